//! `crownhead datagen`: self-play games, and the positions that a network learns from.

use super::counted;
use crate::Status;
use crate::arguments::{hash_size, minutes, tablebase_in, whole};
use crate::interruption::stop_on_interrupt;
use crate::progress::{progress_bar, spinner};
use crate::stopwatch::stopwatch;
use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use datagen::games::Reader;
use datagen::{PositionSettings, Progress, Run, Settings, generate, positions_of};
use engine::{Control, Evaluation, Options, Tablebase};
use indicatif::HumanCount;
use nnue::{Network, data};
use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Generate training data: self-play games, and the positions to learn from.
#[derive(Args)]
#[command(
    after_help = "The same seed and settings give the same games. Ctrl-C stops the run after the current games; start
it again to continue. training/README.md explains how to train a network from the games.

Examples:
  crownhead datagen play --output games --shards 8 --stop-after 30
  crownhead datagen play --output games --shards 8 --games 1000 --net crownhead.nnue --seed 2
  crownhead datagen play --output games --shards 8 --games 1000 --endgames=~/endgames
  crownhead datagen positions games/*.games --output all.records --endgames
  crownhead datagen evaluate crownhead.nnue all.records --limit 100"
)]
pub(crate) struct Datagen {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(Play),
    Positions(Positions),
    Evaluate(Evaluate),
}

/// Let the engine play itself, several games at a time.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead datagen play --output games --shards 8 --stop-after 30
  crownhead datagen play --output games --shards 8 --games 1000 --net crownhead.nnue --seed 2")]
struct Play {
    /// Folder for the games, one file per thread; existing files are continued
    #[arg(long, short, alias = "out", value_name = "FOLDER")]
    output: PathBuf,

    /// Number of files, which is also how many games are played at the same time
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = whole::<u32>(1..=1024))]
    shards: u32,

    /// Games per file
    #[arg(long, value_name = "COUNT", value_parser = whole::<u64>(0..))]
    games: Option<u64>,

    /// Start nothing new after this many minutes
    #[arg(long, alias = "minutes", value_name = "MINUTES", value_parser = minutes)]
    stop_after: Option<Duration>,

    /// Random seed
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u64>(0..))]
    seed: u64,

    /// Nodes per move
    #[arg(long, value_name = "COUNT", default_value_t = Settings::default().nodes, value_parser = whole::<u64>(1..))]
    nodes: u64,

    /// Nodes per move with eight pieces or fewer
    #[arg(long, value_name = "COUNT", default_value_t = Settings::default().nodes_with_few, value_parser = whole::<u64>(1..))]
    nodes_with_few: u64,

    /// Percentage of random moves
    #[arg(long, value_name = "PERCENT", default_value_t = Settings::default().random_percent, value_parser = whole::<u32>(0..=100))]
    random_moves: u32,

    /// Network that evaluates positions [default: the handmade evaluation]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Hash table size per thread in MiB
    #[arg(long, value_name = "MIB", default_value_t = 4, value_parser = hash_size())]
    hash: usize,

    /// Adjudicate games with endgame databases: those in this folder, or the built-in ones if no folder is
    /// given
    #[arg(long, value_name = "FOLDER", num_args = 0..=1, require_equals = true, default_missing_value = PROGRAM)]
    endgames: Option<PathBuf>,
}

/// Turn games into a position file for the trainer.
#[derive(Args)]
#[command(after_help = "Example:
  crownhead datagen positions games/*.games --output all.records --endgames")]
struct Positions {
    /// Game files
    #[arg(required = true, value_name = "FILE")]
    games: Vec<PathBuf>,

    /// The file to write
    #[arg(long, short, alias = "out", value_name = "FILE")]
    output: PathBuf,

    /// Skip positions after this many plies without a capture or a man moving
    #[arg(long, value_name = "PLIES", default_value_t = PositionSettings::default().max_quiet_plies, value_parser = whole::<u32>(0..))]
    max_quiet: u32,

    /// Extend games that the databases ended by random moves, up to this many positions
    #[arg(long, value_name = "PLIES", default_value_t = PositionSettings::default().ending_plies, requires = "endgames", value_parser = whole::<u32>(0..))]
    ending_plies: u32,

    /// Correct the results with endgame databases: those in this folder, or the built-in ones if no
    /// folder is given
    #[arg(long, value_name = "FOLDER", num_args = 0..=1, require_equals = true, default_missing_value = PROGRAM)]
    endgames: Option<PathBuf>,
}

/// Print a network's evaluation of positions, one number per line.
#[derive(Args)]
#[command(after_help = "Example:
  crownhead datagen evaluate crownhead.nnue all.records --limit 100")]
struct Evaluate {
    /// The network
    #[arg(value_name = "NETWORK")]
    net: PathBuf,

    /// A position file
    #[arg(value_name = "FILE")]
    records: PathBuf,

    /// Print at most this many
    #[arg(long, alias = "count", value_name = "COUNT", default_value_t = usize::MAX, hide_default_value = true, value_parser = whole::<usize>(0..))]
    limit: usize,
}

impl Datagen {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        match &self.command {
            Command::Play(play) => play.run(out)?,
            Command::Positions(positions) => positions.run(out)?,
            Command::Evaluate(evaluate) => evaluate.run(out)?,
        }
        Ok(Status::Good)
    }
}

impl Play {
    fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if self.games.is_none() && self.stop_after.is_none() {
            bail!("say when to stop with --games or --stop-after");
        }
        let (evaluation, player) = match &self.net {
            None => (Evaluation::Handmade, "hand-made".to_owned()),
            Some(path) => {
                let net = read_network(path)?;
                let player = net.name().to_owned();
                (Evaluation::Network(Arc::new(net)), player)
            }
        };
        let run = Run {
            seed: self.seed,
            shards: self.shards,
            games_per_shard: self.games,
            settings: Settings {
                nodes: self.nodes,
                nodes_with_few: self.nodes_with_few,
                random_percent: self.random_moves,
                ..Settings::default()
            },
            options: Options {
                hash_mb: self.hash,
                evaluation,
                databases: endgames(self.endgames.as_deref()),
                ..Options::default()
            },
            player,
        };
        fs::create_dir_all(&self.output)
            .with_context(|| format!("can't make the folder {}", self.output.display()))?;

        let clock = stopwatch();
        let limit = self.stop_after;
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let is_over = || interrupt.is_stopped() || limit.is_some_and(|limit| clock() >= limit);
        let line = spinner();
        line.enable_steady_tick(Duration::from_millis(200));
        let tell = |progress: Progress| {
            let seconds = clock().as_secs_f64().max(1e-3);
            format!(
                "{} {}, {} moves, {:.0} moves per second",
                HumanCount(progress.games),
                if progress.games == 1 { "game" } else { "games" },
                HumanCount(progress.moves),
                progress.moves as f64 / seconds
            )
        };
        let finished = generate(&run, &self.output, &is_over, &|progress| {
            line.set_message(tell(progress));
        })?;
        line.finish_and_clear();
        writeln!(out, "{} in {}", tell(finished), self.output.display())?;
        Ok(())
    }
}

impl Positions {
    fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let settings = PositionSettings {
            max_quiet_plies: self.max_quiet,
            ending_plies: self.ending_plies,
        };
        let databases = endgames(self.endgames.as_deref());
        let file = File::create(&self.output)
            .with_context(|| format!("can't write {}", self.output.display()))?;
        let mut writer = data::Writer::new(BufWriter::new(file))?;
        let bar = progress_bar(
            self.games.len() as u64,
            "{bar:30} {pos}/{len} files {elapsed}",
        );
        let mut number = 0;
        for path in &self.games {
            let open = || anyhow::Ok(Reader::new(BufReader::new(File::open(path)?))?);
            for game in open().with_context(|| format!("can't read {}", path.display()))? {
                let game = game.with_context(|| path.display().to_string())?;
                for record in positions_of(&game, number, settings, &databases) {
                    writer.write(&record)?;
                }
                number += 1;
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        let count = writer.count();
        writer.finish()?;
        let games = counted(number as usize, "game");
        writeln!(
            out,
            "{count} positions of {games} in {}",
            self.output.display()
        )?;
        Ok(())
    }
}

impl Evaluate {
    fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let net = read_network(&self.net)?;
        let open = || {
            anyhow::Ok(data::Reader::new(BufReader::new(File::open(
                &self.records,
            )?))?)
        };
        let records = open().with_context(|| format!("can't read {}", self.records.display()))?;
        for record in records.take(self.limit) {
            writeln!(out, "{}", net.evaluate_position(record?.position()))?;
        }
        Ok(())
    }
}

/// Stands for the built-in databases.
const PROGRAM: &str = "default";

/// The requested databases, if any.
fn endgames(folder: Option<&Path>) -> Arc<Tablebase> {
    match folder {
        None => Arc::new(Tablebase::empty()),
        Some(folder) if folder == Path::new(PROGRAM) => Options::default().databases,
        Some(folder) => tablebase_in(folder),
    }
}

pub(crate) fn read_network(path: &Path) -> anyhow::Result<Network> {
    let bytes = fs::read(path).with_context(|| format!("can't read {}", path.display()))?;
    Network::from_bytes(&bytes).with_context(|| path.display().to_string())
}
