//! Runs the engine's bench on its own and prints the signature and the nodes per second.
//!
//! `cargo xtask speed` builds it with and without link-time optimization and compares the two.
#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a benchmark reads the clock and prints its results"
)]

use crownhead_engine::{BENCH_DEPTH, Options, bench};
use std::time::Instant;

fn main() {
    let start = Instant::now();
    let report = bench(&Options::default(), BENCH_DEPTH, &|| start.elapsed());
    let speed = report.nodes as f64 / report.elapsed.as_secs_f64();
    println!("{} {speed:.0}", report.nodes);
}
