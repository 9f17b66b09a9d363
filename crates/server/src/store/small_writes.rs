//! Writes other than logs: players, sessions, seeks, the index of positions.

use super::database::InTime;
use super::writing::{WriteTransaction, Writing};
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The entry point for writes other than logs.
#[derive(Clone)]
pub(super) struct SmallWrites {
    writing: Writing,
    /// SQLite has one writer at a time: at most one of these may queue ahead of moves.
    turn: Arc<Semaphore>,
}

/// The transaction of a small write, and its turn.
pub(super) struct SmallWrite {
    transaction: WriteTransaction,
    _turn: OwnedSemaphorePermit,
}

impl SmallWrites {
    /// With PostgreSQL, uses the pool's connections. With SQLite, uses the writer's.
    pub(super) fn new(writing: Writing, at_once: usize) -> SmallWrites {
        SmallWrites {
            writing,
            turn: Arc::new(Semaphore::new(at_once)),
        }
    }

    /// Waits for a turn and starts a transaction.
    pub(super) async fn begin(&self) -> Result<SmallWrite, sqlx::Error> {
        let begin = async {
            let turn = Arc::clone(&self.turn).acquire_owned().await;
            Ok(SmallWrite {
                _turn: turn.map_err(|_| sqlx::Error::PoolClosed)?,
                transaction: self.writing.begin().await?,
            })
        };
        begin.in_time().await
    }

    /// Takes everyone's turn until this is dropped.
    #[cfg(test)]
    pub(super) async fn block(&self) -> OwnedSemaphorePermit {
        let turn = Arc::clone(&self.turn).acquire_owned().await;
        turn.expect("nobody closes the turns")
    }

    /// Waits for a turn and runs one statement. Returns how many rows it has changed.
    pub(super) async fn execute(
        &self,
        query: Query<'_, Any, AnyArguments>,
    ) -> Result<u64, sqlx::Error> {
        let mut transaction = self.begin().await?;
        let done = query.execute(&mut *transaction).in_time().await?;
        transaction.commit().await?;
        Ok(done.rows_affected())
    }
}

impl SmallWrite {
    pub(super) async fn commit(self) -> Result<(), sqlx::Error> {
        self.transaction.commit().await
    }

    pub(super) async fn rollback(self) -> Result<(), sqlx::Error> {
        self.transaction.rollback().await
    }
}

impl Deref for SmallWrite {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.transaction
    }
}

impl DerefMut for SmallWrite {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }
}
