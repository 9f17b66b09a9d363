//! Endgame databases, from outside the crate.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

mod allocations;
mod build;
mod bundles;
mod oracle;
mod play;
mod sparse;
