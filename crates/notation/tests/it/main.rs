//! Every format for positions, moves and games.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

mod forms;
mod games;
mod messages;
mod pdn_fixtures;
mod pdn_properties;
