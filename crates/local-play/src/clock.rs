//! The clock as people choose it.

use room::{Duration, TimeControl};
use serde::{Deserialize, Serialize};

/// The clock, in the units in which people choose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// No clock.
    None,
    /// A limit for each turn.
    PerTurn {
        /// In seconds.
        seconds: u32,
    },
    /// A stock for the whole game.
    SuddenDeath {
        /// In minutes.
        minutes: u32,
    },
    /// A stock that grows with each move.
    Fischer {
        /// The stock in minutes.
        minutes: u32,
        /// What each move adds, in seconds.
        increment: u32,
    },
}

impl Clock {
    /// The clock as a room knows it. No time at all becomes the least that can be chosen.
    pub fn control(self) -> TimeControl {
        let minutes = |minutes: u32| Duration::from_secs(u64::from(minutes.clamp(1, 600)) * 60);
        let seconds = |seconds: u32| Duration::from_secs(u64::from(seconds.min(3600)));
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
