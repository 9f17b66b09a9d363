//! Where commands that play or analyze get endgame databases from.

use clap::Args;
use engine::{Options, Tablebase};
use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The databases that the engine probes.
#[derive(Args)]
pub(crate) struct DatabaseArg {
    /// Folder with endgame databases [default: the built-in ones]
    #[arg(long = "database", value_name = "FOLDER", env = "CROWNHEAD_ENDGAMES")]
    folder: Option<PathBuf>,
}

impl DatabaseArg {
    pub(crate) fn tablebase(&self) -> Arc<Tablebase> {
        databases(self.folder.as_deref())
    }

    pub(crate) fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }
}

/// The databases that the running command has loaded from folders.
static IN_USE: Mutex<Vec<Arc<Tablebase>>> = Mutex::new(Vec::new());

fn in_use() -> MutexGuard<'static, Vec<Arc<Tablebase>>> {
    IN_USE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The databases in a folder, complemented by the built-in ones. Damaged files are reported and
/// skipped.
pub(super) fn databases(folder: Option<&Path>) -> Arc<Tablebase> {
    let Some(folder) = folder else {
        return Options::default().databases;
    };
    let (tablebase, refused) = Tablebase::with_folder(folder);
    name_refused(&refused);
    let tablebase = Arc::new(tablebase);
    in_use().push(Arc::clone(&tablebase));
    tablebase
}

/// Reports what turned out to be damaged while a command used its databases.
pub(crate) fn name_damage() {
    for tablebase in &*in_use() {
        name_refused(&tablebase.damage());
    }
}

/// Reports the skipped files on standard error.
pub(super) fn name_refused<'a>(refused: impl IntoIterator<Item = &'a (impl Display + 'a)>) {
    for refused in refused {
        // If even standard error is gone, there's nowhere left to report it.
        let _ = writeln!(io::stderr(), "crownhead: {refused}");
    }
}
