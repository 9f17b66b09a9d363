//! Puzzles: positions from games, each with one right move.

mod difficulty;
mod find;
mod format;
mod games;
mod pattern;
mod source;
mod theme;

pub use difficulty::{ATTEMPTS, Solved, attempt};
pub use find::{Draft, Finder, Glance, Goal, MAX_SOLUTION, Thoroughness};
pub use format::{BrokenPuzzles, PuzzleFile};
pub use games::{PuzzleGame, PuzzleGames, PuzzleSource};
pub use source::{SearchedGame, puzzles_of, source_game, source_levels};
pub use theme::{Theme, Themes};

use crate::{LessonGoal, Step};
use rules::{Move, Position};

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The position. The side to move solves it.
    pub pos: Position,
    /// The solver's moves and the replies in turn. It starts and ends with a move of the solver.
    pub solution: Vec<Move>,
    /// What is achieved.
    pub goal: Goal,
    /// What it's about.
    pub themes: Themes,
    /// How many attempts of each level solved it.
    pub solved: Solved,
    /// The game that it comes from: its number in the builder's order.
    pub game: u32,
    /// The number of plies in that game before the position. The last one may be another move than
    /// in the game, one that a beginner would have made.
    pub ply: u16,
}

impl Puzzle {
    /// A number that stays the same when puzzles are added: a checksum of the position.
    pub fn id(&self) -> u32 {
        crc32fast::hash(&notation::wire::encode_position(&self.pos))
    }

    /// The puzzle as a step for someone who solves it.
    pub fn step(&self) -> Step {
        Step {
            name: String::new(),
            pos: self.pos,
            goal: LessonGoal::Solve(self.solution.clone()),
            par: None,
            samples: Vec::new(),
        }
    }

    /// The same for a rush: only the solution counts. Nobody waits for an engine there, and every
    /// puzzle was checked to have just one right move.
    pub fn exact_step(&self) -> Step {
        Step {
            goal: LessonGoal::SolveExactly(self.solution.clone()),
            ..self.step()
        }
    }

    /// How hard it is, on the scale of the levels' ratings.
    pub fn rating(&self) -> u16 {
        self.solved.rating()
    }

    /// Two puzzles with the same pattern are near-duplicates: shifted, mirrored, or with colors
    /// swapped.
    pub fn pattern(&self) -> u64 {
        pattern::pattern(&self.pos, &self.solution)
    }
}
