//! `crownhead suite hold`: how many difficult draws the engine saves.

use super::effort::EffortArgs;
use crate::Verdict;
use crate::commands::databases::DatabaseArg;
use crate::commands::write_json;
use crate::interruption::stop_on_interrupt;
use crate::progress::progress_bar;
use crate::stopwatch::stopwatch;
use anyhow::{Context, bail, ensure};
use arena::{Contender, DEFENSES, Defense, defenses};
use clap::Args;
use engine::{Control, Engine, Options};
use serde::Serialize;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// Have the engine hold drawn positions against itself, and count the ones it saves.
#[derive(Args)]
#[command(
    after_help = "Both sides get the same time. The built-in positions have 7 to 16 pieces. A hasty defender loses
them, and long searches on both sides draw. That's strong evidence for a draw, but not proof."
)]
pub(crate) struct Hold {
    /// File with the positions [default: the built-in ones]
    file: Option<PathBuf>,

    #[command(flatten)]
    effort: EffortArgs,

    /// Hash table size per side in MiB
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..=65_536))]
    hash: u64,

    #[command(flatten)]
    database: DatabaseArg,

    /// List the positions that were lost
    #[arg(long)]
    list: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    by_pieces: Vec<Row>,
    positions: usize,
    held: usize,
    lost: Vec<String>,
}

#[derive(Serialize)]
struct Row {
    pieces: u32,
    positions: usize,
    held: usize,
}

impl Hold {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let set = self.set()?;
        let limits = self.effort.limits()?;
        let databases = self.database.tablebase();
        let engine = || {
            Engine::new(Options {
                hash_mb: self.hash as usize,
                databases: databases.clone(),
                ..Options::default()
            })
        };
        let (mut attacker, mut defender) = (engine(), engine());
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
        let answer = Answer::new(&played);
        if self.json {
            write_json(out, &answer)?;
        } else {
            answer.write(out, self.list)?;
        }
        if played.len() < set.len() {
            bail!(
                "interrupted after {} of {} positions",
                played.len(),
                set.len()
            );
        }
        Ok(Verdict::Good)
    }

    fn set(&self) -> anyhow::Result<Vec<Defense>> {
        let Some(path) = &self.file else {
            return Ok(defenses(DEFENSES)?);
        };
        let named = || path.display().to_string();
        let text = fs::read_to_string(path).with_context(named)?;
        let set = defenses(&text).with_context(named)?;
        ensure!(!set.is_empty(), "{}: there is no position in it", named());
        Ok(set)
    }
}

impl Answer {
    fn new(played: &[(&Defense, bool)]) -> Answer {
        let mut counts: Vec<u32> = played.iter().map(|(defense, _)| defense.pieces()).collect();
        counts.sort_unstable();
        counts.dedup();
        let row = |pieces: u32| {
            let all = played.iter().filter(move |(it, _)| it.pieces() == pieces);
            Row {
                pieces,
                positions: all.clone().count(),
                held: all.filter(|(_, is_held)| *is_held).count(),
            }
        };
        let lost = played.iter().filter(|(_, is_held)| !is_held);
        Answer {
            by_pieces: counts.into_iter().map(row).collect(),
            positions: played.len(),
            held: played.iter().filter(|(_, is_held)| *is_held).count(),
            lost: lost.map(|(defense, _)| defense.to_string()).collect(),
        }
    }

    fn write(&self, out: &mut impl Write, list: bool) -> std::io::Result<()> {
        if list {
            for defense in &self.lost {
                writeln!(out, "{defense}")?;
            }
        }
        let mut row = |name: &str, positions: usize, held: usize| {
            let share = 100.0 * held as f64 / positions.max(1) as f64;
            writeln!(out, "{name:<9} {held:>4} of {positions:>4}  {share:>5.1} %")
        };
        for by_pieces in &self.by_pieces {
            let name = format!("{} pieces", by_pieces.pieces);
            row(&name, by_pieces.positions, by_pieces.held)?;
        }
        row("together", self.positions, self.held)
    }
}
