//! Properties of every text and binary format: output reads back, and noise never panics.

mod noise;
mod round_trips;
mod strategies;

use proptest::test_runner::{Config, RngSeed};

/// Many cases, and the same ones in every run.
fn config() -> Config {
    Config {
        cases: 500,
        rng_seed: RngSeed::Fixed(1907),
        failure_persistence: None,
        ..Config::default()
    }
}
