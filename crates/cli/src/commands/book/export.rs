//! `crownhead book export`: a book as games.

use crate::Status;
use crate::arguments::{read_book, whole};
use clap::Args;
use collection::lines_of;
use engine::{Book, BookMove};
use notation::pdn::{Comment, Writer};
use rules::{Move, Position};
use std::io::Write;
use std::path::PathBuf;

/// Write the recommended lines of a book as PDN, one game per line.
#[derive(Args)]
#[command(
    after_help = "Each move has its weight and score in a comment. A line ends where it joins an earlier one.

Examples:
  crownhead book export my.book > my.pdn
  crownhead book export --plies 12 > openings.pdn"
)]
pub(crate) struct Export {
    /// The book [default: the built-in one]
    #[arg(value_name = "FILE")]
    book: Option<PathBuf>,

    /// The longest line, in half-moves
    #[arg(long, value_name = "PLIES", default_value_t = 40, value_parser = whole::<usize>(1..))]
    plies: usize,
}

impl Export {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let book = read_book(self.book.as_deref())?;
        let mut writer = Writer::new(&mut *out);
        let mut written = Ok(());
        lines_of(
            |pos| described(&book, pos),
            self.plies,
            |game| {
                if written.is_ok() {
                    written = writer.write(game);
                }
            },
        );
        written?;
        Ok(Status::Good)
    }
}

/// The recommended moves, the most frequent first, with their weights and scores.
fn described(book: &Book, pos: &Position) -> Vec<(Move, Vec<Comment>)> {
    let known = book.moves(pos);
    let mut moves: Vec<BookMove> = known.iter().filter(|mv| mv.weight > 0).copied().collect();
    moves.sort_by_key(|found| std::cmp::Reverse((found.weight, found.score)));
    let described = moves.iter().map(|found| {
        let score = f64::from(found.score) / 100.0;
        let text = format!("weight {}, score {score:+.2}", found.weight);
        (found.mv, Comment::new(&text).into_iter().collect())
    });
    described.collect()
}
