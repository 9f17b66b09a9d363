//! `crownhead endgame probe`: what the databases say about a position.

use super::Source;
use crate::Verdict;
use crate::commands::write_json;
use anyhow::{Context, bail};
use clap::Args;
use notation::{Fen, write_move};
use rules::{Labels, Position, RuleSet};
use serde::Serialize;
use std::io::Write;

/// Say who wins a position, how soon, and what each move is worth.
#[derive(Args)]
#[command(
    after_help = "Distances are plies to the end of the game: the winner takes the shortest way, the loser the
longest. A side that can't move has lost in 0.

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
}

#[derive(Serialize)]
struct MoveValue {
    #[serde(rename = "move")]
    text: String,
    #[serde(flatten)]
    value: Value,
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
        if self.json {
            let moves = moves
                .into_iter()
                .map(|(mv, verdict)| MoveValue {
                    text: written(&pos, mv),
                    value: verdict.into(),
                })
                .collect();
            write_json(
                out,
                &Answer {
                    fen: Fen::from(&pos).to_string(),
                    value: verdict.into(),
                    moves,
                },
            )?;
        } else {
            writeln!(out, "{}", Fen::from(&pos))?;
            writeln!(out, "{} to move: {verdict}", pos.turn())?;
            for (mv, verdict) in moves {
                writeln!(out, "  {:<12} {verdict}", written(&pos, mv))?;
            }
        }
        Ok(Verdict::Good)
    }
}

fn written(pos: &Position, mv: rules::Move) -> String {
    write_move(pos, RuleSet::OFFICIAL, mv, Labels::Numbers).to_string()
}
