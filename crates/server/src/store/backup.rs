//! Backups of a SQLite database, even while it's in use.

use super::schema;
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, Connection, Row};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Why a backup or restore failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// A file can't be read or written.
    #[error("can't use {}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error.
        #[source]
        source: io::Error,
    },
    /// The file already exists and isn't replaced.
    #[error("{} already exists", .0.display())]
    Exists(PathBuf),
    /// The file isn't a Crownhead database, or it's damaged.
    #[error("{} isn't an intact Crownhead database: {why}", path.display())]
    Unsound {
        /// The file.
        path: PathBuf,
        /// What's wrong with it.
        why: String,
    },
    /// A program is using the database.
    #[error("a program is using {}: stop it first", .0.display())]
    InUse(PathBuf),
    /// The database can't be opened.
    #[error("can't read the database {}", path.display())]
    Database {
        /// The database.
        path: PathBuf,
        /// The error.
        #[source]
        source: sqlx::Error,
    },
    /// The database can't be read completely, or the copy can't be written.
    #[error("can't copy the database {} to {}", database.display(), copy.display())]
    Copy {
        /// The database.
        database: PathBuf,
        /// The copy.
        copy: PathBuf,
        /// The error.
        #[source]
        source: sqlx::Error,
    },
}

/// Copies a database to a new file. It may be in use: the copy is a consistent snapshot.
pub async fn back_up(database: &Path, copy: &Path) -> Result<(), BackupError> {
    if copy.exists() {
        return Err(BackupError::Exists(copy.to_owned()));
    }
    require_file(database)?;
    let part = Part::of(copy);
    // `VACUUM INTO` accepts an empty file. Create it here, so that an unwritable copy isn't
    // reported as an unreadable database.
    File::create(&part.path).map_err(unusable(copy))?;
    let failed = |source| BackupError::Database {
        path: database.to_owned(),
        source,
    };
    let mut connection = open(database, "ro").await.map_err(failed)?;
    sqlx::query("VACUUM INTO $1")
        .bind(part.path.display().to_string())
        .execute(&mut connection)
        .await
        .map_err(|source| BackupError::Copy {
            database: database.to_owned(),
            copy: copy.to_owned(),
            source,
        })?;
    connection.close().await.map_err(failed)?;
    check(&part.path).await?;
    part.sync().map_err(unusable(copy))?;
    part.publish().map_err(unusable(copy))
}

/// Replaces a database with a copy. No program may be using the database. If it exists, it's kept
/// next to the new one, and its new name is returned.
///
/// After an error, the old database is still in place.
pub async fn restore(copy: &Path, database: &Path) -> Result<Option<PathBuf>, BackupError> {
    require_file(copy)?;
    check(copy).await?;
    let part = Part::of(database);
    let copied = fs::copy(copy, &part.path).and_then(|_| part.sync());
    copied.map_err(unusable(&part.path))?;
    if !database.exists() {
        part.publish().map_err(unusable(database))?;
        return Ok(None);
    }
    settle(database).await?;
    let old = free_name(database);
    move_database(database, &old).map_err(unusable(&old))?;
    match part.publish() {
        Ok(()) => Ok(Some(old)),
        Err(error) => {
            // If this fails too, the old database still exists under its new name.
            let _ = move_database(&old, database);
            Err(unusable(database)(error))
        }
    }
}

/// Makes sure that no program is using a database, and moves everything in its log into the main
/// file.
async fn settle(database: &Path) -> Result<(), BackupError> {
    let mut connection = match open(database, "rw").await {
        Ok(connection) => connection,
        Err(error) => return still_usable(database, &error),
    };
    for statement in [
        "PRAGMA busy_timeout = 0",
        "PRAGMA locking_mode = EXCLUSIVE",
        "BEGIN EXCLUSIVE",
        "COMMIT",
        "PRAGMA wal_checkpoint(TRUNCATE)",
    ] {
        if let Err(error) = sqlx::query(statement).execute(&mut connection).await {
            return still_usable(database, &error);
        }
    }
    // If closing fails, the remaining work is still in the old database's files.
    let _ = connection.close().await;
    Ok(())
}

