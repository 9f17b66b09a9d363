//! What can go wrong with an engine.

use crate::{NoSuchMove, ParseHubMoveError};
use std::io;
use std::time::Duration;

/// Why an engine gave no answer that can be used.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// It could not be started.
    #[error("cannot start {program}")]
    Spawn {
        /// The program.
        program: String,
        /// Why not.
        source: io::Error,
    },
    /// It ended.
    #[error("the engine ended at {word:?}, {how}{}", quoted(.stderr))]
    Died {
        /// The command that it was told last.
        word: String,
        /// How it ended.
        how: String,
        /// The last that it wrote to standard error.
        stderr: String,
    },
    /// It did not answer in time.
    #[error(
        "the engine did not answer {word:?} within {limit:?}{}{}",
        .complaint.as_deref().map(|text| format!(", but said: {text}")).unwrap_or_default(),
        quoted(.stderr)
    )]
    Silent {
        /// The command that it was told last.
        word: &'static str,
        /// How long it had.
        limit: Duration,
        /// The last error message that it sent instead.
        complaint: Option<String>,
        /// The last that it wrote to standard error.
        stderr: String,
    },
    /// It has no such parameter.
    #[error("the engine has no parameter {name:?}: it has {}", .known.join(", "))]
    UnknownParam {
        /// The name.
        name: String,
        /// Those that it has.
        known: Vec<String>,
    },
    /// Its move cannot be read.
    #[error("the engine's move is unreadable: {0}")]
    Unreadable(#[from] ParseHubMoveError),
    /// Its move is not legal.
    #[error("the engine's move is illegal: {0}")]
    Illegal(#[from] NoSuchMove),
    /// It answered without a move.
    #[error("the engine gave no move")]
    NoMove,
    /// Nobody waits for the answer any more.
    #[error("cancelled")]
    Cancelled,
}

/// What was written to standard error, to go behind a message.
fn quoted(stderr: &str) -> String {
    match stderr.trim() {
        "" => String::new(),
        words => format!("; it wrote:\n{words}"),
    }
}
