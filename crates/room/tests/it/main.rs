//! Live games, from outside the crate.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod causes;
mod logs;
mod outages;
mod phases;
mod properties;
mod scenarios;
mod script;
