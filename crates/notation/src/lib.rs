//! Every text and binary format for positions, moves and games of American checkers.
//!
//! ```
//! use crownhead_notation::pdn::{PdnGame, Writer};
//! use crownhead_notation::{WrittenMove, read_fen, write_fen};
//! use crownhead_notation::rules::{Game, RuleSet};
//!
//! // Parse a FEN in one step.
//! let start = read_fen("B:W21-32:B1-12")?;
//!
//! // Parse a move: first the syntax, then the legal move.
//! let mut game = Game::from_position(start, RuleSet::OFFICIAL);
//! for text in ["11-15", "23-19", "8-11"] {
//!     let written: WrittenMove = text.parse()?;
//!     game.play(written.resolve(game.position(), game.rules())?)?;
//! }
//! assert!(write_fen(game.position()).starts_with("W:W19,21,22,24"));
//!
//! // Write a game as PDN.
//! let mut text = Vec::new();
//! Writer::new(&mut text).write(&PdnGame::from(&game))?;
//! assert!(String::from_utf8(text)?.contains("1. 11-15 23-19 2. 8-11 *"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Reading has stages, and each stage is a type: text becomes a syntax value, such as
//! [`WrittenMove`] or [`Fen`], and a syntax value becomes a legal value, such as [`rules::Move`] or
//! [`rules::Position`]. No input causes a panic. `PdnGame::from(&game)` turns a game played through
//! the rules into PDN, and [`pdn::Reader`] reads files of any size. For your own JSON, see
//! [`serde_forms`].
#![deny(missing_docs)]

mod ballots;
mod descriptor;
mod excerpt;
mod fen;
mod move_text;
pub mod pdn;
mod picture;
pub mod serde_forms;
mod setup_text;
pub mod wire;

pub use rules;

pub use ballots::{Ballot, BallotClass, Deck, UnknownDeck};
pub use descriptor::{DescriptorError, DescriptorFault, DescriptorList};
pub use excerpt::excerpt;
pub use fen::{Fen, FenError, FenFault, FenPart, ParseFenError, read_fen, write_fen};
pub use move_text::{MoveInContext, ParseMoveError, Separator, WrittenMove, write_move};
pub use picture::{ParsePictureError, Picture, PictureFault, PictureLayout};
pub use setup_text::{SetupEntry, SetupFault, SetupText, SetupTextError};

/// Runs the README examples as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
