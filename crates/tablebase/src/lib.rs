//! Endgame databases: perfect play with few pieces.
//!
//! ```
//! use crownhead_tablebase::rules::{Board, Color, Piece, Position, Square};
//! use crownhead_tablebase::{Tablebase, Wld};
//!
//! let king = |number, color| (Square::new(number).unwrap(), Piece::king(color));
//! let board: Board = [
//!     king(30, Color::Black),
//!     king(6, Color::White),
//!     king(7, Color::White),
//! ]
//! .into_iter()
//! .collect();
//! let pos = Position::new(board, Color::Black)?;
//!
//! let tablebase = Tablebase::embedded();
//! let verdict = tablebase.probe(&pos).unwrap();
//! assert_eq!((verdict.result, verdict.plies), (Wld::Loss, Some(26)));
//! // Inside a search: one lookup, if neither side has a capture.
//! assert_eq!(tablebase.probe_wld(&pos), Some(Wld::Loss));
//! # Ok::<(), crownhead_tablebase::rules::BoardProblems>(())
//! ```
//!
//! Positions with the same men and kings form a [`Slice`]. [`Tablebase`] loads them from a
//! [`Storage`] and probes them. With the feature `build`, `build` solves slices and writes them to
//! a `WritableStorage`, and `verify` checks them against the rules. Tables only know the board:
//! draws by repetition or by move count are for the player to claim.
//!
//! From the bottom up: `combination`, `king_order`, `sets` and `index` number the boards of a
//! slice; `table` holds whole slices in memory and `solve` fills them; `source` decides what
//! doesn't need to be stored, `compress` and `pack` store the rest, and `section` adds headers and
//! checksums; `packed` and `tablebase` read it, and `unpack` restores whole slices.
#![deny(missing_docs)]
#![cfg_attr(
    not(feature = "build"),
    allow(
        dead_code,
        reason = "packing code is next to unpacking code, and only a build calls it"
    )
)]

mod board_walk;
#[cfg(feature = "build")]
mod build;
mod combination;
mod compress;
mod distinction;
pub mod embedded;
#[cfg(not(target_family = "wasm"))]
mod folder;
mod index;
mod king_order;
mod measure;
mod pack;
mod packed;
mod parallel;
#[cfg(feature = "build")]
mod plan;
mod refused;
mod remote;
mod section;
mod sets;
mod slice;
mod solve;
mod source;
mod storage;
mod table;
mod tablebase;
#[cfg(feature = "build")]
mod unpack;
mod value;
#[cfg(feature = "build")]
mod verify;
#[cfg(feature = "build")]
mod workbench;

pub use bytes::Bytes;
pub use rules;

#[cfg(feature = "build")]
pub use build::{BuildError, Progress, build, pending};
pub use distinction::Distinction;
#[cfg(not(target_family = "wasm"))]
pub use folder::Folder;
pub use index::{one_sided_count, position_count};
pub use measure::Measure;
#[cfg(feature = "build")]
pub use plan::{Job, Plan, TooLarge};
pub use refused::{Refused, RefusedReason};
pub use remote::{Wanted, catalog};
pub use section::{Census, Fault};
pub use slice::{MAX_SLICE_PIECES, ParseSliceError, Slice};
pub use solve::{Route, TooFar};
#[cfg(feature = "build")]
pub use storage::{Memory, WritableStorage};
pub use storage::{Storage, file_name};
pub use tablebase::{SliceStats, Tablebase};
pub use value::{Verdict, Wld};
#[cfg(feature = "build")]
pub use verify::{Findings, verify, verify_sample};
#[cfg(feature = "build")]
pub use workbench::{Resources, WorkbenchError};

/// Runs the README examples as tests.
#[cfg(all(doctest, feature = "embedded"))]
#[doc = include_str!("../README.md")]
struct Readme;
