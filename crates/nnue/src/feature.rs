//! The inputs of the network.
//!
//! A position is a set of features, one per piece: its relation to the viewing side, and its square
//! from that side's point of view. The board is rotated so that the viewing side always plays in
//! Black's direction, down the board. So one set of weights serves both colors.
//!
//! ```text
//!   0.. 28   own men      squares 1–28   (on 29–32 it would be crowned)
//!  28.. 60   own kings    squares 1–32
//!  60.. 88   their men    squares 5–32   (on 1–4 it would be crowned)
//!  88..120   their kings  squares 1–32
//! ```

use arrayvec::ArrayVec;
use rules::{Bitboard, Board, Color, MAX_PIECES, Piece, Rank, Square};

/// The number of features.
pub const FEATURES: usize = 120;

/// The maximum number of active features: one per piece.
pub const MAX_ACTIVE: usize = 2 * MAX_PIECES as usize;

/// One input of the network: a piece on a square, from one side's point of view.
///
/// Invariant: the index is below [`FEATURES`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Feature(u8);

impl Feature {
    /// The feature of this piece on this square from the point of view of `view`, or `None` for a
    /// man on its crown row.
    pub fn new(view: Color, piece: Piece, square: Square) -> Option<Feature> {
        let is_possible = piece.is_king() || !piece.color.crown_row().contains(square);
        is_possible.then(|| Group::of(view, piece).feature(square))
    }

    /// The index of this feature among the inputs.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The features of one kind of piece.
#[derive(Clone, Copy)]
struct Group {
    /// The feature of the square with index 0, which may be invalid for a man.
    base: u8,
    /// Rotates the board for White: indices 0 and 31 trade places.
    turn: u8,
}

impl Group {
    #[inline]
    fn of(view: Color, piece: Piece) -> Group {
        let base = match (piece.color == view, piece.rank) {
            (true, Rank::Man) => 0,
            (true, Rank::King) => 28,
            // Their first possible square has index 4 and feature 60.
            (false, Rank::Man) => 56,
            (false, Rank::King) => 88,
        };
        let turn = match view {
            Color::Black => 0,
            Color::White => 31,
        };
        Group { base, turn }
    }

    #[inline]
    fn feature(self, square: Square) -> Feature {
        Feature(self.base + (square.index() ^ self.turn))
    }
}

/// The features in which two boards differ.
#[derive(Clone, Debug, Default)]
pub(crate) struct Change {
    pub(crate) added: ArrayVec<Feature, MAX_ACTIVE>,
    pub(crate) removed: ArrayVec<Feature, MAX_ACTIVE>,
}

impl Change {
    /// The features added and removed from one board to the other.
    #[inline]
    pub(crate) fn between(from: &Board, to: &Board, view: Color) -> Change {
        let mut change = Change::default();
        let (before, after) = (squares_by_kind(from), squares_by_kind(to));
        for (kind, (before, after)) in KINDS.into_iter().zip(before.into_iter().zip(after)) {
            let group = Group::of(view, kind);
            for square in after & !before {
                change.added.push(group.feature(square));
            }
            for square in before & !after {
                change.removed.push(group.feature(square));
            }
        }
        change
    }

    /// The number of different features, without listing them.
    #[inline]
    pub(crate) fn count(from: &Board, to: &Board) -> u32 {
        let (from, to) = (squares_by_kind(from), squares_by_kind(to));
        from.into_iter()
            .zip(to)
            .map(|(before, after)| (before ^ after).len())
            .sum()
    }
}

/// Every kind of piece.
const KINDS: [Piece; 4] = [
    Piece::man(Color::Black),
    Piece::king(Color::Black),
    Piece::man(Color::White),
    Piece::king(Color::White),
];

/// Where each of them stands.
#[inline]
fn squares_by_kind(board: &Board) -> [Bitboard; 4] {
    let kings = board.kings();
    let (black, white) = (board.pieces(Color::Black), board.pieces(Color::White));
    [black & !kings, black & kings, white & !kings, white & kings]
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::{Dice, position, scattered_position, square};

    #[test]
    fn groups_fill_the_inputs_without_gap_or_overlap() {
        for view in Color::BOTH {
            let mut seen: Vec<usize> = Color::BOTH
                .into_iter()
                .flat_map(|color| [Piece::man(color), Piece::king(color)])
                .flat_map(|piece| Square::all().filter_map(move |sq| Feature::new(view, piece, sq)))
                .map(Feature::index)
                .collect();
            seen.sort_unstable();
            assert!(seen.into_iter().eq(0..FEATURES), "{view}");
        }
    }

    #[test]
    fn each_side_sees_itself_as_black() {
        #[track_caller]
        fn check(view: Color, piece: Piece, number: u8, expected: Option<usize>) {
            let feature = Feature::new(view, piece, square(number));
            assert_eq!(feature.map(Feature::index), expected);
        }
        let (black, white) = (Color::Black, Color::White);
        check(black, Piece::man(black), 1, Some(0));
        check(black, Piece::man(black), 28, Some(27));
        check(black, Piece::man(black), 29, None);
        check(black, Piece::king(black), 1, Some(28));
        check(black, Piece::man(white), 5, Some(60));
        check(black, Piece::man(white), 4, None);
        check(black, Piece::king(white), 32, Some(119));
        // White sees the same from the other side.
        check(white, Piece::man(white), 32, Some(0));
        check(white, Piece::man(white), 5, Some(27));
        check(white, Piece::man(black), 28, Some(60));
        check(white, Piece::king(black), 1, Some(119));
    }

    #[test]
    fn a_capture_removes_what_it_takes() {
        let before = position("B:W14,15,K23:B9,K10");
        let after = position("W:W15,K23:BK10,18");
        let change = Change::between(before.board(), after.board(), Color::Black);
        let indices = |list: &[Feature]| list.iter().map(|f| f.index()).collect::<Vec<_>>();
        assert_eq!(indices(&change.added), [17]);
        assert_eq!(indices(&change.removed), [8, 56 + 13]);
        assert_eq!(Change::count(before.board(), after.board()), 3);
    }

    #[test]
    fn swapped_positions_have_the_same_features() {
        let mut dice = Dice::new(1);
        for _ in 0..200 {
            let pos = scattered_position(&mut dice);
            let features = |board: &Board, view| {
                let change = Change::between(&Board::EMPTY, board, view);
                let mut all: Vec<_> = change.added.into_iter().collect();
                all.sort_unstable();
                all
            };
            let seen = features(pos.board(), pos.turn());
            let other = pos.swapped();
            assert_eq!(seen, features(other.board(), other.turn()));
            assert_eq!(seen.len(), pos.board().occupied().len() as usize);
        }
    }
}
