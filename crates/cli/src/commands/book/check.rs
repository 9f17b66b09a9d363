//! `crownhead book check`: whether a book can be trusted.

use super::{Searcher, Searches};
use crate::Status;
use crate::arguments::{Jobs, men, read_book, whole};
use crate::commands::{counted, grouped};
use crate::interruption::stop_on_interrupt;
use crate::json::{PositionJson, ScoreJson, write_json};
use crate::progress::progress_bar;
use anyhow::{Context, bail};
use clap::Args;
use engine::{Book, BookMove, Control};
use rules::{Move, Position};
use serde::Serialize;
use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;

/// Check that every move in a book is legal, and that a search doesn't refute any it recommends.
#[derive(Args)]
#[command(
    after_help = "Reading a book plays it through from the start, which finds illegal moves immediately. Then it
searches the position after each recommended move. A move is bad when it leaves its side worse off
than --margin while another move in the position doesn't. --output writes the book without
recommending those. Checked again the same way, it has no bad moves.

Examples:
  crownhead book check
  crownhead book check my.book --nodes 30000 --output better.book
  crownhead book check my.book --nodes 1000000 --sample 500 --seed 2"
)]
pub(crate) struct Check {
    /// The book [default: the built-in one]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    /// How far behind counts as lost, in men
    #[arg(long, value_name = "MEN", default_value_t = 0.8, value_parser = men)]
    margin: f64,

    /// Search only this many moves, chosen at random
    #[arg(long, value_name = "COUNT", value_parser = whole::<usize>(1..))]
    sample: Option<usize>,

    /// Random seed
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "sample", value_parser = whole::<u64>(0..))]
    seed: u64,

    /// Write the book without recommending the bad moves
    #[arg(long, short, alias = "out", value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    searches: Searches,

    #[command(flatten)]
    jobs: Jobs,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct CheckAnswer {
    position_count: usize,
    move_count: usize,
    searched_count: usize,
    bad: Vec<BadMove>,
}

/// A move that the book shouldn't recommend.
#[derive(Serialize)]
struct BadMove {
    #[serde(flatten)]
    position: PositionJson,
    #[serde(flatten)]
    judged: MoveAnswer,
    better: MoveAnswer,
}

#[derive(Serialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    mv: String,
    score: ScoreJson,
    #[serde(skip)]
    value: engine::Score,
}

impl Check {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let book = read_book(self.file.as_deref())?;
        let mut moves: Vec<(Position, Move)> = Vec::new();
        for (pos, known) in book.positions() {
            let played = known.iter().filter(|found| found.weight > 0);
            moves.extend(played.map(|found| (*pos, found.mv)));
        }
        let all = moves.len();
        if let Some(sample) = self.sample {
            fastrand::Rng::with_seed(self.seed).shuffle(&mut moves);
            moves.truncate(sample);
        }
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let bar = progress_bar(moves.len() as u64, "{wide_bar} {pos}/{len} moves {eta}");
        let margin = (self.margin * 100.0) as i32;
        let found = self.searches.work(
            self.jobs.count(),
            &moves,
            &interrupt,
            |searcher, &(pos, mv)| judge(searcher, &pos, mv, margin),
            || bar.inc(1),
        );
        bar.finish_and_clear();
        let bad_moves: HashSet<(Position, Move)> = std::iter::zip(&moves, &found)
            .filter(|(_, bad)| bad.is_some())
            .map(|(&of, _)| of)
            .collect();
        let answer = CheckAnswer {
            position_count: book.len(),
            move_count: all,
            searched_count: found.len(),
            bad: found.into_iter().flatten().collect(),
        };
        if self.json {
            write_json(out, &answer)?;
        } else {
            answer.write(out)?;
        }
        if interrupt.is_stopped() {
            bail!("interrupted");
        }
        if let Some(path) = &self.output {
            let bytes = without(&book, &bad_moves).to_bytes();
            durable::replace(path, |file| file.write_all(&bytes))
                .with_context(|| path.display().to_string())?;
        }
        Ok(if answer.bad.is_empty() {
            Status::Good
        } else {
            Status::ProblemsFound
        })
    }
}

impl CheckAnswer {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        let men = |one: &MoveAnswer| f64::from(one.value.value()) / 100.0;
        for bad in &self.bad {
            let (judged, better) = (&bad.judged, &bad.better);
            writeln!(
                out,
                "{}: {} is worth {:+.2}, {} {:+.2}",
                bad.position.fen,
                judged.mv,
                men(judged),
                better.mv,
                men(better)
            )?;
        }
        writeln!(
            out,
            "{} positions and {} moves to play, all legal; {} searched, {}",
            grouped(self.position_count as u64),
            grouped(self.move_count as u64),
            grouped(self.searched_count as u64),
            match self.bad.len() {
                0 => "none of them bad".to_owned(),
                count => counted(count, "bad move"),
            }
        )
    }
}

/// The book without recommending these moves. They stay known, because an opponent may play them.
fn without(book: &Book, bad: &HashSet<(Position, Move)>) -> Book {
    let known = book.positions().map(|(pos, moves)| {
        let judged = moves.iter().map(|&found| BookMove {
            weight: if bad.contains(&(*pos, found.mv)) {
                0
            } else {
                found.weight
            },
            ..found
        });
        (*pos, judged.collect())
    });
    Book::new(&known.collect())
}

/// What's wrong with a move, if anything.
fn judge(searcher: &mut Searcher, pos: &Position, mv: Move, margin: i32) -> Option<BadMove> {
    let mut worth = |mv: Move| -searcher.score(&pos.play_unchecked(mv));
    let score = worth(mv);
    if score.value() >= -margin {
        return None;
    }
    // In a bad opening every move is bad, and that's not the book's fault.
    let others = pos.moves().into_iter().filter(|other| *other != mv);
    let (better, better_score) = others
        .map(|other| (other, worth(other)))
        .max_by_key(|(_, score)| *score)?;
    let answer = |mv: Move, score: engine::Score| MoveAnswer {
        mv: mv.to_string(),
        score: score.into(),
        value: score,
    };
    (better_score.value() >= -margin).then(|| BadMove {
        position: pos.into(),
        judged: answer(mv, score),
        better: answer(better, better_score),
    })
}
