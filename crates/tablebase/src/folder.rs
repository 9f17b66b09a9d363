//! Packed tables in a folder on disk.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use memmap2::Mmap;

use crate::Storage;
#[cfg(feature = "build")]
use crate::WritableStorage;

/// A folder on disk. Its files are mapped into memory: opening them costs next to nothing, and
/// the system keeps the parts that are used for as long as there's room.
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
    fn read(&self, name: &str) -> io::Result<Option<Bytes>> {
        let file = match File::open(self.0.join(name)) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        #[allow(
            unsafe_code,
            reason = "a mapped file can change behind the program's back"
        )]
        // SAFETY: tables are only ever replaced as a whole, by renaming a new file. The mapped
        // one then stays as it was until it's dropped.
        let map = unsafe { Mmap::map(&file) }?;
        Ok(Some(Bytes::from_owner(map)))
    }
}

#[cfg(feature = "build")]
impl WritableStorage for Folder {
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        std::fs::create_dir_all(&self.0)?;
        durable::replace(&self.0.join(name), |file| io::Write::write_all(file, bytes))
    }
}
