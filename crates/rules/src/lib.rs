//! The rules of American checkers (English draughts).
//!
//! No I/O, no clock, no randomness: the same inputs give the same outputs.

mod bitboard;
mod board;
mod color;
mod coords;
mod direction;
mod hop;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
mod rule_set;
mod setup;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, HopError, Material};
pub use color::Color;
pub use coords::{Coords, DivisionByZero, NotPlayable};
pub use direction::Direction;
pub use hop::{Hop, HopKind, NotAHop};
pub use movegen::{MAX_MOVES, MoveList};
pub use moves::{MAX_JUMPS, Move, MoveText, Path};
pub use perft::perft;
pub use piece::{Piece, Rank};
pub use position::Position;
pub use rule_set::RuleSet;
pub use setup::{MAX_PIECES, PlacementRefusal, Problem, Setup};
pub use square::{Labels, ParseSquareError, Square, SquareLabel};
