//! Clients of the server, as programs: for its tests, for load and for faults.
//!
//! [`Tables`] plays many games at once with [`Bot`]s that come back when they are cut off, and then
//! checks everything that they were told against what the server has stored.

mod bot;
mod guest;
mod http;
mod link;
mod tables;

pub use bot::{Bot, Stories, Story, Tally};
pub use guest::Guest;
pub use http::{Answer, request};
pub use link::{Link, Received};
pub use tables::{Outcome, Tables};
