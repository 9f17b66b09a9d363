//! The rate limit for a client's messages.

use tokio::time::{Duration, Instant};

/// How many messages a client may send in a burst.
const BURST: f64 = 40.0;
/// How many messages per second it may send after that.
const PER_SECOND: f64 = 10.0;
/// How many messages in a row are refused before the connection is closed.
const MOST_REFUSED: u32 = 100;

/// How many messages a client may still send.
pub(super) struct Budget {
    left: f64,
    at: Instant,
    refused: u32,
}

/// Whether a message is within the budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Admission {
    Fine,
    TooMany,
    Flood,
}

impl Budget {
    pub(super) fn new(now: Instant) -> Budget {
        Budget {
            left: BURST,
            at: now,
            refused: 0,
        }
    }

    /// Counts a message.
    pub(super) fn spend(&mut self, now: Instant) -> Admission {
        let passed: Duration = now.saturating_duration_since(self.at);
        self.at = now;
        self.left = (self.left + passed.as_secs_f64() * PER_SECOND).min(BURST);
        if self.left >= 1.0 {
            self.left -= 1.0;
            self.refused = 0;
            Admission::Fine
        } else {
            self.refused += 1;
            if self.refused > MOST_REFUSED {
                Admission::Flood
            } else {
                Admission::TooMany
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_fine_and_a_flood_is_not() {
        let start = Instant::now();
        let mut budget = Budget::new(start);
        let mut spend = |count: u32, millis: u64| {
            let now = start + Duration::from_millis(millis);
            (0..count).fold(Admission::Fine, |_, _| budget.spend(now))
        };
        assert_eq!(spend(40, 0), Admission::Fine);
        assert_eq!(spend(1, 0), Admission::TooMany);
        assert_eq!(spend(1, 99), Admission::TooMany);
        assert_eq!(spend(1, 101), Admission::Fine);
        assert_eq!(spend(100, 101), Admission::TooMany);
        assert_eq!(spend(1, 101), Admission::Flood);
        assert_eq!(spend(40, 60_000), Admission::Fine);
    }
}
