//! Tables with real games behind them.

mod computer;
mod local;
mod properties;
mod seats;
