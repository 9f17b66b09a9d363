//! Tables with real games behind them.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod computer;
mod live;
mod local;
mod properties;
mod seats;
