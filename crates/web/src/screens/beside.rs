//! What's next to the board of a local or online game.

mod moves;
mod player;
mod steps;

pub(crate) use moves::MoveList;
pub(crate) use player::PlayerCard;
pub(crate) use steps::{StepTo, Steps};
