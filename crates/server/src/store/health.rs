//! Whether writing works.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// Whether writing works. Everything that writes to a database shares this.
#[derive(Clone, Debug, Default)]
pub(crate) struct WriteHealth(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    /// How many writes have failed or were abandoned since writing was last proven to work.
    doubts: u64,
    trouble: Option<Trouble>,
}

/// Writing doesn't work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trouble {
    /// Since when.
    pub(crate) since: Instant,
    /// The error of the database, for operators.
    pub(crate) why: String,
}

impl WriteHealth {
    /// A write was abandoned for any reason.
    pub(super) fn doubt(&self) {
        self.lock().doubts += 1;
    }

    /// A write failed because the database couldn't write.
    pub(crate) fn fail(&self, why: String) {
        let mut state = self.lock();
        state.doubts += 1;
        let since = state.trouble.as_ref().map(|trouble| trouble.since);
        let since = since.unwrap_or_else(Instant::now);
        state.trouble = Some(Trouble { since, why });
    }

    /// The number of doubts.
    pub(super) fn doubts(&self) -> u64 {
        self.lock().doubts
    }

    /// Writing was tried with this many doubts, and worked. Newer doubts remain.
    pub(super) fn settle(&self, doubts: u64) {
        let mut state = self.lock();
        if state.doubts == doubts {
            *state = State::default();
        }
    }

    /// What's wrong, if anything.
    pub(crate) fn trouble(&self) -> Option<Trouble> {
        self.lock().trouble.clone()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_tried_after_a_failure_settles_it() {
        let health = WriteHealth::default();
        health.fail("disk full".to_owned());
        let doubts = health.doubts();
        health.doubt();
        health.settle(doubts);
        assert_eq!(health.trouble().unwrap().why, "disk full");
        let since = health.trouble().unwrap().since;
        health.fail("still full".to_owned());
        assert_eq!(health.trouble().unwrap().since, since);
        health.settle(health.doubts());
        assert_eq!((health.doubts(), health.trouble()), (0, None));
    }
}
