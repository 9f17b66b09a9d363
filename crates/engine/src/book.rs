//! Opening books: moves to play in positions that were analyzed beforehand.

mod expansion;
mod format;

pub use expansion::Expansion;
pub use format::BookError;

use crate::dice::Dice;
use rules::{Move, Position};
use std::collections::HashMap;
#[cfg(feature = "embedded-book")]
use std::sync::{Arc, LazyLock};

/// An opening book: positions reachable from the start of the game, and the moves to play in them.
///
/// It's computed beforehand and used without searching. Only [`Engine::play_as`] uses it, to play
/// faster and to vary its games. An analysis never sees it.
///
/// Every move in it is legal: a file is played through from the start as it's read.
///
/// [`Engine::play_as`]: crate::Engine::play_as
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// In breadth-first order from the start.
    entries: Vec<(Position, Vec<BookMove>)>,
    /// The index of each position in `entries`.
    places: HashMap<Position, usize>,
}

/// A move in a book.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// How often it's chosen, relative to the other moves in its position. A move of weight 0 is
    /// known but not recommended: it leads to positions that an opponent or a ballot may reach.
    pub weight: u8,
    /// What the move is worth to the side that plays it, in hundredths of a man.
    pub score: i16,
}

impl Book {
    /// The largest absolute value of a score in a book.
    pub const MAX_SCORE: i16 = 127 * format::SCORE_UNIT;

    /// The book of the known positions that known moves reach from the start. Illegal moves are
    /// left out. Scores are rounded to what a book file can hold.
    pub fn new(known: &HashMap<Position, Vec<BookMove>>) -> Book {
        let mut book = Book::default();
        book.add(Position::START);
        let mut at = 0;
        while let Some(&(pos, _)) = book.entries.get(at) {
            let mut moves = Vec::new();
            for mv in in_order(&pos) {
                let of_move = |it: &&BookMove| it.mv == mv;
                let Some(found) = known.get(&pos).and_then(|it| it.iter().find(of_move)) else {
                    continue;
                };
                moves.push(format::rounded(*found));
                let after = pos.play_unchecked(mv);
                if known.get(&after).is_some_and(|moves| !moves.is_empty()) {
                    book.add(after);
                }
            }
            book.entries[at].1 = moves;
            at += 1;
        }
        book
    }

    /// Reads a book file. Any bytes are safe to pass: anything but a complete, undamaged book is an
    /// error.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        format::read(bytes)
    }

    /// The bytes of the book file.
    pub fn to_bytes(&self) -> Vec<u8> {
        format::write(self)
    }

    /// The book that comes with the engine.
    #[cfg(feature = "embedded-book")]
    pub fn embedded() -> Arc<Book> {
        static EMBEDDED: LazyLock<Arc<Book>> = LazyLock::new(|| {
            let bytes = include_bytes!("../book/crownhead.book");
            Arc::new(Book::from_bytes(bytes).expect("the tests read the embedded book"))
        });
        Arc::clone(&EMBEDDED)
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has no moves at all.
    pub fn is_empty(&self) -> bool {
        self.entries.iter().all(|(_, moves)| moves.is_empty())
    }

    /// The moves it knows in a position. Some may have weight 0.
    pub fn moves(&self, pos: &Position) -> &[BookMove] {
        match self.places.get(pos) {
            Some(&place) => &self.entries[place].1,
            None => &[],
        }
    }

    /// Every position with its moves, in breadth-first order.
    pub fn positions(&self) -> impl ExactSizeIterator<Item = (&Position, &[BookMove])> {
        self.entries.iter().map(|(pos, moves)| (pos, &moves[..]))
    }

    /// A move to play here, chosen at random by weight, or `None` if the book recommends none.
    pub(crate) fn draw(&self, pos: &Position, dice: &mut Dice) -> Option<BookMove> {
        let moves = self.moves(pos);
        let total: u32 = moves.iter().map(|found| u32::from(found.weight)).sum();
        let mut throw = (dice.fraction() * f64::from(total)) as u32;
        moves.iter().copied().find(|found| {
            let weight = u32::from(found.weight);
            let is_drawn = throw < weight;
            throw = throw.saturating_sub(weight);
            is_drawn
        })
    }

    fn add(&mut self, pos: Position) {
        let place = self.entries.len();
        if let std::collections::hash_map::Entry::Vacant(vacant) = self.places.entry(pos) {
            vacant.insert(place);
            self.entries.push((pos, Vec::new()));
        }
    }
}

