//! Training data: the engine plays itself, and the games provide training positions.
//!
//! * [`draw_opening`]: a random opening.
//! * [`SelfPlay`]: one game.
//! * [`games`]: game files, a few bytes per move. These are worth keeping.
//! * [`generate`]: many games, several in parallel, each thread with its own file.
//! * [`positions_of`]: the trainer's records, derived from the games on demand.
//!
//! The same seed and settings give the same games, even if a run is interrupted and resumed.

pub mod games;
mod generate;
mod opening;
mod positions;
mod self_play;

pub use generate::{GenerateError, Progress, Run, generate, shard_path};
pub use opening::draw_opening;
pub use positions::{PositionSettings, positions_of};
pub use self_play::{FEW_PIECES, SelfPlay, Settings};
