//! Playing by the book: which moves are right, and what the opponent answers.

use crate::mix::mix;
use engine::{Book, BookMove};
use rules::{Move, Position};
use std::sync::Arc;

/// A line of the book that is drawn as it's played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByTheBook {
    /// The book.
    pub book: Arc<Book>,
    /// How many moves the learner has to find. Less if the book ends.
    pub moves: usize,
    /// Varies the opponent's moves.
    pub seed: u64,
    /// A line from the start of the exercise that the opponent follows as long as the learner does.
    pub along: Vec<Move>,
}

impl ByTheBook {
    /// Whether the book recommends a move.
    pub fn recommends(&self, pos: &Position, mv: Move) -> bool {
        self.recommended(pos).any(|known| known.mv == mv)
    }

    /// The move that the book likes most.
    pub fn best(&self, pos: &Position) -> Option<Move> {
        let best = self
            .recommended(pos)
            .max_by_key(|known| (known.weight, known.score))?;
        Some(best.mv)
    }

    /// The opponent's move in a position of an exercise that starts here. `None` if the book ends.
    pub fn reply(&self, start: &Position, pos: &Position) -> Option<Move> {
        let mut at = *start;
        for &mv in &self.along {
            if at == *pos {
                return Some(mv);
            }
            at = at.play(mv).ok()?;
        }
        self.drawn(pos)
    }

    /// A move of the book, drawn by weight. The same seed draws the same move in a position.
    pub fn drawn(&self, pos: &Position) -> Option<Move> {
        let total: u64 = self.recommended(pos).map(|it| u64::from(it.weight)).sum();
        let board = pos.board();
        let place = u64::from(board.occupied().bits()) ^ u64::from(board.kings().bits()) << 32;
        let mut left = mix(self.seed ^ mix(place)).checked_rem(total)?;
        let mut moves = self.recommended(pos);
        let drawn = moves.find(|it| {
            let weight = u64::from(it.weight);
            let is_drawn = left < weight;
            left = left.saturating_sub(weight);
            is_drawn
        });
        drawn.map(|it| it.mv)
    }

    fn recommended(&self, pos: &Position) -> impl Iterator<Item = &BookMove> {
        let moves = self.book.moves(pos);
        moves.iter().filter(|known| known.weight > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn by_the_book(seed: u64) -> ByTheBook {
        ByTheBook {
            book: Book::embedded(),
            moves: 3,
            seed,
            along: Vec::new(),
        }
    }

    #[test]
    fn replies_are_drawn_from_what_the_book_recommends() {
        let pos = Position::START;
        let mut drawn = HashSet::new();
        for seed in 0..200 {
            let line = by_the_book(seed);
            let mv = line.drawn(&pos).unwrap();
            assert!(line.recommends(&pos, mv));
            assert_eq!(line.drawn(&pos), Some(mv));
            drawn.insert(mv);
        }
        assert!(drawn.len() > 1);
        let best = by_the_book(0).best(&pos).unwrap();
        assert!(by_the_book(0).recommends(&pos, best));
        // Where the book ends, there's nothing to draw.
        let ending = testkit::position("W:WK32:BK1");
        assert_eq!(by_the_book(1).drawn(&ending), None);
        assert_eq!(by_the_book(1).best(&ending), None);
    }

    #[test]
    fn a_line_is_followed_as_long_as_it_is_played() {
        let start = Position::START;
        let first = start.moves()[0];
        let second = start.play_unchecked(first);
        let reply = second.moves()[0];
        let line = ByTheBook {
            along: vec![first, reply],
            ..by_the_book(4)
        };
        assert_eq!(line.reply(&start, &second), Some(reply));
        let other = start.play_unchecked(start.moves()[1]);
        assert_eq!(line.reply(&start, &other), line.drawn(&other));
    }
}
