//! The progress of a SQLite database, recorded in a separate file.
//!
//! The latest commits are in the write-ahead log next to the database (`…-wal`). If that file is
//! missing, SQLite silently opens an older state of the database. So after each commit, the last
//! event row and the last heartbeat are recorded in a small separate file, the mark. If the
//! database is behind the mark, acknowledged data is missing.

use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The start of the file.
const MAGIC: &[u8; 8] = b"CHMARK1\n";
/// The file's length. Two numbers and a checksum follow the magic.
const LENGTH: usize = 32;

/// The progress of a database.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Level {
    /// The last row of the table of events.
    pub(super) event: i64,
    /// The last heartbeat, in milliseconds.
    pub(super) beat: i64,
}

impl Level {
    /// Whether a database at this level lacks something that one at the other level has.
    pub(super) const fn is_behind(self, other: Level) -> bool {
        self.event < other.event || self.beat < other.beat
    }

    fn to_bytes(self) -> [u8; LENGTH] {
        let mut bytes = [0; LENGTH];
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8..16].copy_from_slice(&self.event.to_le_bytes());
        bytes[16..24].copy_from_slice(&self.beat.to_le_bytes());
        let sum = Sha256::digest(&bytes[..24]);
        bytes[24..].copy_from_slice(&sum[..8]);
        bytes
    }

    /// Reads a level. Returns `None` if the bytes aren't a complete mark, for example after a power
    /// failure.
    fn from_bytes(bytes: &[u8]) -> Option<Level> {
        let number = |at: usize| Some(i64::from_le_bytes(*bytes.get(at..)?.first_chunk()?));
        let level = Level {
            event: number(8)?,
            beat: number(16)?,
        };
        (level.to_bytes() == bytes).then_some(level)
    }
}

/// The mark of an open database.
pub(super) struct HighWater {
    note: Mutex<Note>,
}

struct Note {
    file: File,
    level: Level,
    /// Prevents a warning at each commit while the disk is full.
    is_failing: bool,
}

impl HighWater {
    /// The path of a database's mark.
    pub(super) fn path(database: &Path) -> PathBuf {
        let mut name = database.as_os_str().to_owned();
        name.push(".mark");
        name.into()
    }

    /// Reads a mark, if there is one.
    pub(super) fn read(path: &Path) -> io::Result<Option<Level>> {
        let mut bytes = Vec::new();
        match File::open(path) {
            Ok(file) => file.take(64).read_to_end(&mut bytes)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        Ok(Level::from_bytes(&bytes))
    }

    /// Starts writing the mark at this level.
    pub(super) fn start(path: &Path, level: Level) -> io::Result<HighWater> {
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)?;
        file.set_len(LENGTH as u64)?;
        let mut note = Note {
            file,
            level,
            is_failing: false,
        };
        note.write()?;
        Ok(HighWater {
            note: Mutex::new(note),
        })
    }

    /// Records an event that was committed in this row. When this returns, the operating system has
    /// the mark, but a power failure may lose it.
    pub(super) fn note_event(&self, row: Option<i64>) {
        let mut note = self.lock();
        if let Some(row) = row.filter(|row| *row > note.level.event) {
            note.level.event = row;
            note.try_to_write();
        }
    }

    /// Records a heartbeat that was committed, and syncs the mark to disk.
    pub(super) fn note_beat(&self, at: i64) {
        let mut note = self.lock();
        note.level.beat = at;
        note.try_to_write();
        // If this fails, the mark on disk is older than it could be, which is harmless.
        let _ = note.file.sync_data();
    }

    fn lock(&self) -> MutexGuard<'_, Note> {
        self.note.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Note {
    fn write(&mut self) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&self.level.to_bytes())
    }

    fn try_to_write(&mut self) {
        match self.write() {
            Ok(()) => self.is_failing = false,
            Err(error) => {
                if !self.is_failing {
                    tracing::warn!(%error, "can't write the mark next to the database");
                }
                self.is_failing = true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_comes_back_and_noise_does_not() {
        let dir = tempfile::tempdir().unwrap();
        let path = HighWater::path(&dir.path().join("x.db"));
        assert!(path.ends_with("x.db.mark"));
        assert_eq!(HighWater::read(&path).unwrap(), None);
        let start = Level { event: 3, beat: 10 };
        let high_water = HighWater::start(&path, start).unwrap();
        assert_eq!(HighWater::read(&path).unwrap(), Some(start));
        high_water.note_event(Some(7));
        high_water.note_event(Some(5));
        high_water.note_event(None);
        high_water.note_beat(20);
        let level = Level { event: 7, beat: 20 };
        assert_eq!(HighWater::read(&path).unwrap(), Some(level));
        let mut bytes = level.to_bytes();
        bytes[9] ^= 1;
        std::fs::write(&path, bytes).unwrap();
        assert_eq!(HighWater::read(&path).unwrap(), None);
        std::fs::write(&path, &bytes[..20]).unwrap();
        assert_eq!(HighWater::read(&path).unwrap(), None);
    }

    #[test]
    fn a_database_is_behind_if_it_lacks_either() {
        let level = |event, beat| Level { event, beat };
        assert!(level(6, 20).is_behind(level(7, 20)));
        assert!(level(7, 19).is_behind(level(7, 20)));
        assert!(!level(8, 21).is_behind(level(7, 20)));
    }
}
