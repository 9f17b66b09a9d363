//! `crownhead book export`: a book as games.

use super::read_book;
use crate::Status;
use crate::arguments::whole;
use clap::Args;
use engine::{Book, BookMove};
use notation::pdn::{Comment, Node, PdnGame, Writer};
use rules::Position;
use std::collections::HashSet;
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
        let mut lines = Lines {
            book: &book,
            plies: self.plies,
            seen: HashSet::new(),
            line: Vec::new(),
            writer: Writer::new(&mut *out),
        };
        lines.follow(Position::START)?;
        Ok(Status::Good)
    }
}

struct Lines<'a, W: Write> {
    book: &'a Book,
    plies: usize,
    /// The positions whose moves have been written.
    seen: HashSet<Position>,
    line: Vec<BookMove>,
    writer: Writer<W>,
}

impl<W: Write> Lines<'_, W> {
    /// Writes every line from this position.
    fn follow(&mut self, pos: Position) -> anyhow::Result<()> {
        let known = self.book.moves(&pos);
        let mut moves: Vec<BookMove> = known.iter().filter(|mv| mv.weight > 0).copied().collect();
        moves.sort_by_key(|found| std::cmp::Reverse((found.weight, found.score)));
        if moves.is_empty() || self.line.len() >= self.plies || !self.seen.insert(pos) {
            return self.write();
        }
        for found in moves {
            self.line.push(found);
            self.follow(pos.play_unchecked(found.mv))?;
            self.line.pop();
        }
        Ok(())
    }

    fn write(&mut self) -> anyhow::Result<()> {
        if self.line.is_empty() {
            return Ok(());
        }
        let mut game = PdnGame::new();
        game.line.nodes = self
            .line
            .iter()
            .map(|found| {
                let mut node = Node::from(found.mv);
                let score = f64::from(found.score) / 100.0;
                let text = format!("weight {}, score {score:+.2}", found.weight);
                node.comments.extend(Comment::new(&text));
                node
            })
            .collect();
        Ok(self.writer.write(&game)?)
    }
}
