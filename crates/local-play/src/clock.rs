//! The clock for a local game, as chosen by the user.

use room::{Duration, TimeControl};
use serde::{Deserialize, Serialize};

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
