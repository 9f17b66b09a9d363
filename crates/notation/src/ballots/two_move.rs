//! The first move of each side: 49 pairs, of which 6 are barred.

use super::{Ballot, BallotClass};
use rules::{Move, Position};
use std::sync::LazyLock;

/// The barred pairs.
const BARRED: [&str; 6] = [
    "9-14 21-17",
    "9-14 23-18",
    "10-14 21-17",
    "10-14 23-18",
    "11-16 23-19",
    "12-16 23-19",
];

/// All pairs, in order of their squares.
pub(super) static TABLE: LazyLock<Vec<Ballot>> = LazyLock::new(|| {
    let mut table = Vec::new();
    for first in first_moves(&Position::START) {
        for second in first_moves(&Position::START.play_unchecked(first)) {
            let barred = BARRED.contains(&format!("{first} {second}").as_str());
            table.push(Ballot {
                number: table.len() as u16 + 1,
                name: None,
                class: if barred {
                    BallotClass::Barred
                } else {
                    BallotClass::Crossboard
                },
                start: Position::START,
                moves: vec![first, second],
                same_as: None,
            });
        }
    }
    table
});

/// The seven moves of the side that hasn't moved yet, in order of their squares.
pub(super) fn first_moves(pos: &Position) -> Vec<Move> {
    let mut moves = pos.moves().to_vec();
    Move::sort_by_path(&mut moves);
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Deck;

    #[test]
    fn there_are_49_pairs_and_the_barred_ones_are_listed() {
        assert_eq!(TABLE.len(), 49);
        let barred: Vec<String> = Deck::TwoMoveBarred.iter().map(Ballot::to_string).collect();
        assert_eq!(barred, BARRED);
        assert_eq!(TABLE[0].to_string(), "9-13 21-17");
        assert_eq!(TABLE[48].to_string(), "12-16 24-20");
    }
}
