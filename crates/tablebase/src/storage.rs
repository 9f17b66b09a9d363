//! Storage for packed tables.

use std::borrow::Cow;
#[cfg(feature = "build")]
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
#[cfg(feature = "build")]
use std::sync::Mutex;

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
    /// The contents of a file, or `None` if it doesn't exist.
    fn read(&self, name: &str) -> io::Result<Option<Cow<'static, [u8]>>>;
}

/// A store that packed tables can also be written to.
#[cfg(feature = "build")]
pub trait WritableStorage: Storage {
    /// Replaces a file atomically.
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()>;
}

/// A folder on disk.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// The folder with this path. It doesn't need to exist yet.
    pub fn new(path: impl Into<PathBuf>) -> Folder {
        Folder(path.into())
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Storage for Folder {
    fn read(&self, name: &str) -> io::Result<Option<Cow<'static, [u8]>>> {
        match std::fs::read(self.0.join(name)) {
            Ok(bytes) => Ok(Some(bytes.into())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}

#[cfg(feature = "build")]
impl WritableStorage for Folder {
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        std::fs::create_dir_all(&self.0)?;
        durable::replace(&self.0.join(name), |file| io::Write::write_all(file, bytes))
    }
}

/// Files in memory.
#[cfg(feature = "build")]
#[derive(Debug, Default)]
pub struct Memory(Mutex<BTreeMap<String, Vec<u8>>>);

#[cfg(feature = "build")]
impl Memory {
    /// All files with their names.
    pub fn into_files(self) -> BTreeMap<String, Vec<u8>> {
        self.0
            .into_inner()
            .expect("no thread panics while it holds the lock")
    }
}

#[cfg(feature = "build")]
impl Storage for Memory {
    fn read(&self, name: &str) -> io::Result<Option<Cow<'static, [u8]>>> {
        let files = self
            .0
            .lock()
            .expect("no thread panics while it holds the lock");
        Ok(files.get(name).cloned().map(Cow::Owned))
    }
}

#[cfg(feature = "build")]
impl WritableStorage for Memory {
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let mut files = self
            .0
            .lock()
            .expect("no thread panics while it holds the lock");
        files.insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }
}