/// The legal moves sorted by their bits, so the order doesn't depend on the generator.
fn in_order(pos: &Position) -> Vec<Move> {
    let mut moves = pos.moves().to_vec();
    moves.sort_unstable_by_key(|mv| mv.bits());
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A book of all positions up to this many plies. Weights and scores are derived from the
    /// moves.
    pub(super) fn small(plies: u32) -> Book {
        let mut known = HashMap::new();
        let mut level = vec![Position::START];
        for _ in 0..plies {
            let mut next = Vec::new();
            for pos in level {
                let moves: Vec<BookMove> = in_order(&pos)
                    .into_iter()
                    .map(|mv| BookMove {
                        mv,
                        weight: (mv.bits() % 7) as u8,
                        score: (mv.bits() % 91) as i16 - 45,
                    })
                    .collect();
                next.extend(moves.iter().map(|found| pos.play_unchecked(found.mv)));
                known.insert(pos, moves);
            }
            level = next;
        }
        Book::new(&known)
    }

    #[test]
    fn a_book_knows_what_it_was_made_of() {
        let book = small(3);
        // 1 + 7 + 49 positions. The last 49 are distinct: one move by each side can't transpose.
        assert_eq!(book.len(), 57);
        assert!(!book.is_empty());
        assert_eq!(book.moves(&Position::START).len(), 7);
        for (pos, moves) in book.positions() {
            assert!(moves.iter().all(|found| pos.moves().contains(&found.mv)));
        }
        let empty = Book::new(&HashMap::new());
        assert_eq!((empty.len(), empty.is_empty()), (1, true));
        assert_eq!(empty.draw(&Position::START, &mut Dice::new(1)), None);
    }

    #[test]
    fn moves_are_drawn_by_weight() {
        let book = small(1);
        let mut dice = Dice::new(5);
        let mut drawn: HashMap<Move, u32> = HashMap::new();
        for _ in 0..7_000 {
            let found = book.draw(&Position::START, &mut dice).unwrap();
            *drawn.entry(found.mv).or_default() += 1;
        }
        let moves = book.moves(&Position::START);
        let total: u32 = moves.iter().map(|found| u32::from(found.weight)).sum();
        for found in moves {
            let expected = 7_000 * u32::from(found.weight) / total;
            let count = drawn.get(&found.mv).copied().unwrap_or(0);
            assert!(count.abs_diff(expected) < 250, "{count} {expected}");
            assert!(found.weight > 0 || count == 0);
        }
    }

    #[cfg(feature = "embedded-book")]
    #[test]
    fn the_book_in_the_program_is_small_and_leaves_a_choice() {
        let book = Book::embedded();
        assert!(book.len() > 1_000 && book.to_bytes().len() < 500_000);
        let played = |pos: &Position| {
            let moves = book.moves(pos).iter();
            moves.filter(|found| found.weight > 0).count()
        };
        assert!(played(&Position::START) > 1);
        // The recommended move with the highest weight has the best score, up to rounding.
        let mut silent = 0;
        for (_, moves) in book.positions() {
            let played = || moves.iter().filter(|found| found.weight > 0);
            let Some(first) = played().max_by_key(|found| found.weight) else {
                silent += 1;
                continue;
            };
            let best = played().map(|found| found.score).max().unwrap();
            assert!(best - first.score <= format::SCORE_UNIT);
        }
        // Few positions are left without a recommended move.
        assert!(silent * 100 < book.len(), "{silent}");
    }
}
