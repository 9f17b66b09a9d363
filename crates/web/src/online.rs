//! The way to the server, for play over the network.

pub(crate) mod api;
mod connection;
mod line;
mod reload;
mod socket;

pub(crate) use connection::{Connection, connection};
pub(crate) use line::ConnectionLine;
