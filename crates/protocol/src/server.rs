//! Messages from the server.

use crate::{GameId, GameLog, Me, Presence, Seek, SeekId, Side, Why};
use room::{Event, Instant};
use serde::{Deserialize, Serialize};

/// A message from the server over the WebSocket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The response to `hello`.
    Welcome {
        /// The version of the protocol that the server speaks.
        version: u32,
        /// The server's time.
        now: Instant,
        /// The client's player.
        me: Me,
    },
    /// The client speaks another version. The server closes the connection with
    /// [`close::OUTDATED`](crate::close::OUTDATED).
    Outdated {
        /// The version of the protocol that the server speaks.
        version: u32,
    },
    /// The response to `join`: the log of a game.
    Game(GameLog),
    /// The game doesn't exist.
    NoGame {
        /// The requested game.
        game: GameId,
    },
    /// Something happened in a game, and it's stored.
    Event {
        /// The game.
        game: GameId,
        /// What happened.
        event: Event,
    },
    /// Someone joined or left a game.
    Presence {
        /// The game.
        game: GameId,
        /// Who is connected.
        presence: Presence,
    },
    /// A chat message in a game.
    Said {
        /// The game.
        game: GameId,
        /// The author's side; absent for a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// The author's name.
        name: String,
        /// The message, as plain text.
        text: String,
    },
    /// The request succeeded, and its effects are stored.
    Done {
        /// The number of the client's message.
        id: u32,
    },
    /// The request was refused, and nothing has changed.
    Refused {
        /// The number of the client's message, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
        /// The game of the client's message, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameId>,
        /// What kind of refusal it is.
        code: RefusalCode,
        /// The reason, with the values behind it.
        #[serde(flatten)]
        why: Why,
        /// Details for developers, in English.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<String>,
    },
    /// The open seeks: the response to `lobby`.
    Lobby {
        /// All of them.
        seeks: Vec<Seek>,
    },
    /// A seek is open. It replaces one with the same `id`.
    Seek(Seek),
    /// A seek is no longer open.
    SeekGone {
        /// The seek.
        seek: SeekId,
    },
    /// A game of the client's player has started. The client should join it.
    Started {
        /// The game.
        game: GameId,
        /// The seek or challenge that it came from, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seek: Option<SeekId>,
        /// The previous game, if this one is a rematch or the second game of a heat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<GameId>,
    },
    /// The response to `ping`.
    Pong {
        /// The number of the client's message.
        id: u32,
        /// The server's time.
        now: Instant,
    },
    /// The server is shutting down. It closes the connection with
    /// [`close::RESTART`](crate::close::RESTART).
    Closing {
        /// How many milliseconds to wait before reconnecting.
        retry: u32,
    },
}

/// What kind of refusal it is. [`Why`] has the reasons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// The message isn't valid in this version.
    BadMessage,
    /// The rules or the terms of the game don't allow it.
    NotAllowed,
    /// The game has moved on in the meantime.
    Stale,
    /// The client doesn't play this side.
    NotYourSeat,
    /// The client has not joined the game.
    NotJoined,
    /// The game, seek or player doesn't exist.
    NotFound,
    /// Someone else was faster.
    Taken,
    /// A limit was exceeded. Try again later.
    TooMany,
    /// The server can't do it right now. Nothing was lost: try again.
    Unavailable,
}

impl RefusalCode {
    /// All codes, in order.
    pub const ALL: [RefusalCode; 9] = [
        RefusalCode::BadMessage,
        RefusalCode::NotAllowed,
        RefusalCode::Stale,
        RefusalCode::NotYourSeat,
        RefusalCode::NotJoined,
        RefusalCode::NotFound,
        RefusalCode::Taken,
        RefusalCode::TooMany,
        RefusalCode::Unavailable,
    ];
}
