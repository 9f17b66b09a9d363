//! What goes over HTTP.

use crate::{GameId, PlayerId, RefusalCode, Seek, Speed};
use room::Instant;
use serde::{Deserialize, Serialize};

/// Asks for a session: `POST /api/v1/session`. A client that has one keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSession {
    /// What the guest wants to be called. Without it, or if it is taken, the server chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A name and a password: `POST /api/v1/account` makes an account of a guest, `POST /api/v1/login` begins
/// a session.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name of the account.
    pub name: String,
    /// The password.
    pub password: String,
}

/// `PUT /api/v1/account/password`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password so far.
    pub old: String,
    /// The password from now on.
    pub new: String,
}

/// `DELETE /api/v1/account`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password.
    pub password: String,
}

/// Who a client is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Me {
    /// The player.
    pub player: PlayerId,
    /// What the player is called.
    pub name: String,
    /// Whether the player is a guest, without an account.
    pub guest: bool,
}

/// A challenge by link: the answer to `POST /api/v1/challenges`, whose body is
/// [`SeekTerms`](crate::SeekTerms), and to `GET /api/v1/challenges/{seek}`. It is taken with `take`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Challenge {
    /// What is offered.
    pub seek: Seek,
    /// The path of the page that a friend opens.
    pub path: String,
}

/// Games of a player, the latest first: the answer to `GET /api/v1/games?player=…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameList {
    /// Some of them.
    pub games: Vec<GameSummary>,
    /// What to ask for as `before` to get those that come next; nothing at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<GameId>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSummary {
    /// The game.
    pub game: GameId,
    /// Who plays Black.
    pub black: PlayerName,
    /// Who plays White.
    pub white: PlayerName,
    /// Whether the result counts for the players' ratings.
    pub rated: bool,
    /// When it began.
    pub started: Instant,
    /// How it ended; nothing while it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<GameEnd>,
}

/// A player in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerName {
    /// The player.
    pub player: PlayerId,
    /// What the player is called.
    pub name: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameEnd {
    /// When.
    pub at: Instant,
    /// `1-0` if Black won, `0-1`, `1/2-1/2`, or `*` for a game that was called off.
    pub result: String,
    /// Why, in words.
    pub termination: String,
}

/// A player, as others see one: the answer to `GET /api/v1/players/{player}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Profile {
    /// The player.
    pub player: PlayerId,
    /// What the player is called.
    pub name: String,
    /// One for each speed at which the player has played rated games.
    pub ratings: Vec<PlayerRating>,
}

/// How strong a player is at one speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerRating {
    /// The speed.
    pub speed: Speed,
    /// The strength: 1500 is a beginner's.
    pub value: u32,
    /// How sure that is: two times this to either side covers it nearly always.
    pub deviation: u32,
    /// Whether too little is known for it to mean much.
    pub provisional: bool,
    /// How many rated games there were.
    pub games: u32,
}

/// Why a request failed: the body of every answer with a status of 400 and more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// Why, for programs.
    pub code: RefusalCode,
    /// Why, for people: a sentence.
    pub text: String,
}
