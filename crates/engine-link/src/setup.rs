//! What a new worker has to be told first.

use crate::Request;

/// The requests that shape the engine for everything after them. When a worker was ended or has
/// crashed, the next one gets them again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    load: Option<Request>,
    memory: Option<Request>,
    own_book: Option<Request>,
}

impl Setup {
    /// Notes a request that's sent to the worker.
    pub fn note(&mut self, request: &Request) {
        if let Some(latest) = self.latest(request) {
            *latest = Some(request.clone());
        }
    }

    /// What a new worker receives before this request, in order. Nothing is sent twice.
    pub fn before(&self, request: &Request) -> Vec<Request> {
        let kind = std::mem::discriminant(request);
        [&self.load, &self.memory, &self.own_book]
            .into_iter()
            .flatten()
            .filter(|known| std::mem::discriminant(*known) != kind)
            .cloned()
            .collect()
    }

    fn latest(&mut self, request: &Request) -> Option<&mut Option<Request>> {
        match request {
            Request::Load { .. } => Some(&mut self.load),
            Request::Memory { .. } => Some(&mut self.memory),
            Request::OwnBook { .. } => Some(&mut self.own_book),
            Request::NewGame
            | Request::Play { .. }
            | Request::Analyse { .. }
            | Request::Hint { .. }
            | Request::Probe { .. }
            | Request::RefreshTables
            | Request::Prove { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Part;

    #[test]
    fn a_new_worker_gets_the_latest_of_everything_that_lasts() {
        let load = Request::Load {
            parts: vec![Part::Network],
        };
        let memory = |hash_mb| Request::Memory { hash_mb };
        let book = |book: &str| Request::OwnBook {
            book: Some(book.to_owned()),
        };
        let mut setup = Setup::default();
        assert_eq!(setup.before(&Request::NewGame), []);
        for request in [
            book("00"),
            load.clone(),
            memory(8),
            Request::NewGame,
            book("01"),
            memory(16),
            Request::RefreshTables,
        ] {
            setup.note(&request);
        }
        let all = [load.clone(), memory(16), book("01")];
        assert_eq!(setup.before(&Request::NewGame), all);
        // What's being sent anyway isn't sent twice.
        assert_eq!(setup.before(&load), all[1..]);
        setup.note(&Request::OwnBook { book: None });
        let last = setup.before(&load).pop();
        assert_eq!(last, Some(Request::OwnBook { book: None }));
    }
}
