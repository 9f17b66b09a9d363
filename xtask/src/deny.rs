//! Checks of our dependencies: licenses, sources, versions and advisories, against `deny.toml`.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::command::{output_of, program, run as run_command};
use crate::setup;

/// Checks every dependency with cargo-deny.
///
/// The advisory database is on another server. If it can't be reached, this part is skipped and the
/// output says so: a train ride must not break a build.
pub(crate) fn run() -> Result<()> {
    let tool = setup::cargo_deny()?;
    run_command(cargo_deny(&tool).args(["check", "bans", "licenses", "sources"]))?;
    if output_of(cargo_deny(&tool).args(["fetch", "db"])).is_none() {
        println!("advisories SKIPPED: the RustSec database can't be reached");
        return Ok(());
    }
    run_command(cargo_deny(&tool).args(["--offline", "check", "advisories"]))
}

fn cargo_deny(tool: &Path) -> Command {
    let mut command = program(&tool.to_string_lossy());
    // Nobody is there to enter a password.
    command.env("GIT_TERMINAL_PROMPT", "0");
    command
}
