//! What a page and the engine in its worker say to each other.
//!
//! The engine runs in a Web Worker, so that the page never freezes. Each side posts texts: a
//! [`ToWorker`] or a [`FromWorker`] as JSON. Every message carries the version of this link, since
//! a browser may bring together a page and a worker of different builds, and the number of the
//! request that it belongs to.
//!
//! ```
//! use engine_link::{GameSoFar, Limits, Request, ToWorker};
//! let asked = ToWorker::new(7, Request::Analyse {
//!     game: GameSoFar::default(),
//!     limits: Limits { time_ms: Some(500), ..Limits::default() },
//! });
//! assert_eq!(ToWorker::from_json(&asked.to_json()), Ok(asked));
//! ```
//!
//! # Conversation
//!
//! Requests are answered in their order, one at a time. A request gets any number of replies that
//! tell how far it has come, and then exactly one that [ends it](Reply::is_last). A message that
//! cannot be understood gets [`Reply::Error`], and the worker goes on.
//!
//! # Stopping
//!
//! A search keeps its worker busy, and a message that asks it to stop would not be read before the
//! end. Two ways lead around that:
//!
//! - Where the page is *cross-origin isolated* (its server sends the headers `COOP` and `COEP`, as
//!   ours does), page and worker share four bytes. The page posts the buffer once and later writes the
//!   number of a request into it: all requests up to that number stop. The engine looks at it whenever it
//!   looks at its clock, about every thousand nodes. What was found so far is the answer, as always.
//! - Elsewhere the page ends the worker and starts another. The answer is made of the last
//!   [`Progress`], and what the engine had in its hash table is gone.
//!
//! `page::EngineClient`, with the feature `page`, does the one or the other.

mod game;
mod message;
#[cfg(feature = "page")]
pub mod page;
mod reply;
mod request;

pub use game::{BrokenGame, GameSoFar};
pub use message::{DecodeError, DecodeFault, FromWorker, ToWorker, VERSION};
pub use reply::{
    Analysis, Endgame, Gain, Hint, Line, MoveVerdict, Played, Progress, Reply, Score, Statistics,
    Verdict, Wld,
};
pub use request::{Clock, Limits, Opponent, Part, Request};
