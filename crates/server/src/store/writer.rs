//! The writer of logs: what comes at the same time is committed together.

use super::StoreError;
use super::archive::speed_word;
use super::games::heat_word;
use super::ratings::{Rated, rate};
use crate::metrics::StoreMetrics;
use protocol::{GameId, Heat, PlayerId, SeekId};
use room::Event;
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
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that was called off.
    pub result: &'static str,
    /// Why, in words.
    pub termination: String,
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
        game: GameId,
        event: Box<Event>,
        ended: Option<Ended>,
        reply: Reply,
    },
    Begin {
        game: Box<NewGame>,
        reply: Reply,
    },
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
    pub(super) fn start(pool: AnyPool) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let metrics = Arc::new(StoreMetrics::default());
        tokio::spawn(run(pool, waiting, Arc::clone(&metrics)));
        Writer { queue, metrics }
    }

    pub(super) async fn append(
        &self,
        game: GameId,
        event: Event,
        ended: Option<Ended>,
    ) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        let event = Box::new(event);
        self.send(Write::Append {
            game,
            event,
            ended,
            reply,
        })
        .await?;
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

async fn run(pool: AnyPool, mut waiting: mpsc::Receiver<Request>, metrics: Arc<StoreMetrics>) {
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
            batch = commit(&pool, batch, &metrics).await;
        }
    }
    pool.close().await;
    if let Some(reply) = end {
        // Who asked may be gone.
        let _ = reply.send(());
    }
}

/// Commits these writes and answers them. Returns those that have to wait for the next commit.
async fn commit(pool: &AnyPool, batch: Vec<Write>, metrics: &StoreMetrics) -> Vec<Write> {
    let mut keys = HashSet::new();
    // Two writes of the same number in one statement could not be told apart afterwards.
    let (now, later): (Vec<_>, Vec<_>) = batch.into_iter().partition(|write| match write {
        Write::Append { game, event, .. } => keys.insert((*game, event.seq)),
        Write::Begin { .. } => true,
    });
    let start = Instant::now();
    match write_in_time(pool, &now).await {
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
            tracing::warn!(%error, writes = now.len(), "a commit failed; trying one by one");
            for write in now {
                let single = [write];
                let result = write_in_time(pool, &single).await;
                let [write] = single;
                answer(write, verdict(result));
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

fn verdict(result: Result<Vec<bool>, sqlx::Error>) -> Result<(), AppendError> {
    match result {
        Ok(done) if done == [true] => Ok(()),
        Ok(_) => Err(AppendError::Conflict),
        Err(error) => Err(AppendError::Unknown(error.into())),
    }
}

fn answer(write: Write, result: Result<(), AppendError>) {
    // Who asked may be gone; what is written stays written.
    match write {
        Write::Append { reply, .. } | Write::Begin { reply, .. } => drop(reply.send(result)),
    }
}

/// Writes everything, or gives the connection up: one that is silent now may be so for hours.
async fn write_in_time(pool: &AnyPool, batch: &[Write]) -> Result<Vec<bool>, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let written = timeout(PATIENCE, write_all(&mut connection, batch)).await;
    written.unwrap_or_else(|_| {
        drop(connection.detach());
        Err(sqlx::Error::PoolTimedOut)
    })
}

/// Writes everything in one transaction; for each write, whether it was the first.
async fn write_all(
    connection: &mut AnyConnection,
    batch: &[Write],
) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let mut begun = Vec::new();
    for write in batch {
        if let Write::Begin { game, .. } = write {
            begun.push(begin_game(&mut transaction, game).await?);
        }
    }
    let written = append_events(&mut transaction, batch).await?;
    let mut begun = begun.into_iter();
    let mut done = Vec::with_capacity(batch.len());
    for write in batch {
        done.push(match write {
            Write::Begin { .. } => begun.next().unwrap_or(false),
            Write::Append {
                game, event, ended, ..
            } => {
                let is_first = written.contains(&(*game, event.seq));
                if let (true, Some(ended)) = (is_first, ended) {
                    end_game(&mut transaction, *game, ended).await?;
                }
                is_first
            }
        });
    }
    transaction.commit().await?;
    Ok(done)
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
    sqlx::query("INSERT INTO events (game, seq, at, fact) VALUES ($1, $2, $3, $4)")
        .bind(game.id.as_str())
        .bind(seq_of(&game.opened))
        .bind(game.opened.at.as_millis())
        .bind(fact_of(&game.opened))
        .execute(&mut **part)
        .await?;
    Ok(true)
}

/// Inserts all events whose numbers are free, and says which.
async fn append_events(
    transaction: &mut Transaction<'_, Any>,
    batch: &[Write],
) -> Result<HashSet<(GameId, u64)>, sqlx::Error> {
    let mut events: Vec<_> = batch
        .iter()
        .filter_map(|write| match write {
            Write::Append { game, event, .. } => Some((*game, event)),
            Write::Begin { .. } => None,
        })
        .collect();
    if events.is_empty() {
        return Ok(HashSet::new());
    }
    // All nodes take their locks in the same order, so that they cannot wait for each other.
    events.sort_by_key(|(game, event)| (*game, event.seq));
    let mut sql = String::from("INSERT INTO events (game, seq, at, fact) VALUES ");
    for row in 0..events.len() {
        let comma = if row == 0 { "" } else { ", " };
        let [a, b, c, d] = [1, 2, 3, 4].map(|place| row * 4 + place);
        sql.push_str(&format!("{comma}(${a}, ${b}, ${c}, ${d})"));
    }
    sql.push_str(" ON CONFLICT DO NOTHING RETURNING game, seq");
    // Only numbers of places were put in.
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (game, event) in &events {
        query = query
            .bind(game.as_str())
            .bind(seq_of(event))
            .bind(event.at.as_millis())
            .bind(fact_of(event));
    }
    let rows = query.fetch_all(&mut **transaction).await?;
    let mut written = HashSet::with_capacity(rows.len());
    for row in rows {
        let game: String = row.try_get(0)?;
        let seq: i64 = row.try_get(1)?;
        if let (Ok(game), Ok(seq)) = (game.parse(), u64::try_from(seq)) {
            written.insert((game, seq));
        }
    }
    Ok(written)
}

async fn end_game(
    transaction: &mut Transaction<'_, Any>,
    game: GameId,
    ended: &Ended,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE games SET ended_at = $1, result = $2, termination = $3 WHERE id = $4")
        .bind(ended.at.as_millis())
        .bind(ended.result)
        .bind(ended.termination.as_str())
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

fn seq_of(event: &Event) -> i64 {
    i64::try_from(event.seq).expect("no game has that many events")
}

fn fact_of(event: &Event) -> String {
    serde_json::to_string(&event.fact).expect("facts are plain data")
}
