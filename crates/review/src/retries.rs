//! Trying again: the position before a mistake is set up, and the learner finds something better.
//!
//! A [`Retries`] judges tries with what the review knows, and asks its caller for the engine where
//! that isn't enough. A question has a ticket, so an answer that comes after the learner has given
//! up changes nothing.

use engine::Line;
use learn::{Reason, Try};
use rules::{Move, Position, RuleSet, Square};
use study::{NodeId, Study};

/// How many positions the engine looks at to judge a try.
const NODES: u64 = 100_000;

/// Trying mistakes again.
#[derive(Clone, Debug, Default)]
pub struct Retries {
    current: Option<Retry>,
    /// The ticket of the last question.
    ticket: u32,
}

/// A mistake that is tried again.
#[derive(Clone, Debug)]
struct Retry {
    /// The node that the mistake led to.
    node: NodeId,
    before: Position,
    rules: RuleSet,
    /// The best move.
    best: Option<Move>,
    /// The mistake.
    played: Option<Move>,
    /// Why it was one.
    reasons: Vec<Reason>,
    /// How many hints have been given.
    told: usize,
    /// The try that's being judged.
    judged: Option<(u32, Move)>,
}

/// A hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryHint {
    /// The piece to move.
    Piece(Square),
    /// The move.
    Move(Move),
}

/// What to ask the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RetryQuestion {
    /// To be reported with the answer.
    pub ticket: u32,
    /// The position before the try. The two best lines are needed.
    pub before: Position,
    /// The position after it. The best line is needed.
    pub after: Position,
    /// How many nodes each search may take.
    pub nodes: u64,
}

/// What a try was.
#[derive(Clone, PartialEq, Debug)]
pub enum RetryVerdict {
    /// The best move.
    Best,
    /// Another good move.
    Good,
    /// A mistake, for this reason if one is known.
    Wrong(Option<Reason>),
    /// The engine can't tell.
    Unknown,
}

/// What happens after a try.
#[derive(Clone, PartialEq, Debug)]
pub enum TryStep {
    /// It isn't a try: no mistake is being tried again.
    NoTry,
    /// Nothing: another try is being judged, or the move isn't legal.
    Ignored,
    /// Ask the engine.
    Ask(RetryQuestion),
    /// The verdict is known.
    Judged(RetryVerdict),
}

impl Retries {
    /// Sets up the position before a mistake. Returns `false` if there's none before it.
    pub fn begin(&mut self, study: &Study, node: NodeId) -> bool {
        let Some(before) = study.parent(node) else {
            return false;
        };
        self.current = Some(Retry {
            node,
            before: *study.position_at(before),
            rules: study.rules(),
            best: study
                .better(node)
                .and_then(|better| better.best.first().copied()),
            played: study.move_at(node),
            reasons: study.reasons(node),
            told: 0,
            judged: None,
        });
        true
    }

    /// Whether a mistake is being tried again.
    pub const fn is_on(&self) -> bool {
        self.current.is_some()
    }

    /// Gives up. Returns the node that the mistake led to.
    pub fn end(&mut self) -> Option<NodeId> {
        self.current.take().map(|retry| retry.node)
    }

    /// The node that the mistake led to.
    pub fn node(&self) -> Option<NodeId> {
        self.current.as_ref().map(|retry| retry.node)
    }

    /// Reveals a little more with each call: the piece, then the move. `None` if it isn't known.
    pub fn hint(&mut self) -> Option<RetryHint> {
        let retry = self.current.as_mut()?;
        let best = retry.best?;
        retry.told += 1;
        Some(match retry.told {
            1 => RetryHint::Piece(best.from()),
            _ => RetryHint::Move(best),
        })
    }

    /// The squares that the hints have named: the piece, then where it goes.
    pub fn hinted(&self) -> Vec<Square> {
        let hinted = self.current.as_ref().and_then(|retry| {
            let best = retry.best?;
            Some([best.from(), best.to()].into_iter().take(retry.told))
        });
        hinted.into_iter().flatten().collect()
    }

    /// The learner plays a move.
    pub fn play(&mut self, mv: Move) -> TryStep {
        let Some(retry) = &mut self.current else {
            return TryStep::NoTry;
        };
        let is_legal = retry.before.moves_under(retry.rules).contains(&mv);
        if retry.judged.is_some() || !is_legal {
            return TryStep::Ignored;
        }
        if retry.best == Some(mv) {
            self.current = None;
            return TryStep::Judged(RetryVerdict::Best);
        }
        // The same mistake again: the reason is the one that the review gave.
        if retry.played == Some(mv) {
            let reason = retry.reasons.first().copied();
            return TryStep::Judged(RetryVerdict::Wrong(reason));
        }
        self.ticket = self.ticket.wrapping_add(1);
        retry.judged = Some((self.ticket, mv));
        TryStep::Ask(RetryQuestion {
            ticket: self.ticket,
            before: retry.before,
            after: retry.before.play_unchecked(mv),
            nodes: NODES,
        })
    }

