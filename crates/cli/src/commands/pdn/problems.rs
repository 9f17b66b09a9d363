//! Checks the stated results of a collection of problems.

use super::reading::{GameAt, Reading, each_game_quietly};
use super::truth::{Truth, Witness, truth};
use crate::Verdict;
use crate::commands::write_json;
use crate::interruption::stop_on_interrupt;
use crate::progress::spinner;
use crate::spoken;
use crate::stopwatch::stopwatch;
use anyhow::bail;
use engine::{Control, Engine, Limits, Options, Tablebase, TimeLimit};
use notation::Fen;
use notation::pdn::GameResult;
use rules::{Labels, Outcome, Position, RuleSet};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

/// The hash table of each thread, in MiB.
const HASH_MB: usize = 32;

/// How problems are solved.
pub(super) struct Solving {
    pub(super) databases: Arc<Tablebase>,
    /// The time for each problem that the databases don't know.
    pub(super) time: Duration,
    pub(super) threads: usize,
}

/// A problem to solve.
struct Task {
    /// Its place in the order of the files.
    ordinal: u64,
    file: usize,
    game: u64,
    line: u64,
    event: Option<String>,
    start: Position,
    claimed: Outcome,
}

/// Whether a problem's stated result is right.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Judgment {
    Agrees,
    Differs,
    NotProved,
}

#[derive(Serialize)]
struct ProblemAnswer {
    file: String,
    game: u64,
    line: u64,
    event: Option<String>,
    fen: String,
    /// The result in the file, as in PDN.
    claimed: &'static str,
    /// The result with best play, as in PDN, if it's proven.
    proved: Option<&'static str>,
    /// `databases` or `engine`.
    proved_by: Option<&'static str>,
    /// `agrees`, `differs` or `unproven`.
    verdict: &'static str,
    best: Option<String>,
}

