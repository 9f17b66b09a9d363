//! `crownhead puzzles check`.

use super::{FileArg, finder};
use crate::Verdict;
use crate::commands::counted;
use crate::interruption::stop_on_interrupt;
use crate::progress::progress_bar;
use anyhow::bail;
use clap::Args;
use engine::{Control, Engine};
use learn::{Finder, Puzzle, PuzzleFile};
use notation::Fen;
use std::collections::{BTreeMap, HashSet};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

/// Check every puzzle again with a longer search and the endgame tables.
#[derive(Args)]
#[command(
    after_help = "A puzzle passes if each move of its solution is the only good one, by a clear margin, and if no other
puzzle has the same pattern. --out writes those that pass, with their themes found again."
)]
pub(super) struct Check {
    #[command(flatten)]
    file: FileArg,

    /// Nodes per position
    #[arg(long, value_name = "COUNT", default_value_t = 500_000)]
    nodes: u64,

    /// Check only this many puzzles, spread over the file
    #[arg(long, value_name = "COUNT")]
    sample: Option<usize>,

    /// Write the puzzles that pass to this file
    #[arg(long, value_name = "FILE", conflicts_with = "sample")]
    out: Option<PathBuf>,

    /// Number of puzzles to check at the same time
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

impl Check {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let file = self.file.read()?;
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let count = file.puzzles.len();
        let wanted = self.sample.unwrap_or(count).min(count);
        let sample: Vec<&Puzzle> = (0..wanted)
            .map(|place| &file.puzzles[place * count / wanted])
            .collect();
        let bar = progress_bar(wanted as u64, "{wide_bar} {pos}/{len} puzzles {eta}");
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        let work = |sender: mpsc::Sender<(usize, Option<Puzzle>)>| {
            let mut engine = finder();
            while !interrupt.is_stopped() {
                let place = next.fetch_add(1, Relaxed);
                let Some(puzzle) = sample.get(place) else {
                    break;
                };
                if sender
                    .send((place, self.checked(&mut engine, puzzle)))
                    .is_err()
                {
                    break;
                }
            }
        };
        let results = thread::scope(|scope| {
            for _ in 0..self.threads {
                let sender = sender.clone();
                scope.spawn(|| work(sender));
            }
            drop(sender);
            // In the order of the file, so that the report doesn't depend on the threads.
            let results = receiver.into_iter().inspect(|_| bar.inc(1));
            results.collect::<BTreeMap<usize, Option<Puzzle>>>()
        });
        bar.finish_and_clear();
        let mut patterns = HashSet::new();
        let mut passed = Vec::new();
        let checked = results.len();
        for (place, result) in results {
            let puzzle = sample[place];
            let flaw = match result {
                None => "not the only good move",
                Some(_) if !patterns.insert(puzzle.pattern()) => "a duplicate",
                Some(sound) => {
                    passed.push(sound);
                    continue;
                }
            };
            let fen = Fen::from(&puzzle.pos);
            writeln!(out, "{fen} {}: {flaw}", puzzle.solution[0])?;
        }
        writeln!(
            out,
            "{} of {} passed",
            passed.len(),
            counted(checked, "puzzle")
        )?;
        if checked < wanted {
            bail!("interrupted after {checked} of {wanted} puzzles");
        }
        let all_passed = passed.len() == checked;
        if let Some(path) = &self.out {
            let kept = PuzzleFile {
                puzzles: passed,
                ..file
            };
            durable::replace(path, |target| target.write_all(&kept.encode()))?;
            return Ok(Verdict::Good);
        }
        Ok(if all_passed {
            Verdict::Good
        } else {
            Verdict::ProblemsFound
        })
    }

    /// The puzzle with recomputed themes, or `None` if it isn't sound.
    fn checked(&self, engine: &mut Engine, puzzle: &Puzzle) -> Option<Puzzle> {
        let mut finder = Finder { engine };
        let Puzzle {
            pos,
            solution,
            goal,
            ..
        } = puzzle;
        let is_right = finder.confirms(pos, solution, *goal, self.nodes);
        is_right.then(|| Puzzle {
            themes: finder.themes(pos, solution, *goal, self.nodes),
            ..puzzle.clone()
        })
    }
}
