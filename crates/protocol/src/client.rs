//! Messages from a client.

use crate::{GameId, PremovePath, SeekId, SeekTerms};
use room::Action;
use serde::{Deserialize, Serialize};

/// The maximum length of a chat message, in characters.
pub const MAX_CHAT_LEN: usize = 200;

/// A message from a client over the WebSocket.
///
/// A message with an `id` gets one response: `done` or `refused` with the same `id`. The client
/// picks the number, which only has to be unique among its own messages. There are two exceptions:
/// `ping` gets a `pong`, and a `premove` that can't be played later gets a `refused` after `done`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Must be the first message, and can't be sent again.
    Hello {
        /// The version of the protocol that the client speaks.
        version: u32,
    },
    /// Joins a game as a player or spectator. The server sends its log, then every event.
    ///
    /// The response is `game`. A client that lost the connection or sees a gap in the event numbers
    /// joins again, starting with the first event it's missing.
    Join {
        /// The game.
        game: GameId,
        /// The number of the first event to send.
        #[serde(default)]
        from: u64,
    },
    /// Leaves a game.
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
        /// How many moves of the players the client has seen, not counting the opening. A move for
        /// any other position is refused as stale.
        ply: u32,
        /// What the player does.
        action: Action,
    },
    /// Plays the move as soon as the opponent has moved. Replaces an earlier premove.
    Premove {
        /// The number of this message.
        id: u32,
        /// The game.
        game: GameId,
        /// How many moves there will be when the premove is played.
        ply: u32,
        /// The move, or that there's none anymore.
        path: PremovePath,
    },
    /// Sends a chat message to everyone in a game.
    Say {
        /// The number of this message.
        id: u32,
        /// The game.
        game: GameId,
        /// At most [`MAX_CHAT_LEN`] characters.
        text: String,
    },
    /// Starts or stops watching the open seeks.
    Lobby {
        /// Whether to watch them.
        watch: bool,
    },
    /// Looks for an opponent. If another player's seek matches, that game starts immediately.
    /// Otherwise, the seek stays open until the connection closes. A correspondence seek of an
    /// account stays open for three days.
    Seek {
        /// The number of this message.
        id: u32,
        /// The terms of the game.
        terms: SeekTerms,
    },
    /// Accepts an open seek or a challenge, which starts the game.
    Take {
        /// The number of this message.
        id: u32,
        /// The seek or challenge.
        seek: SeekId,
    },
    /// Cancels one of the player's own seeks.
    Unseek {
        /// The number of this message.
        id: u32,
        /// The seek.
        seek: SeekId,
    },
    /// Asks for the server's time. The response is `pong`.
    Ping {
        /// Any number. The response repeats it.
        id: u32,
    },
}

impl ClientMessage {
    /// The `id` of the `done` or `refused` that answers this message, if there is one.
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

    /// The game that this message is for, if there is one.
    pub const fn game(&self) -> Option<GameId> {
        match self {
            ClientMessage::Join { game, .. }
            | ClientMessage::Leave { game }
            | ClientMessage::Act { game, .. }
            | ClientMessage::Premove { game, .. }
            | ClientMessage::Say { game, .. } => Some(*game),
            ClientMessage::Hello { .. }
            | ClientMessage::Lobby { .. }
            | ClientMessage::Seek { .. }
            | ClientMessage::Take { .. }
            | ClientMessage::Unseek { .. }
            | ClientMessage::Ping { .. } => None,
        }
    }
}
