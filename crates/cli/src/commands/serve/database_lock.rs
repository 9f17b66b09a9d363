//! One server per SQLite file.

use anyhow::{Context, bail};
use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Held by the one program that serves the games in a SQLite file. It's released when the program
/// ends, no matter how.
///
/// Two servers wouldn't see each other's moves. Copying the database needs no lock.
pub(crate) struct DatabaseLock {
    _file: File,
}

impl DatabaseLock {
    /// Takes the lock, which is on a file next to the database. SQLite locks the database itself.
    pub(crate) fn take(database: &Path) -> anyhow::Result<DatabaseLock> {
        let cannot_open = || format!("can't open the database {}", database.display());
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(lock_name(database))
            .with_context(cannot_open)?;
        match file.try_lock() {
            Ok(()) => {}
            // Some file systems don't support locks. There, it's up to the operator.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error).with_context(cannot_open),
            Err(TryLockError::WouldBlock) => bail!(
                "another Crownhead is using {}: stop it first, or use another file. \
                 A SQLite file is for one server; several share a PostgreSQL database",
                database.display()
            ),
        }
        Ok(DatabaseLock { _file: file })
    }
}

/// The lock file's name, the same for all paths that lead to the database.
fn lock_name(database: &Path) -> PathBuf {
    let database = fs::canonicalize(database).unwrap_or_else(|_| database.to_owned());
    let mut name = database.into_os_string();
    name.push(".lock");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_has_the_lock() {
        let dir = tempfile::tempdir().unwrap();
        let database = dir.path().join("games.db");
        let lock = DatabaseLock::take(&database).unwrap();
        let refused = DatabaseLock::take(&database).err().unwrap().to_string();
        assert!(
            refused.contains("another Crownhead is using ")
                && refused.contains("games.db: stop it"),
            "{refused}"
        );
        assert!(DatabaseLock::take(&dir.path().join("other.db")).is_ok());
        drop(lock);
        assert!(DatabaseLock::take(&database).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_leads_to_the_same_lock() {
        let dir = tempfile::tempdir().unwrap();
        let (database, link) = (dir.path().join("games.db"), dir.path().join("link.db"));
        fs::write(&database, "").unwrap();
        std::os::unix::fs::symlink(&database, &link).unwrap();
        let _lock = DatabaseLock::take(&database).unwrap();
        assert!(DatabaseLock::take(&link).is_err());
    }
}
