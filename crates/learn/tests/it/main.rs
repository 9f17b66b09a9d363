//! Tests of reasons, themes and puzzles.

mod fixture;
mod proof;
mod puzzles;
mod reasons;
mod themes;
