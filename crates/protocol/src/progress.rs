//! What an account has learned.

use serde::{Deserialize, Serialize};

/// What an account has learned, or what one of its devices has: `GET` and `PUT /api/v1/progress`.
///
/// Each field is a text with one line for each thing, as `docs/protocol.md` describes. A server that
/// doesn't know a line drops it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LearningProgress {
    /// Lessons.
    pub lessons: String,
    /// Drills.
    pub drills: String,
    /// Openings.
    pub openings: String,
    /// Puzzles: the rating, the best streak and rush, and the puzzles that were tried.
    pub puzzles: String,
}
