//! `crownhead puzzles`: builds, checks, counts and exports puzzles.

mod build;
mod check;
mod export;
mod stats;

use crate::Status;
use anyhow::Context;
use clap::{Args, Subcommand};
use engine::{Engine, Options, Tablebase};
use learn::{PuzzleFile, PuzzleGames};
use std::fs;
use std::io::{self, Write};
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

    /// The games that the puzzles come from.
    fn read_games(&self) -> anyhow::Result<PuzzleGames> {
        match &self.file {
            Some(path) => read_games(path),
            None => Ok(PuzzleGames::decode(learn::PUZZLE_GAMES)?),
        }
    }
}

fn read(path: &Path) -> anyhow::Result<PuzzleFile> {
    let named = || path.display().to_string();
    let bytes = fs::read(path).with_context(named)?;
    PuzzleFile::decode(&bytes).with_context(named)
}

/// The file with the games of a puzzle file, next to it.
fn games_path(puzzles: &Path) -> PathBuf {
    let mut name = puzzles.as_os_str().to_owned();
    name.push(".games");
    name.into()
}

/// The games of a puzzle file. There are none if their file doesn't exist.
fn read_games(puzzles: &Path) -> anyhow::Result<PuzzleGames> {
    let path = games_path(puzzles);
    let named = || path.display().to_string();
    match fs::read(&path) {
        Ok(bytes) => PuzzleGames::decode(&bytes).with_context(named),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(PuzzleGames::default()),
        Err(error) => Err(error).with_context(named),
    }
}

/// Writes a puzzle file and the games next to it, and returns the size of the puzzle file. Other
/// games than those of the puzzles are left out.
fn write(path: &Path, file: &PuzzleFile, games: &mut PuzzleGames) -> anyhow::Result<usize> {
    games.seed = file.seed;
    games.keep_only(&file.puzzles);
    // A puzzle without its game would be worse than a game without puzzles.
    replace(&games_path(path), &games.encode())?;
    let bytes = file.encode();
    replace(path, &bytes)?;
    Ok(bytes.len())
}

fn replace(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    durable::replace(path, |target| target.write_all(bytes))
        .with_context(|| path.display().to_string())
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
