//! The words of the set-up editor.

pub(crate) const TITLE: &str = "Set up a position";
pub(crate) const BOARD: &str = "Board to set up";
pub(crate) const WHAT_TO_DO: &str =
    "Choose a piece and press a square, or drag it there. Drag a piece off the board to remove it.";
pub(crate) const TOOLS: &str = "Pieces";
pub(crate) const TURN: &str = "To move";
pub(crate) const CHANGES: &str = "Changes";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const REDO: &str = "Redo";
pub(crate) const CLEAR: &str = "Clear";
pub(crate) const STANDARD: &str = "Standard";
pub(crate) const FLIP: &str = "Flip";
pub(crate) const STATE: &str = "State of the position";
pub(crate) const TEXT: &str = "Pieces as text";
pub(crate) const TEXT_EXAMPLE: &str = "A7=B C1=WK 14=-";
pub(crate) const PLACE: &str = "Place";
pub(crate) const FEN: &str = "Position as FEN";
pub(crate) const PUT_UP: &str = "Put up";
pub(crate) const COPY: &str = "Copy";
pub(crate) const COPIED: &str = "The position is on the clipboard.";
pub(crate) const NOT_COPIED: &str =
    "The browser does not allow copying. Select the text and copy it.";
pub(crate) const OPPONENT: &str = "Play it";
pub(crate) const AGAINST_PERSON: &str = "Two players";
pub(crate) const AGAINST_COMPUTER: &str = "Computer";
pub(crate) const LEVEL: &str = "Level";
pub(crate) const YOUR_SIDE: &str = "You play";
pub(crate) const RANDOM: &str = "Random";
pub(crate) const START: &str = "Start the game";
pub(crate) const ANALYSE: &str = "Analyse";
pub(crate) const FIND: &str = "Find games over the network with this position";
pub(crate) const NOT_YET: &str = "The game cannot start.";
pub(crate) const DRAFT_LOST: &str =
    "The browser does not keep this position: copy the FEN before you leave.";

/// How many pieces a side may still place.
pub(crate) fn left(side: &str, left: u32) -> String {
    match left {
        0 => format!("{side}: all placed"),
        _ => format!("{side}: {left} left"),
    }
}

/// The key that takes a tool in the hand.
pub(crate) fn tool_title(name: &str, key: usize) -> String {
    format!("{name} (key {key})")
}

/// A position that can be played.
pub(crate) fn ready(side: &str) -> String {
    format!("Ready to play: {side} to move.")
}

/// A position that can be played, but only for a moment.
pub(crate) fn over_at_once(result: &str) -> String {
    format!("The game will be over at once. {result}")
}

/// A level of the computer in a list.
pub(crate) fn level(number: u8, name: &str) -> String {
    format!("{number}, {name}")
}
