//! Rushes: puzzles against the clock, and the leaderboard.

use crate::PlayerId;
use room::Instant;
use rules::Move;
use serde::{Deserialize, Serialize};

/// A rush that starts now: the response to `POST /api/v1/rush`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RushStart {
    /// When it started, which also identifies it.
    pub started: Instant,
    /// The puzzles in order, by their IDs.
    pub puzzles: Vec<u32>,
}

/// A finished rush: the body of `PUT /api/v1/rush`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RushRun {
    /// When it started, as in [`RushStart`].
    pub started: Instant,
    /// The answers, in the order of the puzzles.
    pub answers: Vec<PuzzleAnswer>,
}

/// The answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswer {
    /// The solver's moves. If the last one isn't right, the puzzle is missed.
    #[serde(with = "notation::serde_forms::moves")]
    pub moves: Vec<Move>,
    /// When the last move was made, in milliseconds since the start.
    pub millis: u32,
}

/// The score of a rush: the response to `PUT /api/v1/rush`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RushResult {
    /// How many puzzles were solved.
    pub solved: u32,
    /// How many were missed.
    pub missed: u32,
}

/// The best rushes: the response to `GET /api/v1/rush`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RushBoard {
    /// The best ones, one for each player.
    pub best: Vec<RushPlace>,
    /// The requesting player's best one, if there is one.
    pub mine: Option<RushPlace>,
}

/// A place on the leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RushPlace {
    /// The place, starting with 1.
    pub place: u32,
    /// The player.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// How many puzzles were solved.
    pub solved: u32,
    /// How many were missed.
    pub missed: u32,
    /// When it ended.
    pub at: Instant,
}

/// Which rushes count for a leaderboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RushSpan {
    /// Those of this week. It starts on Monday, UTC.
    Week,
    /// All of them.
    All,
}

impl RushSpan {
    /// The value of the parameter `span`.
    pub const fn word(self) -> &'static str {
        match self {
            RushSpan::Week => "week",
            RushSpan::All => "all",
        }
    }

    /// Reads the query of a URL: nothing, or the parameter `span`.
    pub fn decode(query: &str) -> Option<RushSpan> {
        match query {
            "" | "span=week" => Some(RushSpan::Week),
            "span=all" => Some(RushSpan::All),
            _ => None,
        }
    }
}
