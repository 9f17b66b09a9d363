//! How much time the players have.

use crate::Duration;
use serde::{Deserialize, Serialize};

/// How much time the players have. A player whose time runs out loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// No time limit.
    Unlimited,
    /// The same time for each turn. Unused time is lost.
    PerTurn {
        /// The time for one turn.
        limit: Duration,
    },
    /// A fixed amount of time for the whole game.
    SuddenDeath {
        /// The time for the whole game.
        base: Duration,
    },
    /// An amount of time that grows with each move.
    Fischer {
        /// The time at the start.
        base: Duration,
        /// The time added after each move.
        increment: Duration,
    },
}

impl TimeControl {
    /// What a clock shows at the start, if there are clocks.
    pub const fn initial(self) -> Option<Duration> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::PerTurn { limit: time }
            | TimeControl::SuddenDeath { base: time }
            | TimeControl::Fischer { base: time, .. } => Some(time),
        }
    }

    /// Whether the clock runs in this turn, counted from 0 without the opening.
    pub const fn runs_in_turn(self, turn: usize) -> bool {
        match self {
            TimeControl::Unlimited => false,
            TimeControl::PerTurn { .. } => true,
            // Nobody loses time while the opponent is still arriving.
            TimeControl::SuddenDeath { .. } | TimeControl::Fischer { .. } => turn >= 2,
        }
    }

    /// What a clock shows when the move is made, if it showed `left` at the start of the turn.
    pub const fn at_move(self, left: Duration, spent: Duration) -> Duration {
        match self {
            TimeControl::Fischer { increment, .. } => left.minus(spent).plus(increment),
            _ => left.minus(spent),
        }
    }

    /// The time used, if the clock showed `left` at the start of the turn and `at_move` when the
    /// move was made. The inverse of [`TimeControl::at_move`]; `None` if the clock couldn't have
    /// shown that.
    pub fn spent(self, left: Duration, at_move: Duration) -> Option<Duration> {
        self.at_move(left, Duration::ZERO).checked_minus(at_move)
    }

    /// What a player's clock shows once it's the opponent's turn.
    pub(crate) const fn after_turn(self, left: Duration, spent: Duration) -> Duration {
        match self {
            TimeControl::PerTurn { limit } => limit,
            _ => self.at_move(left, spent),
        }
    }
}
