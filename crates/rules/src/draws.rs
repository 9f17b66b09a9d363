//! Draw counters.

use crate::{Move, Position, Termination};
use core::fmt;

/// A draw can be claimed after this many plies without progress: forty moves by each side.
pub const QUIET_PLIES_TO_CLAIM: u32 = 80;
/// A draw can be claimed if the next move brings this occurrence of a position.
pub const OCCURRENCES_TO_CLAIM: u32 = 3;
/// The game is drawn automatically when a position has occurred this often.
pub const OCCURRENCES_TO_END: u32 = 5;
/// The game is drawn automatically after this many plies: 300 moves by each side.
pub const PLIES_TO_END: usize = 600;

/// How close a game is to a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawCounters {
    /// How often the current position has occurred, including now: 1 or more. Positions are equal
    /// if the pieces and the side to move are.
    pub occurrences: u32,
    /// Plies since a man advanced or a piece was captured.
    pub quiet_plies: u32,
}

impl DrawCounters {
    /// Full moves by each side without progress. A draw can be claimed at 40.
    pub const fn quiet_moves(self) -> u32 {
        self.quiet_plies / 2
    }

    /// The draw that's on the board if players claim all they can: a third occurrence, or forty
    /// moves by each side without progress.
    pub const fn draw(self) -> Option<Termination> {
        if self.occurrences >= OCCURRENCES_TO_CLAIM {
            Some(Termination::ThreefoldRepetition)
        } else if self.quiet_plies >= QUIET_PLIES_TO_CLAIM {
            Some(Termination::FortyMoves)
        } else {
            None
        }
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

/// A draw that a player can claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawClaim {
    /// This move would repeat the position for the third time.
    ThirdOccurrence {
        /// The move.
        by: Move,
    },
    /// Neither side has advanced a man or captured a piece in its last forty moves.
    FortyMoves,
}

impl DrawClaim {
    /// Why the game ends if the draw is claimed.
    pub const fn termination(self) -> Termination {
        match self {
            DrawClaim::ThirdOccurrence { .. } => Termination::ThreefoldRepetition,
            DrawClaim::FortyMoves => Termination::FortyMoves,
        }
    }
}

/// Counts for the last of these positions. `positions` holds the start and the position after each
/// move.
pub(crate) fn count(positions: &[Position], moves: &[Move]) -> DrawCounters {
    let quiet = quiet_plies(positions, moves);
    let recent = &positions[positions.len() - 1 - quiet..];
    let here = positions[positions.len() - 1];
    DrawCounters {
        occurrences: recent.iter().filter(|pos| **pos == here).count() as u32,
        quiet_plies: quiet as u32,
    }
}

/// How often `pos` has occurred since the last irreversible move.
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
