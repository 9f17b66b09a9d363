//! The options of a game on this device.

use super::Speaker;
use crate::Words;
use local_play::{BadChoices, Choices, Clock, Opening, Opponent, Seating};
use notation::Deck;

impl Words {
    /// How a level plays, from 1 to 10.
    pub fn level_text(&self, level: u8) -> &str {
        match level {
            1 => self.level_1_text(),
            2 => self.level_2_text(),
            3 => self.level_3_text(),
            4 => self.level_4_text(),
            5 => self.level_5_text(),
            6 => self.level_6_text(),
            7 => self.level_7_text(),
            8 => self.level_8_text(),
            9 => self.level_9_text(),
            _ => self.level_10_text(),
        }
    }

    /// Where two people sit.
    pub fn seating(&self, seating: Seating) -> &str {
        match seating {
            Seating::Fixed => self.home_seating_fixed(),
            Seating::Turns => self.home_seating_turns(),
            Seating::Facing => self.home_seating_facing(),
        }
    }

    /// What a seating means for the board.
    pub fn seating_hint(&self, seating: Seating) -> &str {
        match seating {
            Seating::Fixed => self.home_seating_fixed_hint(),
            Seating::Turns => self.home_seating_turns_hint(),
            Seating::Facing => self.home_seating_facing_hint(),
        }
    }

    /// A set of openings, with the number of them.
    pub fn deck(&self, deck: Deck) -> String {
        let count = deck.len();
        match deck {
            Deck::TwoMove => self.deck_two_move(count),
            Deck::TwoMoveBarred => self.deck_two_move_barred(count),
            Deck::ThreeMove => self.deck_three_move(count),
            Deck::ThreeMoveCrossboard => self.deck_three_move_crossboard(count),
            Deck::ThreeMoveMailplay => self.deck_three_move_mailplay(count),
            Deck::ThreeMoveBarred => self.deck_three_move_barred(count),
            Deck::ThreeMoveTable => self.deck_three_move_table(count),
            Deck::ElevenMan => self.deck_eleven_man(count),
            Deck::ElevenManDraws => self.deck_eleven_man_draws(count),
        }
    }

    /// A clock in a few characters, for a button. `None` without a clock.
    pub fn local_clock(&self, clock: Clock) -> Option<String> {
        match clock {
            Clock::None => None,
            Clock::PerTurn {
                seconds: seconds @ 0..=59,
            } => Some(self.span_short_seconds(seconds)),
            Clock::PerTurn { seconds } => Some(self.span_short_minutes(seconds / 60)),
            Clock::SuddenDeath { minutes } => Some(self.span_short_minutes(minutes)),
            Clock::Fischer { minutes, increment } => {
                Some(self.clock_short_fischer(minutes, increment))
            }
        }
    }

    /// The options that differ from the usual ones, on one line. `None` if none does.
    pub fn choices(&self, choices: &Choices) -> Option<String> {
        let clock = self.local_clock(choices.clock);
        let opening = match &choices.opening {
            Opening::AsYouPlease => None,
            Opening::Ballot { deck } if deck.starts_with("eleven") => Some(self.home_eleven_man()),
            Opening::Ballot { .. } => Some(self.home_ballot()),
            Opening::Own { .. } => Some(self.home_custom_position()),
        };
        let house = choices.kings_safe_from_men.then(|| self.home_house_short());
        let confirm = choices.confirm_moves.then(|| self.home_confirm_short());
        let is_seated = choices.opponent == Opponent::Person && choices.seating != Seating::Fixed;
        let seating = is_seated.then(|| self.seating(choices.seating));
        let clock = clock.map(|clock| format!("{} {clock}", self.home_clock()));
        let others = [opening, seating, house, confirm].into_iter().flatten();
        let parts: Vec<String> = clock.into_iter().chain(others.map(str::to_owned)).collect();
        (!parts.is_empty()).then(|| self.facts(parts))
    }
}

impl Speaker {
    /// Why a game can't start with these options.
    pub fn cannot_begin(&self, why: &BadChoices) -> String {
        let words = self.words;
        match why {
            BadChoices::Name { name, .. } => words.choices_bad_name(name),
            BadChoices::Deck(deck) => words.choices_unknown_deck(deck),
            BadChoices::Position(why) => words.choices_bad_position(&self.bad_position(why)),
            BadChoices::Terms(_) => words.choices_bad_clock().to_owned(),
        }
    }
}
