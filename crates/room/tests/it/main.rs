//! Tests of the public API.

#![allow(clippy::unwrap_used, reason = "test code")]

mod causes;
mod logs;
mod outages;
mod phases;
mod properties;
mod scenarios;
mod script;
