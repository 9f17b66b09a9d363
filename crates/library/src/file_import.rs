//! Importing a file into a library, a piece at a time.

use crate::{Keeper, PendingBatch, Storage};
use local_play::{
    Feed, Import, ImportRefusal, ImportReport, ImportStep, MAX_GAME_BYTES, SavedGame,
    SavedGameState,
};

/// How much of a file is read at a time, in bytes. More than a game may have.
const PIECE: u64 = 2 * MAX_GAME_BYTES as u64;

/// A file to import, or pasted text.
#[expect(async_fn_in_trait, reason = "a page has one thread")]
pub trait ImportSource {
    /// The name of the file. Empty for text.
    fn name(&self) -> String;
    /// How many bytes there are.
    fn len(&self) -> u64;
    /// Whether there's nothing in it.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Reads the bytes from `start` up to `end`. `None` if that's impossible.
    async fn read(&self, start: u64, end: u64) -> Option<Vec<u8>>;
}

/// What an import needs besides its source.
pub trait ImportWatch {
    /// A number for the ID of a game.
    fn chance(&self) -> u64;
    /// The share that has been read has changed. It's from 0 to 1.
    fn progress(&self, share: f64);
    /// Whether the import should end. The games until then stay.
    fn is_canceled(&self) -> bool;
}

/// The result of an import.
#[derive(Clone, PartialEq, Debug)]
pub struct Imported {
    /// What to report.
    pub report: ImportReport,
    /// The ID and the state of the game, if there was only one.
    pub only_game: Option<(String, SavedGameState)>,
}

/// A file on its way into memory.
struct Supply<'a, F> {
    feed: Feed,
    source: &'a F,
    /// How much of the file has been read.
    at: u64,
}

impl<F: ImportSource> Supply<'_, F> {
    /// Reads ahead, so that the next game is in memory.
    async fn fill(&mut self) -> Result<(), ImportRefusal> {
        while self.at < self.source.len() && (self.feed.waiting() as u64) < PIECE {
            let end = (self.at + PIECE).min(self.source.len());
            let piece = self.source.read(self.at, end).await;
            self.feed.push(piece.ok_or(ImportRefusal::Unreadable)?);
            self.at = end;
        }
        Ok(())
    }
}

/// Games on their way into a library.
struct Intake {
    pending: PendingBatch,
    /// Games that were played here.
    singles: Vec<SavedGame>,
    first: Option<(String, SavedGameState)>,
}

impl<S: Storage> Keeper<S> {
    /// Imports games from a file. `today` is in milliseconds since 1970.
    pub async fn import(
        &self,
        source: &impl ImportSource,
        watch: &impl ImportWatch,
        today: i64,
    ) -> Imported {
        let name = source.name();
        let mut supply = Supply {
            feed: Feed::default(),
            source,
            at: 0,
        };
        if let Err(refusal) = supply.fill().await {
            return Imported {
                report: ImportReport::refused(&name, refusal),
                only_game: None,
            };
        }
        let mut import = Import::new(&name, source.len(), supply.feed.clone());
        let mut intake = Intake {
            pending: PendingBatch::new(&name, today),
            singles: Vec::new(),
            first: None,
        };
        let read = self.take_in(&mut import, &mut supply, &mut intake, watch, today);
        let mut stopped = read.await.err();
        // What was read until then stays.
        let rest = intake.pending;
        if !rest.games.is_empty() && !self.add_batch(rest).await {
            stopped = Some(ImportRefusal::NotStored);
        }
        if !intake.singles.is_empty() {
            self.add_singles(&intake.singles).await;
        }
        self.storage().changed();
        let mut report = import.report().clone();
        report.refusal = stopped.or(report.refusal);
        let is_only = report.games + report.known == 1 && report.is_clean();
        Imported {
            only_game: intake.first.filter(|_| is_only),
            report,
        }
    }

    /// Reads games until the file ends, and stores full batches.
    async fn take_in(
        &self,
        import: &mut Import<Feed>,
        supply: &mut Supply<'_, impl ImportSource>,
        intake: &mut Intake,
        watch: &impl ImportWatch,
        today: i64,
    ) -> Result<(), ImportRefusal> {
        loop {
            let known = |pdn: &str| {
                let pending = intake.pending.known(pdn).map(str::to_owned);
                pending.or_else(|| self.with(|library| library.known(pdn)))
            };
            match import.step(local_play::new_id(watch.chance()), today, known) {
                ImportStep::Game(game) => {
                    let (id, state) = (&game.kept.id, game.kept.state);
                    intake.first.get_or_insert_with(|| (id.clone(), state));
                    match state {
                        SavedGameState::Imported => intake.pending.add(*game),
                        SavedGameState::Unfinished | SavedGameState::Finished => {
                            intake.singles.push(game.kept);
                        }
                    }
                }
                ImportStep::Known(id) => {
                    let state = self.with(|library| library.state_of(&id));
                    let state = state.unwrap_or(SavedGameState::Imported);
                    intake.first.get_or_insert((id, state));
                }
                ImportStep::Nothing => {}
                ImportStep::Done => return Ok(()),
            }
            if intake.pending.is_full() && !self.add_batch(intake.pending.take()).await {
                return Err(ImportRefusal::NotStored);
            }
            if self.storage().breathe().await {
                watch.progress(import.progress());
                if watch.is_canceled() {
                    return Err(ImportRefusal::Canceled);
                }
            }
            supply.fill().await?;
        }
    }
}
