//! Games over real sockets, and peers that misbehave.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

mod games;
mod peers;
mod pydraughts;
