//! Sets up, checks and runs the project.
//!
//! A newcomer needs two commands: `cargo xtask play` and `cargo xtask test`. Both install missing
//! tools and report it. Continuous integration runs the same `test`, so what passes here passes
//! there.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command for people: its output is its job"
)]

mod bench;
mod beside;
mod check;
mod command;
mod coverage;
mod deny;
mod fuzz;
mod journeys;
mod libraries;
mod lines;
mod nextest;
#[cfg(target_os = "linux")]
mod package;
mod play;
mod setup;
mod side_by_side;
mod simulate;
mod soak;
mod speed;
mod tidy;
mod web;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

/// Set up, check and run Crownhead.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Make a quick build and start a game.
    // `--help` is for the game, like every other argument.
    #[command(disable_help_flag = true)]
    Play {
        /// Arguments for `crownhead play`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },

    /// Build the web app and the optimized program, and install it with cargo.
    Install,

    /// Build the web app into target/web/dist and report its size.
    Web {
        /// Compile faster, into target/web/quick, without checking the size.
        #[arg(long, alias = "dev")]
        quick: bool,
    },

    /// Compare the engine's speed in the full and quick builds of the program with the engine alone.
    Speed,

    /// Run every check, or only some: format, house rules, dependencies, lints, web app, tests, journeys, packages, docs,
    /// libraries, fuzzing.
    #[command(visible_alias = "ci")]
    Test {
        /// Run each fuzz target for this many seconds at most; 0 only builds them.
        #[arg(long, value_name = "N", default_value_t = 2)]
        fuzz_seconds: u32,

        /// Run the remaining checks after a failure.
        #[arg(long)]
        keep_going: bool,

        /// Run only this check; may be repeated.
        #[arg(long, value_name = "CHECK")]
        only: Vec<check::Check>,
    },

    /// Run all tests and journeys repeatedly while other processes keep the machine busy.
    Soak {
        /// Number of runs.
        #[arg(long, value_name = "N", default_value_t = 10)]
        runs: u32,

        /// Number of busy processes.
        #[arg(long, value_name = "N", default_value_t = 3)]
        load: u32,

        /// Compile the page for speed of compilation instead of size.
        #[arg(long)]
        quick: bool,
    },

    /// Keep a processor busy until the input ends, for `soak`.
    #[command(hide = true)]
    Burn,

    /// Build everything and run the browser tests in Chromium.
    Journeys {
        /// Compile the page for speed of compilation instead of size.
        #[arg(long, alias = "dev")]
        quick: bool,

        /// Part of a name, to run only those journeys.
        names: Vec<String>,

        /// Options for the test runner, after `--`.
        #[arg(last = true)]
        options: Vec<String>,
    },

    /// Build packages in target/package: an archive, a Debian package and a container context.
    #[cfg(target_os = "linux")]
    Package {
        /// Package this program instead of building one.
        #[arg(long, value_name = "FILE")]
        program: Option<PathBuf>,

        /// Install, start, upgrade and remove the Debian package in a disposable root, and build
        /// and run the container.
        #[arg(long)]
        check: bool,
    },

    /// The part of `package --check` that runs with its own mounts.
    #[cfg(target_os = "linux")]
    #[command(hide = true)]
    TryDebian {
        package: PathBuf,
        next: PathBuf,
        folder: PathBuf,
    },

    /// The same for the container.
    #[cfg(target_os = "linux")]
    #[command(hide = true)]
    TryContainer { files: PathBuf, folder: PathBuf },

    /// Save screenshots of every screen to target/screenshots.
    Screenshots {
        /// Compile the page for speed of compilation instead of size.
        #[arg(long)]
        quick: bool,

        /// The code of a language, such as de, for screenshots in that language.
        #[arg(long = "in", value_name = "LANGUAGE")]
        language: Option<String>,

        /// Only these windows, such as `phone` or `large`; `offline` leaves out online play.
        args: Vec<String>,
    },

    /// Compare the engine in Chromium with the native engine, one thread each.
    BenchWorker,

    /// Measure in Chromium how long a move takes from the click to the screen.
    BenchInput,

    /// Measure in Chromium how fast screens load: paints, layout shifts, long tasks.
    BenchPage {
        /// Alternate with other pages and compare: the folder target/web/dist of another checkout.
        #[arg(long, value_name = "FOLDER")]
        base: Option<PathBuf>,
    },

    /// Measure a large library in Chromium: import, searches, memory.
    BenchLibrary {
        /// Compile the page for speed of compilation instead of size.
        #[arg(long)]
        quick: bool,

        /// The number of games, 100,000 by default, and the bytes of comments in each, 0 by default.
        args: Vec<String>,
    },

    /// Kill and disconnect servers, databases and buses during many games, for about fifteen minutes.
    Faults,

    /// Simulate servers, a database, a bus and clients under random faults: `--hours 1`, or `--seed N` to replay.
    #[command(disable_help_flag = true)]
    Simulate {
        /// Arguments for the simulation; `--help` lists them.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },

    /// Check the messages of all languages, and list what's missing from each.
    Words {
        /// Write a file to target/words with everything that's missing from this language, for a translator to fill.
        #[arg(long = "for", value_name = "LANGUAGE")]
        language: Option<String>,
    },

    /// Check the house rules that no compiler checks.
    Tidy,

    /// Print the lines, the longest file and the longest function of every crate, without tests.
    Lines {
        /// Compare with this commit.
        #[arg(long, value_name = "COMMIT")]
        before: Option<String>,
    },

    /// Run the tests of some crates with counters, and print which part of their lines ran.
    Coverage {
        /// The crates; those with the logic behind the screens if omitted.
        crates: Vec<String>,
    },

    /// Check licenses, sources, versions and advisories of all dependencies.
    Deny,

    /// Fuzz one target, or all of them in turn.
    Fuzz {
        /// The target, a file name in fuzz/fuzz_targets; all of them if omitted.
        target: Option<String>,

        /// Seconds to run each target.
        #[arg(long, value_name = "N", default_value_t = 60)]
        seconds: u32,

        /// Replay this input instead, such as a crash in fuzz/artifacts.
        #[arg(long, value_name = "FILE", requires = "target")]
        replay: Option<PathBuf>,
    },

    /// Run the benches.
    Bench {
        /// Arguments for the benches: part of a name, to run only those, or options.
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
        Task::Play { args } => play::run_game(&args),
        Task::Install => play::install(),
        Task::Speed => speed::run_all(),
        Task::Test {
            fuzz_seconds,
            keep_going,
            only,
        } => check::run_all(&only, fuzz_seconds, keep_going),
        Task::Soak { runs, load, quick } => soak::run_soak(runs, load, web::Mode::chosen(quick)),
        Task::Burn => soak::burn(),
        Task::Web { quick } => web::build(web::Mode::chosen(quick)),
        Task::Journeys {
            quick,
            mut names,
            options,
        } => {
            names.extend(options);
            journeys::run(web::Mode::chosen(quick), &names)
        }
        #[cfg(target_os = "linux")]
        Task::Package { program, check } => package::run(program.as_deref(), check),
        #[cfg(target_os = "linux")]
        Task::TryDebian {
            package,
            next,
            folder,
        } => package::try_debian(&package, &next, &folder),
        #[cfg(target_os = "linux")]
        Task::TryContainer { files, folder } => package::try_container(&files, &folder),
        Task::Screenshots {
            quick,
            language,
            mut args,
        } => {
            args.extend(language);
            journeys::screenshots(web::Mode::chosen(quick), &args)
        }
        Task::BenchWorker => journeys::bench_worker(),
        Task::BenchInput => journeys::bench_input(),
        Task::BenchPage { base } => journeys::bench_page(base.as_deref()),
        Task::BenchLibrary { quick, args } => {
            journeys::bench_library(web::Mode::chosen(quick), &args)
        }
        Task::Faults => nextest::faults(),
        Task::Simulate { args } => simulate::run(&args),
        Task::Words { language } => words::run(language.as_deref()),
        Task::Tidy => tidy::run(),
        Task::Lines { before } => lines::run(before.as_deref()),
        Task::Coverage { crates } => coverage::run_tests(&crates),
        Task::Deny => deny::run(),
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
