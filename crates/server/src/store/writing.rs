//! Transactions that are proven to be committed, or take their connection with them.
//!
//! A database that cannot write may roll a transaction back on its own. The driver doesn't notice: it
//! counts the transaction as open, and each later commit only releases a savepoint. So transactions begin
//! and end here with plain statements. `BEGIN` fails inside of a transaction and `COMMIT` outside of one,
//! and after any error the connection is closed, never used again.

use super::database::{Dialect, InTime};
use super::health::WriteHealth;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Executor};
use std::ops::{Deref, DerefMut};

/// Connections to write with.
#[derive(Clone)]
pub(super) struct Writing {
    pool: AnyPool,
    dialect: Dialect,
    health: WriteHealth,
}

/// A transaction. Unless it was committed or rolled back, its connection is closed with it.
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

    /// Begins a transaction, which is the outermost one of its connection.
    pub(super) async fn begin(&self) -> Result<WriteTransaction, sqlx::Error> {
        let begin = match self.dialect {
            // Takes the lock for writing now, so that no statement has to wait for it later.
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
    /// Commits. After an error nobody knows whether that has happened.
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
        self.connection.as_ref().expect("it is there until the end")
    }
}

impl DerefMut for WriteTransaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("it is there until the end")
    }
}
