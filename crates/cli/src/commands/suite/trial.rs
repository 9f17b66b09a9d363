//! What `suite solve` and `suite hold` have in common: the engine tries each position of a file.

use crate::arguments::{EndgamesArg, LimitArgs, hash_size};
use crate::commands::datagen::read_network;
use anyhow::{Context, ensure};
use clap::Args;
use engine::{Engine, Evaluation, Limits, Options, Tablebase};
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The positions to try, and how.
#[derive(Args)]
#[command(mut_arg("time", |arg| arg.help("Seconds per search [default: 0.1]")))]
pub(super) struct Trial {
    /// File with the positions [default: the built-in ones]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    #[command(flatten)]
    limits: LimitArgs,

    /// Hash table size in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = hash_size())]
    hash: usize,

    #[command(flatten)]
    endgames: EndgamesArg,

    /// Network to evaluate positions with [default: the built-in one]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// List the positions that the engine got wrong
    #[arg(long)]
    pub(super) list: bool,

    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}

impl Trial {
    /// The positions in the file, or those in the program.
    pub(super) fn positions<T, E: std::error::Error + Send + Sync + 'static>(
        &self,
        built_in: &str,
        parse: impl Fn(&str) -> Result<Vec<T>, E>,
    ) -> anyhow::Result<Vec<T>> {
        let Some(path) = &self.file else {
            return Ok(parse(built_in)?);
        };
        let named = || path.display().to_string();
        let text = fs::read_to_string(path).with_context(named)?;
        let positions = parse(&text).with_context(named)?;
        ensure!(
            !positions.is_empty(),
            "{}: it contains no positions",
            named()
        );
        Ok(positions)
    }

    pub(super) fn limits(&self) -> Limits {
        self.limits.limits(Duration::from_millis(100))
    }

    pub(super) fn tablebase(&self) -> Arc<Tablebase> {
        self.endgames.tablebase()
    }

    /// An engine with these databases.
    pub(super) fn engine(&self, databases: &Arc<Tablebase>) -> anyhow::Result<Engine> {
        let evaluation = match &self.net {
            None => Evaluation::default(),
            Some(path) => Evaluation::Network(Arc::new(read_network(path)?)),
        };
        Ok(Engine::new(Options {
            hash_mb: self.hash,
            databases: Arc::clone(databases),
            ..Options::new(evaluation)
        }))
    }
}

/// `shot        12 of   40   30.0 %`.
pub(super) fn write_row(
    out: &mut impl Write,
    name: &str,
    right: usize,
    positions: usize,
) -> io::Result<()> {
    let share = 100.0 * right as f64 / positions.max(1) as f64;
    writeln!(
        out,
        "{name:<9} {right:>4} of {positions:>4}  {share:>5.1} %"
    )
}
