//! Runs the simulation of the server.

use anyhow::Result;

use crate::command::{cargo, run as run_command};

/// Builds the simulation with optimization and runs it with these arguments.
pub(crate) fn run(args: &[String]) -> Result<()> {
    let build = ["run", "--release", "--package", "simulation", "--"];
    run_command(cargo(build).args(args))
}
