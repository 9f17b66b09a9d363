//! The server's copy of an online game's analysis.

use super::desk::Desk;
use super::source::Source;
use crate::online::api;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{AnalysisScore, AnalyzedMistake, GameAnalysis};
use study::{Better, Evaluation, GameFindings, Study};

impl Desk {
    /// Stores the analysis of a finished game on the server for the next visit, if the user played
    /// the game.
    pub(super) fn archive_analysis(self) {
        let Some((game, record)) = self.source.with_untracked(|source| match source {
            Source::Online(game) if game.takes_analysis() => Some((game.id, source.record()?)),
            _ => None,
        }) else {
            return;
        };
        let found = self.study.with_untracked(|study| {
            let is_game =
                study.has_line_of(&record) && study.main_line().len() == record.main_line().len();
            is_game.then(|| study.findings())?
        });
        let Some(found) = found else { return };
        self.source.update(|source| {
            if let Source::Online(game) = source {
                game.analysis = None;
            }
        });
        spawn_local(async move {
            // If the server can't store it, it's still on this device.
            let _ = api::keep_analysis(game, &written(found)).await;
        });
    }
}

fn written(found: GameFindings) -> GameAnalysis {
    let score = |evaluation: Evaluation| match evaluation {
        Evaluation::Estimate(value) => AnalysisScore::Estimate(value),
        Evaluation::Win { winner, plies } => AnalysisScore::Win {
            winner: winner.into(),
            plies,
        },
        Evaluation::Draw => AnalysisScore::Draw,
    };
    let mistake = |(ply, better): (usize, Better)| AnalyzedMistake {
        ply: u32::try_from(ply).unwrap_or(u32::MAX),
        best: better.best,
        played: better.played,
    };
    GameAnalysis {
        scores: found.evaluations.into_iter().map(score).collect(),
        mistakes: found.better.into_iter().map(mistake).collect(),
    }
}

/// Restores the analysis that the server has stored.
pub(super) fn adopt(study: &mut Study, kept: &GameAnalysis) {
    let evaluation = |score: &AnalysisScore| match *score {
        AnalysisScore::Estimate(value) => Evaluation::Estimate(value),
        AnalysisScore::Win { winner, plies } => Evaluation::Win {
            winner: winner.into(),
            plies,
        },
        AnalysisScore::Draw => Evaluation::Draw,
    };
    let better = |mistake: &AnalyzedMistake| {
        let better = Better {
            best: mistake.best.clone(),
            played: mistake.played.clone(),
        };
        Some((usize::try_from(mistake.ply).ok()?, better))
    };
    study.adopt(&GameFindings {
        evaluations: kept.scores.iter().map(evaluation).collect(),
        better: kept.mistakes.iter().filter_map(better).collect(),
    });
}
