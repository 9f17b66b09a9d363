//! The offset between the server's clock and ours.

use room::Instant;
use std::collections::VecDeque;

/// How many pings are remembered. Their median ignores a few delayed ones.
const REMEMBERED: usize = 9;

/// How far the server's clock is ahead of our own, estimated from several pings.
#[derive(Clone, Debug, Default)]
pub struct ClockDifference {
    /// In milliseconds, oldest first.
    samples: VecDeque<i64>,
    round_trip: Option<u64>,
}

impl ClockDifference {
    /// Adds a ping: when we sent it, what the server's clock showed, and when the answer arrived.
    pub fn note(&mut self, asked: Instant, shown: Instant, heard: Instant) {
        let round_trip = heard.since(asked).as_millis();
        let half = i64::try_from(round_trip / 2).unwrap_or(i64::MAX);
        let middle = asked.as_millis().saturating_add(half);
        if self.samples.len() == REMEMBERED {
            self.samples.pop_front();
        }
        self.samples
            .push_back(shown.as_millis().saturating_sub(middle));
        self.round_trip = Some(round_trip);
    }

    /// Forgets everything, for example after the computer slept.
    pub fn forget(&mut self) {
        *self = ClockDifference::default();
    }

    /// Returns the server's time when our clock shows `ours`. Both are the same before the first
    /// answer.
    pub fn server_time(&self, ours: Instant) -> Instant {
        Instant::from_millis(ours.as_millis().saturating_add(self.median()))
    }

    /// Returns the last round trip in milliseconds.
    pub const fn round_trip(&self) -> Option<u64> {
        self.round_trip
    }

    /// Returns how many answers are remembered.
    pub fn answers(&self) -> usize {
        self.samples.len()
    }

    fn median(&self) -> i64 {
        let mut sorted: Vec<i64> = self.samples.iter().copied().collect();
        sorted.sort_unstable();
        sorted.get(sorted.len() / 2).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: i64) -> Instant {
        Instant::from_millis(millis)
    }

    #[test]
    fn the_difference_is_the_median_of_the_answers() {
        #[track_caller]
        fn check(answers: &[(i64, i64, i64)], expected: i64) {
            let mut difference = ClockDifference::default();
            for &(asked, shown, heard) in answers {
                difference.note(at(asked), at(shown), at(heard));
            }
            assert_eq!(difference.server_time(at(0)), at(expected));
        }
        check(&[], 0);
        // The server is assumed to read its clock halfway through the round trip.
        check(&[(100, 5_150, 200)], 5_000);
        // One answer that's delayed on its way back doesn't count.
        check(
            &[(0, 5_010, 20), (30, 5_040, 50), (60, 5_070, 9_000)],
            5_000,
        );
        check(&[(0, -5_000, 0)], -5_000);
        check(&[(0, i64::MAX, 0), (0, i64::MAX, 0)], i64::MAX);
    }

    #[test]
    fn old_answers_are_forgotten() {
        let mut difference = ClockDifference::default();
        for _ in 0..REMEMBERED {
            difference.note(at(0), at(1_000), at(0));
        }
        for _ in 0..REMEMBERED {
            difference.note(at(0), at(7_000), at(0));
        }
        assert_eq!(difference.server_time(at(0)), at(7_000));
        assert_eq!(difference.answers(), REMEMBERED);
        difference.forget();
        assert_eq!(difference.server_time(at(3)), at(3));
    }
}
