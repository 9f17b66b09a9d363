//! What the server says.

use crate::{GameId, GameLog, Me, Presence, Seek, SeekId, Side, Why};
use room::{Event, Instant};
use serde::{Deserialize, Serialize};

/// What the server says over the WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// The version of the protocol that the server speaks.
        version: u32,
        /// The server's time.
        now: Instant,
        /// Who the client is.
        me: Me,
    },
    /// The client speaks another version. The connection is closed with
    /// [`close::OUTDATED`](crate::close::OUTDATED).
    Outdated {
        /// The version of the protocol that the server speaks.
        version: u32,
    },
    /// The answer to `join`: the log of a game.
    Game(GameLog),
    /// The game does not exist.
    NoGame {
        /// The game that was asked for.
        game: GameId,
    },
    /// Something has happened in a game, and it is stored.
    Event {
        /// The game.
        game: GameId,
        /// What has happened.
        event: Event,
    },
    /// Who is at a game has changed.
    Presence {
        /// The game.
        game: GameId,
        /// Who is there.
        presence: Presence,
    },
    /// Somebody has said something at a game.
    Said {
        /// The game.
        game: GameId,
        /// The player's side; nothing for a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// What the player is called.
        name: String,
        /// What was said: plain text.
        text: String,
    },
    /// What was asked is done, and what came of it is stored.
    Done {
        /// The number of the client's message.
        id: u32,
    },
    /// What was asked is not done, and nothing has changed.
    Refused {
        /// The number of the client's message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
        /// What kind of refusal it is.
        code: RefusalCode,
        /// Why.
        why: Why,
        /// More about it for whoever wrote the client, in English.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<String>,
    },
    /// The open seeks: the answer to `lobby`.
    Lobby {
        /// All of them.
        seeks: Vec<Seek>,
    },
    /// A seek is open; one with the same name is replaced.
    Seek(Seek),
    /// A seek is no longer open.
    SeekGone {
        /// Which one.
        seek: SeekId,
    },
    /// A game of this client's player has begun: join it.
    Started {
        /// The game.
        game: GameId,
        /// The seek or challenge that it came from, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seek: Option<SeekId>,
        /// The game that it is the rematch of, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<GameId>,
    },
    /// The answer to `ping`.
    Pong {
        /// The number of the client's message.
        id: u32,
        /// The server's time.
        now: Instant,
    },
    /// The server ends. The connection is closed with [`close::RESTART`](crate::close::RESTART).
    Closing {
        /// After how many milliseconds to connect again.
        retry: u32,
    },
}

/// What kind of refusal it is. [`Why`] has the reasons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// This is no message of this version.
    BadMessage,
    /// The rules of the game, or of the game's terms, do not allow it.
    NotAllowed,
    /// The game has gone on in the meantime.
    Stale,
    /// It is not the client's seat.
    NotYourSeat,
    /// The client has not joined the game.
    NotJoined,
    /// There is no such game, seek or player.
    NotFound,
    /// Somebody else was faster.
    Taken,
    /// Too much of it for now.
    TooMany,
    /// The server cannot store it just now. Nothing was lost: try again.
    Unavailable,
}
