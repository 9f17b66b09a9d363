//! Importing files without blocking the page.

use super::{BrowserLibrary, Slice};
use crate::browser;
use leptos::prelude::*;
use library::PendingBatch;
use local_play::{
    Feed, Import, ImportRefusal, ImportReport, ImportStep, MAX_GAME_BYTES, SavedGameState, new_id,
};

/// How much of a file is read at a time, in bytes. More than a game may have.
const PIECE: usize = 2 * MAX_GAME_BYTES;

/// Where games come from.
pub(crate) enum Source {
    /// A file with any content.
    File(web_sys::File),
    /// Text that was pasted or dropped.
    Text(String),
}

impl Source {
    /// Returns the name of the file. Empty for text.
    pub(crate) fn name(&self) -> String {
        match self {
            Source::File(file) => file.name(),
            Source::Text(_) => String::new(),
        }
    }
}

/// The result of an import.
pub(crate) struct Imported {
    /// What to report.
    pub(crate) report: ImportReport,
    /// The path of the game, if there was only one.
    pub(crate) only_game: Option<String>,
}

/// A file on its way into memory.
struct Supply {
    feed: Feed,
    file: Option<web_sys::File>,
    /// How much of the file has been read.
    at: f64,
}

impl Supply {
    /// Reads ahead, so that the next game is in memory. Fails if the browser can't read the file.
    async fn fill(&mut self) -> Result<(), ImportRefusal> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        while self.at < file.size() && self.feed.waiting() < PIECE {
            let end = (self.at + PIECE as f64).min(file.size());
            let piece = browser::read_part(file, self.at, end)
                .await
                .map_err(|_| ImportRefusal::Unreadable)?;
            self.feed.push(piece);
            self.at = end;
        }
        Ok(())
    }
}

/// Imports games from a source. `progress` gets the share that has been read, from 0 to 1.
/// `is_canceled` ends the import; the games until then stay.
pub(crate) async fn import(
    source: Source,
    browser_library: BrowserLibrary,
    progress: impl Fn(f64),
    is_canceled: impl Fn() -> bool,
) -> Imported {
    let name = source.name();
    let feed = Feed::default();
    let (length, file) = match source {
        Source::Text(text) => {
            let length = text.len() as u64;
            feed.push(text.into_bytes());
            (length, None)
        }
        Source::File(file) => (file.size() as u64, Some(file)),
    };
    let mut supply = Supply {
        feed: feed.clone(),
        file,
        at: 0.0,
    };
    if let Err(refusal) = supply.fill().await {
        return Imported {
            report: ImportReport::refused(&name, refusal),
            only_game: None,
        };
    }
    // Without a connection, storing a batch fails, which is reported.
    let _connected = browser_library.store.connect().await;
    let mut import = Import::new(&name, length, feed);
    let mut first = None;
    let mut slice = Slice::new();
    let today = browser::today();
    let mut pending = PendingBatch::new(&name, today);
    let mut singles = Vec::new();
    let mut stopped = None;
    loop {
        let known = |pdn: &str| {
            let pending = pending.known(pdn).map(str::to_owned);
            pending.or_else(|| {
                browser_library
                    .library
                    .with_value(|library| library.known(pdn))
            })
        };
        match import.step(new_id(browser::chance()), today, known) {
            ImportStep::Game(game) => {
                first.get_or_insert_with(|| address(&game.kept.id, game.kept.state));
                if game.kept.state == SavedGameState::Imported {
                    pending.add(*game);
                } else {
                    singles.push(game.kept);
                }
            }
            ImportStep::Known(id) => {
                first.get_or_insert_with(|| address(&id, browser_library.state_of(&id)));
            }
            ImportStep::Nothing => {}
            ImportStep::Done => break,
        }
        if pending.is_full() {
            let full = pending.take();
            if !browser_library
                .add_batch(&full.batch, full.games, full.positions)
                .await
            {
                stopped = Some(ImportRefusal::NotStored);
                break;
            }
        }
        if slice.is_over() {
            progress(import.progress());
            slice.breathe().await;
            if is_canceled() {
                stopped = Some(ImportRefusal::Canceled);
                break;
            }
        }
        if let Err(refusal) = supply.fill().await {
            stopped = Some(refusal);
            break;
        }
    }
    if !pending.games.is_empty()
        && !browser_library
            .add_batch(&pending.batch, pending.games, pending.positions)
            .await
    {
        stopped = Some(ImportRefusal::NotStored);
    }
    if !singles.is_empty() {
        browser_library.add_singles(singles).await;
    }
    browser_library.changed();
    let mut report = import.report().clone();
    report.refusal = stopped.or(report.refusal);
    let is_only = report.games + report.known == 1 && report.is_clean();
    Imported {
        only_game: first.filter(|_| is_only),
        report,
    }
}

impl BrowserLibrary {
    fn state_of(self, id: &str) -> SavedGameState {
        self.library
            .with_value(|library| library.state_of(id))
            .unwrap_or(SavedGameState::Imported)
    }
}

/// Returns the path where a game can be resumed or reviewed.
pub(crate) fn address(id: &str, state: SavedGameState) -> String {
    let screen = match state {
        SavedGameState::Unfinished | SavedGameState::Finished => "game",
        SavedGameState::Imported => "review",
    };
    format!("/{screen}/{id}")
}
