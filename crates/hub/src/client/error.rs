//! What can go wrong with an engine.

use crate::{NoSuchMove, ParseHubMoveError};
use std::io;
use std::time::Duration;

/// Why an engine gave no usable answer.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// It couldn't be started.
    #[error("can't start {program}")]
    Spawn {
        /// The program.
        program: String,
        /// Why.
        source: io::Error,
    },
    /// It exited.
    #[error("the engine ended at {word:?}, {how}{}", quoted(.stderr))]
    Died {
        /// The last command it received.
        word: String,
        /// How it exited.
        how: String,
        /// Its last output to standard error.
        stderr: String,
    },
    /// It didn't answer in time.
    #[error(
        "the engine didn't answer {word:?} within {limit:?}{}{}",
        .complaint.as_deref().map(|text| format!(", but said: {text}")).unwrap_or_default(),
        quoted(.stderr)
    )]
    Silent {
        /// The last command it received.
        word: &'static str,
        /// How much time it had.
        limit: Duration,
        /// The last error message it sent instead.
        complaint: Option<String>,
        /// Its last output to standard error.
        stderr: String,
    },
    /// It has no such parameter.
    #[error("the engine has no parameter {name:?}: it has {}", .known.join(", "))]
    UnknownParam {
        /// The name.
        name: String,
        /// The ones it has.
        known: Vec<String>,
    },
    /// Its move can't be parsed.
    #[error("the engine's move is unreadable: {0}")]
    Unreadable(#[from] ParseHubMoveError),
    /// Its move isn't legal.
    #[error("the engine's move is illegal: {0}")]
    Illegal(#[from] NoSuchMove),
    /// It answered without a move.
    #[error("the engine gave no move")]
    NoMove,
    /// Nobody is waiting for the answer anymore.
    #[error("canceled")]
    Cancelled,
}

/// The output to standard error, to append to a message.
fn quoted(stderr: &str) -> String {
    match stderr.trim() {
        "" => String::new(),
        words => format!("; it wrote:\n{words}"),
    }
}
