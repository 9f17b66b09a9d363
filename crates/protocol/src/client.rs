//! What a client says.

use crate::{GameId, SeekId, SeekTerms};
use room::Action;
use serde::{Deserialize, Serialize};

/// What a client says over the WebSocket.
///
/// A message with an `id` is answered once, with `done` or `refused` and the same `id`. The client
/// chooses the number; it only has to tell its own messages apart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message, and only the first.
    Hello {
        /// The version of the protocol that the client speaks.
        version: u32,
    },
    /// Sits down at a game, or watches it: its log comes, then every event.
    ///
    /// Answered with `game`. A client that has lost the connection or sees a gap in the numbers of the
    /// events joins again with the number of the first event that it does not have.
    Join {
        /// The game.
        game: GameId,
        /// The first event that the client wants.
        #[serde(default)]
        from: u64,
    },
    /// Goes away from a game.
    Leave {
        /// The game.
        game: GameId,
    },
    /// Does something in a game.
    Act {
        /// The number of this message.
        id: u32,
        /// The game.
        game: GameId,
        /// How many moves of the players the client has seen, without the opening. A move that was
        /// meant for another position is refused instead of played.
        ply: u32,
        /// What the player does.
        action: Action,
    },
    /// Asks to play the move as soon as the opponent has moved, in place of what was asked before.
    Premove {
        /// The number of this message.
        id: u32,
        /// The game.
        game: GameId,
        /// How many moves there will be when it is played.
        ply: u32,
        /// The squares on the path of the move; none takes an earlier wish back.
        path: Vec<u8>,
    },
    /// Says something to those at a game.
    Say {
        /// The number of this message.
        id: u32,
        /// The game.
        game: GameId,
        /// At most 200 characters.
        text: String,
    },
    /// Wants to see the open seeks, or no longer.
    Lobby {
        /// Whether they are wanted.
        watch: bool,
    },
    /// Looks for an opponent. The first fitting seek of somebody else is taken at once; otherwise this
    /// one is open for as long as the connection lasts, or that of an account for a game over days for
    /// three days.
    Seek {
        /// The number of this message.
        id: u32,
        /// What game.
        terms: SeekTerms,
    },
    /// Takes an open seek or a challenge: the game begins.
    Take {
        /// The number of this message.
        id: u32,
        /// Which one.
        seek: SeekId,
    },
    /// Takes an own seek back.
    Unseek {
        /// The number of this message.
        id: u32,
        /// Which one.
        seek: SeekId,
    },
    /// Asks for the server's time; answered with `pong`.
    Ping {
        /// Any number; it comes back.
        id: u32,
    },
}

impl ClientMessage {
    /// The number that the answer will have, if there is one.
    pub const fn id(&self) -> Option<u32> {
        match self {
            ClientMessage::Act { id, .. }
            | ClientMessage::Premove { id, .. }
            | ClientMessage::Say { id, .. }
            | ClientMessage::Seek { id, .. }
            | ClientMessage::Take { id, .. }
            | ClientMessage::Unseek { id, .. } => Some(*id),
            ClientMessage::Hello { .. }
            | ClientMessage::Join { .. }
            | ClientMessage::Leave { .. }
            | ClientMessage::Lobby { .. }
            | ClientMessage::Ping { .. } => None,
        }
    }
}
