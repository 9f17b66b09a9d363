//! Transactions that are proven to be committed, or close their connection.
//!
//! A database that can't write may roll back a transaction on its own. The driver doesn't notice:
//! it still considers the transaction open, and each later commit only releases a savepoint. So
//! transactions here start and end with plain statements. `BEGIN` fails inside a transaction and
//! `COMMIT` fails outside one. After any error, the connection is closed and never used again.

use super::database::{Dialect, InTime};
use super::health::WriteHealth;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Executor};
use std::ops::{Deref, DerefMut};

/// Connections for writing.
#[derive(Clone)]
pub(super) struct Writing {
    pool: AnyPool,
    dialect: Dialect,
    health: WriteHealth,
}

/// A transaction. If it's dropped before a commit or rollback, its connection is closed.
pub(super) struct WriteTransaction {
    connection: Option<PoolConnection<Any>>,
    health: WriteHealth,
}

impl Writing {
    pub(super) const fn new(pool: AnyPool, dialect: Dialect, health: WriteHealth) -> Writing {
        Writing {
            pool,
            dialect,
            health,
        }
    }

    pub(super) const fn pool(&self) -> &AnyPool {
        &self.pool
    }

    pub(super) const fn dialect(&self) -> Dialect {
        self.dialect
    }

    pub(super) const fn health(&self) -> &WriteHealth {
        &self.health
    }

    /// Starts a transaction, which is the outermost one of its connection.
    pub(super) async fn begin(&self) -> Result<WriteTransaction, sqlx::Error> {
        let begin = match self.dialect {
            // Takes the write lock now, so that no statement has to wait for it later.
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        };
        let mut transaction = WriteTransaction {
            connection: Some(self.pool.acquire().await?),
            health: self.health.clone(),
        };
        transaction.execute(begin).await?;
        Ok(transaction)
    }
}

impl WriteTransaction {
    /// Commits. After an error, it's unknown whether that succeeded.
    pub(super) async fn commit(self) -> Result<(), sqlx::Error> {
        self.end("COMMIT").await
    }

    /// Undoes everything.
    pub(super) async fn rollback(self) -> Result<(), sqlx::Error> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        (*self).execute(statement).in_time().await?;
        drop(self.connection.take());
        Ok(())
    }
}

impl Drop for WriteTransaction {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            self.health.doubt();
            drop(connection.detach());
        }
    }
}

impl Deref for WriteTransaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection
            .as_ref()
            .expect("the connection exists until the end")
    }
}

impl DerefMut for WriteTransaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection
            .as_mut()
            .expect("the connection exists until the end")
    }
}
