//! The words of the game screen.

pub(crate) const LOOKING: &str = "Fetching the game…";
pub(crate) const NOT_THERE: &str = "This game is not in this browser";
pub(crate) const NOT_THERE_LEAD: &str =
    "Games are kept in the browser in which they were played. It may have been deleted.";
pub(crate) const DAMAGED: &str = "This game cannot be gone on with";
pub(crate) const BOARD: &str = "Board";
pub(crate) const DRAW_DECLINED: &str = "The computer plays on.";
pub(crate) const YOUR_TURN: &str = "to move";
pub(crate) const THINKING: &str = "thinking…";
pub(crate) const COMPUTER_TROUBLE: &str =
    "The computer could not be started. Take back a move or reload the page to try again.";
pub(crate) const MOVES: &str = "Moves";
pub(crate) const NO_MOVES: &str = "No move yet.";
pub(crate) const STEPS: &str = "Look through the game";
pub(crate) const FIRST: &str = "First position";
pub(crate) const PREVIOUS: &str = "One move back";
pub(crate) const NEXT: &str = "One move on";
pub(crate) const LAST: &str = "Present position";
pub(crate) const LOOKING_BACK: &str = "You are looking back at an earlier position.";
pub(crate) const TO_PRESENT: &str = "Back to the game";
pub(crate) const TAKE_BACK: &str = "Take back";
pub(crate) const OFFER_DRAW: &str = "Offer draw";
pub(crate) const CLAIM_DRAW: &str = "Claim draw";
pub(crate) const RESIGN: &str = "Resign";
pub(crate) const FLIP: &str = "Flip";
pub(crate) const HINT: &str = "Hint";
pub(crate) const SAVE: &str = "Save";
pub(crate) const NEW_GAME: &str = "New game";
pub(crate) const HELP: &str = "Help";
pub(crate) const MOVE_NOW: &str = "Move now";
pub(crate) const CONFIRM: &str = "Confirm";
pub(crate) const CANCEL: &str = "Cancel";
pub(crate) const ACCEPT: &str = "Accept";
pub(crate) const DECLINE: &str = "Decline";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const RESIGNED: &str = "You resigned.";
pub(crate) const REMATCH: &str = "Rematch";
pub(crate) const REVIEW: &str = "Review";
pub(crate) const ACTIONS: &str = "Game";
pub(crate) const OTHER_TAB: &str = "This game is being played in another tab.";
pub(crate) const PLAY_HERE: &str = "Play here";
pub(crate) const NOT_KEPT: &str = "The game is not being kept: ";
pub(crate) const NOT_SAVED: &str = "The file could not be handed over.";
pub(crate) const PIECES_TAKEN: &str = "Pieces taken";

/// After a take-back.
pub(crate) fn taken_back(plies: usize) -> String {
    match plies {
        1 => "One move was taken back.".to_owned(),
        _ => format!("{plies} moves were taken back."),
    }
}

/// What a side is told that has been offered a draw.
pub(crate) fn draw_offered(by: &str) -> String {
    format!("{by} offers a draw.")
}

/// The name of a file for a game.
pub(crate) fn file_name(black: &str, white: &str) -> String {
    let plain = |name: &str| -> String {
        let kept = name.chars().filter(|c| c.is_alphanumeric());
        kept.take(24).collect()
    };
    format!("{}-{}.pdn", plain(black), plain(white))
}
