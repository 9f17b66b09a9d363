//! The results of analyzing a whole game, without the game itself.

use crate::{Better, Evaluation, Study};
use learn::{Reason, Review};
use std::collections::BTreeMap;

/// The results of analyzing a game's main line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameFindings {
    /// The evaluation of each position, starting with the first.
    pub evaluations: Vec<Evaluation>,
    /// The mistakes: the number of half-moves up to and including the mistake, and the lines.
    pub better: Vec<(usize, Better)>,
}

/// What a review found, in the form in which it's kept. The keys are numbers of nodes of the main
/// line, and the start has the number 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReviewFindings {
    /// The evaluations of positions.
    pub evaluations: BTreeMap<usize, Evaluation>,
    /// What was better than the moves that led to these nodes.
    pub better: BTreeMap<usize, Better>,
}

impl ReviewFindings {
    /// Everything that's needed to give the same reasons as the review.
    pub fn of(review: &Review) -> ReviewFindings {
        let mut found = ReviewFindings::default();
        for one in &review.moves {
            let turn = one.pos.turn();
            let before = Evaluation::of_score(one.best_score, turn);
            // After a move, its own score counts.
            found.evaluations.entry(one.node).or_insert(before);
            let after = Evaluation::of_move(one.score, turn);
            found.evaluations.insert(one.node + 1, after);
            found
                .better
                .extend(Better::of(one).map(|better| (one.node + 1, better)));
        }
        // What tables know is certain, and an estimate may not show it.
        for one in &review.moves {
            for reason in &one.reasons {
                if let Reason::ThrowsResult { was, is } = *reason {
                    for (node, result) in [(one.node, was), (one.node + 1, is)] {
                        let known = Evaluation::of_result(result, one.pos.turn());
                        let kept = found.evaluations.entry(node).or_insert(known);
                        if let Evaluation::Estimate(_) = kept {
                            *kept = known;
                        }
                    }
                }
            }
        }
        found
    }
}

impl Study {
    /// Stores what a review found in the main line.
    pub fn take_review(&mut self, found: &ReviewFindings) {
        let line = self.main_line();
        for (place, evaluation) in &found.evaluations {
            if let Some(node) = line.get(*place) {
                self.evaluate(*node, *evaluation);
            }
        }
        for (place, better) in &found.better {
            if let Some(node) = line.get(*place) {
                self.improve(*node, better.clone());
            }
        }
    }

    /// Returns what was found in the main line. `None` until every position has been looked at.
    pub fn findings(&self) -> Option<GameFindings> {
        let line = self.main_line();
        let evaluations = line.iter().map(|node| self.evaluation(*node));
        let better = line.iter().enumerate();
        Some(GameFindings {
            evaluations: evaluations.collect::<Option<_>>()?,
            better: better
                .filter_map(|(ply, node)| Some((ply, self.better(*node)?.clone())))
                .collect(),
        })
    }

    /// Restores earlier findings for this game. Findings for a game of another length are dropped,
    /// and so are lines that can't be played.
    pub fn adopt(&mut self, findings: &GameFindings) {
        let line = self.main_line();
        if line.len() != findings.evaluations.len() {
            return;
        }
        for (node, evaluation) in line.iter().zip(&findings.evaluations) {
            self.evaluate(*node, *evaluation);
        }
        for (ply, better) in &findings.better {
            if let Some(node) = line.get(*ply) {
                self.improve(*node, better.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Game;

    #[test]
    fn findings_come_back_into_the_same_game() {
        let mut game = Game::new();
        for _ in 0..3 {
            game.play(game.legal_moves()[0]).unwrap();
        }
        let mut study = Study::of_game(&game);
        let line = study.main_line();
        for (place, node) in line.iter().enumerate().take(3) {
            study.evaluate(*node, Evaluation::Estimate(place as i32));
        }
        assert_eq!(study.findings(), None);
        study.evaluate(line[3], Evaluation::Draw);
        let other = game.positions()[1].moves()[1];
        let better = Better {
            best: vec![other],
            played: vec![game.moves()[1], game.moves()[2]],
            second: Some(Evaluation::Estimate(-40)),
        };
        study.improve(line[2], better.clone());
        let found = study.findings().unwrap();
        assert_eq!(found.evaluations.len(), 4);
        assert_eq!(found.better, [(2, better)]);
        let mut fresh = Study::of_game(&game);
        fresh.adopt(&found);
        assert_eq!(fresh.findings(), Some(found.clone()));
        assert!(fresh.is_analyzed());
        // Not for a longer game, and not with lines that belong to another move.
        game.play(game.legal_moves()[0]).unwrap();
        let mut longer = Study::of_game(&game);
        longer.adopt(&found);
        assert_eq!(longer, Study::of_game(&game));
        let mut odd = found;
        odd.better[0].0 = 1;
        let mut fresh = Study::of_position(*game.start(), game.rules());
        for &mv in &game.moves()[..3] {
            fresh.play(mv).unwrap();
        }
        fresh.adopt(&odd);
        assert!(
            fresh
                .main_line()
                .iter()
                .all(|node| fresh.better(*node).is_none())
        );
    }
}
