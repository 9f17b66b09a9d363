//! The words of a player's page.

pub(crate) const NOT_THERE: &str = "There is no such player";
pub(crate) const NOT_THERE_LEAD: &str =
    "The address leads to nobody. You can look for a player in the archive.";
pub(crate) const RECORD: &str = "Results";
pub(crate) const NO_RECORD: &str = "No finished game yet.";
pub(crate) const RATINGS: &str = "Ratings";
pub(crate) const NO_RATINGS: &str = "No rated game yet.";
pub(crate) const PROVISIONAL: &str = "A rating with a question mark rests on few games.";
pub(crate) const CURVE_TABLE: &str = "The ratings as a table";
pub(crate) const GAME: &str = "Game";
pub(crate) const RATING: &str = "Rating";
pub(crate) const NO_CURVE: &str = "The curve begins with the first rated game.";
pub(crate) const GAMES: &str = "Games";
pub(crate) const NO_GAMES: &str = "No game yet.";
pub(crate) const CHALLENGE: &str = "Challenge";
pub(crate) const PLAY: &str = "Play";
pub(crate) const YOU: &str = "This is you";
pub(crate) const EXPORT: &str = "All as PDN";
pub(crate) const SEARCH: &str = "Search these games";

pub(crate) fn plus_minus(deviation: u32) -> String {
    format!("± {}", deviation.saturating_mul(2))
}
