//! Builds the web app and the program, and starts a game.

use std::process::{Command, Stdio};

use anyhow::Result;

use crate::command::cargo;
use crate::web;

/// Builds the pages and `crownhead` for speed and runs `crownhead play` with these arguments.
///
/// Returns only if the program could not be started, or where a process cannot
/// replace itself.
pub(crate) fn run(args: &[String]) -> Result<()> {
    web::build(web::Mode::Release)?;
    let mut command = cargo(["run", "--release", "--package", "cli", "--bin", "crownhead"]);
    command.args(["--", "play"]).args(args);
    command.stdin(Stdio::inherit());
    become_process(&mut command)
}

/// Gives the terminal away for good, so that Ctrl-C and the exit status belong
/// to the game alone.
#[cfg(unix)]
fn become_process(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn become_process(command: &mut Command) -> Result<()> {
    crate::command::run(command)
}
