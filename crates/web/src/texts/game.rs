//! The words of the game screen.

use engine_link::Gain;

pub(crate) const LOOKING: &str = "Fetching the game…";
pub(crate) const NOT_THERE: &str = "This game is not in this browser";
pub(crate) const NOT_THERE_LEAD: &str =
    "Games are kept in the browser in which they were played. It may have been deleted.";
pub(crate) const DAMAGED: &str = "This game cannot be gone on with";
pub(crate) const BOARD: &str = "Board";
pub(crate) const DRAW_DECLINED: &str = "The computer plays on.";
pub(crate) const YOUR_TURN: &str = "to move";
pub(crate) const THINKING: &str = "thinking…";
pub(crate) const TRY_AGAIN: &str = "Try again";
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
pub(crate) const WEAKER: &str = "The computer plays without all it knows: ";
pub(crate) const NOT_KEPT: &str = "The game is not being kept: ";
pub(crate) const NOT_SAVED: &str = "The file could not be handed over.";

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

/// The first stage of a hint: whether there is a capture.
pub(crate) fn hint_captures(captures: u32) -> String {
    match captures {
        0 => "There is no capture: look for a quiet move. Ask again for more.".to_owned(),
        1 => "There is one capture, and it must be taken. Ask again for more.".to_owned(),
        _ => format!("There are {captures} captures to choose from. Ask again for more."),
    }
}

/// The second stage: which piece.
pub(crate) fn hint_piece(square: &str) -> String {
    format!("Look at the piece on {square}. Ask again for more.")
}

/// The third stage: which move.
pub(crate) fn hint_move(mv: &str) -> String {
    format!("Play {mv}. Ask again for the line.")
}

/// The last stage: the line and what it wins.
pub(crate) fn hint_line(line: &str, gain: Gain) -> String {
    let gain = match gain {
        Gain::WinsGame(Some(plies)) => format!("wins the game in {}", moves_of(plies)),
        Gain::WinsGame(None) => "wins the game".to_owned(),
        Gain::HoldsOut(_) => "holds out longest".to_owned(),
        Gain::WinsPieces(1) => "wins a piece".to_owned(),
        Gain::WinsPieces(pieces) => format!("wins {pieces} pieces"),
        Gain::Crowns => "gets a king".to_owned(),
        Gain::LosesPieces(1) => "loses only a piece".to_owned(),
        Gain::LosesPieces(pieces) => format!("loses only {pieces} pieces"),
        Gain::Keeps(_) => "keeps the balance".to_owned(),
    };
    format!("{line}: this {gain}.")
}

fn moves_of(plies: u32) -> String {
    match plies.div_ceil(2) {
        1 => "one move".to_owned(),
        moves => format!("{moves} moves"),
    }
}

/// The computer is out of order.
pub(crate) fn computer_trouble(why: &str) -> String {
    format!("The computer could not think: {why}.")
}

/// What a side has taken.
pub(crate) fn taken(pieces: &str) -> String {
    format!("Taken: {pieces}")
}
