//! `crownhead bench`: the engine's signature and speed.

use super::datagen::read_network;
use crate::Status;
use crate::arguments::{hash_size, whole};
use crate::json::write_json;
use crate::stopwatch::stopwatch;
use clap::Args;
use engine::{BENCH_DEPTH, Evaluation, Options, bench_positions};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

/// Search fixed positions to a fixed depth: the number of nodes is the engine's signature.
#[derive(Args)]
#[command(
    after_help = "One thread, no clock: the same engine visits the same number of nodes on every machine. A change
that shouldn't affect the search leaves the number unchanged.

Examples:
  crownhead bench
  crownhead bench --depth 19 --hash 256
  crownhead bench --net other.nnue"
)]
pub(crate) struct Bench {
    /// Search depth in plies; the published signature uses the default
    #[arg(long, value_name = "PLIES", default_value_t = BENCH_DEPTH, value_parser = whole::<u32>(1..=60))]
    depth: u32,

    /// Hash table size in MiB; the published signature uses the default
    #[arg(long, value_name = "MIB", default_value_t = Options::default().hash_mb, value_parser = hash_size())]
    hash: usize,

    /// Network to evaluate positions with; the published signature uses the built-in one
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct BenchAnswer {
    position_count: usize,
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
}

impl Bench {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let mut options = Options {
            hash_mb: self.hash,
            ..Options::default()
        };
        if let Some(path) = &self.net {
            options.evaluation = Evaluation::Network(Arc::new(read_network(path)?));
        }
        let report = engine::bench(&options, self.depth, &stopwatch());
        let seconds = report.elapsed.as_secs_f64();
        let answer = BenchAnswer {
            position_count: bench_positions().count(),
            depth: self.depth,
            nodes: report.nodes,
            seconds,
            nodes_per_second: (report.nodes as f64 / seconds.max(1e-9)) as u64,
        };
        if self.json {
            write_json(out, &answer)?;
        } else {
            writeln!(
                out,
                "{} positions, depth {}",
                answer.position_count, answer.depth
            )?;
            writeln!(out, "bench: {}", answer.nodes)?;
            writeln!(
                out,
                "{:.2} seconds, {:.2} million nodes per second",
                answer.seconds,
                answer.nodes_per_second as f64 / 1e6
            )?;
        }
        Ok(Status::Good)
    }
}
