//! The information about the moves in a position: what the book and an engine say, and how games
//! went.

use crate::openings::position_name;
use engine::{Book, BookMove, Line, Score};
use rules::{Move, Position};
use std::collections::HashMap;

/// How games ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// Games that Black won.
    pub black: u32,
    /// Drawn games.
    pub draws: u32,
    /// Games that White won.
    pub white: u32,
}

/// A move in a position, and what is known about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExploredMove {
    /// The move.
    pub mv: Move,
    /// The name of the opening that it leads to.
    pub name: Option<&'static str>,
    /// What the book says.
    pub book: Option<BookMove>,
    /// What the move is worth to the side that plays it, if an engine has looked.
    pub score: Option<Score>,
    /// How games with it ended.
    pub games: Results,
}

impl Results {
    /// How many games there are.
    pub const fn total(self) -> u32 {
        self.black + self.draws + self.white
    }

    /// What each result is in percent. They add up to 100, unless there's no game.
    pub fn percent(self) -> [u32; 3] {
        let total = self.total();
        if total == 0 {
            return [0; 3];
        }
        let share = |count: u32| (f64::from(count) * 100.0 / f64::from(total)).round() as u32;
        let (black, white) = (share(self.black), share(self.white));
        // Rounding both up could leave less than nothing for the draws.
        let white = white.min(100 - black);
        [black, 100 - black - white, white]
    }
}

/// The legal moves in a position with what is known about them: first those that the book plays, the
/// most frequent first.
///
/// The engine's scores and the results of games don't change the order: they arrive later, and
/// moves that change places are hard to click.
pub fn explore(
    pos: &Position,
    book: &Book,
    lines: &[Line],
    games: &HashMap<Move, Results>,
) -> Vec<ExploredMove> {
    let known = book.moves(pos);
    let explored = |mv: Move| ExploredMove {
        mv,
        name: position_name(&pos.play_unchecked(mv)),
        book: known.iter().find(|known| known.mv == mv).copied(),
        score: lines
            .iter()
            .find(|line| line.moves.first() == Some(&mv))
            .map(|line| line.score),
        games: games.get(&mv).copied().unwrap_or_default(),
    };
    let mut moves: Vec<ExploredMove> = pos.moves().into_iter().map(explored).collect();
    moves.sort_by_key(|it| std::cmp::Reverse(it.book.map(|book| (book.weight, book.score))));
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_add_up() {
        #[track_caller]
        fn check(black: u32, draws: u32, white: u32, expected: [u32; 3]) {
            let results = Results {
                black,
                draws,
                white,
            };
            assert_eq!(results.percent(), expected);
        }
        check(0, 0, 0, [0, 0, 0]);
        check(1, 1, 1, [33, 34, 33]);
        check(1, 0, 1, [50, 0, 50]);
        check(1, 0, 7, [13, 0, 87]);
        check(0, 5, 0, [0, 100, 0]);
    }

    #[test]
    fn moves_come_with_all_that_is_known() {
        let book = Book::embedded();
        let start = Position::START;
        let mut moves = start.moves().into_iter();
        let played = moves.find(|mv| mv.to_string() == "11-15").unwrap();
        let results = Results {
            black: 1,
            draws: 1,
            white: 1,
        };
        let counted = HashMap::from([(played, results)]);
        let moves = explore(&Position::START, &book, &[], &counted);
        assert_eq!(moves.len(), 7);
        // The book's favorite comes first.
        let weights: Vec<u8> = moves
            .iter()
            .filter_map(|it| it.book.map(|book| book.weight))
            .collect();
        assert!(weights.is_sorted_by(|a, b| a >= b), "{weights:?}");
        let old_faithful = moves
            .iter()
            .find(|it| it.mv.to_string() == "11-15")
            .unwrap();
        assert_eq!(old_faithful.name, Some("Old Faithful"));
        assert_eq!(old_faithful.games.total(), 3);
        // The engine's word changes nothing about the order.
        let last = moves[6].mv;
        let line = Line::new(vec![last], Score::evaluation(10), 5);
        let again = explore(&Position::START, &book, &[line], &counted);
        assert_eq!(again[6].score, Some(Score::evaluation(10)));
        assert!(again.iter().zip(&moves).all(|(a, b)| a.mv == b.mv));
    }
}
