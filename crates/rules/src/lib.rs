//! The rules of American checkers (English draughts).
//!
//! [`Position`] lists the legal moves and plays them. [`Game`] adds history, draws and endings.
//! [`Setup`] builds positions by hand. Every refused move comes with the rule it breaks and the
//! legal alternatives.
//!
//! ```
//! use crownhead_rules::{Game, Move, Square};
//!
//! let mut game = Game::new();
//! assert_eq!(game.legal_moves().len(), 7);
//!
//! let path = [11, 15].map(|number| Square::new(number).unwrap());
//! game.play(Move::from_path(&path).unwrap())?;
//! println!("{}", game.position());
//!
//! let refusal = game.play(game.moves()[0]).unwrap_err();
//! assert_eq!(refusal.to_string(), "there's no piece on 11");
//! # Ok::<(), crownhead_rules::Refusal>(())
//! ```
//!
//! There's no I/O, clock or randomness here: the same inputs give the same outputs. The crate is
//! `no_std` and needs an allocator. Text forms (FEN, PDN, move text) are in the crate
//! `crownhead-notation`.
#![deny(missing_docs)]
#![no_std]

extern crate alloc;
#[cfg(test)]
#[macro_use]
extern crate std;

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
pub use refusal::{IllegalMove, Reason, Refusal};
pub use rule_set::RuleSet;
pub use setup::{BoardProblems, MAX_PIECES, PlacementRefusal, Problem, Setup};
pub use square::{Labels, ParseSquareError, Square, SquareLabel};

/// Runs the README examples as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
