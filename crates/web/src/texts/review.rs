//! The review board.

use super::t;

/// Returns a file name for an online game.
pub(crate) fn online_file(game: &str) -> String {
    format!("crownhead-{game}.pdn")
}

/// Returns a file name for an analysis.
pub(crate) fn file_name() -> String {
    format!("{}.pdn", t().review_file())
}
