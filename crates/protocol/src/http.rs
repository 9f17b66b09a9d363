//! Request and response bodies over HTTP.

use crate::{GameId, PlayerId, RefusalCode, Seek, SeekTerms, TokenId, Why};
use room::Instant;
use serde::{Deserialize, Serialize};

/// Requests a session: `POST /api/v1/session`. A client that already has a session keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSession {
    /// The guest's preferred name. If it's absent, the server picks one. If it belongs to an
    /// account, the request is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A name and a password. `POST /api/v1/account` turns a guest into an account, and
/// `POST /api/v1/login` starts a session.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name of the account.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Changes the password: `PUT /api/v1/account/password`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The current password.
    pub old: String,
    /// The new password.
    pub new: String,
}

/// Confirms `DELETE /api/v1/account` and `POST /api/v1/account/recovery`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password.
    pub password: String,
}

/// The response to `POST /api/v1/account`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewAccount {
    /// The client's player.
    #[serde(flatten)]
    pub me: Me,
    /// Single-use codes for a forgotten password. They're shown only this once.
    pub recovery: Vec<String>,
}

/// The response to `POST /api/v1/account/recovery`, whose body is [`Password`]. The new codes
/// replace the account's old ones.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecoveryCodes {
    /// Single-use codes. They're shown only this once.
    pub codes: Vec<String>,
}

/// Replaces a forgotten password: `PUT /api/v1/account/recovery`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name of the account.
    pub name: String,
    /// One of the account's recovery codes.
    pub code: String,
    /// The new password.
    pub new: String,
}

/// The player that a client acts for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Me {
    /// The player.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// Whether the player is a guest.
    pub guest: bool,
}

/// How people reach the server: the file `/reach.json`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Reach {
    /// Whether it runs for one person, so that nobody else can open a link to it.
    pub alone: bool,
    /// The addresses where others reach it, best first: `http://192.168.1.5:3264`. Empty if it's
    /// whatever address the page has.
    pub addresses: Vec<String>,
    /// Another server, where the user plays others: `https://play.example.org`.
    pub server: Option<String>,
}

/// The endgame tables that the server has for the app's engine: `GET /endgames/status.json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndgameStatus {
    /// All tables with up to this many pieces are available.
    pub pieces: u8,
    /// The state of a build, if the user can start one: `POST /endgames/build` starts or continues
    /// it, `DELETE` cancels it, and both answer with its state.
    pub build: Option<EndgameBuild>,
}

/// A build of endgame tables in the background.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndgameBuild {
    /// Up to how many pieces it builds.
    pub pieces: u8,
    /// Whether it's running.
    pub is_running: bool,
    /// The number of positions that are solved.
    pub done: u64,
    /// The number of positions in all tables.
    pub positions: u64,
    /// Why the last build failed, for developers.
    pub problem: Option<String>,
}

/// A challenge link: the response to `POST /api/v1/challenges`, whose body is
/// [`SeekTerms`](crate::SeekTerms), and to `GET /api/v1/challenges/{seek}`. The message `take`
/// accepts it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Challenge {
    /// The offered game.
    pub seek: Seek,
    /// The path of the page for the opponent to open.
    pub path: String,
}

/// Requests a game against the computer: `POST /api/v1/computer`. The game is casual and starts
/// immediately.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComputerGame {
    /// The computer's level, from 1 to 10.
    pub level: u8,
    /// The terms of the game. The side is the person's.
    pub terms: SeekTerms,
}

/// A new game: the response to `POST /api/v1/computer`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewGame {
    /// The game, which the client should join.
    pub game: GameId,
}

/// Requests a token that lets a program play for the account: `POST /api/v1/tokens`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// The owner's label for it: 1 to 40 characters.
    pub label: String,
    /// The owner's password, so that an open page isn't enough.
    pub password: String,
}

/// A token, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Token {
    /// Identifies it in `DELETE /api/v1/tokens/{token}`.
    pub id: TokenId,
    /// The owner's label for it.
    pub label: String,
    /// When it was created.
    pub created: Instant,
    /// What the program sends as `Authorization: Bearer …`. It's shown only once, when the token is
    /// created.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// The response to `GET /api/v1/tokens`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenList {
    /// All tokens of the account, without their secrets.
    pub tokens: Vec<Token>,
}

/// Why a request failed: the body of every response with a status of 400 or higher.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// What kind of refusal it is.
    pub code: RefusalCode,
    /// The reason, with the values behind it.
    #[serde(flatten)]
    pub why: Why,
    /// Details for developers, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}
