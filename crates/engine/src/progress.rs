//! What a search reports, on the way and at the end.

use crate::Score;
use rules::Move;
use std::time::Duration;

/// One line of play and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Line {
    /// The moves, starting in the searched position. At least one.
    pub moves: Vec<Move>,
    /// The score for the side to move in the searched position.
    pub score: Score,
    /// How deep it was searched, in plies.
    pub depth: u32,
}

impl Line {
    /// A line from somewhere else, such as a worker. It has at least one move.
    pub const fn new(moves: Vec<Move>, score: Score, depth: u32) -> Line {
        Line {
            moves,
            score,
            depth,
        }
    }
}

/// A line that a search just found, with the statistics at that point.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Progress {
    /// The line.
    pub line: Line,
    /// The rank of the line among those asked for: 0 is the best.
    pub rank: usize,
    /// The statistics at this point.
    pub statistics: Statistics,
}

/// The statistics of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Statistics {
    /// The iteration in plies: the current one in a [`Progress`], the last completed one in a
    /// result.
    pub depth: u32,
    /// The longest line that was searched, in plies.
    pub selective_depth: u32,
    /// The number of lines searched to their end, on the main thread only.
    pub leaves: u64,
    /// The total length of these lines, in plies.
    pub leaf_plies: u64,
    /// The number of positions visited, on all threads.
    pub nodes: u64,
    /// The number of database hits.
    pub database_hits: u64,
    /// How full the hash table is with entries of this search, in thousandths.
    pub hash_permille: u32,
    /// The time since the search started, by the caller's clock.
    pub elapsed: Duration,
}

impl Statistics {
    /// The average length of the lines, in plies, or `None` if there were none.
    pub fn mean_depth(&self) -> Option<f64> {
        (self.leaves > 0).then(|| self.leaf_plies as f64 / self.leaves as f64)
    }

    /// Nodes per second, or `None` if no time has passed.
    pub fn nodes_per_second(&self) -> Option<u64> {
        let nanoseconds = self.elapsed.as_nanos();
        let per_second = u128::from(self.nodes) * 1_000_000_000;
        Some(per_second.checked_div(nanoseconds)? as u64)
    }
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SearchResult {
    /// The move to play. `None` only if there is no legal move, so the game is lost.
    pub best: Option<Move>,
    /// The expected reply, to ponder on.
    pub ponder: Option<Move>,
    /// The score of the position for the side to move.
    pub score: Score,
    /// The lines that were asked for, the best first. The first starts with the best move. Empty if
    /// there is no legal move.
    pub lines: Vec<Line>,
    /// The statistics.
    pub statistics: Statistics,
}

impl SearchResult {
    /// A result that consists of this line, found without a search.
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

    /// Takes the move, reply and score from the first line.
    pub(crate) fn adopt_first_line(&mut self) {
        if let Some(line) = self.lines.first() {
            self.best = line.moves.first().copied();
            self.ponder = line.moves.get(1).copied();
            self.score = line.score;
        }
    }
}
