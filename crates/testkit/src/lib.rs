//! Tools for the tests of several crates: positions from text, fixtures as data, reproducible dice,
//! the bridge to the oracle, and private services and ports.
//!
//! Everything here panics on bad input, with a message that names it: in a test, that's the right
//! response.

mod computer;
mod dice;
mod form;
mod oracle_bridge;
mod perft_table;
mod port;
mod positions;
#[cfg(unix)]
mod services;
mod waiting;

pub use computer::{ComputerDoes, ComputerRow, PersonDoes, computer_script};
pub use dice::Dice;
pub use form::is_long;
pub use oracle_bridge::{oracle_board, oracle_moves, sorted_paths};
pub use perft_table::{PerftRow, perft_table};
pub use port::Port;
pub use positions::{coords, path, position, random_game_positions, scattered_position, square};
#[cfg(unix)]
pub use services::{Nats, Postgres, signal};
pub use waiting::eventually;
