//! Games as text: Portable Draughts Notation.
//!
//! It's written as strict PDN 3.0 and read as liberally as old files require. Reading has stages:
//! bytes become tokens, tokens become a written game, and that becomes a game played through the
//! rules. `docs/formats.md` describes the dialect.

mod any_reader;
mod arrows;
mod check;
mod clock;
mod comment;
mod draft;
mod encoding;
mod filler;
mod game;
mod game_type;
mod glyphs;
mod json;
mod json_reader;
mod lexer;
mod limits;
mod parser;
mod place;
mod problem;
mod reader;
mod rest;
mod result;
mod tags;
mod token;
mod tree;
mod utf16;
mod window;
mod writer;
mod written;

pub use any_reader::AnyReader;
pub use arrows::{Arrow, Ink};
pub use clock::Clock;
pub use comment::Comment;
pub use game::PdnGame;
pub use game_type::Variant;
pub use glyphs::{Mark, Nag, Strength};
pub use json_reader::JsonReader;
pub use limits::{MAX_DEPTH, MAX_PROBLEMS, MAX_TAG_NAME, MAX_TAG_VALUE, MAX_TAGS};
pub use place::Place;
pub use problem::{JsonFault, MoveNumber, Problem, ProblemKind, Severity};
pub use reader::{Content, GameRecord, ReadOptions, Reader};
pub use result::GameResult;
pub use tags::{InvalidDate, InvalidTagName, PdnDate, Tags};
pub use tree::{Action, Line, Node, Variation};
pub use writer::{Style, WriteError, Writer};
