//! Checks the stated results of a collection of problems.

use super::reading::{GameAt, ShowProgress, Sources};
use crate::Status;
use crate::interruption::stop_on_interrupt;
use crate::json::{PositionJson, write_json_line};
use crate::parallel::in_order;
use crate::progress::{print_above, progress_bar, spinner};
use crate::spoken;
use crate::stopwatch::stopwatch;
use anyhow::bail;
use engine::{Control, Engine, Judgment, Limits, Options, Proof, Tablebase, TimeLimit, Witness};
use indicatif::ProgressBar;
use notation::pdn::GameResult;
use notation::write_move;
use rules::{Labels, Outcome, Position, RuleSet};
use serde::Serialize;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

/// The hash table of each job, in MiB.
const HASH_MB: usize = 32;

/// How problems are solved.
pub(super) struct Solving {
    pub(super) databases: Arc<Tablebase>,
    /// The time for each problem that the databases don't know.
    pub(super) time: Duration,
    pub(super) jobs: usize,
}

/// A problem to solve.
struct Task {
    file: usize,
    game: u64,
    line: u64,
    /// Where it starts in its file.
    offset: u64,
    event: Option<String>,
    start: Position,
    claimed: Outcome,
}

#[derive(Serialize)]
struct ProblemAnswer {
    file: String,
    game: u64,
    line: u64,
    event: Option<String>,
    #[serde(flatten)]
    position: PositionJson,
    /// The result in the file, as in PDN.
    claimed: &'static str,
    /// The result with best play, as in PDN, if it's proven.
    proved: Option<&'static str>,
    /// `databases` or `engine`.
    proved_by: Option<&'static str>,
    /// `agrees`, `differs` or `unproven`.
    judgment: &'static str,
    /// The best move found.
    #[serde(rename = "move")]
    mv: Option<String>,
}

/// Checks the start of every game that has its own against the stated result.
pub(super) fn check(
    out: &mut impl Write,
    sources: &Sources,
    solving: &Solving,
    json: bool,
) -> anyhow::Result<Status> {
    let control = Control::new();
    stop_on_interrupt(control.clone())?;
    let (bar, starts) = progress(sources);
    let mut report = Report::default();
    // Reading waits for the solvers, so that memory doesn't grow with the files.
    let (tasks, queue) = mpsc::sync_channel::<Task>(2 * solving.jobs);
    thread::scope(|scope| -> anyhow::Result<()> {
        let reader = scope.spawn(|| read(sources, tasks, &control));
        in_order(
            solving.jobs,
            queue.into_iter(),
            || solving.engine(),
            |engine, task| {
                let proof = solve(engine, &task, solving, &control);
                (!control.is_stopped()).then_some((task, proof))
            },
            |(task, proof)| {
                let file = &sources.files[task.file];
                print_above(&bar, out, |out| report.add(out, file, &task, &proof, json))?;
                bar.set_position(starts[task.file] + task.offset);
                bar.set_message(report.summary());
                anyhow::Ok(())
            },
        )?;
        report.others = reader.join().expect("reading doesn't panic")?;
        Ok(())
    })?;
    bar.finish_and_clear();
    if control.is_stopped() {
        out.flush()?;
        let problems = spoken::words().count_problems(report.total());
        bail!("interrupted after {problems}");
    }
    report.finish(out, json)
}

/// A bar as long as all files together, and where each file starts in it. Standard input has no length.
fn progress(sources: &Sources) -> (ProgressBar, Vec<u64>) {
    let mut total = 0;
    let mut starts = Vec::new();
    let mut is_known = true;
    for file in &sources.files {
        starts.push(total);
        match fs::metadata(file) {
            Ok(data) if data.is_file() => total += data.len(),
            _ => is_known = false,
        }
    }
    let bar = match is_known {
        true => progress_bar(total, "{wide_bar} {percent}% {eta} {msg}"),
        false => spinner(),
    };
    (bar, starts)
}

/// Queues every problem. Returns how many games aren't problems with a stated result.
fn read(
    sources: &Sources,
    tasks: mpsc::SyncSender<Task>,
    control: &Control,
) -> anyhow::Result<u64> {
    let mut others = 0;
    sources.each_game_quietly(ShowProgress::Never, |at: GameAt| {
        let game = at.game;
        let claimed = game.result.outcome();
        let is_problem = game.start != Position::START && game.rules == RuleSet::OFFICIAL;
        let Some(claimed) = claimed.filter(|_| is_problem && !control.is_stopped()) else {
            others += 1;
            return Ok(());
        };
        let task = Task {
            file: at.file,
            game: at.number,
            line: at.place.line,
            offset: at.place.offset,
            event: game.tags.event().map(str::to_owned),
            start: game.start,
            claimed,
        };
        // If no thread is solving anymore, the output is closed or the work interrupted.
        let _ = tasks.send(task);
        Ok(())
    })?;
    Ok(others)
}

