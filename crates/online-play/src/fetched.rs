//! Data that's fetched from the server, perhaps repeatedly.

use crate::ApiTrouble;

/// The state of data that's fetched.
#[derive(Clone, PartialEq, Debug)]
pub enum Fetched<T> {
    /// It was asked for.
    Waiting,
    /// It's there.
    Here(T),
    /// It can't be fetched.
    Failed(ApiTrouble),
}

/// Data that can be fetched repeatedly. The latest request counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Fetching<T> {
    state: Fetched<T>,
    round: u32,
}

impl<T> Default for Fetching<T> {
    fn default() -> Fetching<T> {
        Fetching {
            state: Fetched::Waiting,
            round: 0,
        }
    }
}

impl<T> Fetching<T> {
    /// The state.
    pub const fn state(&self) -> &Fetched<T> {
        &self.state
    }

    /// The data, if it's there.
    pub const fn here(&self) -> Option<&T> {
        match &self.state {
            Fetched::Here(found) => Some(found),
            Fetched::Waiting | Fetched::Failed(_) => None,
        }
    }

    /// Starts a request, showing nothing in the meantime. Returns its number.
    pub fn begin(&mut self) -> u32 {
        self.state = Fetched::Waiting;
        self.renew()
    }

    /// Starts a request, showing the old data in the meantime. Returns its number.
    pub const fn renew(&mut self) -> u32 {
        self.round = self.round.wrapping_add(1);
        self.round
    }

    /// The request with this number was answered. If it failed, old data stays. Returns whether
    /// anything changed.
    pub fn answered(&mut self, round: u32, answer: Result<T, ApiTrouble>) -> bool {
        if self.round != round {
            return false;
        }
        match answer {
            Ok(found) => self.state = Fetched::Here(found),
            Err(_) if self.here().is_some() => return false,
            Err(trouble) => self.state = Fetched::Failed(trouble),
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_request_counts() {
        let mut fetching = Fetching::default();
        let first = fetching.begin();
        let second = fetching.begin();
        assert!(!fetching.answered(first, Ok(1)));
        assert_eq!(fetching.state(), &Fetched::Waiting);
        assert!(fetching.answered(second, Ok(2)));
        assert_eq!(fetching.here(), Some(&2));
    }

    #[test]
    fn old_data_stays_if_it_cannot_be_renewed() {
        let mut fetching = Fetching::default();
        let failed = fetching.begin();
        assert!(fetching.answered(failed, Err(ApiTrouble::Odd)));
        assert_eq!(fetching.state(), &Fetched::Failed(ApiTrouble::Odd));
        let renewed = fetching.renew();
        assert!(fetching.answered(renewed, Ok(3)));
        let again = fetching.renew();
        assert_eq!(fetching.here(), Some(&3));
        assert!(!fetching.answered(again, Err(ApiTrouble::Offline)));
        assert_eq!(fetching.here(), Some(&3));
        fetching.begin();
        assert_eq!(fetching.here(), None);
    }
}
