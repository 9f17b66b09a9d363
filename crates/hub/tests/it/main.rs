//! Both ends of the Hub protocol.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

#[cfg(unix)]
mod client;
mod serve;
