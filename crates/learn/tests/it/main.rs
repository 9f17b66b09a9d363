//! Tests of reasons, themes and puzzles.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

mod fixture;
mod lessons;
mod proof;
mod puzzles;
mod reasons;
mod themes;
