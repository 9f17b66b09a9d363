//! Entering moves and premoves.

use super::table::{Line, LiveTable};
use crate::screens::line::Tone;
use crate::sound;
use crate::texts::t;
use board_ui::{MoveInput, Reply};
use leptos::prelude::*;
use online_play::CannotPremove;
use rules::Move;

impl LiveTable {
    /// Handles a reply from the board.
    pub(super) fn hear_board(self, reply: Reply, dragged: bool) {
        let is_ahead = self.input.with_untracked(MoveInput::is_ahead);
        match reply {
            Reply::Nothing | Reply::Focused(_) => {}
            Reply::Play(mv) if is_ahead => self.set_premove(mv),
            Reply::Play(mv) => self.play(mv, dragged),
            Reply::Refused(_) if is_ahead => self.refuse_premove(),
            Reply::Refused(wrong) => {
                let words = self.taste.words().get_untracked();
                self.say(words.wrong_try(&wrong), Tone::Bad);
                sound::wrong(self.taste);
            }
            reply => {
                let board = self.input.with_untracked(MoveInput::board);
                self.scene.show(&board, self.taste.pace());
                let words = self.taste.words().get_untracked();
                let said = self
                    .input
                    .with_untracked(|input| words.reply(input, &reply));
                self.say(said.unwrap_or_default(), Tone::Plain);
            }
        }
    }

    fn play(self, mv: Move, dragged: bool) {
        let id = self.connection.new_id();
        let now = self.connection.server_now();
        self.line.set(Line::default());
        self.confirming.set(None);
        if let Some(Err(refused)) = self.change(dragged, |game| game.play(mv, id, now)) {
            let words = self.taste.words().get_untracked();
            self.say(words.refused(&refused), Tone::Bad);
            self.look_at(usize::MAX);
        }
    }

    fn set_premove(self, mv: Move) {
        let id = self.connection.new_id();
        self.line.set(Line::default());
        match self.change(false, |game| game.set_premove(mv, id)) {
            Some(Ok(())) => {
                let labels = self.taste.0.get_untracked().labels();
                self.voice
                    .say(t().live_premove(&mv.text(labels).to_string()));
                self.renew_input();
                self.show_present_board();
            }
            Some(Err(CannotPremove::NeverLegal)) => self.refuse_premove(),
            Some(Err(CannotPremove::NotNow)) | None => self.renew_input(),
        }
    }

    fn refuse_premove(self) {
        // Pressing elsewhere cancels a premove.
        if self.game.with_untracked(|game| game.premove().is_some()) {
            self.cancel_premove();
            return;
        }
        self.say(t().live_no_premove().to_owned(), Tone::Plain);
    }

    pub(super) fn cancel_premove(self) {
        let id = self.connection.new_id();
        self.change(false, |game| game.cancel_premove(id));
        self.say(t().live_premove_canceled().to_owned(), Tone::Plain);
        self.renew_input();
        self.show_present_board();
    }

    /// Confirms the pending move.
    pub(super) fn confirm(self) {
        if let Some(reply) = self.input.try_update(MoveInput::confirm) {
            self.hear_board(reply, false);
        }
    }

    /// Cancels the pending move.
    pub(super) fn cancel(self) {
        if let Some(reply) = self.input.try_update(MoveInput::cancel) {
            self.hear_board(reply, false);
        }
    }
}
