//! Endgame databases: perfect play with few pieces.

mod build;
mod combination;
mod compress;
pub mod embedded;
mod index;
mod king_order;
mod measure;
mod pack;
mod packed;
mod parallel;
mod plan;
mod section;
mod slice;
mod solve;
mod source;
mod storage;
mod table;
mod tablebase;
mod unpack;
mod value;
mod verify;
mod workbench;

pub use build::{BuildError, Progress, build, pending};
pub use index::{one_sided_count, position_count};
pub use measure::Measure;
pub use plan::{Job, Plan, TooLarge};
pub use section::{Census, Fault};
pub use slice::{MAX_SLICE_PIECES, ParseSliceError, Slice};
pub use solve::TooFar;
pub use storage::{Folder, Memory, Storage, file_name};
pub use tablebase::{Refused, RefusedReason, SliceStats, Tablebase};
pub use value::{Verdict, Wld};
pub use verify::{Findings, verify, verify_sample};
pub use workbench::{Resources, WorkbenchError};
