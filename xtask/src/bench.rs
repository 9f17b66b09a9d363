//! Runs the benches.

use anyhow::Result;

use crate::command::{cargo, run as run_command};

/// Compiles every bench target and runs those whose name contains an argument.
///
/// The glob keeps cargo from running each crate's unit tests as benches, so the output has only
/// tables of numbers.
pub(crate) fn run(args: &[String]) -> Result<()> {
    run_command(cargo(["bench", "--workspace", "--bench", "*", "--"]).args(args))
}
