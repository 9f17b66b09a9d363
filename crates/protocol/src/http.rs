//! What goes over HTTP.

use crate::{PlayerId, RefusalCode, Seek};
use serde::{Deserialize, Serialize};

/// Asks for a session: `POST /api/v1/session`. A client that has one keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSession {
    /// What the guest wants to be called. Without it, or if it is taken, the server chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
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

/// Why a request failed: the body of every answer with a status of 400 and more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// Why, for programs.
    pub code: RefusalCode,
    /// Why, for people: a sentence.
    pub text: String,
}
