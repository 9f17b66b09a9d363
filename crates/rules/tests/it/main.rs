//! The rules, from outside the crate.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod designs;
mod game;
mod oracle;
mod perft_table;
mod refusals;
mod setup;
