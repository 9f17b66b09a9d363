//! Runs the engine's bench on its own and prints the signature and the time as JSON.
//!
//! `cargo xtask speed` compares it with `crownhead bench`.
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
    let (nodes, seconds) = (report.nodes, report.elapsed.as_secs_f64());
    println!("{{\"nodes\": {nodes}, \"seconds\": {seconds}}}");
}
