//! The engine in its own threads.

use super::{Report, Reports};
use crate::stopwatch::stopwatch;
use engine::{Book, Control, Engine, Limits, Options, Tablebase};
use rules::Game;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;
use table::Question;
use terminal::Event;

/// How long it thinks about hints.
const HINT_TIME: Duration = Duration::from_secs(1);
/// How many lines an analysis shows.
const LINES: usize = 3;
/// The memory of each engine's hash table, in megabytes.
const HASH_MB: usize = 32;

/// The engine as an opponent, and for hints.
pub(super) struct EngineThread {
    jobs: Sender<(Job, Control)>,
    /// Stops the last job.
    last: Control,
}

enum Job {
    Think(u32, Box<Question>),
    Hint(Box<Game>),
}

impl EngineThread {
    pub(super) fn start(
        reports: Reports,
        databases: Arc<Tablebase>,
        book: Arc<Book>,
    ) -> EngineThread {
        let (jobs, waiting) = channel();
        thread::spawn(move || work(&waiting, &reports, databases, book));
        EngineThread {
            jobs,
            last: Control::new(),
        }
    }

    pub(super) fn think(&mut self, game: u32, question: Question) {
        self.begin(Job::Think(game, Box::new(question)));
    }

    pub(super) fn find_hint(&mut self, game: Game) {
        self.begin(Job::Hint(Box::new(game)));
    }

    /// Ends the last job with what it has.
    pub(super) fn stop(&self) {
        self.last.stop();
    }

    fn begin(&mut self, job: Job) {
        self.stop();
        self.last = Control::new();
        // The thread only ends with the program.
        let _ = self.jobs.send((job, self.last.clone()));
    }
}

fn work(
    jobs: &Receiver<(Job, Control)>,
    reports: &Reports,
    databases: Arc<Tablebase>,
    book: Arc<Book>,
) {
    let mut engine = Engine::new(Options {
        hash_mb: HASH_MB,
        book: Some(book),
        databases,
        ..Options::default()
    });
    while let Ok((job, control)) = jobs.recv() {
        let watch = stopwatch();
        let event = match job {
            Job::Think(game, question) => {
                let limits = Limits::move_time(question.longest);
                let found = engine.play_as(
                    question.opponent,
                    &question.game,
                    &limits,
                    &control,
                    &watch,
                    &mut |_| {},
                );
                Event::Found {
                    game,
                    question: question.number,
                    best: found.best,
                    score: found.score,
                }
            }
            Job::Hint(game) => {
                let limits = Limits::move_time(HINT_TIME);
                let hint = engine.hint(&game, &limits, &control, &watch);
                Event::HintFound(game, hint.as_ref().map(Into::into))
            }
        };
        if reports.send(Report::Event(event)).is_err() {
            return;
        }
    }
}

/// The engine that analyzes. Its thread starts when it's first needed.
pub(super) struct Analyst {
    jobs: Option<Sender<(u32, Game, Control)>>,
    last: Control,
    reports: Reports,
    databases: Arc<Tablebase>,
}

impl Analyst {
    pub(super) fn new(reports: Reports, databases: Arc<Tablebase>) -> Analyst {
        Analyst {
            jobs: None,
            last: Control::new(),
            reports,
            databases,
        }
    }

    pub(super) fn analyze(&mut self, number: u32, game: Game) {
        self.stop();
        self.last = Control::new();
        let control = self.last.clone();
        let jobs = self.jobs.get_or_insert_with(|| {
            let (jobs, waiting) = channel();
            let (reports, databases) = (self.reports.clone(), Arc::clone(&self.databases));
            thread::spawn(move || analyze(&waiting, &reports, databases));
            jobs
        });
        let _ = jobs.send((number, game, control));
    }

    pub(super) fn stop(&self) {
        self.last.stop();
    }
}

fn analyze(jobs: &Receiver<(u32, Game, Control)>, reports: &Reports, databases: Arc<Tablebase>) {
    let mut engine = Engine::new(Options {
        hash_mb: HASH_MB,
        databases,
        ..Options::default()
    });
    let limits = Limits {
        lines: LINES,
        ..Limits::INFINITE
    };
    while let Ok((number, game, control)) = jobs.recv() {
        engine.search(&game, &limits, &control, &stopwatch(), &mut |progress| {
            // If nobody listens, the program is ending.
            let _ = reports.send(Report::Event(Event::Analyzed {
                number,
                rank: progress.rank,
                line: progress.line.clone(),
                nodes: progress.statistics.nodes,
            }));
        });
    }
}
