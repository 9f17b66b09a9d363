//! Analyzes one position.

use super::{Analyst, move_texts};
use crate::Status;
use crate::json::{EndingJson, PositionJson, ScoreJson, write_json};
use crate::progress::spinner;
use crate::spoken;
use engine::{Line, SearchResult};
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
) -> anyhow::Result<Status> {
    let game = Game::from_position(*pos, RuleSet::OFFICIAL);
    // Positions in the databases aren't searched, or only to choose among the moves that keep the
    // result.
    let is_known = analyst
        .engine
        .options()
        .databases
        .probe_result(pos)
        .is_some();
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
        write_json(out, &PositionAnswer::new(&game, is_known, &found))?;
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
        write_table(out, pos, is_known, &found)?;
    }
    Ok(Status::Good)
}

fn write_table(
    out: &mut impl Write,
    pos: &Position,
    is_known: bool,
    found: &SearchResult,
) -> anyhow::Result<()> {
    writeln!(out, "{}", Fen::from(pos))?;
    let statistics = &found.statistics;
    let speaker = spoken::speaker(Labels::Numbers);
    let turn = speaker.named(pos.turn());
    let summary = if is_known {
        speaker.words.analyze_known(turn)
    } else {
        speaker.words.analyze_summary(
            turn,
            statistics.depth,
            statistics.selective_depth,
            statistics.nodes,
            statistics.elapsed.as_secs_f64(),
        )
    };
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
    #[serde(flatten)]
    position: PositionJson,
    /// How the game ended, if it's over.
    ending: Option<EndingJson>,
    /// Who knows the score: `search` or `endgames`.
    source: &'static str,
    /// What was searched. Null if the databases know the position.
    depth: Option<u32>,
    selective_depth: Option<u32>,
    nodes: u64,
    seconds: f64,
    nodes_per_second: Option<u64>,
    lines: Vec<LineAnswer>,
}

#[derive(Serialize)]
struct LineAnswer {
    score: ScoreJson,
    depth: Option<u32>,
    moves: Vec<String>,
}

impl PositionAnswer {
    fn new(game: &Game, is_known: bool, found: &SearchResult) -> PositionAnswer {
        let pos = game.position();
        let searched = |plies: u32| (!is_known).then_some(plies);
        let line = |line: &Line| LineAnswer {
            score: line.score.into(),
            depth: searched(line.depth),
            moves: move_texts(pos, RuleSet::OFFICIAL, &line.moves),
        };
        PositionAnswer {
            position: pos.into(),
            ending: game.ending().map(EndingJson::from),
            source: if is_known { "endgames" } else { "search" },
            depth: searched(found.statistics.depth),
            selective_depth: searched(found.statistics.selective_depth),
            nodes: found.statistics.nodes,
            seconds: found.statistics.elapsed.as_secs_f64(),
            nodes_per_second: found.statistics.nodes_per_second(),
            lines: found.lines.iter().map(line).collect(),
        }
    }
}
