//! `crownhead man`: the manual pages.

use crate::{Arguments, Status};
use anyhow::Context;
use clap::{Args, CommandFactory};
use std::io::Write;
use std::path::PathBuf;

/// Write the manual page, or all pages into a folder.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead man | man -l -
  crownhead man --output ~/.local/share/man/man1")]
pub(crate) struct Man {
    /// Write one page per command into this folder, which is created if necessary
    #[arg(long, short, alias = "dir", value_name = "FOLDER")]
    output: Option<PathBuf>,
}

impl Man {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let command = Arguments::command();
        match &self.output {
            None => clap_mangen::Man::new(command).render(out)?,
            Some(dir) => {
                std::fs::create_dir_all(dir)
                    .with_context(|| format!("the folder {}", dir.display()))?;
                clap_mangen::generate_to(command, dir)
                    .with_context(|| format!("the folder {}", dir.display()))?;
            }
        }
        Ok(Status::Good)
    }
}
