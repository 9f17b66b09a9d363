//! `crownhead book`: opening books.

mod build;
mod check;
mod lines;
mod show;

use crate::Verdict;
use anyhow::Context;
use clap::{Args, Subcommand};
use engine::{Book as OpeningBook, Control, Engine, Limits, Options};
use rules::{Game, Position, RuleSet};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

/// Build, check and browse opening books.
#[derive(Args)]
#[command(
    after_help = "An opening book lists good opening moves. The levels for people use it, and so does
`crownhead hub` with the parameter book. One is built in.

Examples:
  crownhead book show 11-15 23-19
  crownhead book build --out my.book --positions 2000 --nodes 50000
  crownhead book check my.book --sample 200"
)]
pub(crate) struct Book {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Build),
    Check(check::Check),
    Show(show::Show),
}

impl Book {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        match &self.command {
            Command::Build(build) => build.run(out),
            Command::Check(check) => check.run(out),
            Command::Show(show) => show.run(out),
        }
    }
}

/// The book in this file or, without a path, the built-in one.
fn read_book(path: Option<&Path>) -> anyhow::Result<Arc<OpeningBook>> {
    let Some(path) = path else {
        return Ok(OpeningBook::embedded());
    };
    let named = || path.display().to_string();
    let bytes = fs::read(path).with_context(named)?;
    Ok(Arc::new(
        OpeningBook::from_bytes(&bytes).with_context(named)?,
    ))
}

/// The searches that build and check a book.
#[derive(Args)]
struct Effort {
    /// Nodes per search
    #[arg(long, value_name = "COUNT", default_value_t = 100_000)]
    nodes: u64,

    /// Number of threads [default: one per core]
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Hash table size per thread in MiB
    #[arg(long, value_name = "MB", default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=65_536))]
    hash: u64,
}

impl Effort {
    /// Processes all items, several at a time, each with a cleared engine, so that the results
    /// don't depend on the number of threads. They come in the order of the items. Those after an
    /// interrupt are missing.
    fn work<T: Sync, A: Send>(
        &self,
        items: &[T],
        interrupt: &Control,
        work: impl Fn(&mut Searcher, &T) -> A + Sync,
        done: impl Fn() + Sync,
    ) -> Vec<Option<A>> {
        let threads = self.threads.map_or_else(
            || std::thread::available_parallelism().map_or(1, usize::from),
            usize::from,
        );
        let next = AtomicUsize::new(0);
        let take_turns = || {
            let mut searcher = self.searcher();
            let mut answers = Vec::new();
            while !interrupt.is_stopped() {
                let place = next.fetch_add(1, Relaxed);
                let Some(item) = items.get(place) else { break };
                searcher.engine.new_game();
                answers.push((place, work(&mut searcher, item)));
                done();
            }
            answers
        };
        let mut all: Vec<Option<A>> = items.iter().map(|_| None).collect();
        std::thread::scope(|scope| {
            let handles: Vec<_> = (0..threads.min(items.len()))
                .map(|_| scope.spawn(take_turns))
                .collect();
            for handle in handles {
                for (place, answer) in handle.join().expect("a search doesn't panic") {
                    all[place] = Some(answer);
                }
            }
        });
        all
    }

    fn searcher(&self) -> Searcher {
        Searcher {
            engine: Engine::new(Options {
                hash_mb: self.hash as usize,
                ..Options::default()
            }),
            limits: Limits::nodes(self.nodes),
        }
    }
}

/// An engine with the requested limits.
struct Searcher {
    engine: Engine,
    limits: Limits,
}

impl Searcher {
    /// The score of a position for the side to move.
    fn score(&mut self, pos: &Position) -> engine::Score {
        let game = Game::from_position(*pos, RuleSet::OFFICIAL);
        let clock = || Duration::ZERO;
        let found = self
            .engine
            .search(&game, &self.limits, &Control::new(), &clock, &mut |_| {});
        found.score
    }
}
