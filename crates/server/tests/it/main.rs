//! The server, over real sockets and with real databases.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "test code")]

mod abuse;
mod accounts;
mod archive;
mod caps;
mod connections;
mod games;
mod node;
mod online;
mod openapi;
mod played;
mod seat;
mod store;
