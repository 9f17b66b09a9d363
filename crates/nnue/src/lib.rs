//! Neural evaluation: a small integer network that evaluates positions.
//!
//! ```text
//!   120 features ──► 512 sums ──► 256 products ──► 16 ──► 32 ──► 1
//!   of one side's    (i16, kept    (two sums,      └── one of 8 sets of weights,
//!   view             up to date     clipped, are       by the number of pieces ──┘
//!                    by difference) multiplied)
//! ```
//!
//! The first layer may be wider: any multiple of 512 up to 4,096 sums.
//!
//! ```
//! use crownhead_nnue::rules::Position;
//! use crownhead_nnue::Network;
//!
//! // `Network::from_bytes` loads a trained network.
//! let net = Network::untrained(1);
//! let worth = net.evaluate_position(&Position::START);
//! println!("{worth} hundredths of a man: {:.0} %", 100.0 * net.expected_points(worth));
//! ```
//!
//! * [`Feature`]: the inputs. The board is rotated so that the side to move always plays down it.
//! * [`Network`]: the weights, from a file that [`mod@format`] describes.
//! * [`Accumulator`]: the sums of the first layer for one board.
//! * [`Evaluator`]: a network and the accumulators of a line of play. Give it positions in any
//!   order, and it finds the cheapest way from one to the next.
//! * [`data`]: the training records.
//!
//! All arithmetic is on integers and nothing can overflow, so every processor gives the same
//! result, bit for bit, with any [`Kernel`].
#![deny(missing_docs)]

mod accumulator;
pub mod data;
mod evaluator;
mod feature;
pub mod format;
mod kernel;
mod network;
mod untrained;

pub use rules;

pub use accumulator::Accumulator;
pub use evaluator::Evaluator;
pub use feature::{FEATURES, Feature, MAX_ACTIVE};
pub use format::LoadError;
pub use kernel::Kernel;
pub use network::{BUCKETS, MAX_EVALUATION, MAX_WIDTH, Network, WIDTH_STEP};

/// Runs the README examples as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
