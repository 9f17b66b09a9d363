//! The tables, and how an older database gets those of today.

use super::database::Dialect;
use sqlx::{AnyPool, AssertSqlSafe, Connection, Executor, Row};

/// Every change of the tables, from the first on. Only ever added to.
const MIGRATIONS: [&str; 10] = [
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
];

/// What stands behind a table whose rows are looked up by its key alone. PostgreSQL does not need to
/// know; SQLite keeps such a table once and not twice.
const CLUSTERED: &str = "/* kept in the order of its key */";

/// The version of the tables that this program makes.
pub(super) fn newest() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

/// Why the tables cannot be made.
pub(super) enum MigrateError {
    Database(sqlx::Error),
    TooNew { found: i64, known: i64 },
}

impl From<sqlx::Error> for MigrateError {
    fn from(error: sqlx::Error) -> MigrateError {
        MigrateError::Database(error)
    }
}

/// Brings the tables up to date. Of several nodes that start at once, one does it and the others wait.
pub(super) async fn migrate(pool: &AnyPool, dialect: Dialect) -> Result<(), MigrateError> {
    let mut connection = pool.acquire().await?;
    let begin = match dialect {
        // Takes the lock for writing at once, so that the version is read under it.
        Dialect::Sqlite => "BEGIN IMMEDIATE",
        Dialect::Postgres => "BEGIN",
    };
    let mut transaction = connection.begin_with(begin).await?;
    if dialect == Dialect::Postgres {
        // Another node may take its time.
        transaction.execute("SET LOCAL lock_timeout = 0").await?;
        transaction
            .execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            .await?;
        // Any number will do, as long as it is always the same.
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
        // Our own text, and nothing of anybody else's.
        transaction.execute(AssertSqlSafe(statements)).await?;
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(version)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(())
}
