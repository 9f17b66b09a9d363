//! Trying again: the position before a mistake is set up, and the learner finds something better.

use super::state::ReviewState;
use crate::look::look;
use crate::screens::line::Tone;
use crate::sound;
use crate::texts::t;
use learn::{Reason, Try};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Move, Position, RuleSet, Square};
use study::{NodeId, Study};

/// How many positions the engine looks at to judge a try.
const NODES: u64 = 100_000;

/// A mistake that is tried again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Retry {
    /// The node that the mistake led to.
    pub(super) node: NodeId,
    /// How many hints have been given.
    told: u8,
    /// The number of the try that's being judged.
    judged: Option<u32>,
}

impl ReviewState {
    /// Sets the position before a mistake.
    pub(super) fn begin_retry(self, node: NodeId) {
        let Some(before) = self.study.with_untracked(|study| study.parent(node)) else {
            return;
        };
        self.go_to(before);
        self.retry.set(Some(Retry {
            node,
            told: 0,
            judged: None,
        }));
        let turn = self.study.with_untracked(|study| study.position().turn());
        let said = self
            .words
            .with_untracked(|words| t().review_find_better(words.named(turn)));
        self.line.say(said, Tone::Plain);
    }

    /// Shows the mistake again, with what was better.
    pub(super) fn end_retry(self) {
        if let Some(Retry { node, .. }) = self.retry.get_untracked() {
            self.go_to(node);
        }
    }

    /// Reveals a little more with each call: the piece, then the move.
    pub(super) fn hint_retry(self) {
        let Some(retry) = self.retry.get_untracked() else {
            return;
        };
        let best = self.study.with_untracked(|study| {
            let best = *study.better(retry.node)?.best.first()?;
            let before = *study.position_at(study.parent(retry.node)?);
            Some((before, study.rules(), best))
        });
        let Some((before, rules, mv)) = best else {
            return;
        };
        self.retry.set(Some(Retry {
            told: retry.told + 1,
            ..retry
        }));
        let said = self.words.with_untracked(|words| match retry.told {
            0 => t().review_hint_piece(&words.name(mv.from())),
            _ => t().learn_hint_move(&words.mv(&before, rules, mv)),
        });
        self.line.say(said, Tone::Plain);
    }

    /// The squares that the hints have named: the piece, then the move.
    pub(super) fn hinted(self) -> Vec<Square> {
        let hinted = self.retry.get().and_then(|retry| {
            let mv = self
                .study
                .with(|study| study.better(retry.node)?.best.first().copied())?;
            Some([mv.from(), mv.to()].into_iter().take(retry.told.into()))
        });
        hinted.into_iter().flatten().collect()
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
        let Some(retry) = self.retry.get_untracked() else {
            return false;
        };
        let (before, rules) = self.position_untracked();
        if retry.judged.is_some() || !before.moves_under(rules).contains(&mv) {
            return true;
        }
        let number = self.tries.get_value() + 1;
        self.tries.set_value(number);
        self.retry.set(Some(Retry {
            judged: Some(number),
            ..retry
        }));
        self.line.say(t().review_looking(), Tone::Plain);
        spawn_local(async move {
            let said = self.judged(&before, rules, retry.node, mv).await;
            // The learner may have given up in the meantime, and even begun again.
            let is_same = self
                .retry
                .try_get_untracked()
                .flatten()
                .is_some_and(|now| now.judged == Some(number));
            if !is_same {
                return;
            }
            match said {
                Some((true, said)) => {
                    self.retry.set(None);
                    self.play_on_board(mv);
                    self.line.say(said, Tone::Good);
                }
                Some((false, said)) => {
                    self.renew_input();
                    self.line.say(said, Tone::Bad);
                    sound::wrong(self.preferences);
                }
                None => {
                    self.renew_input();
                    self.line.say(t().learn_no_engine(), Tone::Bad);
                }
            }
            self.retry.update(|retry| {
                if let Some(retry) = retry {
                    retry.judged = None;
                }
            });
        });
        true
    }

    /// Whether a try is right, and what to say about it. `None` if the engine can't tell.
    async fn judged(
        self,
        before: &Position,
        rules: RuleSet,
        mistake: NodeId,
        mv: Move,
    ) -> Option<(bool, String)> {
        let (played, best) = self.study.with_untracked(|study| {
            let best = study.better(mistake).map(|better| better.best[0]);
            (study.move_at(mistake), best)
        });
        let wrong = |reasons: Vec<Reason>| match reasons.first() {
            Some(reason) => {
                let why = self
                    .words
                    .with_untracked(|words| words.reason(before, rules, reason));
                t().learn_wrong(&why)
            }
            None => t().learn_weak().to_owned(),
        };
        let name = self
            .words
            .with_untracked(|words| words.mv(before, rules, mv));
        if best == Some(mv) {
            return Some((true, t().review_found(&name)));
        }
        // The same mistake again: the reason is the one that the review gave.
        if played == Some(mv) {
            let reasons = self.study.with_untracked(|study| study.reasons(mistake));
            return Some((false, wrong(reasons)));
        }
        let lines = look(self.page_engine, before, NODES, 2).await.ok()?;
        let after = before.play_unchecked(mv);
        let replies = look(self.page_engine, &after, NODES, 1).await.ok()?;
        let tried = Try {
            pos: before,
            mv,
            before: &lines,
            after: &replies,
        };
        if tried.is_as_good() {
            return Some((true, t().review_found_other(&name)));
        }
        Some((false, wrong(tried.reasons())))
    }

    fn position_untracked(self) -> (Position, RuleSet) {
        self.study
            .with_untracked(|study: &Study| (*study.position(), study.rules()))
    }
}
