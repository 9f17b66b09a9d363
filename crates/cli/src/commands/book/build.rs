//! `crownhead book build`: drop-out expansion over the ballots.

use super::Searches;
use super::games::Games;
use super::lines::Lines;
use crate::Status;
use crate::arguments::{RunArgs, whole};
use crate::commands::grouped;
use crate::interruption::stop_on_interrupt;
use crate::progress::progress_bar;
use anyhow::{Context, bail};
use clap::Args;
use engine::{Book, Control, Expansion};
use notation::Deck;
use rules::{Move, Position};
use std::io::Write;
use std::path::PathBuf;

/// Build a book: expand the openings along the lines of good play and weight each move by its
/// results.
#[derive(Args)]
#[command(
    after_help = "It starts from the standard position and the three-move ballots. It searches every move of each
position that it expands, and it first expands the positions that good play reaches soonest: bad
moves drop out, and main lines grow long.

Progress is saved to a text file next to the book, so you can stop at any time and run the
same command to continue, even with more positions. The same settings give the same book on
any number of threads.

With --from, the book has the moves of those games: a move's weight says how often it was played, a
move that scored badly isn't recommended, and each move gets a score by search.

Examples:
  crownhead book build --output my.book --positions 2000 --nodes 50000
  crownhead book build --output club.book --from club.pdn masters.pdn --least 3
  crownhead book build --output my.book --positions 20000 --stop-after 60"
)]
pub(crate) struct Build {
    #[command(flatten)]
    run: RunArgs,

    /// Number of positions to expand
    #[arg(long, value_name = "COUNT", default_value_t = 10_000, value_parser = whole::<usize>(1..))]
    positions: usize,

    /// File with the search results, to continue from [default: the book's name and .lines]
    #[arg(long, alias = "lines", value_name = "FILE")]
    progress: Option<PathBuf>,

    #[command(flatten)]
    searches: Searches,

    #[command(flatten)]
    games: Games,
}

/// The number of positions chosen together. It's fixed, so that the book doesn't depend on the
/// number of threads.
const BATCH: usize = 128;

impl Build {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        if self.games.are_given() {
            return self.run_games(out);
        }
        let ballots: Vec<&[Move]> = Deck::ThreeMove
            .iter()
            .map(notation::Ballot::moves)
            .collect();
        let mut expansion = Expansion::new(ballots);
        let path = self.progress.clone().unwrap_or_else(|| {
            let mut name = self.run.output.clone().into_os_string();
            name.push(".lines");
            name.into()
        });
        let settings = format!("nodes={} hash={}", self.searches.nodes, self.searches.hash);
        let mut lines = Lines::open(&path, &settings, &mut expansion)
            .with_context(|| format!("the search results in {}", path.display()))?;
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let bar = progress_bar(
            self.positions as u64,
            "{wide_bar} {pos}/{len} positions {per_sec} {eta}",
        );
        bar.set_position(expansion.len() as u64);
        let is_over = self.run.is_over(&interrupt);
        while expansion.len() < self.positions && !is_over() {
            let wanted = BATCH.min(self.positions - expansion.len());
            let batch = expansion.next(wanted);
            if batch.is_empty() {
                break;
            }
            let jobs = self.run.jobs.count();
            let found = self
                .searches
                .work(jobs, &batch, &interrupt, search_moves, || bar.inc(1));
            // All or nothing: later choices must depend on whole batches.
            if found.len() < batch.len() {
                break;
            }
            let found: Vec<_> = batch.into_iter().zip(found).collect();
            lines.append(&found).context("the workings")?;
            for (pos, scores) in &found {
                expansion.add(pos, scores);
            }
        }
        bar.finish_and_clear();
        self.write(&expansion.book(), out)?;
        if interrupt.is_stopped() {
            bail!("interrupted: run the same command again to continue");
        }
        Ok(Status::Good)
    }

    /// Makes the book from games.
    fn run_games(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let jobs = self.run.jobs.count();
        let Some(book) = self.games.book(&self.searches, jobs, &interrupt)? else {
            bail!("interrupted: nothing was written");
        };
        self.write(&book, out)?;
        Ok(Status::Good)
    }

    /// Writes the book, and says what's in it.
    fn write(&self, book: &Book, out: &mut impl Write) -> anyhow::Result<()> {
        let bytes = book.to_bytes();
        durable::replace(&self.run.output, |file| file.write_all(&bytes))
            .with_context(|| self.run.output.display().to_string())?;
        writeln!(
            out,
            "{}: {} positions, {} moves to play, {} bytes",
            self.run.output.display(),
            grouped(book.len() as u64),
            grouped(recommended(book) as u64),
            grouped(bytes.len() as u64),
        )?;
        Ok(())
    }
}

/// The score of each move of a position, for the side that plays it.
fn search_moves(searcher: &mut super::Searcher, pos: &Position) -> Vec<(Move, i16)> {
    let limit = i32::from(Book::MAX_SCORE);
    let mut scores = Vec::new();
    for mv in pos.moves() {
        let score = -searcher.score(&pos.play_unchecked(mv));
        scores.push((mv, score.value().clamp(-limit, limit) as i16));
    }
    scores
}

/// The number of moves that the book recommends.
fn recommended(book: &Book) -> usize {
    let moves = book.positions().flat_map(|(_, moves)| moves);
    moves.filter(|found| found.weight > 0).count()
}
