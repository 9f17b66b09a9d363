//! Answers requests, one after another.

use crate::conversion;
use engine::{Book, BookError, Control, Engine, Evaluation, Level, Options, SearchResult, Witness};
use engine_link::{
    Analysis, Endgame, GameSoFar, Limits, MoveVerdict, Opponent, Part, Played, Progress, Proof,
    Reply, Request,
};
use rules::Game;
use std::cell::Cell;
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tablebase::{Bytes, Distinction, MAX_SLICE_PIECES, Refused, Tablebase};

/// The size of the hash table in mebibytes. A phone's browser has little memory to spare.
const HASH_MB: usize = 32;

/// The minimum time between two progress reports, so the page isn't flooded.
const REPORT_EVERY: Duration = Duration::from_millis(50);

/// How much of the large tables to keep in memory, in bytes. Beyond that, all of them are dropped
/// and reloaded from the browser's storage when they're needed.
const MAX_TABLE_BYTES: u64 = 96 << 20;

/// An engine and the parts loaded for it.
pub struct Session {
    options: Options,
    /// The tables that come with the app.
    bundles: Vec<(String, Bytes)>,
    /// The heads of the large tables that the server has.
    catalog: Bytes,
    /// The book that comes with the app, once it's loaded.
    book: Option<Arc<Book>>,
    /// The user's book, which replaces it.
    own_book: Option<Arc<Book>>,
    /// Created for the first search, and again after the evaluation or the book has changed.
    engine: Option<Engine>,
}

/// What a search needs from its environment.
pub struct Environment<'a> {
    /// The time since some fixed moment.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Whether the search should stop with what it has. Checked along with the clock.
    pub is_stopped: &'a (dyn Fn() -> bool + Sync),
}

