//! Boards on a screen, from outside the crate.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod editing;
mod entering;
mod gliding;
mod studying;
