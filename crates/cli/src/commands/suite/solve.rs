//! `crownhead suite solve`: how many answers the engine finds.

use super::effort::EffortArgs;
use crate::Verdict;
use crate::commands::databases::DatabaseArg;
use crate::commands::write_json;
use crate::interruption::stop_on_interrupt;
use crate::progress::progress_bar;
use crate::stopwatch::stopwatch;
use anyhow::{Context, bail, ensure};
use arena::{Problem, ProblemKind, SUITE, problems};
use clap::Args;
use engine::{Control, Engine, Options, SearchResult};
use serde::Serialize;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// Have the engine search each position, and count the answers it finds.
#[derive(Args)]
pub(crate) struct Solve {
    /// File with the positions [default: the built-in suite]
    file: Option<PathBuf>,

    #[command(flatten)]
    effort: EffortArgs,

    /// Hash table size in MiB
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..=65_536))]
    hash: u64,

    #[command(flatten)]
    database: DatabaseArg,

    /// List the positions that weren't solved
    #[arg(long)]
    list: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    kinds: Vec<KindAnswer>,
    positions: usize,
    solved: usize,
    missed: Vec<Missed>,
}

#[derive(Serialize)]
struct KindAnswer {
    kind: &'static str,
    positions: usize,
    solved: usize,
}

#[derive(Serialize)]
struct Missed {
    problem: String,
    played: String,
}

impl Solve {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let suite = self.suite()?;
        let limits = self.effort.limits()?;
        let mut engine = Engine::new(Options {
            hash_mb: self.hash as usize,
            databases: self.database.tablebase(),
            ..Options::default()
        });
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let bar = progress_bar(suite.len() as u64, "{wide_bar} {pos}/{len} positions {eta}");
        let clock = stopwatch();
        let mut found: Vec<(&Problem, SearchResult)> = Vec::new();
        for problem in &suite {
            engine.new_game();
            let game = problem.game();
            let result = engine.search(&game, &limits, &interrupt, &clock, &mut |_| {});
            if interrupt.is_stopped() {
                break;
            }
            found.push((problem, result));
            bar.inc(1);
        }
        bar.finish_and_clear();
        let answer = Answer::new(&found);
        if self.json {
            write_json(out, &answer)?;
        } else {
            answer.write(out, self.list)?;
        }
        if interrupt.is_stopped() {
            bail!(
                "interrupted after {} of {} positions",
                found.len(),
                suite.len()
            );
        }
        Ok(Verdict::Good)
    }

    fn suite(&self) -> anyhow::Result<Vec<Problem>> {
        let Some(path) = &self.file else {
            return Ok(problems(SUITE)?);
        };
        let named = || path.display().to_string();
        let text = fs::read_to_string(path).with_context(named)?;
        let suite = problems(&text).with_context(named)?;
        ensure!(!suite.is_empty(), "{}: there is no position in it", named());
        Ok(suite)
    }
}

impl Answer {
    fn new(found: &[(&Problem, SearchResult)]) -> Answer {
        let is_solved = |(problem, result): &(&Problem, SearchResult)| {
            result.best.is_some_and(|mv| problem.is_solved_by(mv))
        };
        let of_kind = |kind: ProblemKind| {
            let all = found
                .iter()
                .filter(move |(problem, _)| problem.kind == kind);
            KindAnswer {
                kind: kind.word(),
                positions: all.clone().count(),
                solved: all.filter(|it| is_solved(it)).count(),
            }
        };
        let missed = found.iter().filter(|it| !is_solved(it));
        Answer {
            kinds: ProblemKind::ALL.map(of_kind).into(),
            positions: found.len(),
            solved: found.iter().filter(|it| is_solved(it)).count(),
            missed: missed
                .map(|(problem, result)| Missed {
                    problem: problem.to_string(),
                    played: result.best.map(|mv| mv.to_string()).unwrap_or_default(),
                })
                .collect(),
        }
    }

    fn write(&self, out: &mut impl Write, list: bool) -> std::io::Result<()> {
        if list {
            for missed in &self.missed {
                writeln!(out, "{}, played {}", missed.problem, missed.played)?;
            }
        }
        let mut row = |kind: &str, positions: usize, solved: usize| {
            let share = 100.0 * solved as f64 / positions.max(1) as f64;
            writeln!(
                out,
                "{kind:<9} {solved:>4} of {positions:>4}  {share:>5.1} %"
            )
        };
        for kind in &self.kinds {
            row(kind.kind, kind.positions, kind.solved)?;
        }
        row("together", self.positions, self.solved)
    }
}
