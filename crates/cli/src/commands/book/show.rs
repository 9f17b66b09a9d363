//! `crownhead book show`: browse a book.

use super::read_book;
use crate::Verdict;
use crate::commands::write_json;
use anyhow::Context;
use clap::Args;
use engine::BookMove;
use notation::{Fen, WrittenMove, write_move};
use rules::{Labels, Position, RuleSet};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// Show what a book knows after some moves from the start.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead book show
  crownhead book show 11-15 23-19 --book my.book")]
pub(crate) struct Show {
    /// The moves from the start
    moves: Vec<String>,

    /// The book [default: the built-in one]
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    fen: String,
    moves: Vec<MoveAnswer>,
}

#[derive(Serialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    text: String,
    weight: u8,
    /// In men, for the side that plays it.
    score: f64,
}

impl Show {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
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
        let moves = known.into_iter().map(|found| MoveAnswer {
            text: write_move(&pos, RuleSet::OFFICIAL, found.mv, Labels::Numbers).to_string(),
            weight: found.weight,
            score: f64::from(found.score) / 100.0,
        });
        let answer = Answer {
            fen: Fen::from(&pos).to_string(),
            moves: moves.collect(),
        };
        if self.json {
            write_json(out, &answer)?;
            return Ok(Verdict::Good);
        }
        writeln!(out, "{}", answer.fen)?;
        if answer.moves.is_empty() {
            writeln!(out, "The book doesn't know this position.")?;
        }
        let total: u32 = answer.moves.iter().map(|it| u32::from(it.weight)).sum();
        for MoveAnswer {
            text,
            weight,
            score,
        } in &answer.moves
        {
            let share = 100.0 * f64::from(*weight) / f64::from(total.max(1));
            writeln!(out, "{text:<8} {share:>5.1} %  {score:+.2}")?;
        }
        Ok(Verdict::Good)
    }
}
