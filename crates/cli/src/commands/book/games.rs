//! Books made from games.

use super::Searches;
use crate::arguments::whole;
use anyhow::{Context, bail};
use clap::Args;
use collection::{Repertoire, Score, book_weight};
use engine::{Book, BookMove, Control};
use notation::pdn::AnyReader;
use rules::{Move, Position};
use std::collections::HashMap;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

/// The games that a book is made from.
#[derive(Args)]
pub(super) struct Games {
    /// Make the book from these games, PDN or JSON, instead of searching for openings
    #[arg(long, alias = "games", value_name = "FILE", num_args = 1..)]
    from: Vec<PathBuf>,

    /// With --from: how many games must have played a move
    #[arg(long, value_name = "COUNT", default_value_t = 2, value_parser = whole::<u64>(1..))]
    least: u64,

    /// With --from: how many half-moves of each game to look at
    #[arg(long, value_name = "PLIES", default_value_t = 30, value_parser = whole::<usize>(1..))]
    plies: usize,
}

impl Games {
    /// Whether the book is made from games.
    pub(super) fn are_given(&self) -> bool {
        !self.from.is_empty()
    }

    /// Makes the book: moves are weighted by how often they were played and how they scored, and
    /// each is searched for its score. `None` if it was interrupted.
    pub(super) fn book(
        &self,
        searches: &Searches,
        jobs: usize,
        interrupt: &Control,
    ) -> anyhow::Result<Option<Book>> {
        let mut repertoire = Repertoire::new(self.plies);
        let mut used = 0_u64;
        for path in &self.from {
            let named = || path.display().to_string();
            let file = File::open(path).with_context(named)?;
            for record in AnyReader::new(BufReader::new(file)).with_context(named)? {
                let record = record.with_context(named)?;
                used += u64::from(record.game().is_some_and(|game| repertoire.add(game)));
            }
        }
        if used == 0 {
            bail!("there are no games from the starting position");
        }
        let played = repertoire.played(self.least);
        // In order, so that the same games give the same book.
        let mut moves: Vec<(Position, Move, Score, u64)> = Vec::new();
        for (pos, found) in &played {
            let most = found.iter().map(|(_, score)| score.games).max();
            moves.extend(
                found
                    .iter()
                    .map(|(mv, score)| (*pos, *mv, *score, most.unwrap_or(1))),
            );
        }
        moves.sort_by_key(|(pos, mv, ..)| (notation::wire::encode_position(pos), mv.bits()));
        let limit = i32::from(Book::MAX_SCORE);
        let scores = searches.work(
            jobs,
            &moves,
            interrupt,
            |searcher, (pos, mv, ..)| {
                let score = -searcher.score(&pos.play_unchecked(*mv));
                score.value().clamp(-limit, limit) as i16
            },
            || {},
        );
        if scores.len() < moves.len() {
            return Ok(None);
        }
        let mut known: HashMap<Position, Vec<BookMove>> = HashMap::new();
        for ((pos, mv, score, most), searched) in moves.into_iter().zip(scores) {
            known.entry(pos).or_default().push(BookMove {
                mv,
                weight: book_weight(score, most),
                score: searched,
            });
        }
        Ok(Some(Book::new(&known)))
    }
}