/// An invalid file.
#[derive(Debug, thiserror::Error)]
pub enum PartError {
    /// The network.
    #[error("the network can't be used")]
    Network(#[source] nnue::LoadError),
    /// One of the endgame tables.
    #[error("endgame tables can't be used")]
    Endgames(#[source] Refused),
    /// The opening book.
    #[error("the opening book can't be used")]
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
            bundles: Vec::new(),
            catalog: Bytes::new(),
            book: None,
            own_book: None,
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
                let files = files.into_iter();
                let bundles: Vec<_> = files.map(|(name, bytes)| (name, bytes.into())).collect();
                let databases = databases(&bundles, &self.catalog).map_err(PartError::Endgames)?;
                self.bundles = bundles;
                self.use_databases(databases);
            }
            Part::Book => {
                for (_, bytes) in files {
                    let book = Book::from_bytes(&bytes).map_err(PartError::Book)?;
                    self.book = Some(Arc::new(book));
                    self.choose_book();
                }
            }
        }
        Ok(())
    }

    /// Uses the large tables that the server has, given their heads. Their blocks arrive later. If
    /// it isn't a catalog, nothing changes.
    pub fn use_catalog(&mut self, catalog: Vec<u8>) -> Result<(), PartError> {
        let catalog = Bytes::from(catalog);
        if catalog != self.catalog {
            let databases = databases(&self.bundles, &catalog).map_err(PartError::Endgames)?;
            self.catalog = catalog;
            self.use_databases(databases);
        }
        Ok(())
    }

    /// Drops the blocks that have arrived if they take too much memory.
    pub fn tidy_up(&mut self) {
        if self.options.databases.arrived() > MAX_TABLE_BYTES
            && let Ok(databases) = databases(&self.bundles, &self.catalog)
        {
            self.use_databases(databases);
        }
    }

    fn use_databases(&mut self, databases: Tablebase) {
        self.options.databases = Arc::new(databases);
        if let Some(engine) = &mut self.engine {
            engine.use_databases(Arc::clone(&self.options.databases));
        }
    }

    /// The endgame tables.
    pub fn databases(&self) -> &Arc<Tablebase> {
        &self.options.databases
    }

    /// Whether the tables could say more about the position of a request once their blocks, or the
    /// catalog if it's still `expected`, have arrived.
    pub fn could_know_more(&self, request: &Request, is_catalog_expected: bool) -> bool {
        let game = match request {
            Request::Probe { game }
            | Request::Prove { game, .. }
            | Request::Analyse { game, .. }
            | Request::Hint { game, .. } => game,
            // The other levels play without tables.
            Request::Play { game, opponent, .. } if opponent.level == Level::COUNT => game,
            _ => return false,
        };
        let Ok(game) = game.game() else {
            return false;
        };
        if !game.rules().is_official() {
            return false;
        }
        let databases = &self.options.databases;
        let pieces = game.position().board().occupied().len();
        if pieces > databases.most_pieces() {
            return is_catalog_expected && pieces <= MAX_SLICE_PIECES.into();
        }
        databases.take_missed();
        databases.probe(game.position());
        databases.probe_moves(game.position());
        databases.take_missed()
    }

    /// Uses the user's book, all of it at any level, or else the one that comes with the app.
    fn choose_book(&mut self) {
        let book = self.own_book.as_ref().or(self.book.as_ref());
        self.options.book = book.cloned();
        self.options.whole_book = self.own_book.is_some();
        self.engine = None;
    }

    /// Answers a request. `tell` receives every reply, and the final one is [last](Reply::is_last).
    /// Loading files is the caller's job, so a load request is answered immediately.
    pub fn answer(
        &mut self,
        request: &Request,
        environment: &Environment<'_>,
        tell: &mut dyn FnMut(Reply),
    ) {
        let answer = self.find(request, environment, tell);
        let last = answer.unwrap_or_else(|error| Reply::Error {
            message: with_causes(error.as_ref()),
        });
        tell(last);
    }

    fn find(
        &mut self,
        request: &Request,
        environment: &Environment<'_>,
        tell: &mut dyn FnMut(Reply),
    ) -> Result<Reply, Box<dyn Error>> {
        match request {
            Request::Load { .. } | Request::RefreshTables => Ok(Reply::Done),
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
                Ok(self.play(&game, opponent, limits, environment, tell))
            }
            Request::Analyse { game, limits } => {
                let game = game.game()?;
                let found = self.search(&game, limits, environment, tell);
                Ok(Reply::Analysis(Analysis {
                    lines: found.lines.iter().map(conversion::line).collect(),
                    statistics: conversion::statistics(&found.statistics),
                }))
            }
            Request::Hint { game, limits } => {
                let game = game.game()?;
                let limits = conversion::limits(limits);
                let hint = self.watched(environment, |engine, control, clock| {
                    engine.hint(&game, &limits, control, clock)
                });
                Ok(Reply::Hint(hint.as_ref().map(Into::into)))
            }
            Request::Probe { game } => self.probe(game),
            Request::Prove { game, limits } => {
                let game = game.game()?;
                if !game.rules().is_official() {
                    return Err("only the official game is proven".into());
                }
                let limits = conversion::limits(limits);
                let proof = self.watched(environment, |engine, control, clock| {
                    engine.prove(game.position(), &limits, control, clock)
                });
                let turn = game.position().turn();
                Ok(Reply::Proof(Proof {
                    result: proof
                        .outcome
                        .map(|(outcome, _)| conversion::result(outcome, turn)),
                    by_databases: proof
                        .outcome
                        .is_some_and(|(_, witness)| witness == Witness::Databases),
                    best: proof.best,
                }))
            }
            Request::OwnBook { book } => {
                self.own_book = match book {
                    Some(text) => {
                        let bytes = hex::decode(text)?;
                        Some(Arc::new(Book::from_bytes(&bytes)?))
                    }
                    None => None,
                };
                self.choose_book();
                Ok(Reply::Done)
            }
        }
    }

    fn play(
        &mut self,
        game: &Game,
        opponent: engine::Opponent,
        limits: &Limits,
        environment: &Environment<'_>,
        tell: &mut dyn FnMut(Reply),
    ) -> Reply {
        let limits = conversion::limits(limits);
        let found = self.watched(environment, |engine, control, clock| {
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
        environment: &Environment<'_>,
        tell: &mut dyn FnMut(Reply),
    ) -> SearchResult {
        let limits = conversion::limits(limits);
        self.watched(environment, |engine, control, clock| {
            let mut reports = Reports::new(clock, tell);
            engine.search(game, &limits, control, clock, &mut |progress| {
                reports.take(conversion::progress(progress));
            })
        })
    }

    /// Runs a search that can be stopped.
    fn watched<T>(
        &mut self,
        environment: &Environment<'_>,
        search: impl FnOnce(&mut Engine, &Control, &(dyn Fn() -> Duration + Sync)) -> T,
    ) -> T {
        let options = &self.options;
        let engine = self
            .engine
            .get_or_insert_with(|| Engine::new(options.clone()));
        let control = Control::new();
        let clock = || {
            if (environment.is_stopped)() {
                control.stop();
            }
            (environment.clock)()
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
        let moves = moves.unwrap_or_default();
        let distinction = Distinction::of(&moves);
        let line = is_asked.then(|| databases.line(pos, usize::from(u8::MAX)));
        Ok(Reply::Endgame(Endgame {
            verdict: verdict.map(conversion::verdict),
            moves: moves
                .into_iter()
                .enumerate()
                .map(|(place, (mv, verdict))| MoveVerdict {
                    mv,
                    verdict: conversion::verdict(verdict),
                    distinction: distinction
                        .filter(|&(_, count)| place < count)
                        .map(|(distinction, _)| conversion::distinction(distinction)),
                })
                .collect(),
            line: line.unwrap_or_default(),
        }))
    }
}

/// The tables in these files, and those in the catalog.
fn databases(bundles: &[(String, Bytes)], catalog: &Bytes) -> Result<Tablebase, Refused> {
    let mut databases = Tablebase::empty();
    for (name, bytes) in bundles {
        databases.add_bytes(name, bytes.clone())?;
    }
    databases.add_catalog("the catalog", catalog.clone())?;
    Ok(databases)
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
