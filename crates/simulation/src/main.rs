//! `simulation`: runs one seed after the other until the time is up or a seed fails.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command for people: its output is its job"
)]

use clap::Parser;
use simulation::{Limits, Summary, run};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Runs nodes, a store, a bus and clients under random faults, and checks every game.
#[derive(Parser)]
struct Arguments {
    /// Runs this seed alone
    #[arg(long)]
    seed: Option<u64>,
    /// Hours to run
    #[arg(long, default_value_t = 1.0)]
    hours: f64,
    /// Stops after this many steps in total
    #[arg(long, default_value_t = u64::MAX)]
    steps: u64,
    /// The first seed
    #[arg(long, default_value_t = 1)]
    from: u64,
}

#[expect(
    clippy::disallowed_methods,
    reason = "the time limit is for people; the simulation has its own time"
)]
fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let start = Instant::now();
    let limit = Duration::from_secs_f64(arguments.hours.clamp(0.0, 10_000.0) * 3_600.0);
    let mut total = Summary::default();
    let mut seed = arguments.seed.unwrap_or(arguments.from);
    let mut runs = 0;
    loop {
        match run(seed, Limits::NONE, None) {
            Ok(summary) => {
                total.steps += summary.steps;
                total.games += summary.games;
                total.events += summary.events;
                total.faults += summary.faults;
                runs += 1;
            }
            Err(failure) => {
                eprintln!("{failure}");
                return ExitCode::FAILURE;
            }
        }
        let is_over = start.elapsed() >= limit || total.steps >= arguments.steps;
        if arguments.seed.is_some() || is_over {
            break;
        }
        seed += 1;
    }
    println!(
        "{runs} runs, {} steps, {} faults, {} games, {} events: nothing wrong",
        total.steps, total.faults, total.games, total.events
    );
    ExitCode::SUCCESS
}
