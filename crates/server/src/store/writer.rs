//! The writer of logs: what comes at the same time is committed together.

use super::StoreError;
use super::archive::speed_word;
use super::database::Dialect;
use super::games::heat_word;
use super::ratings::{Rated, rate};
use crate::metrics::StoreMetrics;
use protocol::{EndReason, GameId, Heat, PlayerId, SeekId};
use room::Event;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Row, Transaction};
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, timeout};

/// The most writes of one commit.
const BATCH: usize = 500;
/// How long a commit may take.
const PATIENCE: Duration = Duration::from_secs(8);
/// How many writes may wait. Who comes on top waits with its own message in hand.
const QUEUE: usize = 4_096;

/// A game that is to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Its name.
    pub id: GameId,
    /// Who plays Black.
    pub black: PlayerId,
    /// Who plays White.
    pub white: PlayerId,
    /// Whether it counts.
    pub rated: bool,
    /// The game that it is the rematch of, or the second part of the heat of.
    pub after: Option<GameId>,
    /// Which part of a heat it is.
    pub heat: Option<Heat>,
    /// The first event of its log.
    pub opened: Event,
    /// The seeks that it takes, which must all still be open.
    pub seeks: Vec<SeekId>,
}

/// How a game ended, for the list of games.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// When.
    pub at: room::Instant,
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that was aborted.
    pub result: &'static str,
    /// Why.
    pub termination: EndReason,
    /// What it means for the ratings, if it counts.
    pub rated: Option<Rated>,
    /// The game that begins with its end: the second of a heat.
    pub next: Option<Box<NewGame>>,
}

/// Why something was not written.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Somebody else was first. Read again, and decide again.
    #[error("somebody else was first")]
    Conflict,
    /// It is not known whether it was written. Read again when the database answers.
    #[error("the database does not answer")]
    Unknown(#[source] StoreError),
}

type Reply = oneshot::Sender<Result<(), AppendError>>;

enum Write {
    Append {
        row: EventRow,
        ended: Option<Ended>,
        reply: Reply,
    },
    Begin {
        game: Box<NewGame>,
        reply: Reply,
    },
}

/// An event as it is stored.
struct EventRow {
    game: GameId,
    seq: i64,
    at: i64,
    fact: String,
}

impl EventRow {
    fn new(game: GameId, event: &Event) -> EventRow {
        EventRow {
            game,
            seq: i64::try_from(event.seq).expect("no game has that many events"),
            at: event.at.as_millis(),
            fact: serde_json::to_string(&event.fact).expect("facts are plain data"),
        }
    }

    /// What only one event can have.
    const fn key(&self) -> (GameId, i64) {
        (self.game, self.seq)
    }
}

/// What the writer is asked for.
enum Request {
    Write(Write),
    /// Answered when everything before it is written and the connection is closed.
    End(oneshot::Sender<()>),
}

/// A handle for the writer, which is a task of its own.
#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Request>,
    pub(super) metrics: Arc<StoreMetrics>,
}

impl Writer {
    /// Starts the writer on a pool with one connection.
    pub(super) fn start(pool: AnyPool, dialect: Dialect) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let metrics = Arc::new(StoreMetrics::default());
        let desk = Desk { pool, dialect };
        tokio::spawn(run(desk, waiting, Arc::clone(&metrics)));
        Writer { queue, metrics }
    }

    pub(super) async fn append(
        &self,
        game: GameId,
        event: &Event,
        ended: Option<Ended>,
    ) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        let row = EventRow::new(game, event);
        self.send(Write::Append { row, ended, reply }).await?;
        answer.await.unwrap_or_else(|_| Err(stopped()))
    }

    pub(super) async fn begin(&self, game: NewGame) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        let game = Box::new(game);
        self.send(Write::Begin { game, reply }).await?;
        answer.await.unwrap_or_else(|_| Err(stopped()))
    }

    /// Waits until everything that was sent before is written, and closes the connection.
    pub(super) async fn finish(&self) {
        let (reply, answer) = oneshot::channel();
        if self.queue.send(Request::End(reply)).await.is_ok() {
            let _ = answer.await;
        }
    }

    async fn send(&self, write: Write) -> Result<(), AppendError> {
        let request = Request::Write(write);
        self.queue.send(request).await.map_err(|_| stopped())
    }
}

fn stopped() -> AppendError {
    AppendError::Unknown(StoreError::Unavailable(sqlx::Error::PoolClosed))
}

/// What the writer works with.
struct Desk {
    pool: AnyPool,
    dialect: Dialect,
}

