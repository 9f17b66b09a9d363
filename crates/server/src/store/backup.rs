//! Copies of a SQLite database, made while it is in use.

use super::schema;
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, Connection, Row};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// A file cannot be read or written.
    #[error("cannot use {}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// Why.
        #[source]
        source: io::Error,
    },
    /// It is there already, and is not replaced.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// It is no database of Crownhead, or it is damaged.
    #[error("{} is no sound database of Crownhead: {why}", path.display())]
    Unsound {
        /// Which one.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// A program uses the database.
    #[error("a program is using {}: end it first", .0.display())]
    InUse(PathBuf),
    /// The database does not answer.
    #[error("cannot read the database {}", path.display())]
    Database {
        /// Which one.
        path: PathBuf,
        /// Why.
        #[source]
        source: sqlx::Error,
    },
    /// The database cannot be read to its end, or the copy cannot be written.
    #[error("cannot copy the database {} to {}", database.display(), copy.display())]
    Copy {
        /// Which one.
        database: PathBuf,
        /// Where to.
        copy: PathBuf,
        /// Why.
        #[source]
        source: sqlx::Error,
    },
}

/// Copies a database to a new file. It may be in use: the copy is as of one moment, and whole.
pub async fn back_up(database: &Path, copy: &Path) -> Result<(), BackupError> {
    if copy.exists() {
        return Err(BackupError::Exists(copy.to_owned()));
    }
    require_file(database)?;
    let part = Part::of(copy);
    // An empty file may be copied into. It is made here so that a copy that cannot be written is
    // not taken for a database that cannot be read.
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

/// Puts a copy in the place of a database, which no program may use. Where there was one, it is kept
/// beside the new one, and the answer is its name.
///
/// After an error the old database is in its place.
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
            // Where even that fails, the old one is still there under its new name.
            let _ = move_database(&old, database);
            Err(unusable(database)(error))
        }
    }
}

/// Makes sure that no program uses a database, and brings all that is in it into its one file.
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
    // What is left to do at the end is done, or is found again with the old database.
    let _ = connection.close().await;
    Ok(())
}

/// Refuses a database that is in use. One that is damaged is what a copy is put back for: it is
/// kept as it is.
fn still_usable(database: &Path, error: &sqlx::Error) -> Result<(), BackupError> {
    const NO_DATABASE: [i32; 2] = [11, 26];
    let code = error
        .as_database_error()
        .and_then(|error| error.code()?.parse::<i32>().ok());
    // The lower byte is the kind of the error, and the others say more.
    if code.is_some_and(|code| NO_DATABASE.contains(&(code & 0xFF))) {
        return Ok(());
    }
    Err(BackupError::InUse(database.to_owned()))
}

/// A name beside the database under which nothing is kept yet.
fn free_name(database: &Path) -> PathBuf {
    let first = beside(database, "before-restore");
    let more = (2..).map(|number: u64| beside(database, &format!("before-restore-{number}")));
    let is_free = |name: &PathBuf| fs::symlink_metadata(name).is_err();
    let mut names = std::iter::once(first).chain(more);
    names
        .find(is_free)
        .expect("a folder does not hold all numbers")
}

/// Gives a database another name, and with it its log, its index and its mark.
fn move_database(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    for suffix in ["-wal", "-shm", ".mark"] {
        let with_suffix = |path: &Path| {
            let mut name = path.as_os_str().to_owned();
            name.push(suffix);
            PathBuf::from(name)
        };
        // Mostly there is none.
        let _ = fs::rename(with_suffix(from), with_suffix(to));
    }
    Ok(())
}

/// A file that is being written, and gone if it does not get its name.
struct Part {
    path: PathBuf,
    name: PathBuf,
}

impl Part {
    /// The one for the file with this name. What was left of another is removed.
    fn of(name: &Path) -> Part {
        let path = beside(name, "part");
        let _ = fs::remove_file(&path);
        Part {
            path,
            name: name.to_owned(),
        }
    }

    /// Brings it to the disk.
    fn sync(&self) -> io::Result<()> {
        File::open(&self.path)?.sync_all()
    }

    /// Gives it its name.
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

/// Brings the names in the folder of a file to the disk. Only on Unix can folders be opened for that.
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

/// Whether a file is a whole database of a version that is known.
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
        return Err(unsound(format!("it is of the newer version {version}")));
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
