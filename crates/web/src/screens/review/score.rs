//! What engine and databases say, from Black's point of view.

use board_ui::Evaluation;
use engine_link::{Score, Verdict, Wld};
use rules::Color;

/// How good a position is, from how good it is for the side to move.
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

/// How good a position is, as a database knows.
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
