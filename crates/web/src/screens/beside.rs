//! What's next to the board of a local or online game.

mod moves;
mod player;

pub(crate) use moves::MoveList;
pub(crate) use player::PlayerCard;
