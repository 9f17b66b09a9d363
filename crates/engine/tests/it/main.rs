//! The engine, from outside the crate.

mod endings;
mod levels;
mod search;
