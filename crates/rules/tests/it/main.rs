//! The rules, from outside the crate.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

mod designs;
mod game;
mod oracle;
mod perft_table;
mod refusals;
mod setup;
