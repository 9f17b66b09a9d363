//! The statements of one commit.

use super::{EventRow, Write};
use crate::store::archive::speed_word;
use crate::store::database::Dialect;
use crate::store::games::heat_word;
use crate::store::ratings::rate;
use crate::store::statement::{placeholders, together};
use crate::store::writing::{WriteTransaction, Writing};
use host::{Ended, NewGame};
use protocol::GameId;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Executor, Row};
use std::collections::HashSet;
use tokio::time::{Duration, timeout};

/// The time limit for everything before a commit, and for the commit itself.
const PATIENCE: Duration = Duration::from_secs(8);

/// The result of a commit.
pub(super) struct Written {
    /// For each write, whether it won.
    pub(super) done: Vec<bool>,
    /// The last row of the table of events, if the database is SQLite.
    pub(super) last_event: Option<i64>,
}

/// What went wrong.
pub(super) enum Failed {
    /// Something before the commit. Nothing was written.
    Before(sqlx::Error),
    /// The commit itself. It's unknown whether anything was written.
    Commit(sqlx::Error),
}

impl Failed {
    pub(super) const fn cause(&self) -> &sqlx::Error {
        match self {
            Failed::Before(error) | Failed::Commit(error) => error,
        }
    }

    pub(super) fn into_cause(self) -> sqlx::Error {
        match self {
            Failed::Before(error) | Failed::Commit(error) => error,
        }
    }
}

/// Writes everything in one transaction. After an error or a timeout the connection is closed,
/// because a silent one may stay silent for hours.
pub(super) async fn write(writing: &Writing, batch: &[Write]) -> Result<Written, Failed> {
    let prepared = in_time(prepare(writing, batch)).await;
    let (transaction, written) = prepared.map_err(Failed::Before)?;
    let committed = in_time(transaction.commit()).await;
    committed.map_err(Failed::Commit)?;
    Ok(written)
}

/// For each write of a failed commit, whether it was written after all.
pub(super) async fn find_out(writing: &Writing, batch: &[Write]) -> Result<Vec<bool>, sqlx::Error> {
    in_time(async {
        let mut transaction = writing.begin().await?;
        let mut written = Vec::with_capacity(batch.len());
        for write in batch {
            written.push(is_written(&mut transaction, writing.dialect(), write).await?);
        }
        transaction.rollback().await?;
        Ok(written)
    })
    .await
}

/// Whether a write was stored. Inserts it again to find out, which waits for a concurrent commit of
/// the same write. The caller rolls this back.
async fn is_written(
    transaction: &mut AnyConnection,
    dialect: Dialect,
    write: &Write,
) -> Result<bool, sqlx::Error> {
    match write {
        Write::Begin { game, .. } => {
            if insert_game_row(&mut *transaction, game).await? {
                return Ok(false);
            }
            // Otherwise another next game of the same game won.
            let found = sqlx::query("SELECT 1 FROM games WHERE id = $1")
                .bind(game.id.as_str())
                .fetch_optional(transaction)
                .await?;
            Ok(found.is_some())
        }
        Write::Append { row, .. } => {
            if append_all(transaction, dialect, &[row]).await? {
                return Ok(false);
            }
            let found = sqlx::query("SELECT at, fact FROM events WHERE game = $1 AND seq = $2")
                .bind(row.game.as_str())
                .bind(row.seq)
                .fetch_optional(transaction)
                .await?;
            let Some(found) = found else { return Ok(false) };
            let (at, fact): (i64, String) = (found.try_get(0)?, found.try_get(1)?);
            Ok(at == row.at && fact == row.fact)
        }
    }
}

/// Whether an error may come from a single write, so that the others can succeed without it. If the
/// database can't write at all, trying again is pointless.
pub(super) fn is_of_one_write(error: &sqlx::Error, dialect: Dialect) -> bool {
    /// Busy, locked, out of memory, read-only, I/O, corrupt, full, unable to open, not a database.
    const SQLITE: [i32; 9] = [5, 6, 7, 8, 10, 11, 13, 14, 26];
    /// Connection, resources, operator intervention, system, internal.
    const POSTGRES: [&str; 5] = ["08", "53", "57", "58", "XX"];
    let Some(error) = error.as_database_error() else {
        return false;
    };
    let code = error.code().unwrap_or_default();
    match dialect {
        // The low byte is the primary error code.
        Dialect::Sqlite => !code
            .parse::<i32>()
            .is_ok_and(|code| SQLITE.contains(&(code & 0xFF))),
        Dialect::Postgres => !POSTGRES.iter().any(|class| code.starts_with(class)),
    }
}

