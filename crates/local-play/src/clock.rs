//! The clock for a local game, as chosen by the user.

use room::{Duration, TimeControl};
use serde::{Deserialize, Serialize};
use std::mem;

/// A clock, in the units that the user chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// No clock.
    None,
    /// A time limit per move.
    PerTurn {
        /// In seconds.
        seconds: u32,
    },
    /// A total time per side.
    SuddenDeath {
        /// In minutes.
        minutes: u32,
    },
    /// A total time per side, with an increment per move.
    Fischer {
        /// The total time in minutes.
        minutes: u32,
        /// The increment in seconds.
        increment: u32,
    },
}

impl Clock {
    /// The maximum total time, in minutes.
    pub const MAX_MINUTES: u32 = 600;
    /// The maximum time per move and the maximum increment, in seconds.
    pub const MAX_SECONDS: u32 = 3600;

    /// The kinds of clocks, each as its most usual one.
    pub const USUAL: [Clock; 4] = [
        Clock::None,
        Clock::PerTurn { seconds: 30 },
        Clock::SuddenDeath { minutes: 10 },
        Clock::Fischer {
            minutes: 5,
            increment: 3,
        },
    ];

    /// The usual clock of the same kind.
    pub fn usual(self) -> Clock {
        let is_same = |other: &Clock| mem::discriminant(other) == mem::discriminant(&self);
        let found = Clock::USUAL.into_iter().find(is_same);
        found.unwrap_or(Clock::None)
    }

    /// Clocks of the same kind to choose from.
    pub fn presets(self) -> Vec<Clock> {
        match self {
            Clock::None => Vec::new(),
            Clock::PerTurn { .. } => [15, 30, 60, 120]
                .map(|seconds| Clock::PerTurn { seconds })
                .into(),
            Clock::SuddenDeath { .. } => [3, 5, 10, 20, 60]
                .map(|minutes| Clock::SuddenDeath { minutes })
                .into(),
            Clock::Fischer { .. } => [(3, 2), (5, 3), (10, 5), (15, 10), (30, 30)]
                .map(|(minutes, increment)| Clock::Fischer { minutes, increment })
                .into(),
        }
    }

    /// The time per move or in total, and the increment, in the units of the kind. 0 if there's none.
    pub const fn numbers(self) -> (u32, u32) {
        match self {
            Clock::None => (0, 0),
            Clock::PerTurn { seconds } => (seconds, 0),
            Clock::SuddenDeath { minutes } => (minutes, 0),
            Clock::Fischer { minutes, increment } => (minutes, increment),
        }
    }

    /// A clock of the same kind with these numbers.
    pub const fn with_numbers(self, (time, increment): (u32, u32)) -> Clock {
        match self {
            Clock::None => Clock::None,
            Clock::PerTurn { .. } => Clock::PerTurn { seconds: time },
            Clock::SuddenDeath { .. } => Clock::SuddenDeath { minutes: time },
            Clock::Fischer { .. } => Clock::Fischer {
                minutes: time,
                increment,
            },
        }
    }

    /// Converts to the room's time control. Values out of range are clamped.
    pub fn control(self) -> TimeControl {
        let minutes = |minutes: u32| {
            Duration::from_secs(u64::from(minutes.clamp(1, Clock::MAX_MINUTES)) * 60)
        };
        let seconds =
            |seconds: u32| Duration::from_secs(u64::from(seconds.min(Clock::MAX_SECONDS)));
        match self {
            Clock::None => TimeControl::Unlimited,
            Clock::PerTurn { seconds: limit } => TimeControl::PerTurn {
                limit: seconds(limit.max(1)),
            },
            Clock::SuddenDeath { minutes: base } => TimeControl::SuddenDeath {
                base: minutes(base),
            },
            Clock::Fischer {
                minutes: base,
                increment,
            } => TimeControl::Fischer {
                base: minutes(base),
                increment: seconds(increment),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_and_numbers_stay_with_the_kind() {
        for usual in Clock::USUAL {
            assert_eq!(usual.usual(), usual);
            assert_eq!(usual.with_numbers(usual.numbers()), usual);
            for preset in usual.presets() {
                assert_eq!(preset.usual(), usual);
                assert_eq!(usual.with_numbers(preset.numbers()), preset);
            }
        }
        let clock = Clock::Fischer {
            minutes: 7,
            increment: 4,
        };
        assert_eq!(clock.numbers(), (7, 4));
    }
}
