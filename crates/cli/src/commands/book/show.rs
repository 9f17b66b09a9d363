//! `crownhead book show`: browse a book.

use crate::Status;
use crate::arguments::read_book;
use crate::json::{PositionJson, ScoreJson, write_json};
use anyhow::Context;
use clap::Args;
use engine::BookMove;
use notation::{WrittenMove, write_fen, write_move};
use rules::{Labels, Position, RuleSet};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// Show what a book knows after some moves from the start.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead book show
  crownhead book show 11-15 23-19 --book my.book
  crownhead book show 11-15 --json")]
pub(crate) struct Show {
    /// The moves from the start
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,

    /// The book [default: the built-in one]
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ShowAnswer {
    #[serde(flatten)]
    position: PositionJson,
    moves: Vec<MoveAnswer>,
}

#[derive(Serialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    text: String,
    weight: u8,
    score: ScoreJson,
}

impl Show {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let book = read_book(self.book.as_deref())?;
        let mut pos = Position::START;
        for text in &self.moves {
            let parsed: WrittenMove = text.parse().with_context(|| format!("the move {text:?}"))?;
            let mv = parsed
                .resolve(&pos, RuleSet::OFFICIAL)
                .with_context(|| format!("the move {text:?}"))?;
            pos = pos.play_unchecked(mv);
        }
        let mut known: Vec<BookMove> = book.moves(&pos).to_vec();
        known.sort_by_key(|found| std::cmp::Reverse((found.weight, found.score)));
        let text = |found: &BookMove| {
            write_move(&pos, RuleSet::OFFICIAL, found.mv, Labels::Numbers).to_string()
        };
        if self.json {
            let moves = known.iter().map(|found| MoveAnswer {
                text: text(found),
                weight: found.weight,
                score: ScoreJson::evaluation(found.score.into()),
            });
            let answer = ShowAnswer {
                position: PositionJson::from(&pos),
                moves: moves.collect(),
            };
            write_json(out, &answer)?;
            return Ok(Status::Good);
        }
        writeln!(out, "{}", write_fen(&pos))?;
        if known.is_empty() {
            writeln!(out, "The book doesn't know this position.")?;
        }
        let total: u32 = known.iter().map(|it| u32::from(it.weight)).sum();
        for found in &known {
            let share = 100.0 * f64::from(found.weight) / f64::from(total.max(1));
            let men = f64::from(found.score) / 100.0;
            writeln!(out, "{:<8} {share:>5.1} %  {men:+.2}", text(found))?;
        }
        Ok(Status::Good)
    }
}