async fn in_time<T>(
    working: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let done = timeout(PATIENCE, working).await;
    done.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// Does everything except the commit.
async fn prepare(
    writing: &Writing,
    batch: &[Write],
) -> Result<(WriteTransaction, Written), sqlx::Error> {
    let dialect = writing.dialect();
    let mut rows: Vec<&EventRow> = batch
        .iter()
        .filter_map(|write| match write {
            Write::Append { row, .. } => Some(row),
            Write::Begin { .. } => None,
        })
        .collect();
    // All nodes take their locks in the same order, which prevents deadlocks.
    rows.sort_by_key(|row| row.key());

    let mut transaction = writing.begin().await?;
    let begun = begin_games(&mut transaction, batch).await?;
    let is_first = |first: &Option<HashSet<_>>, row: &EventRow| {
        first
            .as_ref()
            .is_none_or(|first| first.contains(&row.key()))
    };
    let (begun, first) = if append_all(&mut transaction, dialect, &rows).await? {
        (begun, None)
    } else {
        // Some rows lost: retry with `RETURNING` to learn which ones won.
        transaction.rollback().await?;
        transaction = writing.begin().await?;
        let begun = begin_games(&mut transaction, batch).await?;
        let first = append_free(&mut transaction, dialect, &rows).await?;
        (begun, Some(first))
    };
    let mut begun = begun.into_iter();
    let mut done = Vec::with_capacity(batch.len());
    for write in batch {
        done.push(match write {
            Write::Begin { .. } => begun.next().unwrap_or(false),
            Write::Append { row, ended, .. } => {
                let is_first = is_first(&first, row);
                if let (true, Some(ended)) = (is_first, ended) {
                    end_game(&mut transaction, row.game, ended).await?;
                }
                is_first
            }
        });
    }
    let last_event = last_event(&mut transaction, dialect).await?;
    Ok((transaction, Written { done, last_event }))
}

/// The last row of the table of events. Events are never deleted, so SQLite's row ids count them.
async fn last_event(
    transaction: &mut AnyConnection,
    dialect: Dialect,
) -> Result<Option<i64>, sqlx::Error> {
    if dialect == Dialect::Postgres {
        return Ok(None);
    }
    let row = sqlx::query("SELECT MAX(rowid) FROM events")
        .fetch_one(transaction)
        .await?;
    row.try_get(0)
}

/// Inserts new games. Returns for each whether it has started.
async fn begin_games(
    transaction: &mut AnyConnection,
    batch: &[Write],
) -> Result<Vec<bool>, sqlx::Error> {
    let mut begun = Vec::new();
    for write in batch {
        if let Write::Begin { game, .. } = write {
            begun.push(begin_game(transaction, game).await?);
        }
    }
    Ok(begun)
}

/// Inserts a game with its first event and takes its seeks. Does nothing if a seek is gone or the
/// game already exists.
async fn begin_game(transaction: &mut AnyConnection, game: &NewGame) -> Result<bool, sqlx::Error> {
    transaction.execute("SAVEPOINT game").await?;
    let is_begun = insert_game(transaction, game).await?;
    if !is_begun {
        transaction.execute("ROLLBACK TO SAVEPOINT game").await?;
    }
    transaction.execute("RELEASE SAVEPOINT game").await?;
    Ok(is_begun)
}

async fn insert_game(transaction: &mut AnyConnection, game: &NewGame) -> Result<bool, sqlx::Error> {
    let mut seeks = game.seeks.clone();
    seeks.sort();
    for seek in seeks {
        let deleted = sqlx::query("DELETE FROM seeks WHERE id = $1")
            .bind(seek.as_str())
            .execute(&mut *transaction)
            .await?;
        if deleted.rows_affected() == 0 {
            return Ok(false);
        }
    }
    if !insert_game_row(transaction, game).await? {
        return Ok(false);
    }
    let opened = EventRow::new(game.id, &game.opened);
    sqlx::query("INSERT INTO events (game, seq, at, fact) VALUES ($1, $2, $3, $4)")
        .bind(opened.game.as_str())
        .bind(opened.seq)
        .bind(opened.at)
        .bind(opened.fact)
        .execute(transaction)
        .await?;
    Ok(true)
}

/// Inserts a row into the table of games. Returns `false` if the game already exists, or if the
/// previous game already has another next game.
async fn insert_game_row(
    transaction: &mut AnyConnection,
    game: &NewGame,
) -> Result<bool, sqlx::Error> {
    let inserted = sqlx::query(
        "INSERT INTO games (id, black, white, rated, after, heat, created_at, speed) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
    )
    .bind(game.id.as_str())
    .bind(game.black.as_str())
    .bind(game.white.as_str())
    .bind(i64::from(game.rated))
    .bind(game.after.map(String::from))
    .bind(game.heat.map(heat_word))
    .bind(game.opened.at.as_millis())
    .bind(speed_word(&game.opened))
    .execute(transaction)
    .await?;
    Ok(inserted.rows_affected() > 0)
}

/// Inserts these events and returns `true`, or returns `false` as soon as one can't be inserted.
async fn append_all(
    transaction: &mut AnyConnection,
    dialect: Dialect,
    rows: &[&EventRow],
) -> Result<bool, sqlx::Error> {
    let mut left = rows;
    while !left.is_empty() {
        let (now, later) = left.split_at(together(dialect, left.len()));
        let sql = insert_sql(dialect, now.len());
        let inserted = bound(sql, now).execute(&mut *transaction).await?;
        if usize::try_from(inserted.rows_affected()) != Ok(now.len()) {
            return Ok(false);
        }
        left = later;
    }
    Ok(true)
}

/// Inserts the events that can be inserted, and returns which.
async fn append_free(
    transaction: &mut AnyConnection,
    dialect: Dialect,
    rows: &[&EventRow],
) -> Result<HashSet<(GameId, i64)>, sqlx::Error> {
    let sql = insert_sql(dialect, rows.len()) + " RETURNING game, seq";
    let inserted = bound(sql, rows).fetch_all(transaction).await?;
    let mut first = HashSet::with_capacity(inserted.len());
    for row in inserted {
        let game: String = row.try_get(0)?;
        if let Ok(game) = game.parse() {
            first.insert((game, row.try_get(1)?));
        }
    }
    Ok(first)
}

/// The statement that inserts this many events. Each is inserted only if its number is free and the
/// previous event exists.
fn insert_sql(dialect: Dialect, count: usize) -> String {
    let rows = placeholders(dialect, count, &["", "::bigint", "::bigint", ""]);
    format!(
        "INSERT INTO events (game, seq, at, fact) \
         SELECT column1, column2, column3, column4 FROM (VALUES {rows}) AS new WHERE EXISTS \
         (SELECT 1 FROM events WHERE events.game = column1 AND events.seq = column2 - 1) \
         ON CONFLICT DO NOTHING"
    )
}

fn bound<'q>(sql: String, rows: &[&'q EventRow]) -> Query<'q, Any, AnyArguments> {
    // It only contains placeholders.
    let query = sqlx::query(AssertSqlSafe(sql));
    rows.iter().fold(query, |query, row| {
        query
            .bind(row.game.as_str())
            .bind(row.seq)
            .bind(row.at)
            .bind(row.fact.as_str())
    })
}

async fn end_game(
    transaction: &mut AnyConnection,
    game: GameId,
    ended: &Ended,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE games SET ended_at = $1, result = $2, termination = $3 WHERE id = $4")
        .bind(ended.at.as_millis())
        .bind(ended.result)
        .bind(ended.termination.word())
        .bind(game.as_str())
        .execute(&mut *transaction)
        .await?;
    if let Some(rated) = &ended.rated {
        rate(transaction, game, rated, ended.at).await?;
    }
    if let Some(next) = &ended.next {
        begin_game(transaction, next).await?;
    }
    Ok(())
}
