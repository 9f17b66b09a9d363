//! What stands beside a board on which a game is played, at this screen or over the network.

mod moves;
mod player;

pub(crate) use moves::{MoveList, Score};
pub(crate) use player::PlayerCard;
