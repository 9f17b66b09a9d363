//! Arguments that several commands share. Each has one name, one form and one message everywhere.
//!
//! `docs/commands.md` lists the names. Old spellings are hidden aliases.

mod book;
mod engine;
mod game_numbers;
mod listen;
mod position;
mod work;

pub(crate) use book::{BookArg, read_book};
pub(crate) use engine::{
    EndgamesArg, LimitArgs, hash_size, name_damage, name_refused, tablebase_in,
};
pub(crate) use game_numbers::GameNumbers;
pub(crate) use listen::listen_address;
pub(crate) use position::{PositionArg, SideArg, StartArg, parse_position};
pub(crate) use work::{Jobs, RunArgs, men, minutes, seconds, whole};
