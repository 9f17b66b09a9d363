//! Where the search asks databases.

use rules::Position;

/// The result of a position with best play, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum DatabaseResult {
    /// It loses.
    Loss,
    /// It is a draw.
    Draw,
    /// It wins.
    Win,
}

/// A database of endgames, as the search sees it.
///
/// It is asked only about positions in which neither side has a capture, and only by the official
/// rules.
pub trait Prober: Send + Sync {
    /// Positions with more pieces than this are never in it.
    fn max_pieces(&self) -> u32;

    /// The result, if the database holds this position.
    fn probe(&self, pos: &Position) -> Option<DatabaseResult>;
}
