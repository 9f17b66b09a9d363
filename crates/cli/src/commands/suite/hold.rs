//! `crownhead suite hold`: how many difficult draws the engine saves.

use super::trial::{Trial, write_row};
use crate::Status;
use crate::interruption::stop_on_interrupt;
use crate::json::{PositionJson, side_word, write_json};
use crate::progress::progress_bar;
use crate::stopwatch::stopwatch;
use anyhow::bail;
use arena::{Contender, DEFENSES, Defense, defenses};
use clap::Args;
use engine::Control;
use serde::Serialize;
use std::io::Write;

/// Have the engine hold drawn positions against itself, and count the ones it saves.
#[derive(Args)]
#[command(
    after_help = "Both sides get the same time and a hash table each. The built-in positions have 7 to 16 pieces. A
hasty defender loses them, and long searches on both sides draw. That's strong evidence for a draw, but not proof.

Examples:
  crownhead suite hold
  crownhead suite hold --nodes 20000 --list
  crownhead suite hold my-defenses.txt --time 1 --json"
)]
pub(crate) struct Hold {
    #[command(flatten)]
    trial: Trial,
}

#[derive(Serialize)]
struct HoldAnswer {
    position_count: usize,
    held_count: usize,
    by_pieces: Vec<Row>,
    lost: Vec<Lost>,
}

#[derive(Serialize)]
struct Row {
    piece_count: u32,
    position_count: usize,
    held_count: usize,
}

#[derive(Serialize)]
struct Lost {
    #[serde(flatten)]
    position: PositionJson,
    defender: &'static str,
}

impl Hold {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let set = self.trial.positions(DEFENSES, defenses)?;
        let limits = self.trial.limits();
        let databases = self.trial.tablebase();
        let mut attacker = self.trial.engine(&databases)?;
        let mut defender = self.trial.engine(&databases)?;
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let bar = progress_bar(set.len() as u64, "{wide_bar} {pos}/{len} positions {eta}");
        let clock = stopwatch();
        let mut played: Vec<(&Defense, bool)> = Vec::new();
        for defense in &set {
            let attacker = Contender {
                engine: &mut attacker,
                limits,
            };
            let defender = Contender {
                engine: &mut defender,
                limits,
            };
            match defense.is_held(attacker, defender, &databases, &interrupt, &clock) {
                Some(is_held) => played.push((defense, is_held)),
                None => break,
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        if self.trial.json {
            write_json(out, &HoldAnswer::new(&played))?;
        } else {
            if self.trial.list {
                for (defense, _) in played.iter().filter(|(_, is_held)| !is_held) {
                    writeln!(out, "{defense}")?;
                }
            }
            HoldAnswer::new(&played).write(out)?;
        }
        if played.len() < set.len() {
            bail!(
                "interrupted after {} of {} positions",
                played.len(),
                set.len()
            );
        }
        Ok(Status::Good)
    }
}

impl HoldAnswer {
    fn new(played: &[(&Defense, bool)]) -> HoldAnswer {
        let mut counts: Vec<u32> = played.iter().map(|(defense, _)| defense.pieces()).collect();
        counts.sort_unstable();
        counts.dedup();
        let row = |pieces: u32| {
            let all = played.iter().filter(move |(it, _)| it.pieces() == pieces);
            Row {
                piece_count: pieces,
                position_count: all.clone().count(),
                held_count: all.filter(|(_, is_held)| *is_held).count(),
            }
        };
        let lost = played.iter().filter(|(_, is_held)| !is_held);
        HoldAnswer {
            position_count: played.len(),
            held_count: played.iter().filter(|(_, is_held)| *is_held).count(),
            by_pieces: counts.into_iter().map(row).collect(),
            lost: lost
                .map(|(defense, _)| Lost {
                    position: PositionJson::from(&defense.pos),
                    defender: side_word(defense.defender),
                })
                .collect(),
        }
    }

    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        for row in &self.by_pieces {
            let name = format!("{} pieces", row.piece_count);
            write_row(out, &name, row.held_count, row.position_count)?;
        }
        write_row(out, "together", self.held_count, self.position_count)
    }
}
