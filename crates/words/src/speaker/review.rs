//! A game under review, and what's known about its opening.

use super::Speaker;
use crate::Words;
use engine_link::{Distinction, Verdict, Wld};
use learn::Results;
use rules::Color;
use study::{Evaluation, KeyMoment, MistakeCounts, NodeId, Study};

/// The maximum number of reasons to give for a mistake.
const SHOWN_REASONS: usize = 2;

impl Words {
    /// What the endgame tables say about a move.
    pub fn verdict(&self, verdict: Verdict) -> String {
        let moves = verdict.plies.filter(|plies| *plies > 0);
        match (verdict.result, moves.map(|plies| plies.div_ceil(2))) {
            (Wld::Win, Some(moves)) => self.review_wins_in(moves),
            (Wld::Win, None) => self.review_wins().to_owned(),
            (Wld::Loss, Some(moves)) => self.review_loses_in(moves),
            (Wld::Loss, None) => self.review_loses().to_owned(),
            (Wld::Draw, _) => self.review_draws().to_owned(),
        }
    }

    /// What sets a move in the endgame apart from the others.
    pub fn distinction(&self, distinction: Distinction) -> &str {
        match distinction {
            Distinction::OnlyMove => self.review_only_move(),
            Distinction::LongestDefense => self.review_longest_defense(),
        }
    }

    /// How often a book plays a move, from its weight and that of all moves in the position.
    pub fn book_share(&self, weight: u8, total: u32) -> String {
        match u32::from(weight) * 100 {
            0 => self.explorer_weak().to_owned(),
            share => self.explorer_share((share + total / 2) / total.max(1)),
        }
    }

    /// A point of the graph for a screen reader, with its evaluation if it's known.
    pub fn graph_place(&self, ply: usize, evaluation: Option<&str>) -> String {
        let place = self.review_place(ply);
        match evaluation {
            Some(evaluation) => self.review_place_evaluated(&place, evaluation),
            None => place,
        }
    }
}

impl Speaker {
    /// How games ended.
    pub fn results(&self, results: Results) -> String {
        let [black, draws, white] = results.percent();
        self.words.explorer_results(
            results.total(),
            self.named(Color::Black),
            black,
            draws,
            self.named(Color::White),
            white,
        )
    }

    /// An evaluation next to a line, as it's shown and as it's heard. Who's better is shown by a piece.
    pub fn score(&self, evaluation: Evaluation) -> (String, String) {
        let words = self.words;
        match (evaluation, evaluation.better_side()) {
            (Evaluation::Estimate(hundredths), Some(side)) => {
                let size = self.advantage(hundredths);
                let heard = words.review_better(self.named(side), &size);
                (size, heard)
            }
            (Evaluation::Win { plies, .. }, _) => {
                let shown = match plies {
                    Some(plies) => words.review_win_in(plies.div_ceil(2)),
                    None => words.review_win().to_owned(),
                };
                (shown, self.evaluation(evaluation))
            }
            _ => (
                words.review_even().to_owned(),
                words.review_even().to_owned(),
            ),
        }
    }

    /// What was wrong with the move to a node, and what was better.
    pub fn mistake_at(&self, study: &Study, node: NodeId) -> String {
        let Some(before) = study.parent(node).map(|parent| study.position_at(parent)) else {
            return String::new();
        };
        let rules = study.rules();
        let reasons = study.reasons(node).into_iter().take(SHOWN_REASONS);
        let mut parts: Vec<String> = reasons
            .map(|reason| self.reason(before, rules, &reason))
            .collect();
        if let Some(&better) = study.better(node).and_then(|better| better.best.first()) {
            let better = self.mv(before, rules, better);
            // A reason may have named it.
            if !parts.iter().any(|part| part.contains(&better)) {
                parts.push(self.words.review_was_better(&better));
            }
        }
        parts.join(" ")
    }

    /// The arrows and rings on the position of the cursor. `None` if there are none.
    pub fn drawings(&self, study: &Study) -> Option<String> {
        let words = self.words;
        let drawn = study.arrows(study.cursor()).into_iter().map(|drawn| {
            let (from, to) = (self.name(drawn.from), self.name(drawn.to));
            match drawn.from == drawn.to {
                true => words.review_ring(&from),
                false => words.review_arrow(&from, &to),
            }
        });
        let drawn: Vec<String> = drawn.collect();
        (!drawn.is_empty()).then(|| words.review_drawn(&drawn.join(words.list_comma())))
    }

    /// A mistake in a list: its number, move and mark.
    pub fn key_moment(&self, study: &Study, moment: &KeyMoment) -> String {
        let number = study.number_text(moment.node).unwrap_or_default();
        let before = study.parent(moment.node).map(|it| study.position_at(it));
        let mv = before.zip(study.move_at(moment.node));
        let mv = mv.map(|(before, mv)| self.mv(before, study.rules(), mv));
        let signs = moment.mark.signs();
        let text = format!("{number} {}{signs}", mv.unwrap_or_default());
        match moment.is_turning_point {
            true => self.words.review_turning_point(&text),
            false => text,
        }
    }

    /// How well both sides played: `[Black, White]`. `None` until both are known.
    pub fn accuracy(&self, [black, white]: [Option<f64>; 2]) -> Option<String> {
        let (black, white) = (black?.round(), white?.round());
        let side = |color| self.named(color);
        Some(
            self.words
                .learn_accuracy(side(Color::Black), black, side(Color::White), white),
        )
    }

    /// One side's mistakes, worst first.
    pub fn mistakes(&self, color: Color, counts: MistakeCounts) -> String {
        let MistakeCounts {
            blunders,
            mistakes,
            inaccuracies,
        } = counts;
        let words = self.words;
        let side = self.named(color);
        let counted = [
            (blunders, words.review_blunders(blunders)),
            (mistakes, words.review_mistake_count(mistakes)),
            (inaccuracies, words.review_inaccuracies(inaccuracies)),
        ];
        let made = counted.into_iter().filter(|(count, _)| *count > 0);
        let parts: Vec<String> = made.map(|(_, part)| part).collect();
        match parts.is_empty() {
            true => words.review_no_mistakes(side),
            false => words.review_mistakes(side, &parts.join(words.list_comma())),
        }
    }
}
