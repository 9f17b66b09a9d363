//! What results prove: pure arithmetic, from the first player's point of view.

mod elo;
mod estimate;
mod sprt;
mod tally;

pub use elo::{elo_of_score, score_of_elo};
pub use estimate::Estimate;
pub use sprt::{Sprt, SprtDecision, SprtError};
pub use tally::{Pairs, Points, Tally};
