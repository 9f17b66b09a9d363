//! Analyzes one position.

use super::super::write_json;
use super::{Analyst, move_texts};
use crate::Verdict;
use crate::commands::color_word;
use crate::progress::spinner;
use crate::spoken;
use engine::{Line, Score, ScoreKind, SearchResult};
use notation::Fen;
use rules::{Game, Labels, Position, RuleSet};
use serde::Serialize;
use std::io::Write;
use words::Players;

pub(super) fn analyze(
    out: &mut impl Write,
    mut analyst: Analyst,
    pos: &Position,
    lines: usize,
    json: bool,
) -> anyhow::Result<Verdict> {
    let game = Game::from_position(*pos, RuleSet::OFFICIAL);
    let bar = spinner();
    let found = analyst.look(&game, lines, &mut |progress| {
        if progress.rank == 0 {
            let line = &progress.line;
            let moves = move_texts(pos, RuleSet::OFFICIAL, &line.moves).join(" ");
            bar.set_message(format!("depth {:>2}  {}  {moves}", line.depth, line.score));
        }
    });
    bar.finish_and_clear();
    if json {
        write_json(out, &PositionAnswer::new(pos, &found))?;
    } else if let Some(ending) = game.ending() {
        let speaker = spoken::speaker(Labels::Numbers);
        let told = speaker.ending(ending, &Players::unnamed());
        writeln!(
            out,
            "{}\n{}",
            Fen::from(pos),
            speaker.words.refusal_game_over(&told)
        )?;
    } else {
        write_table(out, pos, &found)?;
    }
    Ok(Verdict::Good)
}

fn write_table(out: &mut impl Write, pos: &Position, found: &SearchResult) -> anyhow::Result<()> {
    writeln!(out, "{}", Fen::from(pos))?;
    let statistics = &found.statistics;
    let speaker = spoken::speaker(Labels::Numbers);
    let summary = speaker.words.analyze_summary(
        speaker.named(pos.turn()),
        statistics.depth,
        statistics.selective_depth,
        statistics.nodes,
        statistics.elapsed.as_secs_f64(),
    );
    writeln!(out, "{summary}\n")?;
    for (line, place) in found.lines.iter().zip(1..) {
        let moves = move_texts(pos, RuleSet::OFFICIAL, &line.moves).join(" ");
        let score = spoken::score(speaker, line.score, pos.turn());
        writeln!(out, "{place:>2}. {score:<16} {moves}")?;
    }
    Ok(())
}

#[derive(Serialize)]
struct PositionAnswer {
    fen: String,
    turn: &'static str,
    depth: u32,
    selective_depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: Option<u64>,
    lines: Vec<LineAnswer>,
}

#[derive(Serialize)]
struct LineAnswer {
    score: ScoreAnswer,
    depth: u32,
    moves: Vec<String>,
}

/// A score for JSON. A certain result has no number.
#[derive(Serialize)]
pub(super) struct ScoreAnswer {
    #[serde(skip_serializing_if = "Option::is_none")]
    men: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u32>,
}

impl From<Score> for ScoreAnswer {
    fn from(score: Score) -> ScoreAnswer {
        let word = |wins| if wins { "win" } else { "loss" };
        let (men, result, plies) = match score.kind() {
            ScoreKind::Evaluation(value) => (Some(f64::from(value) / 100.0), None, None),
            ScoreKind::Tablebase { wins } => (None, Some(word(wins)), None),
            ScoreKind::Proven { wins, plies } => (None, Some(word(wins)), Some(plies)),
        };
        ScoreAnswer { men, result, plies }
    }
}

impl PositionAnswer {
    fn new(pos: &Position, found: &SearchResult) -> PositionAnswer {
        let line = |line: &Line| LineAnswer {
            score: line.score.into(),
            depth: line.depth,
            moves: move_texts(pos, RuleSet::OFFICIAL, &line.moves),
        };
        PositionAnswer {
            fen: Fen::from(pos).to_string(),
            turn: color_word(pos.turn()),
            depth: found.statistics.depth,
            selective_depth: found.statistics.selective_depth,
            nodes: found.statistics.nodes,
            seconds: found.statistics.elapsed.as_secs_f64(),
            nodes_per_second: found.statistics.nodes_per_second(),
            lines: found.lines.iter().map(line).collect(),
        }
    }
}
