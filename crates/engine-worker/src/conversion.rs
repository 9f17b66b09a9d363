//! Converts between the types of the engine and those of the link.

use engine_link as link;
use rules::{Color, Outcome};
use std::time::Duration;

/// Longer than anyone waits. The engine checks its clock only if there's a time limit, and checks
/// for a stop along with it.
const UNTIL_STOPPED: Duration = Duration::from_secs(365 * 24 * 60 * 60);

pub(crate) fn limits(limits: &link::Limits) -> engine::Limits {
    let time = match (limits.time_ms, limits.clock) {
        (Some(milliseconds), _) => {
            let time = Duration::from_millis(milliseconds).min(UNTIL_STOPPED);
            engine::TimeLimit::Move(time)
        }
        (None, Some(clock)) => engine::TimeLimit::Clock(engine::Clock {
            remaining: Duration::from_millis(clock.remaining_ms).min(UNTIL_STOPPED),
            increment: Duration::from_millis(clock.increment_ms).min(UNTIL_STOPPED),
            moves_to_go: None,
        }),
        (None, None) => engine::TimeLimit::Move(UNTIL_STOPPED),
    };
    engine::Limits {
        depth: limits.depth,
        nodes: limits.nodes,
        time,
        lines: usize::from(limits.lines),
        ponder: false,
    }
}

pub(crate) fn line(line: &engine::Line) -> link::Line {
    link::Line {
        moves: line.moves.clone(),
        score: score(line.score),
        depth: line.depth,
    }
}

fn score(score: engine::Score) -> link::Score {
    match score.kind() {
        engine::ScoreKind::Evaluation(value) => link::Score::Evaluation(value),
        engine::ScoreKind::Tablebase { wins } => link::Score::Database { wins },
        engine::ScoreKind::Proven { wins, plies } => link::Score::Proven { wins, plies },
    }
}

pub(crate) fn statistics(statistics: &engine::Statistics) -> link::Statistics {
    link::Statistics {
        depth: statistics.depth,
        selective_depth: statistics.selective_depth,
        nodes: statistics.nodes,
        database_hits: statistics.database_hits,
        time_us: u64::try_from(statistics.elapsed.as_micros()).unwrap_or(u64::MAX),
    }
}

pub(crate) fn progress(progress: &engine::Progress) -> link::Progress {
    link::Progress {
        rank: u16::try_from(progress.rank).unwrap_or(u16::MAX),
        line: line(&progress.line),
        statistics: statistics(&progress.statistics),
    }
}

/// The result for the side to move.
pub(crate) fn result(outcome: Outcome, turn: Color) -> link::Wld {
    match outcome {
        Outcome::Draw => link::Wld::Draw,
        Outcome::Win(winner) if winner == turn => link::Wld::Win,
        Outcome::Win(_) => link::Wld::Loss,
    }
}

pub(crate) fn verdict(verdict: tablebase::Verdict) -> link::Verdict {
    link::Verdict {
        result: match verdict.result {
            tablebase::Wld::Win => link::Wld::Win,
            tablebase::Wld::Loss => link::Wld::Loss,
            tablebase::Wld::Draw => link::Wld::Draw,
        },
        plies: verdict.plies,
    }
}

pub(crate) const fn distinction(distinction: tablebase::Distinction) -> link::Distinction {
    match distinction {
        tablebase::Distinction::OnlyMove => link::Distinction::OnlyMove,
        tablebase::Distinction::LongestDefense => link::Distinction::LongestDefense,
    }
}
