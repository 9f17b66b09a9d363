//! Warnings for clocks that run low.

use room::{Duration, Sides, TimeControl};
use rules::Color;

/// Warns once when a clock runs low.
///
/// Each threshold is reported once. It's reported again on the next turn if each turn has its own
/// time, or after the clock has gained back more than twice as much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TimeWarnings {
    each_turn_anew: bool,
    clocks: Sides<Watched>,
}

/// When to warn, in seconds, highest first.
const THRESHOLDS: [u64; 2] = [30, 10];

/// The state of one clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Watched {
    /// What it showed last.
    last: Option<Duration>,
    /// Which thresholds have been reported.
    told: [bool; THRESHOLDS.len()],
}

impl TimeWarnings {
    /// Returns warnings for a game with this time control.
    pub(crate) fn new(time: TimeControl) -> TimeWarnings {
        TimeWarnings {
            each_turn_anew: matches!(time, TimeControl::PerTurn { .. }),
            clocks: Sides::default(),
        }
    }

    /// Checks a clock. Returns a threshold in seconds if it was just reached.
    pub(crate) fn look(&mut self, color: Color, left: Duration) -> Option<u64> {
        let watched = &mut self.clocks[color];
        let mut warning = None;
        for (told, seconds) in watched.told.iter_mut().zip(THRESHOLDS) {
            let threshold = Duration::from_secs(seconds);
            let anew_above = if self.each_turn_anew {
                threshold
            } else {
                Duration::from_secs(2 * seconds)
            };
            if left > anew_above {
                *told = false;
            }
            let is_reached = left <= threshold && watched.last.is_some_and(|last| last > threshold);
            if is_reached && !*told {
                *told = true;
                warning = Some(seconds);
            }
        }
        watched.last = Some(left);
        // If the time is up, no warning is needed.
        warning.filter(|_| !left.is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_runs_low_is_told_once() {
        #[track_caller]
        fn check(time: TimeControl, seconds: &[u64], expected: &[u64]) {
            let mut warnings = TimeWarnings::new(time);
            let told: Vec<u64> = seconds
                .iter()
                .filter_map(|left| warnings.look(Color::Black, Duration::from_secs(*left)))
                .collect();
            assert_eq!(told, expected);
        }
        let stock = TimeControl::SuddenDeath {
            base: Duration::from_secs(60),
        };
        let turn = TimeControl::PerTurn {
            limit: Duration::from_secs(20),
        };
        check(stock, &[60, 31, 30, 29, 11, 10, 9, 1, 0], &[30, 10]);
        // Small changes don't repeat a warning. Gaining much time back does.
        check(stock, &[40, 30, 32, 29, 61, 30], &[30, 30]);
        check(stock, &[31, 9], &[10]);
        // A game loaded with little time left doesn't start with a warning.
        check(stock, &[25, 9], &[10]);
        check(stock, &[40, 0], &[]);
        check(turn, &[20, 10, 20, 10, 20, 11], &[10, 10]);
    }

    #[test]
    fn each_side_has_its_own_warnings() {
        let mut warnings = TimeWarnings::new(TimeControl::Unlimited);
        for color in Color::BOTH {
            assert_eq!(warnings.look(color, Duration::from_secs(31)), None);
        }
        for color in Color::BOTH {
            assert_eq!(warnings.look(color, Duration::from_secs(30)), Some(30));
        }
    }
}
