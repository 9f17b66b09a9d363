//! Runs the benches.

use anyhow::Result;

use crate::command::{cargo, run as run_command};

/// Compiles every bench target and runs those whose name contains an argument.
///
/// The glob keeps cargo from starting the unit tests of each crate as if they
/// were benches, so that the tables of numbers stand alone.
pub(crate) fn run(args: &[String]) -> Result<()> {
    run_command(cargo(["bench", "--workspace", "--bench", "*", "--"]).args(args))
}
