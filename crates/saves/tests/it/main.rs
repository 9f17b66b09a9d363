//! Saved games.

#![allow(clippy::unwrap_used, reason = "test code")]

mod refusals;
mod round_trip;

// The room's own tests define what can happen in a room, and know the crate by this name.
extern crate room as crownhead_room;
#[path = "../../../room/tests/it/script/mod.rs"]
mod script;
