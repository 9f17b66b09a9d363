//! Saved games in files.

use crate::{BadSave, from_pdn, to_pdn};
use room::{Event, Instant, Room};
use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The largest file that is loaded: 16 MiB. A saved game takes a few kilobytes.
pub const MAX_BYTES: u64 = 16 << 20;

/// Saves the game as it stands at `now`.
///
/// The old file is replaced completely or not at all. See [`durable::replace`].
pub fn save(path: &Path, room: &Room, now: Instant) -> Result<(), SaveError> {
    let text = to_pdn(room, now);
    durable::replace(path, |file| file.write_all(text.as_bytes())).map_err(|why| SaveError {
        path: path.to_owned(),
        why,
    })
}

/// Loads a game and resumes it at `now`. Returns the room and the first event of its new log.
pub fn load(path: &Path, now: Instant) -> Result<(Room, Event), LoadError> {
    read_text(path)
        .and_then(|text| from_pdn(&text, now).map_err(LoadFault::BadSave))
        .map_err(|why| LoadError {
            path: path.to_owned(),
            why,
        })
}

/// A game could not be saved.
#[derive(Debug)]
pub struct SaveError {
    /// The file to write.
    pub path: PathBuf,
    /// What went wrong.
    pub why: io::Error,
}

/// A game could not be loaded.
#[derive(Debug)]
pub struct LoadError {
    /// The file to read.
    pub path: PathBuf,
    /// What went wrong.
    pub why: LoadFault,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "can't save {}: {}", self.path.display(), self.why)
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "can't load {}: {}", self.path.display(), self.why)
    }
}

// Both messages already show what went wrong, so its cause comes next.
impl Error for SaveError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.why.source()
    }
}

impl Error for LoadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.why.source()
    }
}

/// Why a game could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadFault {
    /// There is no file at this path.
    #[error("there is no such file")]
    Missing,
    /// There is something else at this path, such as a folder.
    #[error("this is not a file")]
    NotAFile,
    /// The file could not be read.
    #[error(transparent)]
    Unreadable(io::Error),
    /// The file is larger than [`MAX_BYTES`].
    #[error("the file is larger than {} MiB", MAX_BYTES >> 20)]
    TooLarge,
    /// The file is not UTF-8 text.
    #[error("the file is not text")]
    NotText,
    /// The text isn't a saved game.
    #[error(transparent)]
    BadSave(BadSave),
}

impl From<io::Error> for LoadFault {
    fn from(error: io::Error) -> LoadFault {
        match error.kind() {
            io::ErrorKind::NotFound => LoadFault::Missing,
            _ => LoadFault::Unreadable(error),
        }
    }
}

fn read_text(path: &Path) -> Result<String, LoadFault> {
    // Opening a pipe would block until another process writes to it.
    if !fs::metadata(path)?.is_file() {
        return Err(LoadFault::NotAFile);
    }
    let mut bytes = Vec::new();
    File::open(path)?
        .take(MAX_BYTES + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(LoadFault::TooLarge);
    }
    String::from_utf8(bytes).map_err(|_| LoadFault::NotText)
}
