//! How far a SQLite database has come, noted outside of it.
//!
//! What was committed last lies in the log of changes beside the database (`…-wal`). Without that file
//! SQLite opens the database as it was some time ago and says nothing. So the last row of the events and the
//! last sign of life are noted in a small file of their own, after each commit. Where the database is behind
//! the note, something that was acknowledged is missing.

use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How the file begins.
const MAGIC: &[u8; 8] = b"CHMARK1\n";
/// Its length: two numbers and a checksum follow.
const LENGTH: usize = 32;

/// How far a database has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Level {
    /// The last row of the events.
    pub(super) event: i64,
    /// The last sign of life, in milliseconds.
    pub(super) beat: i64,
}

impl Level {
    /// Whether a database that is here lacks something that one there has.
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

    /// What was noted. Nothing for bytes that are not a whole note, as after a power cut.
    fn from_bytes(bytes: &[u8]) -> Option<Level> {
        let number = |at: usize| Some(i64::from_le_bytes(*bytes.get(at..)?.first_chunk()?));
        let level = Level {
            event: number(8)?,
            beat: number(16)?,
        };
        (level.to_bytes() == bytes).then_some(level)
    }
}

/// The note of a database that is open.
pub(super) struct HighWater {
    note: Mutex<Note>,
}

struct Note {
    file: File,
    level: Level,
    /// A full disk is not told about at each commit.
    is_failing: bool,
}

impl HighWater {
    /// The file with the note of a database.
    pub(super) fn path(database: &Path) -> PathBuf {
        let mut name = database.as_os_str().to_owned();
        name.push(".mark");
        name.into()
    }

    /// Reads a note, if there is one.
    pub(super) fn read(path: &Path) -> io::Result<Option<Level>> {
        let mut bytes = Vec::new();
        match File::open(path) {
            Ok(file) => file.take(64).read_to_end(&mut bytes)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        Ok(Level::from_bytes(&bytes))
    }

    /// Begins to note, from here on.
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

    /// An event was committed in this row. The system has it when this returns; a power cut may undo it.
    pub(super) fn note_event(&self, row: Option<i64>) {
        let mut note = self.lock();
        if let Some(row) = row.filter(|row| *row > note.level.event) {
            note.level.event = row;
            note.try_to_write();
        }
    }

    /// A sign of life was committed. Everything up to now is brought to the disk.
    pub(super) fn note_beat(&self, at: i64) {
        let mut note = self.lock();
        note.level.beat = at;
        note.try_to_write();
        // Where that fails, the note is older than it could be, which does no harm.
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
                    tracing::warn!(%error, "the mark beside the database cannot be written");
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