async fn run(desk: Desk, mut waiting: mpsc::Receiver<Request>, metrics: Arc<StoreMetrics>) {
    let mut requests = Vec::with_capacity(BATCH);
    let mut end = None;
    while end.is_none() && waiting.recv_many(&mut requests, BATCH).await > 0 {
        let mut batch = Vec::with_capacity(requests.len());
        for request in requests.drain(..) {
            match request {
                // Who comes after the end is told so by an answer that never comes.
                Request::Write(write) if end.is_none() => batch.push(write),
                Request::Write(_) => {}
                Request::End(reply) => end = Some(reply),
            }
        }
        while !batch.is_empty() {
            batch = commit(&desk, batch, &metrics).await;
        }
    }
    desk.pool.close().await;
    if let Some(reply) = end {
        // Who asked may be gone.
        let _ = reply.send(());
    }
}

/// Commits these writes and answers them. Returns those that have to wait for the next commit.
async fn commit(desk: &Desk, batch: Vec<Write>, metrics: &StoreMetrics) -> Vec<Write> {
    let mut keys = HashSet::new();
    // Two writes of the same number in one statement could not be told apart afterwards.
    let (now, later): (Vec<_>, Vec<_>) = batch.into_iter().partition(|write| match write {
        Write::Append { row, .. } => keys.insert(row.key()),
        Write::Begin { .. } => true,
    });
    let start = Instant::now();
    match write_in_time(desk, &now).await {
        Ok(done) => {
            let conflicts = done.iter().filter(|done| !**done).count();
            metrics.note_commit(start.elapsed(), now.len(), conflicts);
            for (write, done) in now.into_iter().zip(done) {
                answer(
                    write,
                    if done {
                        Ok(())
                    } else {
                        Err(AppendError::Conflict)
                    },
                );
            }
        }
        // One of them may be to blame: the others shall not suffer for it.
        Err(error) if now.len() > 1 && error.as_database_error().is_some() => {
            metrics.note_failure();
            tracing::warn!(%error, writes = now.len(), "a commit failed; trying one by one");
            for write in now {
                Box::pin(commit(desk, vec![write], metrics)).await;
            }
        }
        Err(error) => {
            metrics.note_failure();
            tracing::error!(%error, writes = now.len(), "a commit failed");
            let mut error = Some(error);
            for write in now {
                let cause = error.take().unwrap_or(sqlx::Error::WorkerCrashed);
                answer(write, Err(AppendError::Unknown(cause.into())));
            }
        }
    }
    later
}

fn answer(write: Write, result: Result<(), AppendError>) {
    // Who asked may be gone; what is written stays written.
    match write {
        Write::Append { reply, .. } | Write::Begin { reply, .. } => drop(reply.send(result)),
    }
}

/// Writes everything, or gives the connection up: one that is silent now may be so for hours.
async fn write_in_time(desk: &Desk, batch: &[Write]) -> Result<Vec<bool>, sqlx::Error> {
    let mut connection = desk.pool.acquire().await?;
    let written = timeout(PATIENCE, write_all(&mut connection, desk.dialect, batch)).await;
    written.unwrap_or_else(|_| {
        drop(connection.detach());
        Err(sqlx::Error::PoolTimedOut)
    })
}

/// Writes everything in one transaction; for each write, whether it was the first.
async fn write_all(
    connection: &mut AnyConnection,
    dialect: Dialect,
    batch: &[Write],
) -> Result<Vec<bool>, sqlx::Error> {
    let mut rows: Vec<&EventRow> = batch
        .iter()
        .filter_map(|write| match write {
            Write::Append { row, .. } => Some(row),
            Write::Begin { .. } => None,
        })
        .collect();
    // All nodes take their locks in the same order, so that they cannot wait for each other.
    rows.sort_by_key(|row| row.key());

    let mut transaction = connection.begin().await?;
    let begun = begin_games(&mut transaction, batch).await?;
    if append_all(&mut transaction, dialect, &rows).await? {
        return finish(transaction, batch, begun, |_| true).await;
    }
    // Somebody else was first with some of them: once more, and this time it is asked with which.
    transaction.rollback().await?;
    let mut transaction = connection.begin().await?;
    let begun = begin_games(&mut transaction, batch).await?;
    let first = append_free(&mut transaction, dialect, &rows).await?;
    finish(transaction, batch, begun, |row| first.contains(&row.key())).await
}

/// Carries out what the events bring with them, and commits.
async fn finish(
    mut transaction: Transaction<'_, Any>,
    batch: &[Write],
    begun: Vec<bool>,
    is_first: impl Fn(&EventRow) -> bool,
) -> Result<Vec<bool>, sqlx::Error> {
    let mut begun = begun.into_iter();
    let mut done = Vec::with_capacity(batch.len());
    for write in batch {
        done.push(match write {
            Write::Begin { .. } => begun.next().unwrap_or(false),
            Write::Append { row, ended, .. } => {
                let is_first = is_first(row);
                if let (true, Some(ended)) = (is_first, ended) {
                    end_game(&mut transaction, row.game, ended).await?;
                }
                is_first
            }
        });
    }
    transaction.commit().await?;
    Ok(done)
}

