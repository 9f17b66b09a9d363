//! `crownhead puzzles check`.

use super::{FileArg, finder};
use crate::Verdict;
use crate::commands::counted;
use crate::interruption::stop_on_interrupt;
use crate::progress::progress_bar;
use anyhow::bail;
use clap::Args;
use engine::Control;
use learn::{Finder, Puzzle, PuzzleFile};
use notation::Fen;
use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;

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
        let mut engine = finder();
        let mut patterns = HashSet::new();
        let mut passed = Vec::new();
        let mut checked = 0;
        for puzzle in sample {
            if interrupt.is_stopped() {
                break;
            }
            let mut finder = Finder {
                engine: &mut engine,
            };
            let is_right = finder.confirms(&puzzle.pos, &puzzle.solution, puzzle.goal, self.nodes);
            let is_new = patterns.insert(puzzle.pattern());
            checked += 1;
            bar.inc(1);
            if is_right && is_new {
                let Puzzle {
                    pos,
                    solution,
                    goal,
                    ..
                } = puzzle;
                let themes = finder.themes(pos, solution, *goal, self.nodes);
                passed.push(Puzzle {
                    themes,
                    ..puzzle.clone()
                });
            } else {
                let flaw = if is_right {
                    "a duplicate"
                } else {
                    "not the only good move"
                };
                let fen = Fen::from(&puzzle.pos);
                bar.suspend(|| writeln!(out, "{fen} {}: {flaw}", puzzle.solution[0]))?;
            }
        }
        bar.finish_and_clear();
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
}
