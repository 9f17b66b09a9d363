//! What goes beyond one game between two people: heats, the computer, programs, games over days.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

#[path = "../node/mod.rs"]
mod node;
#[path = "../seat/mod.rs"]
mod seat;
#[path = "../throwaway/mod.rs"]
mod throwaway;

mod computer;
mod correspondence;
mod heats;
mod nodes;
mod tokens;
