//! Where commands that play or analyze get endgame databases from.

use clap::Args;
use engine::{Options, Tablebase};
use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

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

/// The databases in a folder, complemented by the built-in ones. Damaged files are reported and
/// skipped.
pub(super) fn databases(folder: Option<&Path>) -> Arc<Tablebase> {
    let Some(folder) = folder else {
        return Options::default().databases;
    };
    let (tablebase, refused) = Tablebase::with_folder(folder);
    name_refused(&refused);
    Arc::new(tablebase)
}

/// Reports the skipped files on standard error.
pub(super) fn name_refused<'a>(refused: impl IntoIterator<Item = &'a (impl Display + 'a)>) {
    for refused in refused {
        // If even standard error is gone, there's nowhere left to report it.
        let _ = writeln!(io::stderr(), "crownhead: {refused}");
    }
}
