//! The games saved in a browser: what's known about them, and how they're found.
//!
//! A [`Library`] is in memory and answers every [`Query`] immediately, even with a hundred thousand
//! games. Imported games come in [`Batch`]es, as they're stored; games that are played here are
//! stored one by one. The PDN itself stays in storage: a batch has the [`Facts`] that the list
//! shows and the positions.
//!
//! Nothing here touches the browser. Data to store is returned to the caller, who also passes in
//! the time.

mod batch;
mod facts;
mod library;
mod names;
mod own_book;
mod pending;
mod query;

pub use batch::{Batch, BatchGame, Mark, Marks};
pub use facts::Facts;
pub use library::{Hit, Library, Listed, TRASH_DAYS, Wording};
pub use own_book::{MAX_BOOK_COMMENT, OwnBook};
pub use pending::{PendingBatch, batch_of_singles, by_batch, singles_of};
pub use query::{BoardFilter, Query, ResultChoice, Show, Sort};