    /// The engine has answered: the lines before the try, and those after it. Returns the try with
    /// the verdict, unless the learner has given up.
    pub fn judged(
        &mut self,
        ticket: u32,
        found: Option<(&[Line], &[Line])>,
    ) -> Option<(Move, RetryVerdict)> {
        let retry = self.current.as_mut()?;
        let (_, mv) = retry.judged.take_if(|(asked, _)| *asked == ticket)?;
        let Some((before, after)) = found else {
            return Some((mv, RetryVerdict::Unknown));
        };
        let tried = Try {
            pos: &retry.before,
            mv,
            before,
            after,
        };
        if tried.is_as_good() {
            self.current = None;
            return Some((mv, RetryVerdict::Good));
        }
        let reason = tried.reasons().first().copied();
        Some((mv, RetryVerdict::Wrong(reason)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Score;
    use std::collections::BTreeMap;
    use study::{Better, Evaluation, ReviewFindings};

    /// A game whose first move was a mistake, with what was better.
    fn reviewed() -> (Study, NodeId) {
        let mut study = Study::of_position(Position::START, RuleSet::OFFICIAL);
        let moves = Position::START.moves();
        let node = study.play(moves[1]).unwrap();
        study.take_review(&ReviewFindings {
            evaluations: BTreeMap::from([
                (0, Evaluation::Estimate(0)),
                (1, Evaluation::Estimate(-300)),
            ]),
            better: BTreeMap::from([(
                1,
                Better {
                    best: vec![moves[0]],
                    played: vec![moves[1]],
                    second: None,
                },
            )]),
        });
        (study, node)
    }

    fn begun() -> (Retries, NodeId) {
        let (study, node) = reviewed();
        let mut retries = Retries::default();
        assert!(retries.begin(&study, node));
        (retries, node)
    }

    fn line(mv: Move, score: i32) -> Line {
        Line::new(vec![mv], Score::evaluation(score), 9)
    }

    fn ask(retries: &mut Retries, mv: Move) -> RetryQuestion {
        match retries.play(mv) {
            TryStep::Ask(question) => question,
            step => panic!("{step:?}"),
        }
    }

    #[test]
    fn the_best_move_ends_it_and_the_same_mistake_does_not() {
        let moves = Position::START.moves();
        let (mut retries, node) = begun();
        assert_eq!(retries.node(), Some(node));
        let again = retries.play(moves[1]);
        assert!(matches!(again, TryStep::Judged(RetryVerdict::Wrong(_))));
        assert!(retries.is_on());
        let best = retries.play(moves[0]);
        assert_eq!(best, TryStep::Judged(RetryVerdict::Best));
        assert!(!retries.is_on());
        assert_eq!(retries.play(moves[0]), TryStep::NoTry);
    }

    #[test]
    fn hints_name_the_piece_and_then_the_move() {
        let (mut retries, node) = begun();
        let best = Position::START.moves()[0];
        assert_eq!(retries.hinted(), []);
        assert_eq!(retries.hint(), Some(RetryHint::Piece(best.from())));
        assert_eq!(retries.hinted(), [best.from()]);
        for _ in 0..2 {
            assert_eq!(retries.hint(), Some(RetryHint::Move(best)));
            assert_eq!(retries.hinted(), [best.from(), best.to()]);
        }
        assert_eq!(retries.end(), Some(node));
        assert_eq!((retries.hint(), retries.hinted()), (None, Vec::new()));
    }

    #[test]
    fn the_engine_judges_other_moves() {
        let moves = Position::START.moves();
        let check = |score: i32, is_good: bool| {
            let (mut retries, _) = begun();
            let question = ask(&mut retries, moves[3]);
            assert_eq!(question.after, question.before.play_unchecked(moves[3]));
            // While a try is judged, another one isn't taken.
            assert_eq!(retries.play(moves[4]), TryStep::Ignored);
            let before = [line(moves[0], 10), line(moves[2], 0)];
            let after = [line(question.after.moves()[0], -score)];
            let judged = retries.judged(question.ticket, Some((&before, &after)));
            let (mv, verdict) = judged.unwrap();
            assert_eq!(mv, moves[3]);
            assert_eq!(verdict == RetryVerdict::Good, is_good, "{verdict:?}");
            assert_eq!(retries.is_on(), !is_good);
        };
        check(5, true);
        check(-300, false);
    }

    #[test]
    fn an_answer_after_giving_up_changes_nothing() {
        let moves = Position::START.moves();
        let (study, node) = reviewed();
        let (mut retries, _) = begun();
        let late = ask(&mut retries, moves[3]);
        retries.end();
        assert_eq!(retries.judged(late.ticket, None), None);
        // Not even if the same mistake is tried again.
        retries.begin(&study, node);
        let question = ask(&mut retries, moves[3]);
        assert_eq!(retries.judged(late.ticket, None), None);
        let judged = retries.judged(question.ticket, None);
        assert_eq!(judged, Some((moves[3], RetryVerdict::Unknown)));
        // It goes on.
        ask(&mut retries, moves[4]);
    }

    #[test]
    fn there_is_nothing_before_the_start() {
        let (study, _) = reviewed();
        let mut retries = Retries::default();
        assert!(!retries.begin(&study, Study::ROOT));
        assert!(!retries.is_on());
    }
}
