//! Compact tables with random access.

mod bits;
mod directory;
mod huffman;
mod input;
mod plies;
mod runs;

pub(crate) use input::Input;
pub(crate) use plies::{PackedPlies, Plies};
pub(crate) use runs::{PackedRuns, Runs};
