//! The writer of logs, which groups concurrent writes into commits.

mod batch;
mod pace;

use super::StoreError;
use super::high_water::HighWater;
use super::writing::Writing;
use crate::metrics::StoreMetrics;
use batch::{Failed, Written};
use host::{Ended, NewGame};
use pace::{PAUSE, Pace};
use protocol::GameId;
use room::Event;
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};

/// The maximum number of writes per commit.
const BATCH: usize = 500;
/// How many writes may be queued. Further senders wait.
const QUEUE: usize = 4_096;

/// Why something wasn't written.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Another write was first, or the previous event is missing. Read and decide again.
    #[error("another write was first")]
    Conflict,
    /// It wasn't written and won't be.
    #[error("the database can't store it")]
    NotWritten(#[source] StoreError),
    /// It may or may not have been written. Try again, or read, once the database responds.
    #[error("the database doesn't respond")]
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

/// An event in its stored form.
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

    /// Identifies an event.
    const fn key(&self) -> (GameId, i64) {
        (self.game, self.seq)
    }
}

/// A request to the writer.
enum Request {
    Write(Write),
    /// Answered when everything before it is written and the connection is closed.
    End(oneshot::Sender<()>),
}

/// A handle to the writer, which is a separate task.
#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Request>,
    pub(super) metrics: Arc<StoreMetrics>,
}

impl Writer {
    /// Starts the writer.
    pub(super) fn start(writing: Writing, high_water: Option<Arc<HighWater>>) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let metrics = Arc::new(StoreMetrics::default());
        let state = WriterState {
            writing,
            high_water,
            metrics: Arc::clone(&metrics),
        };
        tokio::spawn(run(state, waiting));
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
struct WriterState {
    writing: Writing,
    high_water: Option<Arc<HighWater>>,
    metrics: Arc<StoreMetrics>,
}

async fn run(state: WriterState, mut waiting: mpsc::Receiver<Request>) {
    let mut requests = Vec::with_capacity(BATCH);
    let mut end = None;
    let mut pace = Pace::new(Instant::now());
    while end.is_none() && waiting.recv_many(&mut requests, BATCH).await > 0 {
        if pace.is_busy(requests.len(), Instant::now()) {
            sleep(PAUSE).await;
            while requests.len() < BATCH
                && let Ok(request) = waiting.try_recv()
            {
                requests.push(request);
            }
        }
        pace.take(Instant::now());
        let mut batch = Vec::with_capacity(requests.len());
        for request in requests.drain(..) {
            match request {
                // Writes after the end are dropped, which their senders notice.
                Request::Write(write) if end.is_none() => batch.push(write),
                Request::Write(_) => {}
                Request::End(reply) => end = Some(reply),
            }
        }
        while !batch.is_empty() {
            batch = state.commit(batch).await;
        }
    }
    state.writing.close().await;
    if let Some(reply) = end {
        // The requester may be gone.
        let _ = reply.send(());
    }
}

impl WriterState {
    /// Commits these writes and answers them. Returns those that have to wait for the next commit.
    async fn commit(&self, batch: Vec<Write>) -> Vec<Write> {
        let mut keys = HashSet::new();
        // Two writes with the same key in one statement couldn't be told apart afterward.
        let (now, later): (Vec<_>, Vec<_>) = batch.into_iter().partition(|write| match write {
            Write::Append { row, .. } => keys.insert(row.key()),
            Write::Begin { .. } => true,
        });
        let start = Instant::now();
        match batch::write(&self.writing, &now).await {
            Ok(written) => self.answer_written(now, written, start),
            // One of the writes may be the cause, so try them one by one.
            Err(Failed::Before(error))
                if now.len() > 1 && batch::is_of_one_write(&error, self.writing.dialect()) =>
            {
                self.metrics.note_failure();
                tracing::warn!(%error, writes = now.len(), "a commit failed; trying one by one");
                for write in now {
                    let (alone, start) = (vec![write], Instant::now());
                    match batch::write(&self.writing, &alone).await {
                        Ok(written) => self.answer_written(alone, written, start),
                        Err(failed) => self.answer_failed(alone, failed).await,
                    }
                }
            }
            Err(failed) => self.answer_failed(now, failed).await,
        }
        later
    }

    /// Answers the writes of a commit.
    fn answer_written(&self, batch: Vec<Write>, written: Written, start: Instant) {
        let conflicts = written.done.iter().filter(|done| !**done).count();
        self.metrics
            .note_commit(start.elapsed(), batch.len(), conflicts);
        if let Some(high_water) = &self.high_water {
            high_water.note_event(written.last_event);
        }
        for (write, done) in batch.into_iter().zip(written.done) {
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

    /// Answers the writes of a failed commit with their outcome.
    async fn answer_failed(&self, batch: Vec<Write>, failed: Failed) {
        self.metrics.note_failure();
        let error = failed.cause();
        self.writing.health().fail(error.to_string());
        tracing::error!(%error, writes = batch.len(), "a commit failed");
        let written = match &failed {
            Failed::Before(_) => Ok(vec![false; batch.len()]),
            Failed::Commit(_) => batch::find_out(&self.writing, &batch).await,
        };
        let cause = || StoreError::Unavailable(sqlx::Error::WorkerCrashed);
        let mut first = Some(StoreError::from(failed.into_cause()));
        for (place, write) in batch.into_iter().enumerate() {
            let cause = first.take().unwrap_or_else(cause);
            let result = match &written {
                Ok(written) if written.get(place) == Some(&true) => Ok(()),
                Ok(_) => Err(AppendError::NotWritten(cause)),
                Err(_) => Err(AppendError::Unknown(cause)),
            };
            answer(write, result);
        }
    }
}

fn answer(write: Write, result: Result<(), AppendError>) {
    // The requester may be gone. What's written stays written.
    match write {
        Write::Append { reply, .. } | Write::Begin { reply, .. } => drop(reply.send(result)),
    }
}
