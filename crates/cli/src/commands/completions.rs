//! `crownhead completions`: completion scripts for shells.

use crate::{Arguments, Status};
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::io::Write;

/// Write a completion script for a shell.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead completions bash > ~/.local/share/bash-completion/completions/crownhead
  crownhead completions fish > ~/.config/fish/completions/crownhead.fish")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        // The generator panics if it can't write, so it writes to memory.
        let mut script = Vec::new();
        clap_complete::generate(
            self.shell,
            &mut Arguments::command(),
            "crownhead",
            &mut script,
        );
        out.write_all(&script)?;
        Ok(Status::Good)
    }
}
