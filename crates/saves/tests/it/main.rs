//! Saved games.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod refusals;
mod round_trip;

// What can happen in a room is known where rooms are tested, under the name that is used there.
extern crate room as crownhead_room;
#[path = "../../../room/tests/it/script/mod.rs"]
mod script;
