//! Tables with real games behind them.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod computer;
#[path = "../../../online-play/tests/it/fake_server.rs"]
mod fake_server;
mod live;
mod local;
mod properties;
mod script;
mod seats;
