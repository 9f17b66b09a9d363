//! The tables, and how older databases are migrated.

use super::database::Dialect;
use sqlx::{AnyPool, AssertSqlSafe, Connection, Executor, Row};

/// Every change to the tables, in order. Never edit one, only add more.
const MIGRATIONS: [&str; 15] = [
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_accounts.sql"),
    include_str!("../../migrations/0003_ratings.sql"),
    include_str!("../../migrations/0004_archive.sql"),
    include_str!("../../migrations/0005_heats.sql"),
    include_str!("../../migrations/0006_outages.sql"),
    include_str!("../../migrations/0007_tokens.sql"),
    include_str!("../../migrations/0008_seeks.sql"),
    include_str!("../../migrations/0009_end_reasons.sql"),
    include_str!("../../migrations/0010_safety.sql"),
    include_str!("../../migrations/0011_devices.sql"),
    include_str!("../../migrations/0012_openings.sql"),
    include_str!("../../migrations/0013_progress.sql"),
    include_str!("../../migrations/0014_rushes_and_analyses.sql"),
    include_str!("../../migrations/0015_deletions.sql"),
];

/// Marks a table whose rows are only looked up by the primary key. PostgreSQL ignores it. For
/// SQLite it becomes `WITHOUT ROWID`, which stores such a table once instead of twice.
const CLUSTERED: &str = "/* kept in the order of its key */";

/// The version of the tables that this program creates.
pub(super) fn newest() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

/// Why the tables can't be migrated.
pub(super) enum MigrateError {
    Database(sqlx::Error),
    TooNew { found: i64, known: i64 },
}

impl From<sqlx::Error> for MigrateError {
    fn from(error: sqlx::Error) -> MigrateError {
        MigrateError::Database(error)
    }
}

/// Migrates the tables. If several nodes start together, one does it and the others wait.
pub(super) async fn migrate(pool: &AnyPool, dialect: Dialect) -> Result<(), MigrateError> {
    let mut connection = pool.acquire().await?;
    let begin = match dialect {
        // Takes the write lock immediately, so that the version is read under it.
        Dialect::Sqlite => "BEGIN IMMEDIATE",
        Dialect::Postgres => "BEGIN",
    };
    let mut transaction = connection.begin_with(begin).await?;
    if dialect == Dialect::Postgres {
        // Another node may take a while.
        transaction.execute("SET LOCAL lock_timeout = 0").await?;
        transaction
            .execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            .await?;
        // An arbitrary constant.
        transaction
            .execute("SELECT pg_advisory_xact_lock(3264217)")
            .await?;
    }
    transaction
        .execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        .await?;
    let row = sqlx::query("SELECT COALESCE(MAX(version), 0) FROM schema_version")
        .fetch_one(&mut *transaction)
        .await?;
    let found: i64 = row.try_get(0)?;
    let known = newest();
    if found > known {
        return Err(MigrateError::TooNew { found, known });
    }
    for (version, statements) in (1_i64..).zip(MIGRATIONS) {
        if version <= found {
            continue;
        }
        let statements = match dialect {
            Dialect::Sqlite => statements.replace(CLUSTERED, "WITHOUT ROWID"),
            Dialect::Postgres => statements.to_owned(),
        };
        // The text is our own.
        transaction.execute(AssertSqlSafe(statements)).await?;
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(version)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::players::digest;

    /// The digests of all migrations that were ever released. Databases out there have been
    /// migrated with exactly these, so a change to one would never reach them.
    #[test]
    fn no_migration_has_changed() {
        let released = include_str!("../../migrations/digests.txt").lines();
        let digests: Vec<String> = MIGRATIONS.iter().map(|text| digest(text)).collect();
        assert_eq!(released.collect::<Vec<_>>(), digests);
    }
}
