//! Both ends of the Hub protocol.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

#[cfg(unix)]
mod client;
mod pydraughts;
mod serve;
