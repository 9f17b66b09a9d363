//! Encodes and decodes messages.

use crate::{ClientMessage, GameId, ServerMessage, VERSION};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The maximum size of a client message. Longer ones are refused without parsing.
pub const MAX_MESSAGE_BYTES: usize = 4096;

/// Why text isn't a message.
#[derive(Debug, thiserror::Error)]
pub enum DecodeError {
    /// It's too long.
    #[error("a message has at most {MAX_MESSAGE_BYTES} bytes, and this one has {0}")]
    TooLong(usize),
    /// It isn't JSON, or not a message of this version.
    #[error("this isn't a message of version {VERSION}: {0}")]
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

    /// The `id` and the game of text that can't be decoded, so that its refusal can carry them.
    pub fn addressed(text: &str) -> (Option<u32>, Option<GameId>) {
        #[derive(Default, Deserialize)]
        struct Addressed {
            id: Option<u32>,
            game: Option<GameId>,
        }
        let fields: Result<HashMap<String, Addressed>, _> = serde_json::from_str(text);
        let first = fields.unwrap_or_default().into_values().next();
        let Addressed { id, game } = first.unwrap_or_default();
        (id, game)
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
