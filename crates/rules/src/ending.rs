//! How a game ends.

use crate::Color;
use core::fmt;

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This side won.
    Win(Color),
    /// Nobody won.
    Draw,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// The loser has no pieces left.
    CapturedOut,
    /// The loser has pieces, but none of them can move.
    Blocked,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    TimeForfeit,
    /// The loser left the game and didn't come back.
    Abandonment,
    /// The players agreed to a draw.
    Agreement,
    /// A player claimed a draw for the third occurrence of a position.
    ThreefoldRepetition,
    /// A position occurred for the fifth time, which is an automatic draw.
    FivefoldRepetition,
    /// A player claimed a draw for forty moves by each side without progress.
    FortyMoves,
    /// The game reached the maximum length.
    MoveLimit,
}

/// The result of a game and the reason for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// Who won, if anyone.
    pub outcome: Outcome,
    /// Why.
    pub termination: Termination,
}

impl Ending {
    /// `winner` won for this reason.
    pub const fn win(winner: Color, termination: Termination) -> Ending {
        Ending {
            outcome: Outcome::Win(winner),
            termination,
        }
    }

    /// The game is drawn for this reason.
    pub const fn draw(termination: Termination) -> Ending {
        Ending {
            outcome: Outcome::Draw,
            termination,
        }
    }
}

/// For people: `Black wins: White has no pieces left`.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let loser = match self.outcome {
            Outcome::Win(winner) => {
                write!(f, "{winner} wins: ")?;
                winner.opponent().name()
            }
            Outcome::Draw => {
                f.write_str("draw: ")?;
                "nobody"
            }
        };
        match self.termination {
            Termination::CapturedOut => write!(f, "{loser} has no pieces left"),
            Termination::Blocked => write!(f, "{loser} has no moves left"),
            Termination::Resignation => write!(f, "{loser} resigned"),
            Termination::TimeForfeit => write!(f, "{loser} ran out of time"),
            Termination::Abandonment => write!(f, "{loser} left the game"),
            Termination::Agreement => f.write_str("the players agreed"),
            Termination::ThreefoldRepetition => f.write_str("the same position for the third time"),
            Termination::FivefoldRepetition => f.write_str("the same position for the fifth time"),
            Termination::FortyMoves => f.write_str("forty moves of each side without progress"),
            Termination::MoveLimit => f.write_str("the game reached 300 moves"),
        }
    }
}
