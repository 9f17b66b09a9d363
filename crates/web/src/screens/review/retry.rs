//! Trying again: the position before a mistake is set up, and the learner finds something better.

use super::state::ReviewState;
use crate::look::look;
use crate::screens::line::Tone;
use crate::sound;
use crate::texts::t;
use ::review::{RetryHint, RetryQuestion, RetryVerdict, TryStep};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Move;
use study::NodeId;

impl ReviewState {
    /// Sets the position before a mistake.
    pub(super) fn begin_retry(self, node: NodeId) {
        let Some(before) = self.study.with_untracked(|study| study.parent(node)) else {
            return;
        };
        self.go_to(before);
        self.study.with_untracked(|study| {
            self.retries.update(|retries| {
                retries.begin(study, node);
            });
        });
        let turn = self.study.with_untracked(|study| study.position().turn());
        let said = self
            .words
            .with_untracked(|words| t().review_find_better(words.named(turn)));
        self.line.say(said, Tone::Plain);
    }

    /// Shows the mistake again, with what was better.
    pub(super) fn end_retry(self) {
        if let Some(node) = self.retries.with_untracked(::review::Retries::node) {
            self.go_to(node);
        }
    }

    /// Reveals a little more with each call: the piece, then the move.
    pub(super) fn hint_retry(self) {
        let hint = self.retries.try_update(::review::Retries::hint).flatten();
        let said = match hint {
            Some(RetryHint::Piece(square)) => {
                let name = self.words.with_untracked(|words| words.name(square));
                t().review_hint_piece(&name)
            }
            Some(RetryHint::Move(mv)) => t().learn_hint_move(&self.name(mv)),
            None => return,
        };
        self.line.say(said, Tone::Plain);
    }

    /// A move in the position on the board, as text.
    fn name(self, mv: Move) -> String {
        let (pos, rules) = untrack(|| self.position());
        self.words.with_untracked(|words| words.mv(&pos, rules, mv))
    }

    /// Plays the better line on the board.
    pub(super) fn show_better(self, node: NodeId) {
        let found = self.study.with_untracked(|study| {
            let better = study.better(node)?;
            Some((study.parent(node)?, better.best.clone()))
        });
        if let Some((before, line)) = found {
            self.go_to(before);
            self.play_line(&line);
        }
    }

    /// Plays what follows the mistake on the board.
    pub(super) fn show_refutation(self, node: NodeId) {
        let line = self
            .study
            .with_untracked(|study| Some(study.better(node)?.played[1..].to_vec()));
        if let Some(line) = line.filter(|line| !line.is_empty()) {
            self.go_to(node);
            self.play_line(&line);
        }
    }

    /// Judges a try. Returns whether it was one.
    pub(super) fn try_again(self, mv: Move) -> bool {
        let step = self.retries.try_update(|retries| retries.play(mv));
        match step {
            Some(TryStep::NoTry) | None => return false,
            Some(TryStep::Ignored) => {}
            Some(TryStep::Judged(verdict)) => self.take_verdict(mv, &verdict),
            Some(TryStep::Ask(question)) => {
                self.line.say(t().review_looking(), Tone::Plain);
                spawn_local(self.ask_about(question));
            }
        }
        true
    }

    async fn ask_about(self, question: RetryQuestion) {
        let RetryQuestion {
            ticket,
            before,
            after,
            nodes,
        } = question;
        let found = async {
            let lines = look(self.page_engine, &before, nodes, 2).await.ok()?;
            let replies = look(self.page_engine, &after, nodes, 1).await.ok()?;
            Some((lines, replies))
        };
        let found = found.await;
        let found = found
            .as_ref()
            .map(|(lines, replies)| (&lines[..], &replies[..]));
        let judged = self
            .retries
            .try_update(|retries| retries.judged(ticket, found));
        // The learner may have given up in the meantime.
        if let Some((mv, verdict)) = judged.flatten() {
            self.take_verdict(mv, &verdict);
        }
    }

    fn take_verdict(self, mv: Move, verdict: &RetryVerdict) {
        let name = self.name(mv);
        let said = match verdict {
            RetryVerdict::Best => t().review_found(&name),
            RetryVerdict::Good => t().review_found_other(&name),
            RetryVerdict::Wrong(reason) => {
                let (pos, rules) = untrack(|| self.position());
                let wrong = self
                    .words
                    .with_untracked(|words| words.wrong_move(&pos, rules, reason.as_ref()));
                sound::wrong(self.preferences);
                wrong
            }
            RetryVerdict::Unknown => t().learn_no_engine().to_owned(),
        };
        match verdict {
            RetryVerdict::Best | RetryVerdict::Good => {
                self.play_on_board(mv);
                self.line.say(said, Tone::Good);
            }
            RetryVerdict::Wrong(_) | RetryVerdict::Unknown => {
                self.renew_input();
                self.line.say(said, Tone::Bad);
            }
        }
    }
}
