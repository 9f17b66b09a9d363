//! Answers requests, one after another.

use crate::conversion;
use engine::{Book, BookError, Control, Engine, Evaluation, Level, Options, SearchResult};
use engine_link::{
    Analysis, Endgame, GameSoFar, Limits, MoveVerdict, Opponent, Part, Played, Progress, Reply,
    Request,
};
use rules::Game;
use std::cell::Cell;
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tablebase::{Refused, Tablebase};

/// The size of the hash table in mebibytes. A phone's browser has little memory to spare.
const HASH_MB: usize = 32;

/// The minimum time between two progress reports, so the page isn't flooded.
const REPORT_EVERY: Duration = Duration::from_millis(50);

/// An engine and the parts loaded for it.
pub struct Session {
    options: Options,
    /// Created for the first search, and again after the evaluation or the book has changed.
    engine: Option<Engine>,
}

/// What a search needs from its environment.
pub struct Surroundings<'a> {
    /// The time since some fixed moment.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Whether the search should stop with what it has. Checked along with the clock.
    pub is_stopped: &'a (dyn Fn() -> bool + Sync),
}

/// An invalid file.
#[derive(Debug, thiserror::Error)]
pub enum PartError {
    /// The network.
    #[error("the network cannot be used")]
    Network(#[source] nnue::LoadError),
    /// One of the endgame tables.
    #[error("endgame tables cannot be used")]
    Endgames(#[source] Refused),
    /// The opening book.
    #[error("the opening book cannot be used")]
    Book(#[source] BookError),
}

impl Default for Session {
    fn default() -> Session {
        Session::new()
    }
}

impl Session {
    /// A session with nothing loaded: it uses the handcrafted evaluation and no endgame tables.
    pub fn new() -> Session {
        Session {
            options: Options {
                hash_mb: HASH_MB,
                ..Options::new(Evaluation::Handmade)
            },
            engine: None,
        }
    }

    /// Adds the files of a part. If one is damaged, nothing changes.
    pub fn add(&mut self, part: Part, files: Vec<(String, Vec<u8>)>) -> Result<(), PartError> {
        match part {
            Part::Network => {
                for (_, bytes) in files {
                    let network = nnue::Network::from_bytes(&bytes).map_err(PartError::Network)?;
                    self.options.evaluation = Evaluation::Network(Arc::new(network));
                    self.engine = None;
                }
            }
            Part::Endgames => {
                let mut databases = Tablebase::empty();
                for (name, bytes) in files {
                    databases
                        .add_bytes(&name, bytes)
                        .map_err(PartError::Endgames)?;
                }
                self.options.databases = Arc::new(databases);
                if let Some(engine) = &mut self.engine {
                    engine.use_databases(Arc::clone(&self.options.databases));
                }
            }
            Part::Book => {
                for (_, bytes) in files {
                    let book = Book::from_bytes(&bytes).map_err(PartError::Book)?;
                    self.options.book = Some(Arc::new(book));
                    self.engine = None;
                }
            }
        }
        Ok(())
    }

    /// Answers a request. `tell` receives every reply, and the final one is [last](Reply::is_last).
    /// Loading files is the caller's job, so a load request is answered immediately.
    pub fn answer(
        &mut self,
        request: &Request,
        surroundings: &Surroundings<'_>,
        tell: &mut dyn FnMut(Reply),
    ) {
        let answer = self.find(request, surroundings, tell);
        let last = answer.unwrap_or_else(|error| Reply::Error {
            message: with_causes(error.as_ref()),
        });
        tell(last);
    }

    fn find(
        &mut self,
        request: &Request,
        surroundings: &Surroundings<'_>,
        tell: &mut dyn FnMut(Reply),
    ) -> Result<Reply, Box<dyn Error>> {
        match request {
            Request::Load { .. } => Ok(Reply::Done),
            Request::NewGame => {
                if let Some(engine) = &mut self.engine {
                    engine.new_game();
                }
                Ok(Reply::Done)
            }
            Request::Memory { hash_mb } => {
                let hash_mb = usize::from(*hash_mb);
                if hash_mb != self.options.hash_mb {
                    self.options.hash_mb = hash_mb;
                    self.engine = None;
                }
                Ok(Reply::Done)
            }
            Request::Play {
                game,
                opponent,
                limits,
            } => {
                let opponent = known_opponent(*opponent)?;
                let game = game.game()?;
                Ok(self.play(&game, opponent, limits, surroundings, tell))
            }
            Request::Analyse { game, limits } => {
                let game = game.game()?;
                let found = self.search(&game, limits, surroundings, tell);
                Ok(Reply::Analysis(Analysis {
                    lines: found.lines.iter().map(conversion::line).collect(),
                    statistics: conversion::statistics(&found.statistics),
                }))
            }
            Request::Hint { game, limits } => {
                let game = game.game()?;
                let limits = conversion::limits(limits);
                let hint = self.watched(surroundings, |engine, control, clock| {
                    engine.hint(&game, &limits, control, clock)
                });
                Ok(Reply::Hint(hint.as_ref().map(conversion::hint)))
            }
            Request::Probe { game } => self.probe(game),
        }
    }

    fn play(
        &mut self,
        game: &Game,
        opponent: engine::Opponent,
        limits: &Limits,
        surroundings: &Surroundings<'_>,
        tell: &mut dyn FnMut(Reply),
    ) -> Reply {
        let limits = conversion::limits(limits);
        let found = self.watched(surroundings, |engine, control, clock| {
            let mut reports = Reports::new(clock, tell);
            engine.play_as(opponent, game, &limits, control, clock, &mut |progress| {
                reports.take(conversion::progress(progress));
            })
        });
        Reply::Played(Played {
            mv: found.best,
            line: found.lines.first().map(conversion::line),
            statistics: conversion::statistics(&found.statistics),
        })
    }

    fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        surroundings: &Surroundings<'_>,
        tell: &mut dyn FnMut(Reply),
    ) -> SearchResult {
        let limits = conversion::limits(limits);
        self.watched(surroundings, |engine, control, clock| {
            let mut reports = Reports::new(clock, tell);
            engine.search(game, &limits, control, clock, &mut |progress| {
                reports.take(conversion::progress(progress));
            })
        })
    }

    /// Runs a search that can be stopped.
    fn watched<T>(
        &mut self,
        surroundings: &Surroundings<'_>,
        search: impl FnOnce(&mut Engine, &Control, &(dyn Fn() -> Duration + Sync)) -> T,
    ) -> T {
        let options = &self.options;
        let engine = self
            .engine
            .get_or_insert_with(|| Engine::new(options.clone()));
        let control = Control::new();
        let clock = || {
            if (surroundings.is_stopped)() {
                control.stop();
            }
            (surroundings.clock)()
        };
        search(engine, &control, &clock)
    }

    fn probe(&self, game: &GameSoFar) -> Result<Reply, Box<dyn Error>> {
        let game = game.game()?;
        let pos = game.position();
        let databases = &self.options.databases;
        // The tables only cover the official game.
        let is_asked = game.rules().is_official();
        let verdict = is_asked.then(|| databases.probe(pos)).flatten();
        let moves = is_asked.then(|| databases.probe_moves(pos)).flatten();
        let moves = moves.unwrap_or_default().into_iter();
        Ok(Reply::Endgame(Endgame {
            verdict: verdict.map(conversion::verdict),
            moves: moves
                .map(|(mv, verdict)| MoveVerdict {
                    mv,
                    verdict: conversion::verdict(verdict),
                })
                .collect(),
        }))
    }
}

/// Reports lines, but not too often.
struct Reports<'a> {
    clock: &'a (dyn Fn() -> Duration + Sync),
    tell: &'a mut dyn FnMut(Reply),
    /// When the next report is allowed; initially, right away.
    next: Cell<Option<Duration>>,
    /// The latest unreported line of each rank.
    waiting: Vec<Progress>,
}

impl<'a> Reports<'a> {
    fn new(
        clock: &'a (dyn Fn() -> Duration + Sync),
        tell: &'a mut dyn FnMut(Reply),
    ) -> Reports<'a> {
        Reports {
            clock,
            tell,
            next: Cell::new(None),
            waiting: Vec::new(),
        }
    }

    fn take(&mut self, progress: Progress) {
        self.waiting.retain(|other| other.rank != progress.rank);
        self.waiting.push(progress);
        let now = (self.clock)();
        if self.next.get().is_none_or(|next| now >= next) {
            self.next.set(Some(now + REPORT_EVERY));
            for progress in self.waiting.drain(..) {
                (self.tell)(Reply::Progress(progress));
            }
        }
    }
}

fn known_opponent(opponent: Opponent) -> Result<engine::Opponent, Box<dyn Error>> {
    let level = Level::new(opponent.level).ok_or_else(|| {
        format!(
            "there is no level {}: expected 1 to {}",
            opponent.level,
            Level::COUNT
        )
    })?;
    Ok(engine::Opponent {
        level,
        seed: opponent.seed,
    })
}

/// The error and its causes on one line.
pub(crate) fn with_causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(": ");
        text.push_str(&error.to_string());
        cause = error.source();
    }
    text
}
