//! The games saved in a browser: what's known about them, and how they're found.
//!
//! A [`Library`] is in memory and answers every [`Query`] immediately, even with a hundred thousand
//! games. Imported games come in [`Batch`]es, as they're stored; games that are played here are
//! stored one by one. The PDN itself stays in storage: a batch has the [`Facts`] that the list
//! shows and the positions.
//!
//! A [`Keeper`] keeps a library and its [`Storage`] the same. A [`LibraryList`] is what someone looks
//! at, and a [`BookEditor`] changes the user's opening book.
//!
//! Nothing here touches the browser: the caller brings the storage, and passes in the time.

mod batch;
mod book_editor;
mod facts;
mod file_import;
mod keeper;
mod library;
mod list;
mod names;
mod own_book;
mod pending;
mod query;

pub use batch::{Batch, BatchGame, Mark, Marks};
pub use book_editor::BookEditor;
pub use facts::Facts;
pub use file_import::{ImportSource, ImportWatch, Imported};
pub use keeper::{Keeper, Storage, StoredBatch, StoredLibrary};
pub use library::{Hit, Library, Listed, Placed, TRASH_DAYS, Wording};
pub use list::{LibraryList, Page};
pub use own_book::{MAX_BOOK_COMMENT, OwnBook};
use pending::{PendingBatch, batch_of_singles, by_batch, singles_of};
pub use query::{BoardFilter, Query, ResultChoice, Show, Sort};
