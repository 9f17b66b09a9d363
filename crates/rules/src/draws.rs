//! Counting towards a draw.

use crate::{Move, Position, Termination};
use core::fmt;

/// A draw may be claimed after this many plies without progress: forty moves of each side.
pub const QUIET_PLIES_TO_CLAIM: u32 = 80;
/// A draw may be claimed when the next move brings a position for this time.
pub const OCCURRENCES_TO_CLAIM: u32 = 3;
/// The game ends by itself when a position has come this often.
pub const OCCURRENCES_TO_END: u32 = 5;
/// The game ends by itself after this many plies: 300 moves of each side.
pub const PLIES_TO_END: usize = 600;

/// How near a game is to a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawCounters {
    /// How often the position on the board has come, this time included: 1 or more. Positions are
    /// the same when the pieces and the side to move are.
    pub occurrences: u32,
    /// Plies since a man advanced or a piece was taken.
    pub quiet_plies: u32,
}

impl DrawCounters {
    /// Whole moves of each side without progress; a draw may be claimed at 40.
    pub const fn quiet_moves(self) -> u32 {
        self.quiet_plies / 2
    }
}

/// For people: `position seen twice, 31 of 40 moves without progress`.
impl fmt::Display for DrawCounters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.occurrences {
            0 | 1 => f.write_str("position seen once")?,
            2 => f.write_str("position seen twice")?,
            times => write!(f, "position seen {times} times")?,
        }
        write!(
            f,
            ", {} of {} moves without progress",
            self.quiet_moves(),
            QUIET_PLIES_TO_CLAIM / 2
        )
    }
}

/// A draw that a player may claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawClaim {
    /// This move would bring about the same position for the third time.
    ThirdOccurrence {
        /// The move.
        by: Move,
    },
    /// Neither side has advanced a man or taken a piece in its last forty moves.
    FortyMoves,
}

impl DrawClaim {
    /// The reason the game ends with when the draw is claimed.
    pub const fn termination(self) -> Termination {
        match self {
            DrawClaim::ThirdOccurrence { .. } => Termination::ThreefoldRepetition,
            DrawClaim::FortyMoves => Termination::FortyMoves,
        }
    }
}

/// Counts for the last of these positions. `positions` is the start and one more for each move.
pub(crate) fn count(positions: &[Position], moves: &[Move]) -> DrawCounters {
    let quiet = quiet_plies(positions, moves);
    let recent = &positions[positions.len() - 1 - quiet..];
    let here = positions[positions.len() - 1];
    DrawCounters {
        occurrences: recent.iter().filter(|pos| **pos == here).count() as u32,
        quiet_plies: quiet as u32,
    }
}

/// How often `pos` has come since the last move that cannot be undone.
pub(crate) fn occurrences_before(positions: &[Position], moves: &[Move], pos: &Position) -> usize {
    let recent = &positions[positions.len() - 1 - quiet_plies(positions, moves)..];
    recent.iter().filter(|earlier| *earlier == pos).count()
}

fn quiet_plies(positions: &[Position], moves: &[Move]) -> usize {
    let played = positions.iter().zip(moves).rev();
    played
        .take_while(|(before, mv)| !before.is_irreversible(**mv))
        .count()
}
