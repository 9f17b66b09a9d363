//! The messages between the server and its clients.
//!
//! One definition for both ends, in plain Rust that also compiles for the browser. Messages are JSON:
//! over HTTP as bodies, over the WebSocket one message in each text frame. What a game is made of (an
//! action, an event, terms) has the form that `room` gives it.
//!
//! A client that speaks another [`VERSION`] is told so and has to be loaded anew. Within one version
//! messages only grow: a client ignores messages and fields that it does not know, and a server refuses
//! what it does not know.
//!
//! ```
//! use protocol::{ClientMessage, VERSION};
//!
//! let message = ClientMessage::Hello { version: VERSION };
//! let text = message.encode();
//! assert_eq!(text, r#"{"hello":{"version":2}}"#);
//! assert_eq!(ClientMessage::decode(&text).unwrap(), message);
//! ```

mod archive;
mod client;
mod day;
mod decode;
mod end_reason;
mod game;
mod http;
mod id;
mod query;
mod seek;
mod server;
mod side;
mod speed;
mod why;

pub use archive::{
    GameEnd, GameList, GameSummary, PlayerKind, PlayerName, PlayerRating, Profile, RatingHistory,
    RatingPoint, Record,
};
pub use client::ClientMessage;
pub use day::{BadDay, Day};
pub use decode::{DecodeError, MAX_MESSAGE_BYTES};
pub use end_reason::EndReason;
pub use game::{GameLog, Heat, Presence};
pub use http::{
    Challenge, ComputerGame, Credentials, Me, NewAccount, NewGame, NewPassword, NewSession,
    NewToken, Password, Problem, Recovery, RecoveryCodes, Token, TokenList,
};
pub use id::{BadId, GameId, ID_CHARS, PlayerId, SeekId, TokenId};
pub use query::{GameQuery, MAX_OPENING_PLIES, QueryError, WantedResult};
pub use seek::{Opening, Seek, SeekTerms, Wish};
pub use server::{RefusalCode, ServerMessage};
pub use side::Side;
pub use speed::Speed;
pub use why::Why;

/// The version of the protocol. It grows with every change that an older client would not understand.
pub const VERSION: u32 = 2;

/// The codes with which the server closes a WebSocket, besides the standard ones.
pub mod close {
    /// The client broke the protocol: no hello, no JSON, too many wrong messages.
    pub const BROKE_PROTOCOL: u16 = 4000;
    /// The client speaks another version and has to be loaded anew.
    pub const OUTDATED: u16 = 4001;
    /// The client reads too slowly to keep up.
    pub const TOO_SLOW: u16 = 4002;
    /// The client sends too much.
    pub const TOO_FAST: u16 = 4003;
    /// The session or the token of the client is no longer good.
    pub const REVOKED: u16 = 4004;
    /// What came is no frame of a WebSocket.
    pub const NO_FRAME: u16 = 1002;
    /// A text is not UTF-8.
    pub const NOT_TEXT: u16 = 1007;
    /// A message is too long.
    pub const TOO_LONG: u16 = 1009;
    /// The server ends; connect again, here or elsewhere.
    pub const RESTART: u16 = 1012;
}
