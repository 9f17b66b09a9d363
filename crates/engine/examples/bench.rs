//! Prints the signature of the search and its speed: `cargo run --release -p engine --example bench`.
#![allow(clippy::print_stdout, clippy::disallowed_methods)]

use engine::{BENCH_DEPTH, Options, bench};
use std::time::Instant;

fn main() {
    let depth = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(BENCH_DEPTH);
    let options = Options {
        hash_mb: 32,
        ..Options::default()
    };
    let start = Instant::now();
    let report = bench(&options, depth, &move || start.elapsed());
    let seconds = report.elapsed.as_secs_f64();
    println!("bench: {}", report.nodes);
    println!(
        "{seconds:.2} s, {:.2} million nodes per second",
        report.nodes as f64 / seconds / 1e6
    );
}
