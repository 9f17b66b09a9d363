//! `crownhead puzzles`: builds, checks, counts and exports puzzles.

mod build;
mod check;
mod export;
mod stats;

use crate::Status;
use anyhow::Context;
use clap::{Args, Subcommand};
use engine::{Engine, Options, Tablebase};
use learn::PuzzleFile;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Build puzzles from games at human levels, check them, count them or export them as PDN.
#[derive(Args)]
#[command(
    after_help = "A puzzle is a position in which exactly one move wins the game, wins pieces or holds the draw. The
same is true of every later step of its solution. docs/puzzles.md says how they're made.

Examples:
  crownhead puzzles build --output my.puzzles --games 1000 --jobs 4
  crownhead puzzles check --nodes 1000000
  crownhead puzzles stats
  crownhead puzzles export --output puzzles.pdn --theme two-for-one --min-rating 1200 --max-rating 1600"
)]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Build),
    Check(check::Check),
    Stats(stats::Stats),
    Export(export::Export),
}

impl Puzzles {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        match &self.command {
            Command::Build(build) => build.run(out),
            Command::Check(check) => check.run(out),
            Command::Stats(stats) => stats.run(out),
            Command::Export(export) => export.run(out),
        }
    }
}

/// The puzzles to work on.
#[derive(Args)]
struct FileArg {
    /// A puzzle file [default: those in the program]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

impl FileArg {
    fn read(&self) -> anyhow::Result<PuzzleFile> {
        match &self.file {
            Some(path) => read(path),
            None => Ok(PuzzleFile::decode(learn::PUZZLES)?),
        }
    }
}

fn read(path: &Path) -> anyhow::Result<PuzzleFile> {
    let named = || path.display().to_string();
    let bytes = fs::read(path).with_context(named)?;
    PuzzleFile::decode(&bytes).with_context(named)
}

/// An engine that verifies puzzles, with the tables in the program.
fn finder() -> Engine {
    Engine::new(Options {
        hash_mb: 2,
        ..Options::default()
    })
}

/// An engine for the levels, which don't use tables.
fn solver() -> Engine {
    Engine::new(Options {
        hash_mb: 1,
        databases: Arc::new(Tablebase::empty()),
        ..Options::default()
    })
}
