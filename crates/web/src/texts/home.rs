//! The options for a local game.

use super::{saved_speaker, t, with_pieces};
use engine::Level;
use local_play::{BadChoices, DefaultNames, Pieces, Seating};
use notation::Deck;
use rules::Color;

/// Returns names for players who didn't enter one.
pub(crate) fn default_names() -> DefaultNames {
    t().default_names()
}

/// Returns the name of a level.
pub(crate) fn level_name(level: Level) -> &'static str {
    t().level_name(level.number())
}

/// Returns a description of how a level plays.
pub(crate) fn level_text(level: Level) -> &'static str {
    let t = t();
    match level.number() {
        1 => t.level_1_text(),
        2 => t.level_2_text(),
        3 => t.level_3_text(),
        4 => t.level_4_text(),
        5 => t.level_5_text(),
        6 => t.level_6_text(),
        7 => t.level_7_text(),
        8 => t.level_8_text(),
        9 => t.level_9_text(),
        _ => t.level_10_text(),
    }
}

/// Returns the label for choosing the user's pieces.
pub(crate) fn your_pieces(pieces: Pieces) -> String {
    t().home_your_pieces(with_pieces(pieces).named(Color::Black))
}

/// Returns the label for the player of this side.
pub(crate) fn player_of(color: Color, pieces: Pieces) -> String {
    t().home_player_of(with_pieces(pieces).named(color))
}

pub(crate) fn seating(seating: Seating) -> &'static str {
    match seating {
        Seating::Fixed => t().home_seating_fixed(),
        Seating::Turns => t().home_seating_turns(),
        Seating::Facing => t().home_seating_facing(),
    }
}

pub(crate) fn seating_hint(seating: Seating) -> &'static str {
    match seating {
        Seating::Fixed => t().home_seating_fixed_hint(),
        Seating::Turns => t().home_seating_turns_hint(),
        Seating::Facing => t().home_seating_facing_hint(),
    }
}

/// Describes a thinking time in tenths of a second.
pub(crate) fn thinking(tenths: u32) -> String {
    t().home_thinking_seconds(f64::from(tenths) / 10.0)
}

pub(crate) fn deck(deck: Deck) -> String {
    let count = deck.len();
    match deck {
        Deck::TwoMove => t().deck_two_move(count),
        Deck::TwoMoveBarred => t().deck_two_move_barred(count),
        Deck::ThreeMove => t().deck_three_move(count),
        Deck::ThreeMoveCrossboard => t().deck_three_move_crossboard(count),
        Deck::ThreeMoveMailplay => t().deck_three_move_mailplay(count),
        Deck::ThreeMoveBarred => t().deck_three_move_barred(count),
        Deck::ThreeMoveTable => t().deck_three_move_table(count),
        Deck::ElevenMan => t().deck_eleven_man(count),
        Deck::ElevenManDraws => t().deck_eleven_man_draws(count),
    }
}

/// Describes a common time per turn.
pub(crate) fn preset_seconds(seconds: u32) -> String {
    match seconds {
        0..=59 => t().span_short_seconds(seconds),
        _ => t().span_short_minutes(seconds / 60),
    }
}

pub(crate) fn preset_minutes(minutes: u32) -> String {
    t().span_short_minutes(minutes)
}

pub(crate) fn preset_fischer(minutes: u32, increment: u32) -> String {
    t().clock_short_fischer(minutes, increment)
}

/// Joins the parts of the options' summary.
pub(crate) fn summary(parts: &[String]) -> String {
    t().facts(parts)
}

pub(crate) fn game_so_far(moves: u32, when: &str) -> String {
    t().home_game_so_far(&t().moves_so_far(moves), when)
}

/// Returns why a game can't start.
pub(crate) fn cannot_begin(why: &BadChoices) -> String {
    match why {
        BadChoices::Name { name, .. } => t().choices_bad_name(name),
        BadChoices::Deck(deck) => t().choices_unknown_deck(deck),
        BadChoices::Position(why) => t().choices_bad_position(&saved_speaker().bad_position(why)),
        BadChoices::Terms(_) => t().choices_bad_clock().to_owned(),
    }
}
