//! What a search tells: on the way, and at the end.

use crate::Score;
use rules::Move;
use std::time::Duration;

/// One line of play and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Line {
    /// The moves from the searched position on, at least one.
    pub moves: Vec<Move>,
    /// The worth for the side to move in the searched position.
    pub score: Score,
    /// How deep it was searched, in plies.
    pub depth: u32,
}

/// A line that a search has just found, and how far the search has come.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Progress {
    /// The line.
    pub line: Line,
    /// The place of the line among those asked for: 0 is the best.
    pub rank: usize,
    /// The numbers so far.
    pub statistics: Statistics,
}

/// The numbers of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Statistics {
    /// The last iteration that was begun, in plies.
    pub depth: u32,
    /// The longest line that was looked at, in plies.
    pub selective_depth: u32,
    /// The ends of lines that were judged, by the thread that answers.
    pub leaves: u64,
    /// The plies of all these lines together.
    pub leaf_plies: u64,
    /// The positions that were looked at, by all threads.
    pub nodes: u64,
    /// The answers that came from a database.
    pub database_hits: u64,
    /// How full the hash table is with what this search has found, in thousandths.
    pub hash_permille: u32,
    /// By the caller's clock, since the search began.
    pub elapsed: Duration,
}

impl Statistics {
    /// How long the lines were on average, in plies; `None` where none was judged.
    pub fn mean_depth(&self) -> Option<f64> {
        (self.leaves > 0).then(|| self.leaf_plies as f64 / self.leaves as f64)
    }

    /// Nodes per second; `None` where the clock has not moved.
    pub fn nodes_per_second(&self) -> Option<u64> {
        let nanoseconds = self.elapsed.as_nanos();
        let per_second = u128::from(self.nodes) * 1_000_000_000;
        Some(per_second.checked_div(nanoseconds)? as u64)
    }
}

/// The answer of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SearchResult {
    /// The move to play. `None` only where there is no legal move, and so the game is lost.
    pub best: Option<Move>,
    /// The reply that is expected, to think about meanwhile.
    pub ponder: Option<Move>,
    /// What the position is worth for the side to move.
    pub score: Score,
    /// The lines that were asked for, the best first. The first begins with the best move. None
    /// where there is no legal move.
    pub lines: Vec<Line>,
    /// The numbers.
    pub statistics: Statistics,
}

impl SearchResult {
    /// The answer that consists of this line, found without a search.
    pub(crate) fn of_line(line: Line) -> SearchResult {
        let mut result = SearchResult {
            best: None,
            ponder: None,
            score: line.score,
            lines: vec![line],
            statistics: Statistics::default(),
        };
        result.adopt_first_line();
        result
    }

    /// Makes the first line the answer.
    pub(crate) fn adopt_first_line(&mut self) {
        if let Some(line) = self.lines.first() {
            self.best = line.moves.first().copied();
            self.ponder = line.moves.get(1).copied();
            self.score = line.score;
        }
    }
}
