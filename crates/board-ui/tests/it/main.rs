//! Tests of the public interface.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod editing;
mod entering;
mod gliding;
