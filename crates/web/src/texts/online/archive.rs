//! The words of the archive.

use local_play::Pieces;
use rules::Color;

pub(crate) const TITLE: &str = "Archive";
pub(crate) const LEAD: &str = "Every game that was played here.";
pub(crate) const NAME: &str = "Player";
pub(crate) const OPPONENT: &str = "Opponent";
pub(crate) const FROM: &str = "From";
pub(crate) const UNTIL: &str = "Until";
pub(crate) const RESULT: &str = "Result";
pub(crate) const ANY: &str = "Any";
pub(crate) const PLAYER_WON: &str = "The player won";
pub(crate) const PLAYER_LOST: &str = "The player lost";
pub(crate) const DRAW: &str = "Draw";
pub(crate) const RATED: &str = "Rated";
pub(crate) const ONLY_RATED: &str = "Rated only";
pub(crate) const ONLY_CASUAL: &str = "Casual only";
pub(crate) const SPEED: &str = "Speed";
pub(crate) const BALLOT: &str = "Three-move opening";
pub(crate) const OPENING: &str = "First moves";
pub(crate) const OPENING_HINT: &str = "11-15 23-19 8-11";
pub(crate) const POSITION: &str = "Position";
pub(crate) const POSITION_HINT: &str = "A FEN, such as W:W18,K22:B3,7";
pub(crate) const SET_UP: &str = "Set up a position";
pub(crate) const MORE: &str = "Days, result, opening, position";
pub(crate) const SEARCH: &str = "Search";
pub(crate) const CLEAR: &str = "Clear";
pub(crate) const RESULTS: &str = "Games";
pub(crate) const NOTHING: &str = "No game fits";
pub(crate) const NOTHING_LEAD: &str = "Try fewer words, other dates, or a shorter opening.";
pub(crate) const EMPTY: &str = "No games yet";
pub(crate) const EMPTY_LEAD: &str = "A game appears here as soon as it begins. Be the first!";
pub(crate) const TO_LOBBY: &str = "Play online";

pub(crate) fn won(color: Color, pieces: Pieces) -> String {
    format!("{} won", crate::texts::side(color, pieces))
}

pub(crate) fn found(count: usize, more: bool) -> String {
    match (count, more) {
        (0, _) => "No game".to_owned(),
        (1, false) => "1 game".to_owned(),
        (count, false) => format!("{count} games"),
        (count, true) => format!("{count} games, and there are more"),
    }
}
