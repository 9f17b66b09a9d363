//! Checks that a SQLite database is intact before anything is served from it.

use super::database::OpenError;
use super::high_water::{HighWater, Level};
use sqlx::error::DatabaseError;
use sqlx::{AnyPool, Row};
use std::fs;
use std::path::{Path, PathBuf};

/// Refuses a database whose file is missing or empty even though its write-ahead log exists. SQLite
/// would discard the log and start over.
pub(super) fn check_files(database: &Path) -> Result<(), OpenError> {
    let length = |path: &Path| fs::metadata(path).map_or(0, |found| found.len());
    let log = log_of(database);
    if length(database) == 0 && length(&log) > 0 {
        return Err(OpenError::LogAlone {
            database: database.to_owned(),
            log,
        });
    }
    Ok(())
}

/// Refuses a database that SQLite reports as damaged.
pub(super) async fn check_pages(database: &Path, pool: &AnyPool) -> Result<(), OpenError> {
    let damaged = |why: String| OpenError::Damaged {
        database: database.to_owned(),
        why,
    };
    let row = sqlx::query("PRAGMA quick_check(1)").fetch_one(pool).await;
    let verdict: Result<String, _> = row.and_then(|row| row.try_get(0));
    match verdict {
        Ok(verdict) if verdict == "ok" => Ok(()),
        Ok(verdict) => Err(damaged(verdict)),
        Err(error) => Err(damaged(error.to_string())),
    }
}

/// Whether SQLite reports that a database is damaged.
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    const CORRUPT: i32 = 11;
    let code = error.as_database_error().and_then(DatabaseError::code);
    // The low byte is the primary error code.
    code.is_some_and(|code| code.parse::<i32>().is_ok_and(|code| code & 0xFF == CORRUPT))
}

/// Refuses a database that's behind its mark, and starts writing the mark.
///
/// If no file can be created in the folder, the server still runs, but without a mark.
pub(super) async fn check_level(
    database: &Path,
    pool: &AnyPool,
) -> Result<Option<HighWater>, OpenError> {
    let failed = |source| OpenError::Failed {
        name: database.display().to_string(),
        source,
    };
    let mark = HighWater::path(database);
    let found = level(pool).await.map_err(failed)?;
    match HighWater::read(&mark) {
        Ok(Some(noted)) if found.is_behind(noted) => {
            return Err(OpenError::Behind {
                database: database.to_owned(),
                log: log_of(database),
                events: noted.event - found.event.min(noted.event),
                mark,
            });
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "can't read the mark next to the database"),
    }
    match HighWater::start(&mark, found) {
        Ok(high_water) => Ok(Some(high_water)),
        Err(error) => {
            tracing::warn!(%error, "can't keep a mark next to the database");
            Ok(None)
        }
    }
}

/// The progress of a database.
async fn level(pool: &AnyPool) -> Result<Level, sqlx::Error> {
    let row = sqlx::query(
        "SELECT (SELECT COALESCE(MAX(rowid), 0) FROM events), \
         (SELECT COALESCE(MAX(at), 0) FROM pulse)",
    )
    .fetch_one(pool)
    .await?;
    Ok(Level {
        event: row.try_get(0)?,
        beat: row.try_get(1)?,
    })
}

fn log_of(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}
