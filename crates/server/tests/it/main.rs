//! The server, over real sockets and on real databases.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod abuse;
mod accounts;
mod archive;
mod connections;
mod games;
mod node;
mod online;
mod openapi;
mod played;
mod seat;
mod store;
