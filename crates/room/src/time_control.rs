//! How much time the players have.

use crate::Duration;
use serde::{Deserialize, Serialize};

/// How much time the players have. A player whose time runs out loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// All the time in the world.
    Unlimited,
    /// The same time for each turn. What is not used is lost.
    PerTurn {
        /// The time for one turn.
        limit: Duration,
    },
    /// One stock of time for the whole game.
    SuddenDeath {
        /// The stock.
        base: Duration,
    },
    /// A stock of time that grows with each move.
    Fischer {
        /// The stock at the beginning.
        base: Duration,
        /// What is added after each move.
        increment: Duration,
    },
}

impl TimeControl {
    /// What a clock shows at the beginning, if there are clocks.
    pub const fn initial(self) -> Option<Duration> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::PerTurn { limit: time }
            | TimeControl::SuddenDeath { base: time }
            | TimeControl::Fischer { base: time, .. } => Some(time),
        }
    }

    /// Whether the clock runs in the turn with this number, counted from 0 without the opening.
    pub const fn runs_in_turn(self, turn: usize) -> bool {
        match self {
            TimeControl::Unlimited => false,
            TimeControl::PerTurn { .. } => true,
            // Nobody loses time while the other one is still arriving.
            TimeControl::SuddenDeath { .. } | TimeControl::Fischer { .. } => turn >= 2,
        }
    }

    /// What a clock that showed `left` at the start of the turn shows when the move is made.
    pub const fn at_move(self, left: Duration, spent: Duration) -> Duration {
        match self {
            TimeControl::Fischer { increment, .. } => left.minus(spent).plus(increment),
            _ => left.minus(spent),
        }
    }

    /// The time that was used, if the clock showed `left` at the start of the turn and `at_move` when
    /// the move was made; the opposite of [`TimeControl::at_move`].
    pub fn spent(self, left: Duration, at_move: Duration) -> Option<Duration> {
        self.at_move(left, Duration::ZERO).checked_minus(at_move)
    }

    /// What the clock of a player shows as soon as the turn has passed to the opponent.
    pub(crate) const fn after_turn(self, left: Duration, spent: Duration) -> Duration {
        match self {
            TimeControl::PerTurn { limit } => limit,
            _ => self.at_move(left, spent),
        }
    }
}
