//! What goes over HTTP.

use crate::{GameId, PlayerId, RefusalCode, Seek, SeekTerms, TokenId, Why};
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

/// The answer to `POST /api/v1/account`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewAccount {
    /// Who the client is now.
    #[serde(flatten)]
    pub me: Me,
    /// Codes for a forgotten password, each good once. They are told this once.
    pub recovery: Vec<String>,
}

/// The answer to `POST /api/v1/account/recovery`, whose body is [`Password`]: new codes in the place of
/// those that the account had.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecoveryCodes {
    /// The codes, each good once. They are told this once.
    pub codes: Vec<String>,
}

/// Replaces a forgotten password: `PUT /api/v1/account/recovery`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name of the account.
    pub name: String,
    /// One of its codes.
    pub code: String,
    /// The password from now on.
    pub new: String,
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

/// Asks for a game against the computer: `POST /api/v1/computer`. It is casual, and begins at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComputerGame {
    /// How well the computer plays, from 1 to 10.
    pub level: u8,
    /// What game; the side is the one that the person wants.
    pub terms: SeekTerms,
}

/// A game has begun: the answer to `POST /api/v1/computer`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewGame {
    /// The game: join it.
    pub game: GameId,
}

/// Asks for a token with which a program plays for the account: `POST /api/v1/tokens`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What the owner calls it: 1 to 40 characters.
    pub label: String,
}

/// A token, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Token {
    /// Its name, for `DELETE /api/v1/tokens/{token}`.
    pub id: TokenId,
    /// What the owner calls it.
    pub label: String,
    /// When it was made.
    pub created: Instant,
    /// What the program sends as `Authorization: Bearer …`. It is told once, when the token is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// The answer to `GET /api/v1/tokens`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenList {
    /// All tokens of the account, without their secrets.
    pub tokens: Vec<Token>,
}

/// Why a request failed: the body of every answer with a status of 400 and more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// What kind of refusal it is.
    pub code: RefusalCode,
    /// Why.
    pub why: Why,
    /// More about it for whoever wrote the client, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}
