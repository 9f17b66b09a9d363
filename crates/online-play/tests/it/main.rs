//! A client of the server, without a browser.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod fake_server;
mod link;
mod live_game;
mod properties;
