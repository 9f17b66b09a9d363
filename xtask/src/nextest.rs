//! Tests, run by cargo-nextest, each in its own process.
//!
//! The configuration is in `.config/nextest.toml`.

use std::num::NonZero;
use std::process::Command;
use std::thread;

use anyhow::Result;

use crate::command::{program, run, without_incremental};
use crate::setup;

/// One build for the tests and the journeys. The page only runs in browsers, and the journeys are
/// its tests.
pub(crate) const BUILD: [&str; 5] = [
    "--workspace",
    "--exclude",
    "web",
    "--features",
    "journeys/browser",
];

/// A selection of tests.
#[derive(Clone, Copy)]
pub(crate) enum Which {
    All,
    /// All that don't need a browser.
    Plain,
    Journeys,
}

impl Which {
    fn filter(self) -> &'static str {
        match self {
            Which::All => "all()",
            Which::Plain => "not binary_id(journeys::journeys)",
            Which::Journeys => "binary_id(journeys::journeys)",
        }
    }
}

/// `cargo nextest run`, ready for more arguments.
pub(crate) fn command() -> Result<Command> {
    let mut command = program(&setup::cargo_nextest()?.to_string_lossy());
    command.args(["nextest", "run"]);
    without_incremental(&mut command);
    Ok(command)
}

/// The same for the whole workspace.
pub(crate) fn workspace(which: Which) -> Result<Command> {
    let mut command = command()?;
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    // Many tests wait for a server or a browser, so twice as many as cores keep the cores busy.
    command
        .args(BUILD)
        .args(["--test-threads", &(2 * cores).to_string()])
        .args(["-E", which.filter()]);
    Ok(command)
}

/// Builds and runs these tests of the whole workspace.
pub(crate) fn run_workspace(which: Which) -> Result<()> {
    run(&mut workspace(which)?)
}

/// The tests that have a long form: those of the program, and two nodes without their bus.
const FAULTS: &str = "package(cli) and test(/^(faults|partition|full_disk)::/) \
    or package(server) and test(=online::nodes::two_nodes_are_as_good_as_one)";

/// The fault tests, in their long version and one after another.
pub(crate) fn faults() -> Result<()> {
    setup::servers()?;
    run(command()?
        .args(["--package", "cli", "--package", "server"])
        .args(["--test", "it", "--no-capture", "-E", FAULTS])
        .env("CROWNHEAD_LONG", "1"))
}