impl Solving {
    fn engine(&self) -> Engine {
        Engine::new(Options {
            hash_mb: HASH_MB,
            databases: Arc::clone(&self.databases),
            ..Options::default()
        })
    }
}

fn solve(engine: &mut Engine, task: &Task, solving: &Solving, control: &Control) -> Proof {
    let limits = Limits {
        time: TimeLimit::Move(solving.time),
        ..Limits::INFINITE
    };
    engine.prove(&task.start, &limits, control, &stopwatch())
}

#[derive(Default)]
struct Report {
    agree: usize,
    differ: usize,
    not_proved: usize,
    /// Games that aren't problems with a stated result.
    others: u64,
}

impl Report {
    const fn total(&self) -> usize {
        self.agree + self.differ + self.not_proved
    }

    /// `1030 problems: 1001 agree, 9 differ, 20 unproven`.
    fn summary(&self) -> String {
        let words = spoken::words();
        let problems = words.count_problems(self.total());
        words.pdn_problems_summary(&problems, self.agree, self.differ, self.not_proved)
    }

    fn add(
        &mut self,
        out: &mut impl Write,
        file: &Path,
        task: &Task,
        proof: &Proof,
        json: bool,
    ) -> io::Result<()> {
        let judgment = proof.judge(task.claimed);
        match judgment {
            Judgment::Agrees => self.agree += 1,
            Judgment::Differs => self.differ += 1,
            Judgment::NotProved => self.not_proved += 1,
        }
        if json {
            write_json_line(out, &answer(file, task, proof, judgment))?;
        } else if judgment != Judgment::Agrees {
            let told = spoken::words().pdn_in_game(task.game, &sentence(task, proof));
            writeln!(out, "{}:{}: {told}", file.display(), task.line)?;
            out.flush()?;
        }
        Ok(())
    }

    fn finish(self, out: &mut impl Write, json: bool) -> anyhow::Result<Status> {
        if !json {
            let words = spoken::words();
            writeln!(out, "{}", self.summary())?;
            if self.others > 0 {
                let games = words.count_games(self.others);
                writeln!(out, "{}", words.pdn_problems_others(&games))?;
            }
        }
        Ok(match self.differ {
            0 => Status::Good,
            _ => Status::ProblemsFound,
        })
    }
}

/// `The result is 1-0, but this is a draw: 18-15`.
fn sentence(task: &Task, proof: &Proof) -> String {
    let speaker = spoken::speaker(Labels::Numbers);
    let claimed = GameResult::from(task.claimed).text();
    let best = best_text(task, proof).unwrap_or_default();
    match proof.outcome {
        None => speaker.words.pdn_problem_open(claimed),
        Some((Outcome::Draw, _)) => speaker.words.pdn_problem_draw(claimed, &best),
        Some((Outcome::Win(winner), _)) => {
            let side = speaker.named(winner);
            speaker.words.pdn_problem_win(claimed, side, &best)
        }
    }
}

fn answer(file: &Path, task: &Task, proof: &Proof, judgment: Judgment) -> ProblemAnswer {
    let proved = proof.outcome;
    ProblemAnswer {
        file: file.display().to_string(),
        game: task.game,
        line: task.line,
        event: task.event.clone(),
        position: PositionJson::from(&task.start),
        claimed: GameResult::from(task.claimed).text(),
        proved: proved.map(|(outcome, _)| GameResult::from(outcome).text()),
        proved_by: proved.map(|(_, witness)| match witness {
            Witness::Databases => "databases",
            Witness::Search => "engine",
        }),
        judgment: match judgment {
            Judgment::Agrees => "agrees",
            Judgment::Differs => "differs",
            Judgment::NotProved => "unproven",
        },
        mv: best_text(task, proof),
    }
}

/// The best move in notation.
fn best_text(task: &Task, proof: &Proof) -> Option<String> {
    let mv = proof.best?;
    Some(write_move(&task.start, RuleSet::OFFICIAL, mv, Labels::Numbers).to_string())
}
