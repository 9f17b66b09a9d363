//! Programmatic clients for testing the server, under load and with faults.
//!
//! [`Tables`] plays many games in parallel with [`Bot`]s that reconnect when disconnected, and then
//! checks everything they received against what the server stored.

mod bot;
mod guest;
mod http;
mod link;
mod patience;
mod process;
mod tables;

pub use bot::{Bot, Stories, Story, Tally};
pub use guest::Guest;
pub use http::{HttpResponse, request};
pub use link::{Link, Received, buffers};
pub use process::{most_resident, processor_time, resident};
pub use tables::{Outcome, Tables};
