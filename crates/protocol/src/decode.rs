//! Encodes and decodes messages.

use crate::{ClientMessage, ServerMessage, VERSION};
use serde::Serialize;

/// The maximum size of a client message. Longer ones are refused without parsing.
pub const MAX_MESSAGE_BYTES: usize = 4096;

/// Why text isn't a message.
#[derive(Debug, thiserror::Error)]
pub enum DecodeError {
    /// It's too long.
    #[error("a message has at most {MAX_MESSAGE_BYTES} bytes, and this one has {0}")]
    TooLong(usize),
    /// It isn't JSON, or not a message of this version.
    #[error("this is no message of version {VERSION}: {0}")]
    Unknown(#[source] serde_json::Error),
}

impl ClientMessage {
    /// Decodes a message.
    pub fn decode(text: &str) -> Result<ClientMessage, DecodeError> {
        if text.len() > MAX_MESSAGE_BYTES {
            return Err(DecodeError::TooLong(text.len()));
        }
        serde_json::from_str(text).map_err(DecodeError::Unknown)
    }

    /// Encodes the message.
    pub fn encode(&self) -> String {
        encode(self)
    }
}

impl ServerMessage {
    /// Decodes a message. Clients should ignore messages that can't be decoded, because a newer
    /// server may send more kinds.
    pub fn decode(text: &str) -> Result<ServerMessage, DecodeError> {
        serde_json::from_str(text).map_err(DecodeError::Unknown)
    }

    /// Encodes the message.
    pub fn encode(&self) -> String {
        encode(self)
    }
}

fn encode(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("messages have no maps with non-string keys")
}
