//! `crownhead endgame probe`: what the databases say about a position.

use super::Source;
use crate::Verdict;
use crate::commands::databases::name_refused;
use crate::commands::write_json;
use anyhow::{Context, bail};
use clap::Args;
use notation::{Fen, write_move};
use rules::{Labels, Position, RuleSet};
use serde::Serialize;
use std::fmt;
use std::io::Write;
use tablebase::{Distinction, Tablebase};

/// Say who wins a position, how soon, and what each move is worth.
#[derive(Args)]
#[command(
    after_help = "Distances are plies to the end of the game: the winner takes the shortest way, the loser the
longest. A side that can't move has lost in 0. The only move that keeps a win or a draw and the
longest defense are marked. Where distances are known, the line is best play to the end.

Examples:
  crownhead endgame probe 'B:WK6,K7:BK30'
  crownhead endgame probe 'W:WK1,K2,27:BK12,20' --json"
)]
pub(crate) struct Probe {
    /// The position as FEN
    fen: String,

    #[command(flatten)]
    source: Source,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    fen: String,
    #[serde(flatten)]
    value: Value,
    moves: Vec<MoveValue>,
    /// Best play to the end, if the distance is known.
    line: Vec<String>,
}

#[derive(Serialize)]
struct MoveValue {
    #[serde(rename = "move")]
    text: String,
    #[serde(flatten)]
    value: Value,
    /// `only-move` or `longest-defense`.
    #[serde(skip_serializing_if = "Option::is_none")]
    distinction: Option<&'static str>,
}

/// For the side to move. A draw has no plies, and neither do positions in some databases.
#[derive(Serialize)]
struct Value {
    result: String,
    plies: Option<u8>,
}

impl From<tablebase::Verdict> for Value {
    fn from(verdict: tablebase::Verdict) -> Value {
        Value {
            result: verdict.result.to_string(),
            plies: verdict.plies,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies {
            Some(plies) => write!(f, "{} in {plies}", self.result),
            None => f.write_str(&self.result),
        }
    }
}

impl Probe {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let context = || format!("the FEN {:?}", self.fen);
        let fen: Fen = self.fen.parse().with_context(context)?;
        let pos = fen.position().with_context(context)?;
        let tablebase = self.source.tablebase();
        let (Some(verdict), Some(moves)) = (tablebase.probe(&pos), tablebase.probe_moves(&pos))
        else {
            let most = tablebase.most_pieces();
            bail!(
                "no database knows this position: it has {} pieces, and there are databases for up to {most}",
                pos.board().occupied().len()
            );
        };
        let distinction = Distinction::of(&moves);
        let moves: Vec<MoveValue> = moves
            .iter()
            .enumerate()
            .map(|(place, &(mv, verdict))| MoveValue {
                text: written(&pos, mv),
                value: verdict.into(),
                distinction: distinction
                    .filter(|&(_, count)| place < count)
                    .map(|(distinction, _)| code(distinction)),
            })
            .collect();
        let line = line(&tablebase, &pos);
        name_refused(&tablebase.damage());
        if self.json {
            write_json(
                out,
                &Answer {
                    fen: Fen::from(&pos).to_string(),
                    value: verdict.into(),
                    moves,
                    line,
                },
            )?;
        } else {
            writeln!(out, "{}", Fen::from(&pos))?;
            writeln!(out, "{} to move: {verdict}", pos.turn())?;
            for MoveValue {
                text,
                value,
                distinction,
            } in moves
            {
                match distinction {
                    // The code reads as English without its hyphen.
                    Some(code) => {
                        writeln!(out, "  {text:<12} {value}, {}", code.replace('-', " "))?
                    }
                    None => writeln!(out, "  {text:<12} {value}")?,
                }
            }
            if !line.is_empty() {
                writeln!(out, "line: {}", line.join(" "))?;
            }
        }
        Ok(Verdict::Good)
    }
}

const fn code(distinction: Distinction) -> &'static str {
    match distinction {
        Distinction::OnlyMove => "only-move",
        Distinction::LongestDefense => "longest-defense",
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
