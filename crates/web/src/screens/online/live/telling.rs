//! Announcing what happens in the game.

use super::table::LiveTable;
use crate::screens::line::Tone;
use crate::sound;
use crate::texts::t;
use leptos::prelude::*;
use online_play::{LiveGame, News};
use room::{Proposal, Sides, Status};
use rules::Color;
use words::{Players, Speaker};

impl LiveTable {
    /// Announces news to screen readers and in the status line. `before` is the number of moves
    /// before it.
    pub(super) fn tell(self, news: &[News], before: usize) {
        for piece in news {
            match piece {
                News::Board => self.tell_move(before),
                News::Refused(why) => self.say(self.speaker().why(why), Tone::Bad),
                News::MoveRefused(why) => {
                    self.say(t().live_move_refused(&self.speaker().why(why)), Tone::Bad);
                    sound::wrong(self.taste);
                }
                News::Lost(_) => self.say(t().live_no_answer().to_owned(), Tone::Bad),
                News::PremoveDropped => {
                    self.say(t().live_premove_dropped().to_owned(), Tone::Plain);
                }
                News::Proposed(by, proposal) => self.tell_proposal(*by, *proposal),
                News::Declined(by, proposal) => {
                    if !self.is_own(*by) {
                        let told = self.speaker().declined(*by, *proposal, &self.players());
                        self.say(told, Tone::Plain);
                    }
                }
                News::Withdrawn(by, proposal) => {
                    if !self.is_own(*by) {
                        let told = self.speaker().withdrawn(*by, *proposal, &self.players());
                        self.voice.say(told);
                    }
                }
                News::Left(color) if !self.is_own(*color) => {
                    self.voice.say(t().live_left(&self.name(*color)));
                }
                News::Returned(color) if !self.is_own(*color) => {
                    self.voice.say(t().live_returned(&self.name(*color)));
                }
                News::Left(_) | News::Returned(_) => {}
                News::Over => self.tell_end(),
                News::Said(line) => self.voice.say(t().chat_said(&line.name, &line.text)),
                News::Next(_) => {}
                News::Broken => self.say(t().live_game_broken_lead().to_owned(), Tone::Bad),
            }
        }
    }

    fn is_own(self, color: Color) -> bool {
        self.game.with_untracked(|game| game.side() == Some(color))
    }

    fn tell_move(self, before: usize) {
        let voice = self.taste.words().get_untracked();
        let told = self.game.with_untracked(|game| {
            let seen = game.seen();
            let made = seen.moves().len();
            let mut told = Vec::new();
            if made == before + 1 {
                let mv = seen.moves()[before];
                told.push(voice.moved(&seen.positions()[before], seen.rules(), mv));
            } else if made < before {
                told.push(t().game_taken_back(before - made));
            }
            if game.turn().is_some() {
                told.push(turn(&voice, game));
            }
            told.join(" ")
        });
        self.voice.say(told);
    }

    fn tell_proposal(self, by: Color, proposal: Proposal) {
        if !self.is_own(by) && !self.is_spectator() {
            let told = self.speaker().proposed(by, proposal, &self.players());
            self.voice.say(told);
        }
    }

    fn speaker(self) -> Speaker {
        self.taste.words().get_untracked()
    }

    fn players(self) -> Players {
        self.game.with_untracked(players)
    }

    fn is_spectator(self) -> bool {
        self.game.with_untracked(|game| game.side().is_none())
    }

    fn tell_end(self) {
        self.confirming.set(None);
        sound::ended(self.taste);
        let told = self.result();
        self.voice.say(told);
    }

    /// Returns the result as a sentence.
    pub(super) fn result(self) -> String {
        let voice = self.taste.words().get();
        self.game.with(|game| match game.room().status() {
            Status::Playing => String::new(),
            Status::Over(ending) => voice.ending(ending, &players(game)),
            Status::Aborted { by } => voice.aborted(by, &players(game)),
        })
    }
}

/// Returns whose turn it is, and what must be jumped.
pub(super) fn turn(voice: &Speaker, game: &LiveGame) -> String {
    let color = game.seen().turn();
    if !game.is_own_turn() {
        return voice.turn(color, &players(game));
    }
    match voice.must_jump(&game.seen().legal_moves()) {
        Some(jumps) => format!("{} {jumps}", t().game_your_move()),
        None => t().game_your_move().to_owned(),
    }
}

/// Returns the players, and which of them is the user.
pub(super) fn players(game: &LiveGame) -> Players {
    let name = |color| game.room().seat(color).name.to_string();
    Players {
        names: Sides {
            black: name(Color::Black),
            white: name(Color::White),
        },
        you: game.side(),
    }
}
