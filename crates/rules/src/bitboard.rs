//! Sets of squares.

use crate::{Direction, Square};
use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares, one bit per square: bit [`Square::index`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Bitboard(u32);

/// Rows 0, 2, 4, 6: their squares are in the odd columns.
const EVEN_ROWS: u32 = 0x0F0F_0F0F;
/// Rows 1, 3, 5, 7: their squares are in the even columns.
const ODD_ROWS: u32 = 0xF0F0_F0F0;
/// Column 7 has squares only in even rows, column 0 only in odd rows.
const EVEN_ROWS_BUT_RIGHT_EDGE: u32 = EVEN_ROWS & !0x0808_0808;
const ODD_ROWS_BUT_LEFT_EDGE: u32 = ODD_ROWS & !0x1010_1010;

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 32 squares.
    pub const ALL: Bitboard = Bitboard(u32::MAX);
    /// Squares 1–4: Black's back row, where White crowns.
    pub const TOP_ROW: Bitboard = Bitboard(0x0000_000F);
    /// Squares 29–32: White's back row, where Black crowns.
    pub const BOTTOM_ROW: Bitboard = Bitboard(0xF000_0000);

    /// The squares that aren't on an edge: the only ones where a piece can be jumped.
    pub(crate) const INNER: Bitboard = Bitboard(0x07E7_E7E0);

    /// The set with these bits.
    pub const fn from_bits(bits: u32) -> Bitboard {
        Bitboard(bits)
    }

    /// The bits of this set.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The number of squares in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains this square.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit().0 != 0
    }

    /// Whether the set contains every square of the other set.
    pub const fn contains_all(self, other: Bitboard) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the two sets share a square.
    pub const fn intersects(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// The square with the lowest number.
    pub const fn first(self) -> Option<Square> {
        match self.0 {
            0 => None,
            bits => Some(Square::from_low_bits(bits.trailing_zeros())),
        }
    }

    /// Moves every square one row in this direction. Squares that leave the board are dropped.
    ///
    /// With four squares per row, one of the two diagonals is always four bits away and the other
    /// three or five, depending on whether the row is shifted right on the board:
    ///
    /// ```text
    ///   row 0     0   1   2   3       from 1: down left 5 = 1+4, down right 6 = 1+5
    ///   row 1   4   5   6   7         from 5: down left 8 = 5+3, down right 9 = 5+4
    ///   row 2     8   9  10  11
    /// ```
    #[inline]
    pub const fn shift(self, direction: Direction) -> Bitboard {
        let bits = self.0;
        Bitboard(match direction {
            Direction::UpLeft => ((bits & EVEN_ROWS) >> 4) | ((bits & ODD_ROWS_BUT_LEFT_EDGE) >> 5),
            Direction::UpRight => {
                ((bits & ODD_ROWS) >> 4) | ((bits & EVEN_ROWS_BUT_RIGHT_EDGE) >> 3)
            }
            Direction::DownLeft => {
                ((bits & EVEN_ROWS) << 4) | ((bits & ODD_ROWS_BUT_LEFT_EDGE) << 3)
            }
            Direction::DownRight => {
                ((bits & ODD_ROWS) << 4) | ((bits & EVEN_ROWS_BUT_RIGHT_EDGE) << 5)
            }
        })
    }

    /// Moves every square two rows in this direction, like a jump.
    ///
    /// Two rows are always seven or nine bits, so this is a single shift. It doesn't handle the
    /// edges: use it only for squares where the jump stays on the board, or mask the result.
    #[inline]
    pub(crate) const fn slide(self, direction: Direction) -> Bitboard {
        let offset = direction.jump_offset();
        Bitboard(if offset > 0 {
            self.0 << offset
        } else {
            self.0 >> -offset
        })
    }

    /// The set after the board is rotated by 180°.
    pub const fn turned(self) -> Bitboard {
        Bitboard(self.0.reverse_bits())
    }
}

/// The squares of a set, in order of their numbers.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, sq| set | sq.bit())
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Bitboard) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Bitboard) {
        self.0 ^= other.0;
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(Square::number))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Coords;

    /// The row and column offsets of each direction, written out independently.
    const OFFSETS: [(Direction, Coords); 4] = [
        (Direction::UpLeft, Coords::new(-1, -1)),
        (Direction::UpRight, Coords::new(-1, 1)),
        (Direction::DownLeft, Coords::new(1, -1)),
        (Direction::DownRight, Coords::new(1, 1)),
    ];

    #[test]
    fn shifts_agree_with_coordinates_on_every_square() {
        for (direction, offset) in OFFSETS {
            for sq in Square::all() {
                let expected = Square::try_from(sq.coords() + offset).ok();
                assert_eq!(sq.neighbour(direction), expected, "{sq} {direction:?}");
                let jumped = Square::try_from(sq.coords() + offset * 2).ok();
                if let Some(landing) = jumped {
                    let index = i32::from(sq.index()) + direction.jump_offset();
                    assert_eq!(i32::from(landing.index()), index);
                }
                if let Some(next) = expected {
                    assert_eq!(next.neighbour(direction.opposite()), Some(sq));
                }
            }
            let whole: Bitboard = Square::all()
                .filter_map(|sq| sq.neighbour(direction))
                .collect();
            assert_eq!(Bitboard::ALL.shift(direction), whole);
        }
    }

    #[test]
    fn jumps_over_inner_squares_stay_on_the_board() {
        for sq in Square::all() {
            let can_be_jumped = Direction::ALL
                .into_iter()
                .all(|direction| sq.neighbour(direction).is_some());
            assert_eq!(Bitboard::INNER.contains(sq), can_be_jumped, "{sq}");
            for direction in Direction::ALL {
                if let Some(from) = sq.neighbour(direction.opposite()).filter(|_| can_be_jumped) {
                    assert_eq!(from.bit().slide(direction).first(), sq.neighbour(direction));
                }
            }
        }
    }

    #[test]
    fn sets_list_their_squares_in_order() {
        let squares = [3, 8, 32].map(|n| Square::new(n).unwrap());
        let set: Bitboard = squares.into_iter().collect();
        assert_eq!(set.len(), 3);
        assert!(set.into_iter().eq(squares));
        assert_eq!(format!("{set:?}"), "{3, 8, 32}");
        assert!(
            set.turned()
                .into_iter()
                .eq([1, 25, 30].map(|n| Square::new(n).unwrap()))
        );
    }
}
