//! The analysis of a finished game.

use crate::{PlayerName, Side};
use rules::Move;
use serde::{Deserialize, Serialize};

/// The maximum number of positions of a game that can be analyzed.
pub const MAX_ANALYZED: usize = 1_000;
/// The maximum number of half-moves of a line in an analysis.
pub const MAX_ANALYSIS_LINE: usize = 24;

/// The results of a review: the body of `PUT /api/v1/games/{game}/analysis`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameAnalysis {
    /// The score of each position, from the start to the end.
    pub scores: Vec<AnalysisScore>,
    /// The mistakes, with better moves.
    pub mistakes: Vec<AnalyzedMistake>,
}

/// The score of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AnalysisScore {
    /// An estimate in hundredths of a man. Positive is good for Black.
    Estimate(i32),
    /// This side wins.
    Win {
        /// The winner.
        winner: Side,
        /// The number of half-moves to the win, if known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plies: Option<u32>,
    },
    /// A draw, from a tablebase.
    Draw,
}

/// A mistake and a better move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnalyzedMistake {
    /// The number of half-moves up to the mistake, inclusive.
    pub ply: u32,
    /// The best move instead, and best play after it.
    #[serde(with = "notation::serde_forms::moves")]
    pub best: Vec<Move>,
    /// The move that was played, and best play after it.
    #[serde(with = "notation::serde_forms::moves")]
    pub played: Vec<Move>,
    /// The score of the position with the second-best move, if that's known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<AnalysisScore>,
}

/// A stored analysis: the response to `GET /api/v1/games/{game}/analysis`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredAnalysis {
    /// The player who had the game analyzed.
    pub by: PlayerName,
    /// What was found.
    pub analysis: GameAnalysis,
}