/// Refuses a database that's in use. A damaged one is accepted and kept as it is, because replacing
/// it is what restoring is for.
fn still_usable(database: &Path, error: &sqlx::Error) -> Result<(), BackupError> {
    const NO_DATABASE: [i32; 2] = [11, 26];
    let code = error
        .as_database_error()
        .and_then(|error| error.code()?.parse::<i32>().ok());
    // The low byte is the primary error code.
    if code.is_some_and(|code| NO_DATABASE.contains(&(code & 0xFF))) {
        return Ok(());
    }
    Err(BackupError::InUse(database.to_owned()))
}

/// An unused name next to the database.
fn free_name(database: &Path) -> PathBuf {
    let first = beside(database, "before-restore");
    let more = (2..).map(|number: u64| beside(database, &format!("before-restore-{number}")));
    let is_free = |name: &PathBuf| fs::symlink_metadata(name).is_err();
    let mut names = std::iter::once(first).chain(more);
    names
        .find(is_free)
        .expect("there are more numbers than files")
}

/// Renames a database together with its log, its index and its mark.
fn move_database(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    for suffix in ["-wal", "-shm", ".mark"] {
        let with_suffix = |path: &Path| {
            let mut name = path.as_os_str().to_owned();
            name.push(suffix);
            PathBuf::from(name)
        };
        // Usually these files don't exist.
        let _ = fs::rename(with_suffix(from), with_suffix(to));
    }
    Ok(())
}

/// A file that's being written. It's deleted unless it gets its final name.
struct Part {
    path: PathBuf,
    name: PathBuf,
}

impl Part {
    /// Prepares a file with this final name. Deletes what an earlier attempt left behind.
    fn of(name: &Path) -> Part {
        let path = beside(name, "part");
        let _ = fs::remove_file(&path);
        Part {
            path,
            name: name.to_owned(),
        }
    }

    /// Syncs it to disk.
    fn sync(&self) -> io::Result<()> {
        File::open(&self.path)?.sync_all()
    }

    /// Gives it its final name.
    fn publish(&self) -> io::Result<()> {
        fs::rename(&self.path, &self.name)?;
        sync_folder(&self.name)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Syncs a file's folder to disk. Only Unix can open folders for that.
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

fn unusable(path: &Path) -> impl FnOnce(io::Error) -> BackupError + use<> {
    let path = path.to_owned();
    |source| BackupError::File { path, source }
}

fn require_file(path: &Path) -> Result<(), BackupError> {
    File::open(path).map(drop).map_err(unusable(path))
}

/// Checks that a file is an intact database of a known version.
async fn check(path: &Path) -> Result<(), BackupError> {
    let unsound = |why: String| BackupError::Unsound {
        path: path.to_owned(),
        why,
    };
    let broken = |error: sqlx::Error| unsound(error.to_string());
    let mut connection = open(path, "ro").await.map_err(broken)?;
    let row = sqlx::query("PRAGMA integrity_check")
        .fetch_one(&mut connection)
        .await
        .map_err(broken)?;
    let verdict: String = row.try_get(0).map_err(broken)?;
    if verdict != "ok" {
        return Err(unsound(verdict));
    }
    let row = sqlx::query("SELECT MAX(version) FROM schema_version")
        .fetch_one(&mut connection)
        .await
        .map_err(broken)?;
    let version: i64 = row.try_get(0).map_err(broken)?;
    if version > schema::newest() {
        return Err(unsound(format!(
            "its version {version} is newer than this program"
        )));
    }
    connection.close().await.map_err(broken)
}

async fn open(path: &Path, mode: &str) -> Result<AnyConnection, sqlx::Error> {
    sqlx::any::install_default_drivers();
    let url = format!("sqlite://{}?mode={mode}", path.display());
    AnyConnection::connect_with(&AnyConnectOptions::from_str(&url)?).await
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}
