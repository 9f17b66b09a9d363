//! `crownhead perft`: count lines of play.

use super::grouped;
use crate::Status;
use crate::arguments::{PositionArg, whole};
use crate::json::{PositionJson, write_json};
use crate::stopwatch::stopwatch;
use clap::Args;
use rules::{Position, perft};
use serde::Serialize;
use std::io::Write;

/// Count all lines of play to a depth, the usual test of a move generator.
#[derive(Args)]
#[command(
    after_help = "Captures along different paths count as different moves, as in the published
tables. There is no hash table; the last ply is counted without being played.

Examples:
  crownhead perft --depth 11
  crownhead perft 'W:W18,24,K30:B5,11,K27' --depth 6 --divide"
)]
pub(crate) struct Perft {
    #[command(flatten)]
    position: PositionArg,

    /// Search depth in plies
    #[arg(long, value_name = "PLIES", value_parser = whole::<u32>(1..=30))]
    depth: u32,

    /// Count each first move separately
    #[arg(long)]
    divide: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct PerftAnswer {
    #[serde(flatten)]
    position: PositionJson,
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    /// The nodes after each first move, if asked for.
    divide: Option<Vec<Share>>,
}

#[derive(Serialize)]
struct Share {
    #[serde(rename = "move")]
    text: String,
    nodes: u64,
}

impl Perft {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let pos = self.position.position()?;
        let elapsed = stopwatch();
        let divide = self.divide.then(|| divide(&pos, self.depth));
        let nodes = match &divide {
            Some(shares) => shares.iter().map(|share| share.nodes).sum(),
            None => perft(&pos, self.depth),
        };
        let seconds = elapsed().as_secs_f64();
        let nodes_per_second = (nodes as f64 / seconds.max(1e-9)) as u64;
        if self.json {
            write_json(
                out,
                &PerftAnswer {
                    position: PositionJson::from(&pos),
                    depth: self.depth,
                    nodes,
                    seconds,
                    nodes_per_second,
                    divide,
                },
            )?;
        } else {
            for share in divide.into_iter().flatten() {
                writeln!(out, "{:<27} {:>15}", share.text, grouped(share.nodes))?;
            }
            writeln!(out, "depth {}", self.depth)?;
            writeln!(out, "{:>15} nodes", grouped(nodes))?;
            writeln!(out, "{seconds:>15.3} seconds")?;
            writeln!(out, "{:>15} nodes per second", grouped(nodes_per_second))?;
        }
        Ok(Status::Good)
    }
}

fn divide(pos: &Position, depth: u32) -> Vec<Share> {
    let mut moves = pos.moves();
    moves.sort_unstable_by_key(|mv| mv.path());
    let share = |mv: rules::Move| Share {
        text: mv.to_string(),
        nodes: perft(&pos.play_unchecked(mv), depth - 1),
    };
    moves.into_iter().map(share).collect()
}
