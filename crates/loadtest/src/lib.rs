//! Clients of the server, as programs: for its tests, for load and for faults.

mod guest;
mod http;
mod link;

pub use guest::Guest;
pub use http::{Answer, request};
pub use link::{Link, Received};
