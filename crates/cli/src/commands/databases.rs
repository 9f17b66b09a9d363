//! Where commands that play or analyze take endgame databases from.

use clap::Args;
use engine::{Options, Tablebase};
use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The databases that the engine asks.
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

/// The databases in a folder and, where it lacks some, those in the program. Files that are not sound
/// are named and left out.
pub(super) fn databases(folder: Option<&Path>) -> Arc<Tablebase> {
    let Some(folder) = folder else {
        return Options::default().databases;
    };
    let (tablebase, refused) = Tablebase::with_folder(folder);
    name_refused(&refused);
    Arc::new(tablebase)
}

/// Names the files that were left out on standard error.
pub(super) fn name_refused<'a>(refused: impl IntoIterator<Item = &'a (impl Display + 'a)>) {
    for refused in refused {
        // Nothing is left to tell it to where even standard error is gone.
        let _ = writeln!(io::stderr(), "crownhead: {refused}");
    }
}
