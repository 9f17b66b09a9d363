//! The rules of American checkers (English draughts).
//!
//! No I/O, no clock, no randomness: the same inputs give the same outputs.

mod bitboard;
mod board;
mod color;
mod coords;
mod direction;
mod draws;
mod ending;
mod game;
mod hop;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
mod refusal;
mod rule_set;
mod setup;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, HopError, Material};
pub use color::Color;
pub use coords::{Coords, DivisionByZero, NotPlayable};
pub use direction::Direction;
pub use draws::{
    DrawClaim, DrawCounters, OCCURRENCES_TO_CLAIM, OCCURRENCES_TO_END, PLIES_TO_END,
    QUIET_PLIES_TO_CLAIM,
};
pub use ending::{Ending, Outcome, Termination};
pub use game::Game;
pub use hop::{Hop, HopKind, NotAHop};
pub use movegen::{MAX_MOVES, MoveList};
pub use moves::{MAX_JUMPS, Move, MoveText, Path};
pub use perft::perft;
pub use piece::{Piece, Rank};
pub use position::Position;
pub use refusal::{Reason, Refusal};
pub use rule_set::RuleSet;
pub use setup::{BoardProblems, MAX_PIECES, PlacementRefusal, Problem, Setup};
pub use square::{Labels, ParseSquareError, Square, SquareLabel};
