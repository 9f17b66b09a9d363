//! What the engine uses: time, memory and endgame databases.

use super::{seconds, whole};
use clap::Args;
use clap::builder::TypedValueParser;
use engine::{Limits, Options, Tablebase, TimeLimit};
use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The limits of each search.
#[derive(Args)]
pub(crate) struct LimitArgs {
    /// Seconds per search
    #[arg(long, value_name = "SECONDS", value_parser = seconds, conflicts_with_all = ["depth", "nodes"])]
    time: Option<Duration>,

    /// Nodes per search
    #[arg(long, value_name = "COUNT", value_parser = whole::<u64>(1..))]
    nodes: Option<u64>,

    /// Depth of each search in plies
    #[arg(long, value_name = "PLIES", value_parser = whole::<u32>(1..=200))]
    depth: Option<u32>,
}

impl LimitArgs {
    /// The limits that were asked for. If there are none, this much time.
    pub(crate) fn limits(&self, default: Duration) -> Limits {
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            ..Limits::INFINITE
        };
        let is_limited = limits != Limits::INFINITE;
        match self.time.or((!is_limited).then_some(default)) {
            Some(time) => Limits {
                time: TimeLimit::Move(time),
                ..limits
            },
            None => limits,
        }
    }
}

/// Reads the size of a hash table in MiB.
pub(crate) fn hash_size() -> impl TypedValueParser<Value = usize> {
    whole(1..=65_536)
}

/// The endgame databases that the engine probes.
#[derive(Args)]
pub(crate) struct EndgamesArg {
    /// Folder with endgame databases [default: the built-in ones]
    #[arg(long, aliases = ["database", "dir"], value_name = "FOLDER", env = "CROWNHEAD_ENDGAMES")]
    endgames: Option<PathBuf>,
}

impl EndgamesArg {
    pub(crate) fn folder(&self) -> Option<&Path> {
        self.endgames.as_deref()
    }

    /// The databases in the folder, complemented by the built-in ones. Damaged files are reported
    /// and skipped.
    pub(crate) fn tablebase(&self) -> Arc<Tablebase> {
        self.tablebase_or(None)
    }

    /// The same, but in another folder if none was chosen.
    pub(crate) fn tablebase_or(&self, folder: Option<&Path>) -> Arc<Tablebase> {
        match self.folder().or(folder) {
            None => Options::default().databases,
            Some(folder) => tablebase_in(folder),
        }
    }
}

/// The databases that the running command has loaded from folders.
static IN_USE: Mutex<Vec<Arc<Tablebase>>> = Mutex::new(Vec::new());

fn in_use() -> MutexGuard<'static, Vec<Arc<Tablebase>>> {
    IN_USE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The databases in a folder, complemented by the built-in ones. Damaged files are reported and
/// skipped.
pub(crate) fn tablebase_in(folder: &Path) -> Arc<Tablebase> {
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
pub(crate) fn name_refused<'a>(refused: impl IntoIterator<Item = &'a (impl Display + 'a)>) {
    for refused in refused {
        // If even standard error is gone, there's nowhere left to report it.
        let _ = writeln!(io::stderr(), "crownhead: {refused}");
    }
}
