//! Tests of the terminal app without a terminal.

mod screens;
mod script;
