//! How games continued from a position.

use rules::Move;
use serde::{Deserialize, Serialize};

/// How finished games continued from a position: the response to `GET /api/v1/explorer`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Continuations {
    /// The moves after which there are games.
    pub moves: Vec<Continuation>,
}

/// A move, and the results of the games that reached the position after it, in any order of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Continuation {
    /// The move.
    #[serde(rename = "move", with = "notation::serde_forms::mv")]
    pub mv: Move,
    /// Games that Black won.
    pub black: u32,
    /// Drawn games.
    pub draws: u32,
    /// Games that White won.
    pub white: u32,
}
