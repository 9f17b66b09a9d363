//! From text to messages.

use crate::{ClientMessage, ServerMessage, VERSION};
use serde::Serialize;

/// The most bytes of a message from a client. Longer ones are refused unread.
pub const MAX_MESSAGE_BYTES: usize = 4096;

/// Why a text is no message.
#[derive(Debug, thiserror::Error)]
pub enum DecodeError {
    /// It is too long to be one.
    #[error("a message has at most {MAX_MESSAGE_BYTES} bytes, and this one has {0}")]
    TooLong(usize),
    /// It is not JSON, or not a message that we know.
    #[error("this is no message of version {VERSION}: {0}")]
    Unknown(#[source] serde_json::Error),
}

impl ClientMessage {
    /// The message in this text.
    pub fn decode(text: &str) -> Result<ClientMessage, DecodeError> {
        if text.len() > MAX_MESSAGE_BYTES {
            return Err(DecodeError::TooLong(text.len()));
        }
        serde_json::from_str(text).map_err(DecodeError::Unknown)
    }

    /// The message as text.
    pub fn encode(&self) -> String {
        encode(self)
    }
}

impl ServerMessage {
    /// The message in this text. A client ignores what it cannot decode: a newer server may say more.
    pub fn decode(text: &str) -> Result<ServerMessage, DecodeError> {
        serde_json::from_str(text).map_err(DecodeError::Unknown)
    }

    /// The message as text.
    pub fn encode(&self) -> String {
        encode(self)
    }
}

fn encode(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("messages have no maps with odd keys")
}
