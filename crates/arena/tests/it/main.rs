//! Matches between engines, from outside the crate.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod contest;
mod suite;
