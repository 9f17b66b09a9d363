//! How fast a game is.

use room::{Duration, TimeControl};
use serde::{Deserialize, Serialize};

/// How fast a game is. Players have a separate rating for each speed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Up to ten minutes per player.
    Blitz,
    /// Up to half an hour per player.
    Rapid,
    /// More than half an hour per player.
    Classical,
    /// An hour or more per turn.
    Correspondence,
}

/// The number of moves per player in an average game, to estimate its length.
const MOVES: u64 = 40;
const MINUTE: u64 = 60_000;

impl Speed {
    /// Every speed.
    pub const ALL: [Speed; 4] = [
        Speed::Blitz,
        Speed::Rapid,
        Speed::Classical,
        Speed::Correspondence,
    ];

    /// The speed of a game with this time control, or `None` without a clock.
    pub const fn of(time: TimeControl) -> Option<Speed> {
        let millis = match time {
            TimeControl::Unlimited => return None,
            TimeControl::PerTurn { limit } if limit.as_millis() >= 60 * MINUTE => {
                return Some(Speed::Correspondence);
            }
            TimeControl::PerTurn { limit } => limit.as_millis().saturating_mul(MOVES),
            TimeControl::SuddenDeath { base } => base.as_millis(),
            TimeControl::Fischer { base, increment } => {
                let grown = Duration::from_millis(increment.as_millis().saturating_mul(MOVES));
                base.plus(grown).as_millis()
            }
        };
        Some(if millis <= 10 * MINUTE {
            Speed::Blitz
        } else if millis <= 30 * MINUTE {
            Speed::Rapid
        } else {
            Speed::Classical
        })
    }

    /// The speed as a word.
    pub const fn word(self) -> &'static str {
        match self {
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Correspondence => "correspondence",
        }
    }

    /// Parses a speed.
    pub fn from_word(word: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_have_speeds() {
        #[track_caller]
        fn check(time: TimeControl, expected: Option<Speed>) {
            assert_eq!(Speed::of(time), expected);
        }
        let minutes = |minutes: u64| Duration::from_secs(minutes * 60);
        check(TimeControl::Unlimited, None);
        let sudden = |base| TimeControl::SuddenDeath {
            base: minutes(base),
        };
        check(sudden(10), Some(Speed::Blitz));
        check(sudden(11), Some(Speed::Rapid));
        check(sudden(31), Some(Speed::Classical));
        let fischer = TimeControl::Fischer {
            base: minutes(5),
            increment: Duration::from_secs(10),
        };
        check(fischer, Some(Speed::Rapid));
        let turn = |limit| TimeControl::PerTurn { limit };
        check(turn(Duration::from_secs(10)), Some(Speed::Blitz));
        check(turn(minutes(60)), Some(Speed::Correspondence));
        for speed in Speed::ALL {
            assert_eq!(Speed::from_word(speed.word()), Some(speed));
        }
    }
}
