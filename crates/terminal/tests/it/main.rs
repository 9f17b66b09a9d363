//! Tests of the terminal app without a terminal.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

mod screens;
mod script;
