//! What's next to the board of a local or online game.

mod moves;
mod player;

pub(crate) use moves::{MoveList, Score};
pub(crate) use player::PlayerCard;
