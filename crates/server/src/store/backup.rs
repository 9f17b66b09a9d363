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
}

/// Copies a database to a new file. It may be in use: the copy is as of one moment, and whole.
pub async fn back_up(database: &Path, copy: &Path) -> Result<(), BackupError> {
    if copy.exists() {
        return Err(BackupError::Exists(copy.to_owned()));
    }
    require_file(database)?;
    let part = beside(copy, "part");
    let _ = fs::remove_file(&part);
    let failed = |source| BackupError::Database {
        path: database.to_owned(),
        source,
    };
    let mut connection = open(database, "ro").await.map_err(failed)?;
    sqlx::query("VACUUM INTO $1")
        .bind(part.display().to_string())
        .execute(&mut connection)
        .await
        .map_err(failed)?;
    connection.close().await.map_err(failed)?;
    check(&part).await?;
    publish(&part, copy)
}

/// Puts a copy in the place of a database, which no program may use and which is kept beside it.
pub async fn restore(copy: &Path, database: &Path) -> Result<(), BackupError> {
    require_file(copy)?;
    check(copy).await?;
    let part = beside(database, "part");
    let file = |path: &Path| {
        let path = path.to_owned();
        move |source| BackupError::File { path, source }
    };
    if database.exists() {
        let in_use = |_| BackupError::InUse(database.to_owned());
        let mut connection = open(database, "rw").await.map_err(in_use)?;
        for statement in [
            "PRAGMA busy_timeout = 0",
            "PRAGMA locking_mode = EXCLUSIVE",
            "BEGIN EXCLUSIVE",
            "COMMIT",
        ] {
            sqlx::query(statement)
                .execute(&mut connection)
                .await
                .map_err(in_use)?;
        }
        // Everything is in the one file now.
        let truncate = "PRAGMA wal_checkpoint(TRUNCATE)";
        sqlx::query(truncate)
            .execute(&mut connection)
            .await
            .map_err(in_use)?;
        connection.close().await.map_err(in_use)?;
        let old = beside(database, "before-restore");
        fs::rename(database, &old).map_err(file(database))?;
        for suffix in ["-wal", "-shm"] {
            let mut name = database.as_os_str().to_owned();
            name.push(suffix);
            let _ = fs::remove_file(PathBuf::from(name));
        }
    }
    fs::copy(copy, &part).map_err(file(&part))?;
    publish(&part, database)
}

/// Makes sure that the file is on the disk and gives it its name.
fn publish(part: &Path, name: &Path) -> Result<(), BackupError> {
    let synced = File::open(part).and_then(|file| file.sync_all());
    synced
        .and_then(|()| fs::rename(part, name))
        .map_err(|source| BackupError::File {
            path: name.to_owned(),
            source,
        })
}

fn require_file(path: &Path) -> Result<(), BackupError> {
    File::open(path)
        .map(drop)
        .map_err(|source| BackupError::File {
            path: path.to_owned(),
            source,
        })
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
