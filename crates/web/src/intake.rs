//! Importing files without blocking the page.

use crate::browser;
use crate::shelf::Shelf;
use local_play::{
    Import, ImportRefusal, ImportReport, ImportStep, Keepsake, KeepsakeState, MAX_IMPORT_BYTES,
    new_id,
};

/// How long the page may be busy with a file before it yields, in milliseconds.
const SLICE_MILLIS: i64 = 10;

/// How many games are stored in one transaction.
const BATCH: usize = 100;

/// Where games come from.
pub(crate) enum Source {
    /// A file with any content.
    File(web_sys::File),
    /// Text that was pasted or dropped.
    Text(String),
}

/// The result of an import.
pub(crate) struct TakenIn {
    /// What to report.
    pub(crate) report: ImportReport,
    /// The path of the game, if there was only one.
    pub(crate) only_game: Option<String>,
}

/// Imports games from a source into the library. `progress` gets the share that has been read, from
/// 0 to 1.
pub(crate) async fn take_in(source: Source, shelf: Shelf, progress: impl Fn(f64)) -> TakenIn {
    let (name, bytes) = match source {
        Source::Text(text) => (String::new(), text.into_bytes()),
        Source::File(file) => {
            let name = file.name();
            if file.size() > MAX_IMPORT_BYTES as f64 {
                return refused(&name, ImportRefusal::TooLarge);
            }
            match browser::read_file(&file).await {
                Ok(bytes) => (name, bytes),
                Err(_) => return refused(&name, ImportRefusal::Unreadable),
            }
        }
    };
    let kept = shelf.all().await;
    let mut import = Import::new(&name, bytes, &kept);
    // They're as large as the library and no longer needed.
    drop(kept);

    let mut first = None;
    let mut batch: Vec<Keepsake> = Vec::new();
    let mut slice_end = browser::now().as_millis() + SLICE_MILLIS;
    let today = browser::today();
    loop {
        match import.step(new_id(browser::chance()), today) {
            ImportStep::Game(game) => {
                first.get_or_insert_with(|| address(&game));
                batch.push(*game);
            }
            ImportStep::Known(id) if first.is_none() => {
                first = shelf.get(&id).await.as_ref().map(address);
            }
            ImportStep::Known(_) => {}
            ImportStep::Nothing => {}
            ImportStep::Done => break,
        }
        if batch.len() >= BATCH {
            shelf.keep_many(&batch).await;
            batch.clear();
        }
        if browser::now().as_millis() >= slice_end {
            progress(import.progress());
            browser::wait(0).await;
            slice_end = browser::now().as_millis() + SLICE_MILLIS;
        }
    }
    if !batch.is_empty() {
        shelf.keep_many(&batch).await;
    }
    let report = import.report().clone();
    let is_only = report.games + report.known == 1 && report.is_clean();
    TakenIn {
        only_game: first.filter(|_| is_only),
        report,
    }
}

/// Returns the path where a game can be resumed or reviewed.
pub(crate) fn address(game: &Keepsake) -> String {
    let screen = match game.state {
        KeepsakeState::Unfinished | KeepsakeState::Finished => "game",
        KeepsakeState::Imported => "review",
    };
    format!("/{screen}/{}", game.id)
}

fn refused(name: &str, refusal: ImportRefusal) -> TakenIn {
    TakenIn {
        report: ImportReport::refused(name, refusal),
        only_game: None,
    }
}
