//! Tables with real games behind them.

mod computer;
mod live;
mod local;
mod properties;
mod seats;
