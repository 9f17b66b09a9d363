//! What's next to the board of a local or online game.

mod moves;
mod player;
mod steps;
mod visible;

pub(crate) use moves::MoveList;
pub(crate) use player::PlayerCard;
pub(crate) use steps::{StepTo, Steps};
pub(crate) use visible::keep_visible;
