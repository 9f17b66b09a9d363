//! The messages between a page and the engine in its worker.
//!
//! The engine runs in a Web Worker, so the page never freezes. Each side posts text: a [`ToWorker`]
//! or a [`FromWorker`] as JSON. Every message has the version of this link, because a browser may
//! combine a page and a worker from different builds, and the number of its request.
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
//! Requests are answered in order, one at a time. A request gets any number of progress replies,
//! and then exactly one that [ends it](Reply::is_last). An invalid message gets [`Reply::Error`],
//! and the worker continues.
//!
//! # Stopping
//!
//! A search keeps its worker busy, so a stop message wouldn't be read before the end. There are two
//! ways around that:
//!
//! - If the page is *cross-origin isolated* (its server sends the headers `COOP` and `COEP`, as
//!   ours does), page and worker share four bytes. The page posts the buffer once and later writes
//!   the number of a request into it: all requests up to that number stop. The engine checks it
//!   along with its clock, about every thousand nodes. As always, the answer is the best found
//!   until then.
//! - Otherwise, the page terminates the worker and starts another. The answer comes from the last
//!   [`Progress`], and the engine's hash table is lost.
//!
//! `page::EngineClient`, with the feature `page`, handles both.

mod game;
mod loading;
mod message;
#[cfg(feature = "page")]
pub mod page;
mod reply;
mod request;
mod setup;

pub use game::{BrokenGame, GameSoFar};
pub use loading::Loading;
pub use message::{DecodeError, DecodeFault, FromWorker, ToWorker, VERSION};
pub use reply::{
    Analysis, Distinction, Endgame, Gain, Hint, Line, MoveVerdict, Played, Progress, Proof, Reply,
    Score, Statistics, Verdict, Wld,
};
pub use request::{Clock, Limits, Opponent, Part, Request};
pub use setup::Setup;
