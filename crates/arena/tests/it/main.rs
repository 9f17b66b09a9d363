//! Matches between engines, from outside the crate.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

mod contest;
mod suite;