/// Inserts the games that begin; for each, whether it did.
async fn begin_games(
    transaction: &mut Transaction<'_, Any>,
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

/// Inserts a game with its first event and takes its seeks, or does nothing if one of them is gone or
/// the game is there already.
async fn begin_game(
    transaction: &mut Transaction<'_, Any>,
    game: &NewGame,
) -> Result<bool, sqlx::Error> {
    let mut part = transaction.begin().await?;
    let is_begun = insert_game(&mut part, game).await?;
    if is_begun {
        part.commit().await?;
    } else {
        part.rollback().await?;
    }
    Ok(is_begun)
}

async fn insert_game(part: &mut Transaction<'_, Any>, game: &NewGame) -> Result<bool, sqlx::Error> {
    let mut seeks = game.seeks.clone();
    seeks.sort();
    for seek in seeks {
        let deleted = sqlx::query("DELETE FROM seeks WHERE id = $1")
            .bind(seek.as_str())
            .execute(&mut **part)
            .await?;
        if deleted.rows_affected() == 0 {
            return Ok(false);
        }
    }
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
    .execute(&mut **part)
    .await?;
    if inserted.rows_affected() == 0 {
        return Ok(false);
    }
    let opened = EventRow::new(game.id, &game.opened);
    sqlx::query("INSERT INTO events (game, seq, at, fact) VALUES ($1, $2, $3, $4)")
        .bind(opened.game.as_str())
        .bind(opened.seq)
        .bind(opened.at)
        .bind(opened.fact)
        .execute(&mut **part)
        .await?;
    Ok(true)
}

/// Inserts the events whose numbers are free, and says whether that was all of them.
async fn append_all(
    transaction: &mut Transaction<'_, Any>,
    dialect: Dialect,
    rows: &[&EventRow],
) -> Result<bool, sqlx::Error> {
    let mut left = rows;
    while !left.is_empty() {
        let (now, later) = left.split_at(together(dialect, left.len()));
        let sql = insert_sql(dialect, now.len());
        let inserted = bound(sql, now).execute(&mut **transaction).await?;
        if usize::try_from(inserted.rows_affected()) != Ok(now.len()) {
            return Ok(false);
        }
        left = later;
    }
    Ok(true)
}

/// Inserts the events whose numbers are free, and says which.
async fn append_free(
    transaction: &mut Transaction<'_, Any>,
    dialect: Dialect,
    rows: &[&EventRow],
) -> Result<HashSet<(GameId, i64)>, sqlx::Error> {
    let sql = insert_sql(dialect, rows.len()) + " RETURNING game, seq";
    let inserted = bound(sql, rows).fetch_all(&mut **transaction).await?;
    let mut first = HashSet::with_capacity(inserted.len());
    for row in inserted {
        let game: String = row.try_get(0)?;
        if let Ok(game) = game.parse() {
            first.insert((game, row.try_get(1)?));
        }
    }
    Ok(first)
}

/// How many of these events go into one statement.
fn together(dialect: Dialect, count: usize) -> usize {
    match dialect {
        // Reading a statement is dear, so that there are only a few, which are then remembered.
        Dialect::Sqlite => 1 << count.ilog2(),
        // Each statement is a way over the network and back.
        Dialect::Postgres => count,
    }
}

/// The statement that inserts this many events.
fn insert_sql(dialect: Dialect, count: usize) -> String {
    let mut sql = String::from("INSERT INTO events (game, seq, at, fact) VALUES ");
    for row in 0..count {
        let comma = if row == 0 { "" } else { ", " };
        sql.push_str(comma);
        match dialect {
            // Places with a name of their own would be looked up by it, one after the other.
            Dialect::Sqlite => sql.push_str("(?, ?, ?, ?)"),
            Dialect::Postgres => {
                let [a, b, c, d] = [1, 2, 3, 4].map(|place| row * 4 + place);
                sql.push_str(&format!("(${a}, ${b}, ${c}, ${d})"));
            }
        }
    }
    sql.push_str(" ON CONFLICT DO NOTHING");
    sql
}

fn bound<'q>(sql: String, rows: &[&'q EventRow]) -> Query<'q, Any, AnyArguments> {
    // Only places for values are in it.
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
    transaction: &mut Transaction<'_, Any>,
    game: GameId,
    ended: &Ended,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE games SET ended_at = $1, result = $2, termination = $3 WHERE id = $4")
        .bind(ended.at.as_millis())
        .bind(ended.result)
        .bind(ended.termination.word())
        .bind(game.as_str())
        .execute(&mut **transaction)
        .await?;
    if let Some(rated) = &ended.rated {
        rate(transaction, game, rated, ended.at).await?;
    }
    if let Some(next) = &ended.next {
        begin_game(transaction, next).await?;
    }
    Ok(())
}
