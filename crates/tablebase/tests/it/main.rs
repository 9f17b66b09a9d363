//! Endgame databases, from outside the crate.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod allocations;
mod build;
mod bundles;
mod oracle;
mod play;
