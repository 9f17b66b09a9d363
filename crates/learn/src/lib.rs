//! What makes a teacher of the engine: reviews of games, reasons for mistakes, names of openings,
//! puzzles.
//!
//! Everything is a pure function of positions, lines and scores. Whoever calls brings the engine
//! and the tables, and `words` renders the values as text.

mod curve;
mod judge;
mod openings;
mod opposition;
mod puzzle;
mod reason;
mod replay;
mod review;

pub use curve::{Curve, Phase};
pub use judge::{Contradiction, Judged, Point, accuracy, contradiction, judge, turning_point};
pub use openings::{OpeningName, ballot_plies, opening_name};
pub use opposition::{has_the_move, system};
pub use puzzle::{
    ATTEMPTS, BrokenPuzzles, Draft, Finder, Goal, MAX_SOLUTION, Puzzle, PuzzleFile, Solved, Theme,
    Themes, Thoroughness, attempt, level_rating, puzzles_of, source_game,
};
pub use reason::{Case, Reason, explain};
pub use review::{Effort, MoveReview, Review, review};
pub use tablebase::Wld;

/// The puzzles that come with the program, for [`PuzzleFile::decode`].
pub const PUZZLES: &[u8] = include_bytes!("../data/puzzles.chpz");
