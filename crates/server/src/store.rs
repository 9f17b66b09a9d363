//! What is kept: players, games and their logs, open seeks.
//!
//! One set of statements runs on SQLite and on PostgreSQL. The log of a game is append-only, and
//! `(game, seq)` is its key: of two who write the same number, the first is right and the other one
//! [conflicts](AppendError::Conflict). A write that was answered is durable.

mod accounts;
mod archive;
mod backup;
mod captions;
mod computers;
mod database;
mod expiry;
#[cfg(test)]
pub(crate) mod for_tests;
mod games;
mod health;
mod high_water;
mod passes;
mod players;
mod positions;
mod pulse;
mod ratings;
mod recovery;
mod schema;
mod search;
mod seeks;
mod small_writes;
mod soundness;
mod standings;
mod statement;
mod tokens;
mod writer;
mod writing;

pub use accounts::Account;
pub use backup::{BackupError, back_up, restore};
pub use captions::Caption;
pub use database::{OpenError, Store};
pub use games::{GameRow, Run};
pub use passes::Pass;
pub use players::Player;
pub use pulse::Outage;
pub use ratings::Rated;
pub use search::{Search, Through};
pub use seeks::OpenSeek;
pub use writer::{AppendError, Ended, NewGame};

/// Why the store does not answer.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database cannot be reached or refuses; trying again later may help.
    #[error("the database does not answer")]
    Unavailable(#[source] sqlx::Error),
    /// What is stored cannot be read: the database was damaged or changed by somebody else.
    #[error("the database holds something that this program did not write: {0}")]
    Corrupt(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unavailable(error)
    }
}
