//! Converts engine and tablebase scores to Black's point of view.

use board_ui::Evaluation;
use engine_link::{Score, Verdict, Wld};
use rules::Color;

/// Converts an engine score from the point of view of the side to move.
pub(super) fn evaluation(score: Score, turn: Color) -> Evaluation {
    let winner = |wins| if wins { turn } else { turn.opponent() };
    match score {
        Score::Evaluation(hundredths) => Evaluation::for_mover(hundredths, turn),
        Score::Database { wins } => Evaluation::Win {
            winner: winner(wins),
            plies: None,
        },
        Score::Proven { wins, plies } => Evaluation::Win {
            winner: winner(wins),
            plies: Some(plies),
        },
    }
}

/// Converts a tablebase result from the point of view of the side to move.
pub(super) fn by_database(verdict: Verdict, turn: Color) -> Evaluation {
    let plies = verdict.plies.map(u32::from);
    match verdict.result {
        Wld::Win => Evaluation::Win {
            winner: turn,
            plies,
        },
        Wld::Loss => Evaluation::Win {
            winner: turn.opponent(),
            plies,
        },
        Wld::Draw => Evaluation::Draw,
    }
}
