//! `crownhead suite solve`: how many answers the engine finds.

use super::trial::{Trial, write_row};
use crate::Status;
use crate::interruption::stop_on_interrupt;
use crate::json::{PositionJson, write_json};
use crate::progress::progress_bar;
use crate::stopwatch::stopwatch;
use anyhow::bail;
use arena::{Problem, ProblemKind, SUITE, problems};
use clap::Args;
use engine::{Control, SearchResult};
use rules::Move;
use serde::Serialize;
use std::io::Write;

/// Have the engine search each position, and count the answers it finds.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead suite solve
  crownhead suite solve --nodes 20000 --list
  crownhead suite solve my-suite.txt --time 1 --json")]
pub(crate) struct Solve {
    #[command(flatten)]
    trial: Trial,
}

#[derive(Serialize)]
struct SolveAnswer {
    position_count: usize,
    solved_count: usize,
    kinds: Vec<KindAnswer>,
    missed: Vec<Missed>,
}

#[derive(Serialize)]
struct KindAnswer {
    kind: &'static str,
    position_count: usize,
    solved_count: usize,
}

#[derive(Serialize)]
struct Missed {
    kind: &'static str,
    #[serde(flatten)]
    position: PositionJson,
    /// The moves that solve it.
    solutions: Vec<String>,
    /// The engine's move.
    #[serde(rename = "move")]
    mv: Option<String>,
}

impl Solve {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let suite = self.trial.positions(SUITE, problems)?;
        let limits = self.trial.limits();
        let mut engine = self.trial.engine(&self.trial.tablebase())?;
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
        let answer = SolveAnswer::new(&found);
        if self.trial.json {
            write_json(out, &answer)?;
        } else {
            answer.write(out, self.trial.list)?;
        }
        if interrupt.is_stopped() {
            bail!(
                "interrupted after {} of {} positions",
                found.len(),
                suite.len()
            );
        }
        Ok(Status::Good)
    }
}

impl SolveAnswer {
    fn new(found: &[(&Problem, SearchResult)]) -> SolveAnswer {
        let is_solved = |(problem, result): &(&Problem, SearchResult)| {
            result.best.is_some_and(|mv| problem.is_solved_by(mv))
        };
        let of_kind = |kind: ProblemKind| {
            let all = found
                .iter()
                .filter(move |(problem, _)| problem.kind == kind);
            KindAnswer {
                kind: kind.word(),
                position_count: all.clone().count(),
                solved_count: all.filter(|it| is_solved(it)).count(),
            }
        };
        let missed = found.iter().filter(|it| !is_solved(it));
        SolveAnswer {
            position_count: found.len(),
            solved_count: found.iter().filter(|it| is_solved(it)).count(),
            kinds: ProblemKind::ALL.map(of_kind).into(),
            missed: missed
                .map(|(problem, result)| Missed {
                    kind: problem.kind.word(),
                    position: PositionJson::from(&problem.pos),
                    solutions: problem.answers.iter().map(Move::to_string).collect(),
                    mv: result.best.map(|mv| mv.to_string()),
                })
                .collect(),
        }
    }

    fn write(&self, out: &mut impl Write, list: bool) -> std::io::Result<()> {
        for missed in self.missed.iter().filter(|_| list) {
            writeln!(
                out,
                "{} {} {}, played {}",
                missed.kind,
                missed.position.fen,
                missed.solutions.join(","),
                missed.mv.as_deref().unwrap_or_default()
            )?;
        }
        for kind in &self.kinds {
            write_row(out, kind.kind, kind.solved_count, kind.position_count)?;
        }
        write_row(out, "together", self.solved_count, self.position_count)
    }
}
