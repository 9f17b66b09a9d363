//! `crownhead puzzles check`.

use super::{FileArg, finder, write};
use crate::Status;
use crate::arguments::{Jobs, whole};
use crate::commands::counted;
use crate::interruption::stop_on_interrupt;
use crate::json::{PositionJson, write_json};
use crate::parallel::in_order;
use crate::progress::progress_bar;
use anyhow::bail;
use clap::Args;
use engine::{Control, Engine};
use learn::{Finder, Puzzle, PuzzleFile};
use serde::Serialize;
use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;

/// Check every puzzle again with a longer search and the endgame tables.
#[derive(Args)]
#[command(
    after_help = "A puzzle passes if each move of its solution is the only good one, by a clear margin, and if no
other puzzle has the same pattern. --output writes those that pass, and recomputes their themes.

Examples:
  crownhead puzzles check
  crownhead puzzles check my.puzzles --nodes 1000000 --sample 500
  crownhead puzzles check my.puzzles --output sound.puzzles"
)]
pub(super) struct Check {
    #[command(flatten)]
    file: FileArg,

    /// Nodes per position
    #[arg(long, value_name = "COUNT", default_value_t = 500_000, value_parser = whole::<u64>(1..))]
    nodes: u64,

    /// Check only this many puzzles, spread over the file
    #[arg(long, value_name = "COUNT", value_parser = whole::<usize>(1..))]
    sample: Option<usize>,

    /// Write the puzzles that pass to this file
    #[arg(
        long,
        short,
        alias = "out",
        value_name = "FILE",
        conflicts_with = "sample"
    )]
    output: Option<PathBuf>,

    #[command(flatten)]
    jobs: Jobs,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct CheckAnswer {
    puzzle_count: usize,
    passed_count: usize,
    flawed: Vec<Flawed>,
}

/// A puzzle that doesn't pass.
#[derive(Serialize)]
struct Flawed {
    #[serde(flatten)]
    position: PositionJson,
    /// The first move of its solution.
    #[serde(rename = "move")]
    mv: String,
    flaw: Flaw,
}

/// What's wrong with a puzzle.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
enum Flaw {
    /// Its solution isn't the only good one.
    NotTheOnlyMove,
    /// Another puzzle has the same pattern.
    Duplicate,
}

impl Flaw {
    const fn text(self) -> &'static str {
        match self {
            Flaw::NotTheOnlyMove => "not the only good move",
            Flaw::Duplicate => "a duplicate",
        }
    }
}

impl Check {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let file = self.file.read()?;
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let count = file.puzzles.len();
        let wanted = self.sample.unwrap_or(count).min(count);
        let sample: Vec<&Puzzle> = (0..wanted)
            .map(|place| &file.puzzles[place * count / wanted])
            .collect();
        let bar = progress_bar(wanted as u64, "{wide_bar} {pos}/{len} puzzles {eta}");
        let mut results: Vec<Option<Puzzle>> = Vec::new();
        in_order(
            self.jobs.count(),
            sample.iter(),
            finder,
            |engine, puzzle| (!interrupt.is_stopped()).then(|| self.checked(engine, puzzle)),
            |result| {
                results.push(result);
                bar.inc(1);
                anyhow::Ok(())
            },
        )?;
        bar.finish_and_clear();
        let mut patterns = HashSet::new();
        let mut passed = Vec::new();
        let mut flawed = Vec::new();
        let checked = results.len();
        for (puzzle, result) in sample.into_iter().zip(results) {
            let flaw = match result {
                None => Flaw::NotTheOnlyMove,
                Some(_) if !patterns.insert(puzzle.pattern()) => Flaw::Duplicate,
                Some(sound) => {
                    passed.push(sound);
                    continue;
                }
            };
            flawed.push(Flawed {
                position: PositionJson::from(&puzzle.pos),
                mv: puzzle.solution[0].to_string(),
                flaw,
            });
        }
        let answer = CheckAnswer {
            puzzle_count: checked,
            passed_count: passed.len(),
            flawed,
        };
        if self.json {
            write_json(out, &answer)?;
        } else {
            answer.write(out)?;
        }
        if checked < wanted {
            bail!("interrupted after {checked} of {wanted} puzzles");
        }
        let all_passed = passed.len() == checked;
        if let Some(path) = &self.output {
            let kept = PuzzleFile {
                puzzles: passed,
                ..file
            };
            write(path, &kept, &mut self.file.read_games()?)?;
            return Ok(Status::Good);
        }
        Ok(if all_passed {
            Status::Good
        } else {
            Status::ProblemsFound
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

impl CheckAnswer {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        for Flawed { position, mv, flaw } in &self.flawed {
            writeln!(out, "{} {mv}: {}", position.fen, flaw.text())?;
        }
        let all = counted(self.puzzle_count, "puzzle");
        writeln!(out, "{} of {all} passed", self.passed_count)
    }
}
