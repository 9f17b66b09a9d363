//! The client of the server, for online play.

pub(crate) mod api;
mod connection;
mod line;
mod reach;
mod reload;
mod socket;

pub(crate) use connection::{Connection, connection};
pub(crate) use line::ConnectionLine;
pub(crate) use reach::{Reached, reached};
