//! Transactions that are proven to be committed, or close their connection.
//!
//! A database that can't write may roll back a transaction on its own. The driver doesn't notice:
//! it still considers the transaction open, and each later commit only releases a savepoint. So
//! transactions here start and end with plain statements. `BEGIN` fails inside a transaction and
//! `COMMIT` fails outside one. After any error, the connection is closed and never used again.

use super::database::{Dialect, InTime, settle};
use super::health::WriteHealth;
use sqlx::any::AnyConnectOptions;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection as _, Executor};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use tokio::sync::{Mutex, OwnedMutexGuard};

/// Connections for writing.
#[derive(Clone)]
pub(super) struct Writing {
    source: Source,
    dialect: Dialect,
    health: WriteHealth,
}

#[derive(Clone)]
enum Source {
    /// One connection, which stays open. A pool would ask it before and after each transaction
    /// whether it's alive, and wait for a silent one forever.
    Own {
        options: Arc<AnyConnectOptions>,
        kept: Arc<Mutex<Kept>>,
    },
    Pool(AnyPool),
}

/// What's kept of a connection between transactions.
enum Kept {
    Open(AnyConnection),
    /// It wasn't opened yet, or was closed after an error.
    Nothing,
    /// It's closed for good.
    Closed,
}

/// A transaction. If it's dropped before a commit or rollback, its connection is closed.
pub(super) struct WriteTransaction {
    connection: Held,
    health: WriteHealth,
}

enum Held {
    Own(AnyConnection, OwnedMutexGuard<Kept>),
    Pool(PoolConnection<Any>),
    /// The transaction has ended.
    Nothing,
}

impl Writing {
    /// Writes with its own connection.
    pub(super) fn own(
        options: AnyConnectOptions,
        dialect: Dialect,
        health: WriteHealth,
    ) -> Writing {
        Writing {
            source: Source::Own {
                options: Arc::new(options),
                kept: Arc::new(Mutex::new(Kept::Nothing)),
            },
            dialect,
            health,
        }
    }

    /// Writes with the connections of a pool.
    pub(super) const fn with(pool: AnyPool, dialect: Dialect, health: WriteHealth) -> Writing {
        Writing {
            source: Source::Pool(pool),
            dialect,
            health,
        }
    }

    pub(super) const fn dialect(&self) -> Dialect {
        self.dialect
    }

    pub(super) const fn health(&self) -> &WriteHealth {
        &self.health
    }

    /// Starts a transaction, which is the outermost one of its connection.
    pub(super) async fn begin(&self) -> Result<WriteTransaction, sqlx::Error> {
        let (options, kept) = match &self.source {
            Source::Own { options, kept } => (options, kept),
            Source::Pool(pool) => return self.begin_on(Held::Pool(pool.acquire().await?)).await,
        };
        let mut kept = Arc::clone(kept).lock_owned().await;
        match std::mem::replace(&mut *kept, Kept::Nothing) {
            Kept::Closed => {
                *kept = Kept::Closed;
                return Err(sqlx::Error::PoolClosed);
            }
            Kept::Nothing => {}
            Kept::Open(mut connection) => {
                if connection.execute(self.opening()).await.is_ok() {
                    return Ok(self.begun(Held::Own(connection, kept)));
                }
                // It may have broken since the last transaction. If that isn't the cause, the next
                // attempt reports it.
            }
        }
        let connection = connect(options, self.dialect).in_time().await?;
        self.begin_on(Held::Own(connection, kept)).await
    }

    async fn begin_on(&self, connection: Held) -> Result<WriteTransaction, sqlx::Error> {
        let mut transaction = self.begun(connection);
        transaction.execute(self.opening()).await?;
        Ok(transaction)
    }

    fn begun(&self, connection: Held) -> WriteTransaction {
        WriteTransaction {
            connection,
            health: self.health.clone(),
        }
    }

    const fn opening(&self) -> &'static str {
        match self.dialect {
            // Takes the write lock now, so that no statement has to wait for it later.
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        }
    }

    /// Closes the connection, or all connections of the pool. There will be no others.
    pub(super) async fn close(&self) {
        let kept = match &self.source {
            Source::Own { kept, .. } => kept,
            Source::Pool(pool) => return pool.close().await,
        };
        let last = std::mem::replace(&mut *kept.lock().await, Kept::Closed);
        if let Kept::Open(connection) = last {
            // Nothing depends on whether it says goodbye.
            let _ = connection.close().await;
        }
    }
}

async fn connect(
    options: &AnyConnectOptions,
    dialect: Dialect,
) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = AnyConnection::connect_with(options).await?;
    settle(&mut connection, dialect).await?;
    Ok(connection)
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
        if let Held::Own(connection, mut kept) = self.take() {
            *kept = Kept::Open(connection);
        }
        Ok(())
    }

    fn take(&mut self) -> Held {
        std::mem::replace(&mut self.connection, Held::Nothing)
    }
}

impl Drop for WriteTransaction {
    fn drop(&mut self) {
        match self.take() {
            Held::Nothing => return,
            Held::Own(connection, _kept) => drop(connection),
            Held::Pool(connection) => drop(connection.detach()),
        }
        self.health.doubt();
    }
}

impl Deref for WriteTransaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        match &self.connection {
            Held::Own(connection, _) => connection,
            Held::Pool(connection) => connection,
            Held::Nothing => unreachable!("the connection is there until the end"),
        }
    }
}

impl DerefMut for WriteTransaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        match &mut self.connection {
            Held::Own(connection, _) => connection,
            Held::Pool(connection) => connection,
            Held::Nothing => unreachable!("the connection is there until the end"),
        }
    }
}
