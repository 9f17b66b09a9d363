//! Tables in few bytes that can still be read at any place.

mod bits;
mod directory;
mod huffman;
mod input;
mod plies;
mod runs;

pub(crate) use input::Input;
pub(crate) use plies::{PackedPlies, Plies};
pub(crate) use runs::{PackedRuns, Runs};
