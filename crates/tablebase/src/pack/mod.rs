//! Compact tables with random access.

mod arrivals;
mod bits;
mod directory;
mod huffman;
mod input;
mod pages;
mod plies;
mod runs;

pub(crate) use arrivals::Misses;
pub(crate) use input::Input;
pub(crate) use pages::Pages;
pub(crate) use plies::{PackedPlies, Plies};
pub(crate) use runs::{PackedRuns, Runs};
