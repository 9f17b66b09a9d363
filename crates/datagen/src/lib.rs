//! Training data: the engine plays itself, and the games give positions to learn from.
//!
//! * [`draw_opening`]: where a game starts, by lot.
//! * [`SelfPlay`]: one game.
//! * [`games`]: files of games, a few bytes a move. They are what is worth keeping.
//! * [`generate`]: many games, several at a time, each thread to a file of its own.
//! * [`positions_of`]: the records for the trainer, made from the games whenever they are needed.
//!
//! The same seed and settings give the same games, also when a run is stopped and resumed.

pub mod games;
mod generate;
mod opening;
mod positions;
mod self_play;

pub use generate::{GenerateError, Progress, Run, generate, shard_path};
pub use opening::draw_opening;
pub use positions::{PositionSettings, positions_of};
pub use self_play::{FEW_PIECES, SelfPlay, Settings};
