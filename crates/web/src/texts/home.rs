//! The words of the home screen.

use local_play::{BadChoices, Pieces, Seating};
use notation::Deck;
use rules::Color;

pub(crate) const TITLE: &str = "Play checkers";
pub(crate) const LEAD: &str = "Against the computer, two of you at this screen, or";
pub(crate) const LEAD_ONLINE: &str = "somebody online";
pub(crate) const LEAD_END: &str = ". No account, no ads, also offline.";
pub(crate) const OPPONENT: &str = "You play against";
pub(crate) const AGAINST_COMPUTER: &str = "The computer";
pub(crate) const TWO_PLAYERS: &str = "Someone here";
pub(crate) const LEVEL: &str = "Level";
pub(crate) const CHANCE: &str = "Random";
pub(crate) const START: &str = "Start the game";

pub(crate) const CONTINUE: &str = "Continue";
pub(crate) const CONTINUE_TITLE: &str = "Where you left off";
pub(crate) const OTHER_WAYS: &str = "Other ways to begin";
pub(crate) const SET_UP: &str = "Set up a position";
pub(crate) const LOAD: &str = "Load a game";
pub(crate) const FIRST_TIME: &str = "New to checkers?";
pub(crate) const FIRST_TIME_LINK: &str = "The rules in five minutes";

pub(crate) const OPTIONS: &str = "Options";
pub(crate) const OPTIONS_LEAD: &str = "names, clock, opening, board, rules";
pub(crate) const HOUSE_SHORT: &str = "House rule";
pub(crate) const CONFIRM_SHORT: &str = "Confirmed moves";
pub(crate) const NAME_PLACEHOLDER: &str = "Name";
pub(crate) const PLAYERS: &str = "Players";
pub(crate) const YOUR_NAME: &str = "Your name";
pub(crate) const SEATING: &str = "Who sits where";
pub(crate) const THINKING: &str = "The computer thinks at most";

pub(crate) const CLOCK: &str = "Clock";
pub(crate) const NO_CLOCK: &str = "None";
pub(crate) const PER_TURN: &str = "Per turn";
pub(crate) const SUDDEN_DEATH: &str = "Whole game";
pub(crate) const FISCHER: &str = "With increment";
pub(crate) const SECONDS_PER_TURN: &str = "Seconds for each turn";
pub(crate) const MINUTES: &str = "Minutes for each side";
pub(crate) const INCREMENT: &str = "Seconds added per move";
pub(crate) const PRESETS: &str = "Often played";
pub(crate) const CLOCK_HINT: &str = "Whoever runs out of time loses the game.";

pub(crate) const OPENING: &str = "Opening";
pub(crate) const AS_YOU_PLEASE: &str = "As you please";
pub(crate) const BALLOT: &str = "Ballot";
pub(crate) const ELEVEN_MAN: &str = "Eleven-man";
pub(crate) const OWN_POSITION: &str = "Own position";
pub(crate) const DECK: &str = "Drawn from";
pub(crate) const BALLOT_HINT: &str =
    "The first moves are drawn by lot, so that every game goes new ways.";
pub(crate) const ELEVEN_MAN_HINT: &str =
    "One man of each side is taken off and one move of each is made, all drawn by lot.";
pub(crate) const FEN: &str = "Position as FEN";
pub(crate) const FEN_HINT: &str = "Paste one, or";
pub(crate) const FEN_LINK: &str = "put the pieces on a board";

pub(crate) const RULES: &str = "Rules and help";
pub(crate) const HOUSE_RULE: &str = "House rule: a man may not capture a king";
pub(crate) const HOUSE_RULE_HINT: &str = "Off by the official rules.";
pub(crate) const CONFIRM: &str = "Confirm each move";
pub(crate) const CONFIRM_HINT: &str = "Enter plays the move, Backspace takes it back.";
pub(crate) const SHOW_FORCED: &str = "Ring the pieces that must jump";
pub(crate) const SHOW_FORCED_HINT: &str = "Before the first click, so that a jump is never missed.";
pub(crate) const BACK_TO_DEFAULTS: &str = "All options to their defaults";
pub(crate) const DEFAULTS_DONE: &str = "The options are as they were in the beginning.";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const PREVIEW: &str = "The board as the game begins";

/// Which pieces the person gets, and what that means.
pub(crate) fn your_pieces(pieces: Pieces) -> String {
    format!("Your pieces ({} begins)", super::side(Color::Black, pieces))
}

/// The person who plays this side.
pub(crate) fn player_of(color: Color, pieces: Pieces) -> String {
    format!("Plays {}", super::side(color, pieces))
}

pub(crate) const fn seating(seating: Seating) -> &'static str {
    match seating {
        Seating::Fixed => "Side by side",
        Seating::Turns => "Board turns",
        Seating::Facing => "Face to face",
    }
}

pub(crate) const fn seating_hint(seating: Seating) -> &'static str {
    match seating {
        Seating::Fixed => "The board stays as it is.",
        Seating::Turns => "Whoever is to move sits at the bottom.",
        Seating::Facing => "The screen lies between you; each sees the own pieces upright.",
    }
}

/// A thinking time in tenths of a second.
pub(crate) fn thinking(tenths: u32) -> String {
    match (tenths / 10, tenths % 10) {
        (1, 0) => "1 second".to_owned(),
        (seconds, 0) => format!("{seconds} seconds"),
        (seconds, rest) => format!("{seconds}.{rest} seconds"),
    }
}

pub(crate) fn deck(deck: Deck) -> String {
    let count = deck.len();
    match deck {
        Deck::TwoMove => format!("Two-move openings ({count})"),
        Deck::TwoMoveBarred => format!("Two-move, barred ones only ({count})"),
        Deck::ThreeMove => format!("Three-move, official deck ({count})"),
        Deck::ThreeMoveCrossboard => format!("Three-move, cross-board ({count})"),
        Deck::ThreeMoveMailplay => format!("Three-move, mail-play ({count})"),
        Deck::ThreeMoveBarred => format!("Three-move, barred ones only ({count})"),
        Deck::ThreeMoveTable => format!("Three-move, the whole table ({count})"),
        Deck::ElevenMan => format!("Every position once ({count})"),
        Deck::ElevenManDraws => format!("As players draw ({count} draws)"),
    }
}

/// A clock that is often played.
pub(crate) fn preset_seconds(seconds: u32) -> String {
    match seconds {
        0..=59 => format!("{seconds} s"),
        _ => format!("{} min", seconds / 60),
    }
}

pub(crate) fn preset_minutes(minutes: u32) -> String {
    format!("{minutes} min")
}

pub(crate) fn preset_fischer(minutes: u32, increment: u32) -> String {
    format!("{minutes} + {increment}")
}

/// What is chosen without looking into the options.
pub(crate) fn summary(parts: &[String]) -> String {
    parts.join(" · ")
}

pub(crate) fn game_so_far(moves: u32, when: &str) -> String {
    match moves {
        0 => format!("No move yet · {when}"),
        1 => format!("1 move · {when}"),
        _ => format!("{moves} moves · {when}"),
    }
}

/// Why no game can begin.
pub(crate) fn cannot_begin(why: &BadChoices) -> String {
    super::sentence(&why.to_string())
}
