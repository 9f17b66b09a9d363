//! The client of the server, for online play.

pub(crate) mod api;
mod connection;
mod line;
mod reload;
mod socket;

pub(crate) use connection::{Connection, connection};
pub(crate) use line::ConnectionLine;
