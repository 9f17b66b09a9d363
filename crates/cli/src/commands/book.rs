//! `crownhead book`: opening books.

mod build;
mod check;
mod export;
mod games;
mod lines;
mod show;

use crate::Status;
use crate::arguments::{hash_size, whole};
use crate::parallel::in_order;
use clap::{Args, Subcommand};
use engine::{Control, Engine, Limits, Options};
use rules::{Game, Position, RuleSet};
use std::io::Write;
use std::time::Duration;

/// Build, check and browse opening books.
#[derive(Args)]
#[command(
    after_help = "An opening book lists good opening moves. The computer's levels play from it. One is built in; `crownhead play
--terminal --book FILE`, `crownhead dxp` and, with the parameter book, `crownhead hub` use another.

Examples:
  crownhead book show 11-15 23-19
  crownhead book build --output my.book --positions 2000 --nodes 50000
  crownhead book build --output club.book --from club.pdn
  crownhead book export club.book > lines.pdn
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
    Export(export::Export),
    Show(show::Show),
}

impl Book {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        match &self.command {
            Command::Build(build) => build.run(out),
            Command::Check(check) => check.run(out),
            Command::Export(export) => export.run(out),
            Command::Show(show) => show.run(out),
        }
    }
}

/// The searches that build and check a book.
#[derive(Args)]
struct Searches {
    /// Nodes per search
    #[arg(long, value_name = "COUNT", default_value_t = 100_000, value_parser = whole::<u64>(1..))]
    nodes: u64,

    /// Hash table size in MiB, for each job
    #[arg(long, value_name = "MIB", default_value_t = 8, value_parser = hash_size())]
    hash: usize,
}

impl Searches {
    /// Processes all items, several at a time, each with a cleared engine, so that the results
    /// don't depend on the number of jobs. They come in the order of the items. After an
    /// interruption, later results are missing.
    fn work<T: Sync, A: Send>(
        &self,
        jobs: usize,
        items: &[T],
        interrupt: &Control,
        work: impl Fn(&mut Searcher, &T) -> A + Sync,
        done: impl Fn(),
    ) -> Vec<A> {
        let mut answers = Vec::new();
        let worked: Result<(), std::convert::Infallible> = in_order(
            jobs.min(items.len()),
            items.iter(),
            || self.searcher(),
            |searcher, item| {
                if interrupt.is_stopped() {
                    return None;
                }
                searcher.engine.new_game();
                Some(work(searcher, item))
            },
            |answer| {
                answers.push(answer);
                done();
                Ok(())
            },
        );
        worked.unwrap_or_else(|never| match never {});
        answers
    }

    fn searcher(&self) -> Searcher {
        Searcher {
            engine: Engine::new(Options {
                hash_mb: self.hash,
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
