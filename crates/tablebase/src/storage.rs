//! Storage for packed tables.

#[cfg(feature = "build")]
use std::collections::BTreeMap;
use std::io;
#[cfg(feature = "build")]
use std::sync::Mutex;

use bytes::Bytes;

use crate::{Measure, Slice};

/// The file name for one measure of one slice: `m0k2-m0k1.wld`, `m0k2-m0k1.dtw`.
pub fn file_name(slice: Slice, measure: Measure) -> String {
    let extension = match measure {
        Measure::Results => "wld",
        Measure::Plies => "dtw",
    };
    format!("{slice}.{extension}")
}

/// A store of packed tables by name.
///
/// A folder is one; a web page that fetches tables, or a test, provides another.
pub trait Storage {
    /// The contents of a file, or `None` if it doesn't exist. Best without reading all of them: a
    /// folder maps its files.
    fn read(&self, name: &str) -> io::Result<Option<Bytes>>;
}

/// A store that packed tables can also be written to. The threads of a build share it.
#[cfg(feature = "build")]
pub trait WritableStorage: Storage + Sync {
    /// Replaces a file atomically.
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Whether the storage accepts more files. A build ends soon after this becomes false.
    fn is_open(&self) -> bool {
        true
    }
}

/// Files in memory.
#[cfg(feature = "build")]
#[derive(Debug, Default)]
pub struct Memory(Mutex<BTreeMap<String, Bytes>>);

#[cfg(feature = "build")]
impl Memory {
    /// All files with their names.
    pub fn into_files(self) -> BTreeMap<String, Bytes> {
        self.0
            .into_inner()
            .expect("no thread panics while it holds the lock")
    }
}

#[cfg(feature = "build")]
impl Storage for Memory {
    fn read(&self, name: &str) -> io::Result<Option<Bytes>> {
        let files = self
            .0
            .lock()
            .expect("no thread panics while it holds the lock");
        Ok(files.get(name).cloned())
    }
}

#[cfg(feature = "build")]
impl WritableStorage for Memory {
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let mut files = self
            .0
            .lock()
            .expect("no thread panics while it holds the lock");
        files.insert(name.to_owned(), Bytes::copy_from_slice(bytes));
        Ok(())
    }
}
