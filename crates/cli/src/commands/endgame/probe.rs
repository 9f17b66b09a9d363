//! `crownhead endgame probe`: what the databases say about a position.

use super::load_and_tell;
use crate::Status;
use crate::arguments::{EndgamesArg, PositionArg, name_refused};
use crate::json::{PositionJson, ScoreJson, write_json};
use anyhow::bail;
use clap::Args;
use notation::{Fen, write_move};
use rules::{Labels, Position, RuleSet};
use serde::Serialize;
use std::io::Write;
use tablebase::{Distinction, Tablebase};

/// Say who wins a position, how soon, and what each move is worth.
#[derive(Args)]
#[command(
    after_help = "Distances are plies to the end of the game: the winner takes the shortest path, the loser
the longest. A side that can't move has lost in 0. The only move that keeps a win or a draw and the
longest defense are marked. Where distances are known, the line is best play to the end.

Examples:
  crownhead endgame probe 'B:WK6,K7:BK30'
  crownhead endgame probe 'W:WK1,K2,27:BK12,20' --json"
)]
pub(crate) struct Probe {
    #[command(flatten)]
    position: PositionArg,

    #[command(flatten)]
    endgames: EndgamesArg,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ProbeAnswer {
    #[serde(flatten)]
    position: PositionJson,
    score: ScoreJson,
    moves: Vec<MoveAnswer>,
    /// Best play to the end, if the distance is known.
    line: Vec<String>,
}

#[derive(Serialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    text: String,
    score: ScoreJson,
    /// `only_move` or `longest_defense`.
    distinction: Option<&'static str>,
}

impl Probe {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let pos = self.position.position()?;
        let tablebase = load_and_tell(&self.endgames);
        let (Some(verdict), Some(moves)) = (tablebase.probe(&pos), tablebase.probe_moves(&pos))
        else {
            let most = tablebase.most_pieces();
            bail!(
                "no database knows this position: it has {} pieces, and there are databases for up to {most}",
                pos.board().occupied().len()
            );
        };
        let distinction = Distinction::of(&moves);
        let moves: Vec<_> = moves
            .iter()
            .enumerate()
            .map(|(place, &(mv, verdict))| {
                let distinction = distinction.filter(|&(_, count)| place < count);
                (written(&pos, mv), verdict, distinction.map(|it| it.0))
            })
            .collect();
        let line = line(&tablebase, &pos);
        name_refused(&tablebase.damage());
        if self.json {
            let answer = ProbeAnswer {
                position: PositionJson::from(&pos),
                score: verdict.into(),
                moves: moves
                    .into_iter()
                    .map(|(text, verdict, distinction)| MoveAnswer {
                        text,
                        score: verdict.into(),
                        distinction: distinction.map(word),
                    })
                    .collect(),
                line,
            };
            write_json(out, &answer)?;
            return Ok(Status::Good);
        }
        writeln!(out, "{}", Fen::from(&pos))?;
        writeln!(out, "{} to move: {verdict}", pos.turn())?;
        for (text, verdict, distinction) in moves {
            match distinction.map(word) {
                Some(word) => {
                    let words = word.replace('_', " ");
                    writeln!(out, "  {text:<12} {verdict}, {words}")?;
                }
                None => writeln!(out, "  {text:<12} {verdict}")?,
            }
        }
        if !line.is_empty() {
            writeln!(out, "line: {}", line.join(" "))?;
        }
        Ok(Status::Good)
    }
}

const fn word(distinction: Distinction) -> &'static str {
    match distinction {
        Distinction::OnlyMove => "only_move",
        Distinction::LongestDefense => "longest_defense",
    }
}

/// Best play by both sides to the end, if the distance is known.
fn line(tablebase: &Tablebase, pos: &Position) -> Vec<String> {
    let mut pos = *pos;
    let moves = tablebase.line(&pos, usize::from(u8::MAX));
    let written = moves.into_iter().map(|mv| {
        let text = written(&pos, mv);
        pos = pos.play_unchecked(mv);
        text
    });
    written.collect()
}

fn written(pos: &Position, mv: rules::Move) -> String {
    write_move(pos, RuleSet::OFFICIAL, mv, Labels::Numbers).to_string()
}
