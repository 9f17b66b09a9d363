//! `crownhead suite`: positions with known answers.

mod build;
mod careless;
mod collect;
mod hold;
mod solve;
mod trial;

use crate::Status;
use clap::{Args, Subcommand};
use std::io::Write;

/// Have the engine solve positions with known answers or hold difficult draws, or collect such positions.
#[derive(Args)]
#[command(
    after_help = "The built-in suite has endings to win, draws to hold and shots. The answers to the endings come from
endgame databases with one more piece than the built-in ones; long searches confirmed the shots.

Examples:
  crownhead suite solve --time 0.1
  crownhead suite solve --nodes 20000 --list
  crownhead suite build --endgames ~/endgames --output my-suite.txt
  crownhead suite hold --time 0.1
  crownhead suite collect --endgames ~/endgames --output my-defenses.txt"
)]
pub(crate) struct Suite {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Solve(solve::Solve),
    Build(build::Build),
    Hold(hold::Hold),
    Collect(collect::Collect),
}

impl Suite {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        match &self.command {
            Command::Solve(solve) => solve.run(out),
            Command::Build(build) => build.run(out),
            Command::Hold(hold) => hold.run(out),
            Command::Collect(collect) => collect.run(out),
        }
    }
}