/// Checks the start of every game that has its own against the stated result.
pub(super) fn check(
    out: &mut impl Write,
    files: &[PathBuf],
    reading: Reading,
    solving: &Solving,
    json: bool,
) -> anyhow::Result<Verdict> {
    let control = Control::new();
    stop_on_interrupt(control.clone())?;
    let bar = spinner();
    let mut report = Report::default();
    let (tasks, queue) = mpsc::sync_channel::<Task>(2 * solving.threads);
    let (solved, answers) = mpsc::channel::<(Task, Truth)>();
    let queue = Mutex::new(queue);
    thread::scope(|scope| -> anyhow::Result<()> {
        let reader = scope.spawn(|| read(files, reading, tasks, &control));
        for _ in 0..solving.threads {
            let solved = solved.clone();
            scope.spawn(|| solve(&queue, solved, solving, &control));
        }
        drop(solved);
        // Answers arrive in any order and are printed in the order of the files.
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        for (task, truth) in answers {
            waiting.insert(task.ordinal, (task, truth));
            while let Some((task, truth)) = waiting.remove(&next) {
                next += 1;
                report.add(out, &files[task.file], &task, &truth, json)?;
                bar.set_message(spoken::words().count_problems(next));
            }
        }
        let others = reader.join().expect("reading doesn't panic")?;
        report.others = others;
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

/// Queues every problem. Returns how many games aren't problems with a stated result.
fn read(
    files: &[PathBuf],
    reading: Reading,
    tasks: mpsc::SyncSender<Task>,
    control: &Control,
) -> anyhow::Result<u64> {
    let mut ordinal = 0;
    let mut others = 0;
    each_game_quietly(files, reading, |at: GameAt| {
        let game = at.game;
        let claimed = game.result.outcome();
        let is_problem = game.start != Position::START && game.rules == RuleSet::OFFICIAL;
        let Some(claimed) = claimed.filter(|_| is_problem && !control.is_stopped()) else {
            others += 1;
            return Ok(());
        };
        let task = Task {
            ordinal,
            file: at.file,
            game: at.number,
            line: at.place.line,
            event: game.tags.event().map(str::to_owned),
            start: game.start,
            claimed,
        };
        ordinal += 1;
        // If no thread is solving anymore, the output is closed.
        let _ = tasks.send(task);
        Ok(())
    })?;
    Ok(others)
}

fn solve(
    queue: &Mutex<mpsc::Receiver<Task>>,
    solved: mpsc::Sender<(Task, Truth)>,
    solving: &Solving,
    control: &Control,
) {
    let mut engine = Engine::new(Options {
        hash_mb: HASH_MB,
        databases: Arc::clone(&solving.databases),
        ..Options::default()
    });
    let limits = Limits {
        time: TimeLimit::Move(solving.time),
        ..Limits::INFINITE
    };
    loop {
        let task = queue.lock().expect("no solver panics").recv();
        let Ok(task) = task else {
            return;
        };
        if control.is_stopped() {
            continue;
        }
        let truth = truth(&mut engine, &task.start, &limits, control, &stopwatch());
        if solved.send((task, truth)).is_err() {
            // The output is closed. The reader must not wait for room in the queue.
            control.stop();
        }
    }
}

#[derive(Default)]
struct Report {
    agree: usize,
    differ: usize,
    not_proved: usize,
    /// Games that aren't problems with a stated result.
    others: u64,
    answers: Vec<ProblemAnswer>,
}

impl Report {
    const fn total(&self) -> usize {
        self.agree + self.differ + self.not_proved
    }

    fn add(
        &mut self,
        out: &mut impl Write,
        file: &Path,
        task: &Task,
        truth: &Truth,
        json: bool,
    ) -> anyhow::Result<()> {
        let judgment = match truth.proved {
            None => Judgment::NotProved,
            Some((outcome, _)) if outcome == task.claimed => Judgment::Agrees,
            Some(_) => Judgment::Differs,
        };
        match judgment {
            Judgment::Agrees => self.agree += 1,
            Judgment::Differs => self.differ += 1,
            Judgment::NotProved => self.not_proved += 1,
        }
        if json {
            self.answers.push(answer(file, task, truth, judgment));
        } else if judgment != Judgment::Agrees {
            let told = spoken::words().pdn_in_game(task.game, &sentence(task, truth));
            writeln!(out, "{}:{}: {told}", file.display(), task.line)?;
            out.flush()?;
        }
        Ok(())
    }

    fn finish(self, out: &mut impl Write, json: bool) -> anyhow::Result<Verdict> {
        if json {
            write_json(out, &self.answers)?;
        } else {
            let words = spoken::words();
            let problems = words.count_problems(self.total());
            let (agree, differ) = (self.agree, self.differ);
            let summary = words.pdn_problems_summary(&problems, agree, differ, self.not_proved);
            writeln!(out, "{summary}")?;
            if self.others > 0 {
                let games = words.count_games(self.others);
                writeln!(out, "{}", words.pdn_problems_others(&games))?;
            }
        }
        Ok(match self.differ {
            0 => Verdict::Good,
            _ => Verdict::ProblemsFound,
        })
    }
}

/// `The result is 1-0, but this is a draw: 18-15`.
fn sentence(task: &Task, truth: &Truth) -> String {
    let speaker = spoken::speaker(Labels::Numbers);
    let claimed = GameResult::from(task.claimed).text();
    let best = truth.best_text(&task.start).unwrap_or_default();
    match truth.proved {
        None => speaker.words.pdn_problem_open(claimed),
        Some((Outcome::Draw, _)) => speaker.words.pdn_problem_draw(claimed, &best),
        Some((Outcome::Win(winner), _)) => {
            let side = speaker.named(winner);
            speaker.words.pdn_problem_win(claimed, side, &best)
        }
    }
}

fn answer(file: &Path, task: &Task, truth: &Truth, judgment: Judgment) -> ProblemAnswer {
    let proved = truth.proved;
    ProblemAnswer {
        file: file.display().to_string(),
        game: task.game,
        line: task.line,
        event: task.event.clone(),
        fen: Fen::from(&task.start).to_string(),
        claimed: GameResult::from(task.claimed).text(),
        proved: proved.map(|(outcome, _)| GameResult::from(outcome).text()),
        proved_by: proved.map(|(_, witness)| match witness {
            Witness::Databases => "databases",
            Witness::Engine => "engine",
        }),
        verdict: match judgment {
            Judgment::Agrees => "agrees",
            Judgment::Differs => "differs",
            Judgment::NotProved => "unproven",
        },
        best: truth.best_text(&task.start),
    }
}
