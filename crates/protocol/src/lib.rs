//! The messages between the server and its clients.
//!
//! Both sides share these definitions, which also compile for the browser. Messages are JSON:
//! bodies over HTTP, and one message per text frame over the WebSocket. Actions, events and terms
//! have the form that `room` gives them.
//!
//! A client with another [`VERSION`] receives `outdated` and has to be reloaded. Within a version,
//! messages only grow: a client ignores unknown messages and fields, and a server refuses them.
//!
//! ```
//! use protocol::{ClientMessage, VERSION};
//!
//! let message = ClientMessage::Hello { version: VERSION };
//! let text = message.encode();
//! assert_eq!(text, r#"{"hello":{"version":2}}"#);
//! assert_eq!(ClientMessage::decode(&text).unwrap(), message);
//! ```

mod analysis;
mod archive;
mod client;
mod clock;
mod day;
mod decode;
mod end_reason;
mod explorer;
mod game;
mod http;
mod id;
mod premove;
mod progress;
mod query;
mod rush;
mod seek;
mod server;
mod side;
mod speed;
mod why;

pub use analysis::{
    AnalysisScore, AnalyzedMistake, GameAnalysis, MAX_ANALYSIS_LINE, MAX_ANALYZED, StoredAnalysis,
};
pub use archive::{
    COMPUTER_PREFIX, DELETED_PLAYER, GameEnd, GameList, GameSummary, PlayerKind, PlayerName,
    PlayerRating, Profile, RatingHistory, RatingPoint, Record,
};
pub use client::{ClientMessage, MAX_CHAT_LEN};
pub use clock::{
    MAX_GAME_MINUTES, MAX_INCREMENT_SECONDS, MAX_TURN_DAYS, MIN_GAME_SECONDS, MIN_TURN_SECONDS,
    is_clock_allowed,
};
pub use day::{BadDay, Day};
pub use decode::{DecodeError, MAX_MESSAGE_BYTES};
pub use end_reason::EndReason;
pub use explorer::{Continuation, Continuations};
pub use game::{GameLog, Heat, Presence};
pub use http::{
    Challenge, ComputerGame, Credentials, EndgameBuild, EndgameStatus, Me, NewAccount, NewGame,
    NewPassword, NewSession, NewToken, Password, Problem, Reach, Recovery, RecoveryCodes, Token,
    TokenList,
};
pub use id::{BadId, GameId, ID_CHARS, PlayerId, SeekId, TokenId};
pub use premove::PremovePath;
pub use progress::LearningProgress;
pub use query::{GameQuery, MAX_OPENING_PLIES, QueryError, WantedResult};
pub use rush::{PuzzleAnswer, RushBoard, RushPlace, RushResult, RushRun, RushSpan, RushStart};
pub use seek::{Opening, Seek, SeekTerms, Wish};
pub use server::{RefusalCode, ServerMessage};
pub use side::Side;
pub use speed::Speed;
pub use why::Why;

/// The version of the protocol. Every change that an older client wouldn't understand increments
/// it.
pub const VERSION: u32 = 2;

/// Codes for closing a WebSocket: our own, and the standard ones we use.
pub mod close {
    /// The client broke the protocol: no hello, no JSON, or too many invalid messages.
    pub const BROKE_PROTOCOL: u16 = 4000;
    /// The client speaks another version and has to be reloaded.
    pub const OUTDATED: u16 = 4001;
    /// The client reads too slowly to keep up.
    pub const TOO_SLOW: u16 = 4002;
    /// The client sends too much.
    pub const TOO_FAST: u16 = 4003;
    /// The client's session or token is no longer valid.
    pub const REVOKED: u16 = 4004;
    /// The data isn't a WebSocket frame.
    pub const NO_FRAME: u16 = 1002;
    /// A text message isn't UTF-8.
    pub const NOT_TEXT: u16 = 1007;
    /// A message is too long.
    pub const TOO_LONG: u16 = 1009;
    /// The server is shutting down. Reconnect here or elsewhere.
    pub const RESTART: u16 = 1012;
}
