//! Large collections of games: queries, and an index that answers them quickly.
//!
//! A [`Query`] selects games by players, dates, results, openings and positions. A [`Tally`] counts
//! results in groups. A [`Fingerprint`] recognizes duplicates. An [`Index`] finds the games with a
//! position without reading them. [`Positions`] does the same in memory, and [`Continuations`] says
//! what was played in a position and how it went.
//!
//! Nothing here opens a file: readers, writers and spill space are parameters.

mod book_lines;
mod continuations;
mod fingerprint;
mod fold;
mod index;
mod key;
mod opening;
mod pattern;
mod played;
mod positions;
mod query;
mod repertoire;
mod tally;

pub use book_lines::lines_of;
pub use continuations::Continuations;
pub use fingerprint::{Duplicates, Fingerprint};
pub use fold::fold;
pub use index::{BuildError, Builder, Index, IndexError, Stamp};
pub use key::position_key;
pub use opening::opening;
pub use pattern::Pattern;
pub use played::PlayedGames;
pub use positions::Positions;
pub use query::{BoardQuery, DateRange, InvalidDateRange, Needle, Occurrence, Query, ResultFilter};
pub use repertoire::{Repertoire, book_weight};
pub use tally::{Grouping, Score, Tally};
