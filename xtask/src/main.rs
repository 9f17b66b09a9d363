//! Sets up, checks and runs the project.
//!
//! A newcomer needs two commands: `cargo xtask play` and `cargo xtask test`.
//! Each installs what it misses and says so. Continuous integration runs the
//! same `test`, so what passes here passes there.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command for people: its output is its job"
)]

mod bench;
mod check;
mod command;
mod fuzz;
mod journeys;
mod nextest;
mod play;
mod setup;
mod soak;
mod tidy;
mod web;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

/// Set up, check and run Crownhead.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Build the web app and the program, and start a game.
    // `--help` is for the game, like every other argument.
    #[command(disable_help_flag = true)]
    Play {
        /// Arguments for `crownhead play`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },

    /// Build the web app into target/web/dist and report its size.
    Web {
        /// Compile the page fast instead of small; its size is not checked.
        #[arg(long, conflicts_with = "release")]
        dev: bool,

        /// Compile the page small, as people get it. This is the default.
        #[arg(long)]
        release: bool,
    },

    /// Run every check, or only some: format, house rules, lints, web app, tests, journeys, docs, wasm, benches, fuzzing.
    #[command(visible_alias = "ci")]
    Test {
        /// How long each fuzz target runs; 0 only builds them.
        #[arg(long, value_name = "N", default_value_t = 10)]
        fuzz_seconds: u32,

        /// Run the remaining checks after one has failed.
        #[arg(long)]
        keep_going: bool,

        /// Run only this check; may be repeated.
        #[arg(long, value_name = "CHECK")]
        only: Vec<check::Check>,
    },

    /// Run all tests and journeys again and again while other processes keep the machine busy.
    Soak {
        /// How often.
        #[arg(long, value_name = "N", default_value_t = 10)]
        runs: u32,

        /// How many busy processes.
        #[arg(long, value_name = "N", default_value_t = 3)]
        load: u32,

        /// Compile the page fast instead of small.
        #[arg(long)]
        dev: bool,
    },

    /// Keep a processor busy until the input ends, for `soak`.
    #[command(hide = true)]
    Burn,

    /// Build everything and go through the web app in Chromium.
    Journeys {
        /// Compile the page fast instead of small.
        #[arg(long)]
        dev: bool,

        /// Part of a name, to run only those journeys, or options of the test runner.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },

    /// Take pictures of every screen into target/screenshots.
    Screenshots,

    /// Measure the engine in Chromium against the engine on its own, one thread each.
    BenchWorker,

    /// Measure in Chromium how long a move takes from the click to the screen.
    BenchInput,

    /// Kill and cut servers, databases and buses under many games, for about five minutes.
    Faults,

    /// Check the house rules that no compiler checks.
    Tidy,

    /// Fuzz one target, or all of them in turn.
    Fuzz {
        /// The target, a file name in fuzz/fuzz_targets; all of them if absent.
        target: Option<String>,

        /// How long each target runs.
        #[arg(long, value_name = "N", default_value_t = 60)]
        seconds: u32,

        /// Run this one input again instead, for instance a crash under fuzz/artifacts.
        #[arg(long, value_name = "FILE", requires = "target")]
        replay: Option<PathBuf>,
    },

    /// Run the benches.
    Bench {
        /// Arguments for the benches: part of a name to run only those, or options.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
}

fn main() -> ExitCode {
    match run(Task::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<()> {
    match task {
        Task::Play { args } => play::run(&args),
        Task::Test {
            fuzz_seconds,
            keep_going,
            only,
        } => check::run_all(&only, fuzz_seconds, keep_going),
        Task::Soak { runs, load, dev } => soak::run_soak(runs, load, web::Mode::new(dev)),
        Task::Burn => soak::burn(),
        Task::Web { dev, .. } => web::build_and_check(web::Mode::new(dev)),
        Task::Journeys { dev, args } => journeys::run(web::Mode::new(dev), &args),
        Task::Screenshots => journeys::screenshots(),
        Task::BenchWorker => journeys::bench_worker(),
        Task::BenchInput => journeys::bench_input(),
        Task::Faults => nextest::faults(),
        Task::Tidy => tidy::run(),
        Task::Fuzz {
            target: Some(target),
            replay: Some(input),
            ..
        } => fuzz::replay(&target, &input),
        Task::Fuzz {
            target, seconds, ..
        } => fuzz::run_for(target.as_deref(), seconds),
        Task::Bench { args } => bench::run(&args),
    }
}
