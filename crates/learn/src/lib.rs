//! What turns the engine into a teacher: reviews of games, reasons for mistakes, names of openings,
//! puzzles, lessons.
//!
//! Everything is a pure function of positions, lines and scores. The caller brings the engine
//! and the tables, and `words` renders the values as text.

mod by_the_book;
mod curve;
mod exercise;
mod explorer;
mod judge;
mod lesson;
mod memory;
mod mix;
mod opening_trainer;
mod openings;
mod opposition;
mod progress;
mod puzzle;
mod rating;
mod reason;
mod repertoire;
mod replay;
mod review;
mod rush;
mod solver;
mod squares;
mod training;
mod tried;

pub use by_the_book::ByTheBook;
pub use curve::{Curve, Phase};
pub use exercise::{Exercise, ExerciseEffect, ExerciseNotice, ExerciseStage, TryResult};
pub use explorer::{ExploredMove, Results, explore};
pub use judge::{Contradiction, Judged, Point, accuracy, contradiction, judge, turning_point};
pub use lesson::{
    Achieved, Attempt, BadLessons, BadLine, Course, DrillEnd, DrillProgress, DrillTry, Findings,
    Finished, Flaw, FlawedStep, Inquiry, LOOK_LINES, LOOK_NODES, Lesson, LessonGoal,
    LessonProgress, LessonVisit, Mistake, Next, Sample, Step, WINS_TO_MASTER, check_lessons,
    courses, drill_title_id, drills, find_drill, find_lesson, lesson_after, read_course,
};
pub use memory::Card;
pub use opening_trainer::{OpeningChoice, OpeningEnd, OpeningSummary, OpeningTrainer};
pub use openings::{OpeningName, ballot_plies, opening_name, position_name};
pub use opposition::{Opposition, has_the_move, opposition, system};
pub use progress::{Progress, ProgressExchange};
pub use puzzle::{
    ATTEMPTS, BrokenPuzzles, Draft, Finder, Glance, Goal, MAX_SOLUTION, Puzzle, PuzzleFile,
    PuzzleGame, PuzzleGames, PuzzleSource, SearchedGame, Solved, Theme, Themes, Thoroughness,
    attempt, puzzles_of, source_game, source_levels,
};
pub use rating::Rating;
pub use reason::{Case, MAX_LINE, Reason, explain};
pub use repertoire::{
    Mastery, OPENING_MOVES, Opening, OpeningExercise, OpeningProgress, OpeningState, OpeningTask,
    ballots, find_opening, opening_keys, openings, read_moves, read_openings, written_moves,
};
pub use review::{Effort, MoveReview, Review, Reviewer, review};
pub use rush::{
    BadRush, MIN_MOVE_MILLIS, RUSH_MILLIS, RUSH_MISTAKES, RUSH_PUZZLES, RushAnswer, RushPool,
    RushScore, judge_rush,
};
pub use solver::{DrawnRush, PuzzleMode, PuzzleMoment, Rush, Solver, SolverEffect};
pub use squares::{ROUND, SquareChoice, SquareRound, SquareTask, SquareTrainer};
pub use tablebase::Wld;
pub use training::{Training, puzzle_of_the_day};
pub use tried::Try;

/// The puzzles that come with the program, for [`PuzzleFile::decode`].
pub const PUZZLES: &[u8] = include_bytes!("../data/puzzles.chpz");

/// The games that they come from, for [`PuzzleGames::decode`].
pub const PUZZLE_GAMES: &[u8] = include_bytes!("../data/puzzles.chpz.games");
