//! `crownhead analyze`: what the engine thinks of a position, or of every move of a game.

mod annotate;
mod games;
mod position;
mod review;

use super::databases::DatabaseArg;
use super::own_file::Losing;
use crate::Verdict;
use crate::interruption::stop_on_interrupt;
use crate::stopwatch::stopwatch;
use anyhow::Context;
use clap::Args;
use engine::{Control, Engine, Limits, Options, Progress, SearchResult};
use notation::Fen;
use rules::{Game, Move, Position, RuleSet};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// Analyze a position, or every move of the games in a file.
#[derive(Args)]
#[command(
    after_help = "For a position: the best lines, each with its score for the side to move, in men, or how the
game ends. Press Ctrl-C to stop the search and show the result.

For a file of games: every move is checked, and mistakes are listed with the better move: ? costs a fifth of a point or more, ?? more than a third. --output writes the games with
these marks, the better lines as variations and the evaluation after each move as [%eval …], where
+ is good for Black. `-` reads PDN from standard input.

Examples:
  crownhead analyze 'W:W18,24,K30:B5,11,K27' --lines 3 --time 10
  crownhead analyze start --depth 20
  crownhead analyze games.pdn --time 0.5 --output annotated.pdn
  crownhead analyze games.pdn --nodes 100000 --json"
)]
pub(crate) struct Analyze {
    /// A position as FEN, `start`, or a file of games
    #[arg(value_name = "FEN|FILE")]
    target: String,

    /// Seconds per position or per move [default: 3 for a position, 0.3 for a move]
    #[arg(long, value_name = "SECONDS", value_parser = seconds, conflicts_with_all = ["depth", "nodes"])]
    time: Option<Duration>,

    /// Search depth in plies
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=200))]
    depth: Option<u32>,

    /// Node limit
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Number of lines to show for a position
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=48))]
    lines: u8,

    /// Hash table size in MiB
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    hash: u32,

    /// Number of search threads
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,

    #[command(flatten)]
    database: DatabaseArg,

    /// Write the annotated games to this file
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    losing: Losing,

    /// Print JSON; for games, one object per line
    #[arg(long)]
    json: bool,
}

impl Analyze {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let control = Control::new();
        stop_on_interrupt(control.clone())?;
        let analyst = Analyst {
            engine: Engine::new(Options {
                hash_mb: self.hash as usize,
                threads: self.threads.into(),
                databases: self.database.tablebase(),
                ..Options::default()
            }),
            limits: Limits {
                depth: self.depth,
                nodes: self.nodes,
                ..Limits::INFINITE
            },
            control,
        };
        match self.position()? {
            Some(pos) => {
                anyhow::ensure!(
                    self.output.is_none(),
                    "--output is for games: a position has nothing to annotate"
                );
                let analyst = analyst.with_time(self.time, Duration::from_secs(3));
                position::analyze(out, analyst, &pos, self.lines.into(), self.json)
            }
            None => {
                let analyst = analyst.with_time(self.time, Duration::from_millis(300));
                games::analyze(
                    out,
                    analyst,
                    &self.target,
                    self.output.as_deref().map(|path| (path, self.losing)),
                    self.json,
                )
            }
        }
    }

    /// The position, or `None` if the target is a file. Only a FEN starts with a side and a colon.
    fn position(&self) -> anyhow::Result<Option<Position>> {
        if self.target == "start" {
            return Ok(Some(Position::START));
        }
        let is_fen =
            self.target.get(1..2) == Some(":") && !std::path::Path::new(&self.target).exists();
        if !is_fen {
            return Ok(None);
        }
        let named = || format!("the FEN {:?}", self.target);
        let fen: Fen = self.target.parse().with_context(named)?;
        fen.position().map(Some).with_context(named)
    }
}

fn seconds(text: &str) -> Result<Duration, &'static str> {
    let time = text
        .parse()
        .ok()
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| !time.is_zero())
        .ok_or("expected a number of seconds, more than 0")
}

/// An engine and its limits per position.
struct Analyst {
    engine: Engine,
    limits: Limits,
    control: Control,
}

impl Analyst {
    /// Sets the time limit: the one asked for, or this default if there's no limit at all.
    fn with_time(mut self, asked: Option<Duration>, default: Duration) -> Analyst {
        let is_limited = self.limits != Limits::INFINITE;
        if let Some(time) = asked.or((!is_limited).then_some(default)) {
            self.limits.time = engine::TimeLimit::Move(time);
        }
        self
    }

    fn look(
        &mut self,
        game: &Game,
        lines: usize,
        observe: &mut dyn FnMut(&Progress),
    ) -> SearchResult {
        let limits = Limits {
            lines,
            ..self.limits
        };
        self.engine
            .search(game, &limits, &self.control, &stopwatch(), observe)
    }

    fn is_interrupted(&self) -> bool {
        self.control.is_stopped()
    }
}

/// Moves in notation, starting in this position.
fn move_texts(pos: &Position, rules: RuleSet, moves: &[Move]) -> Vec<String> {
    let mut pos = *pos;
    let mut texts = Vec::with_capacity(moves.len());
    for &mv in moves {
        texts.push(notation::write_move(&pos, rules, mv, rules::Labels::Numbers).to_string());
        pos = pos.play_unchecked(mv);
    }
    texts
}
