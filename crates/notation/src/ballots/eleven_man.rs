//! The eleven-man ballot: each side loses one man, then makes a first move.
//!
//! A draw is one man from 5–12, one man from 21–28, one of Black's seven first moves and one of
//! White's: 8 × 8 × 7 × 7 = 3,136 draws. If the man that should move was removed, the man behind it
//! moves up in the same direction. At the edge of the board (12-16 without 12, 21-17 without 21)
//! there is no such man, and the only one behind the empty square moves up instead. So every draw
//! is playable.
//!
//! Each side has 56 draws, which lead to 50 arrangements of its men: removing 9 and moving 10-14 is
//! the same as removing 10 and moving 9-14 (three such pairs), and moving 6-9 without 9 is the same
//! as moving 6-10 without 10 (and so on: the seven moves up leave only four gaps, 5 to 8). Together
//! that's 50 × 50 = 2,500 positions. All of them are included, even those that players reject
//! because a man is lost immediately.

use super::two_move::first_moves;
use super::{Ballot, BallotClass};
use rules::{Board, Color, Direction, Move, Position, Square};
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

const BLACK_MEN: RangeInclusive<u8> = 5..=12;
const WHITE_MEN: RangeInclusive<u8> = 21..=28;

/// Every draw, ordered by Black's man, White's man, Black's move, White's move.
pub(super) static TABLE: LazyLock<Vec<Ballot>> = LazyLock::new(|| {
    let black_moves = first_moves(&Position::START);
    let white_moves = first_moves(&Position::START.play_unchecked(black_moves[0]));
    let mut table: Vec<Ballot> = Vec::new();
    let mut first_with = HashMap::new();
    for black_off in BLACK_MEN.filter_map(Square::new) {
        for white_off in WHITE_MEN.filter_map(Square::new) {
            let start = without(black_off, white_off);
            for &black_move in &black_moves {
                for &white_move in &white_moves {
                    let number = table.len() as u16 + 1;
                    let mut ballot = Ballot {
                        number,
                        name: None,
                        class: BallotClass::Crossboard,
                        start,
                        moves: vec![
                            played(Color::Black, black_move, black_off),
                            played(Color::White, white_move, white_off),
                        ],
                        same_as: None,
                    };
                    let first = *first_with.entry(ballot.position()).or_insert(number);
                    ballot.same_as = (first != number).then_some(first);
                    table.push(ballot);
                }
            }
        }
    }
    table
});

/// The start of a game without these men.
fn without(black: Square, white: Square) -> Position {
    let mut board = Board::START;
    board.remove(black);
    board.remove(white);
    Position::new(board, Color::Black).expect("a start with fewer men is playable")
}

/// The actual move when this one is drawn and this man was removed.
fn played(color: Color, drawn: Move, off: Square) -> Move {
    if drawn.from() != off {
        return drawn;
    }
    let onto_gap = |direction: Direction| {
        let behind = off.neighbour(direction.opposite())?;
        Move::step(behind, direction)
    };
    let is_drawn = |direction: &Direction| Move::step(off, *direction) == Some(drawn);
    color
        .forward()
        .into_iter()
        .find(is_drawn)
        .and_then(onto_gap)
        .or_else(|| color.forward().into_iter().find_map(onto_gap))
        .expect("a square in the third row has a neighbor in the second")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WrittenMove;
    use rules::RuleSet;
    use std::collections::HashSet;

    #[test]
    fn a_man_that_was_taken_off_is_replaced_from_behind() {
        #[track_caller]
        fn check(color: Color, drawn: &str, off: u8, expected: &str) {
            let pos = Position::START;
            let pos = match color {
                Color::Black => pos,
                Color::White => pos.play_unchecked(pos.moves()[0]),
            };
            let drawn: WrittenMove = drawn.parse().unwrap();
            let drawn = drawn.resolve(&pos, RuleSet::OFFICIAL).unwrap();
            let off = Square::new(off).unwrap();
            assert_eq!(played(color, drawn, off).to_string(), expected);
        }
        check(Color::Black, "9-13", 10, "9-13");
        check(Color::Black, "9-13", 9, "6-9");
        check(Color::Black, "9-14", 9, "5-9");
        check(Color::Black, "10-14", 10, "7-10");
        check(Color::Black, "10-15", 10, "6-10");
        check(Color::Black, "11-15", 11, "8-11");
        check(Color::Black, "11-16", 11, "7-11");
        // At the edge, there's no man directly behind.
        check(Color::Black, "12-16", 12, "8-12");
        check(Color::White, "24-20", 24, "27-24");
        check(Color::White, "24-19", 24, "28-24");
        check(Color::White, "21-17", 21, "25-21");
    }

    #[test]
    fn each_side_has_50_arrangements() {
        assert_eq!(TABLE.len(), 8 * 8 * 7 * 7);
        for color in Color::BOTH {
            let arrangements: HashSet<_> = TABLE
                .iter()
                .map(|ballot| ballot.position().board().pieces(color))
                .collect();
            assert_eq!(arrangements.len(), 50, "{color}");
        }
    }

    #[test]
    fn a_ballot_knows_what_was_taken_off() {
        #[track_caller]
        fn check(number: usize, text: &str, removed: (u8, u8)) {
            let ballot = &TABLE[number - 1];
            assert_eq!(ballot.to_string(), text);
            let (black, white) = ballot.removed().unwrap();
            assert_eq!((black.number(), white.number()), removed);
            assert_eq!(ballot.position().turn(), Color::Black);
        }
        check(1, "off 5 21, 9-13 25-21", (5, 21));
        check(2, "off 5 21, 9-13 22-17", (5, 21));
        check(3_136, "off 12 28, 8-12 24-20", (12, 28));
    }
}
