//! What tests of several crates need: positions from text, fixtures as data, dice that always
//! fall the same way, and the bridge to the oracle.
//!
//! Everything here panics on bad input, with a message that names it: in a test that is the
//! right answer.

mod dice;
mod oracle_bridge;
mod perft_table;
mod positions;

pub use dice::Dice;
pub use oracle_bridge::{oracle_board, oracle_moves, sorted_paths};
pub use perft_table::{PerftRow, perft_table};
pub use positions::{coords, path, position, random_game_positions, scattered_position, square};
