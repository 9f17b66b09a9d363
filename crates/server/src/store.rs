//! The store: players, games and their logs, open seeks.
//!
//! The same statements run on SQLite and PostgreSQL. The log of a game is append-only, and its key
//! is `(game, seq)`: if two nodes write the same number, the first wins and the other gets a
//! [conflict](AppendError::Conflict). A successful write is durable.

mod accounts;
mod address;
mod analyses;
mod archive;
mod backup;
mod captions;
mod computers;
mod database;
mod deletions;
mod devices;
mod expiry;
mod explorer;
#[cfg(test)]
pub(crate) mod for_tests;
mod games;
mod health;
mod high_water;
mod passes;
mod players;
mod positions;
mod progress;
mod pulse;
mod ratings;
mod recovery;
mod rush;
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

pub use accounts::{Account, Registration};
pub use address::{Address, UnknownDatabase};
pub use backup::{BackupError, back_up, restore};
pub use captions::Caption;
pub use database::{OpenError, Store};
pub use games::Run;
pub use host::{Ended, GameRow, NewGame, Outage, Rated};
pub use passes::Pass;
pub use players::Player;
pub use progress::StoredProgress;
pub use rush::OpenRush;
pub use search::{Search, Through};
pub use seeks::OpenSeek;
pub use writer::AppendError;

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database can't be reached or refuses. Trying again later may help.
    #[error("the database doesn't respond")]
    Unavailable(#[source] sqlx::Error),
    /// The stored data can't be read. The database is damaged, or another program has changed it.
    #[error("the database contains something that this program didn't write: {0}")]
    Corrupt(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unavailable(error)
    }
}
