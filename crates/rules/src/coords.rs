//! Rows and columns as arithmetic values.

use crate::Square;
use core::ops::{Add, Mul, Sub};

/// A row and a column, on the board or off it.
///
/// Row 0 is at the top (Black's back row), column 0 at the left. Coordinates can also be the
/// difference of two others. Arithmetic saturates, so coordinates far off the board stay off it.
///
/// ```
/// # use crownhead_rules::Coords;
/// let (from, to) = (Coords::new(5, 2), Coords::new(3, 4));
/// assert_eq!(to - from, Coords::new(-2, 2));
/// assert_eq!(Coords::midpoint(from, to), Coords::new(4, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Coords {
    /// The row from the top; `0..=7` on the board.
    pub row: i32,
    /// The column from the left; `0..=7` on the board.
    pub col: i32,
}

impl Coords {
    /// The coordinates with this row and column.
    pub const fn new(row: i32, col: i32) -> Coords {
        Coords { row, col }
    }

    /// Whether there is a square here, light or dark.
    pub const fn is_on_board(self) -> bool {
        matches!((self.row, self.col), (0..=7, 0..=7))
    }

    /// Whether there is a dark square here: row + column is odd.
    pub const fn is_playable(self) -> bool {
        self.is_on_board() && (self.row + self.col) % 2 == 1
    }

    /// Both parts divided by `divisor`, rounded toward zero.
    pub const fn checked_div(self, divisor: i32) -> Result<Coords, DivisionByZero> {
        if divisor == 0 {
            return Err(DivisionByZero);
        }
        Ok(Coords::new(
            self.row.saturating_div(divisor),
            self.col.saturating_div(divisor),
        ))
    }

    /// The point halfway between two others: the square of the jumped piece.
    pub const fn midpoint(a: Coords, b: Coords) -> Coords {
        const fn half_way(a: i32, b: i32) -> i32 {
            ((a as i64 + b as i64) / 2) as i32
        }
        Coords::new(half_way(a.row, b.row), half_way(a.col, b.col))
    }

    /// Where this point appears when the board is rotated by 180°.
    pub const fn turned(self) -> Coords {
        Coords::new(
            7_i32.saturating_sub(self.row),
            7_i32.saturating_sub(self.col),
        )
    }
}

/// An attempt to divide coordinates by zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("can't divide coordinates by zero")]
pub struct DivisionByZero;

impl Add for Coords {
    type Output = Coords;
    fn add(self, other: Coords) -> Coords {
        Coords::new(
            self.row.saturating_add(other.row),
            self.col.saturating_add(other.col),
        )
    }
}

impl Sub for Coords {
    type Output = Coords;
    fn sub(self, other: Coords) -> Coords {
        Coords::new(
            self.row.saturating_sub(other.row),
            self.col.saturating_sub(other.col),
        )
    }
}

impl Mul<i32> for Coords {
    type Output = Coords;
    fn mul(self, scalar: i32) -> Coords {
        Coords::new(
            self.row.saturating_mul(scalar),
            self.col.saturating_mul(scalar),
        )
    }
}

impl From<Square> for Coords {
    fn from(square: Square) -> Coords {
        square.coords()
    }
}

/// The coordinates aren't those of a playable square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NotPlayable {
    /// There is no square at all.
    #[error("row {}, column {} is off the board: rows and columns go from 0 to 7", .0.row, .0.col)]
    OffBoard(Coords),
    /// The square is light.
    #[error("row {}, column {} is a light square: only dark squares are used", .0.row, .0.col)]
    Light(Coords),
}

impl TryFrom<Coords> for Square {
    type Error = NotPlayable;

    fn try_from(at: Coords) -> Result<Square, NotPlayable> {
        if !at.is_on_board() {
            return Err(NotPlayable::OffBoard(at));
        }
        if !at.is_playable() {
            return Err(NotPlayable::Light(at));
        }
        // Both parts are in 0..=7, so the index is in 0..=31.
        Ok(Square::from_low_bits((at.row * 4 + at.col / 2) as u32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a4_arithmetic() {
        let (a, b) = (Coords::new(3, 4), Coords::new(1, -2));
        assert_eq!(a + b, Coords::new(4, 2));
        assert_eq!(a - b, Coords::new(2, 6));
        assert_eq!(b * 2, Coords::new(2, -4));
        assert_eq!(Coords::new(7, -5).checked_div(2), Ok(Coords::new(3, -2)));
        assert_eq!(a.checked_div(0), Err(DivisionByZero));
        assert_eq!(
            Coords::midpoint(Coords::new(2, 1), Coords::new(4, 3)),
            Coords::new(3, 2)
        );
        let far = Coords::new(i32::MAX, i32::MIN);
        assert_eq!(Coords::midpoint(far, far), far);
    }

    #[test]
    fn arithmetic_at_the_ends_of_the_range_stays_off_the_board() {
        let far = Coords::new(i32::MAX, i32::MIN);
        for point in [
            far + far,
            far - Coords::new(-1, 1),
            far * 3,
            far.turned(),
            Coords::midpoint(far, far),
        ] {
            assert!(!point.is_on_board(), "{point:?}");
        }
        assert_eq!(
            Coords::new(i32::MIN, 0).checked_div(-1),
            Ok(Coords::new(i32::MAX, 0))
        );
    }

    #[test]
    fn a2_only_dark_squares_on_the_board_are_squares() {
        let mut dark = 0;
        for row in -2..10 {
            for col in -2..10 {
                let at = Coords::new(row, col);
                match Square::try_from(at) {
                    Ok(sq) => {
                        dark += 1;
                        assert!(at.is_playable());
                        assert_eq!(sq.coords(), at);
                    }
                    Err(NotPlayable::Light(_)) => assert!(at.is_on_board() && (row + col) % 2 == 0),
                    Err(NotPlayable::OffBoard(_)) => assert!(!at.is_on_board()),
                }
            }
        }
        assert_eq!(dark, 32);
    }

    #[test]
    fn a10_turning_the_view_twice_gives_the_same_square() {
        for sq in Square::all() {
            assert_eq!(Square::try_from(sq.coords().turned()), Ok(sq.turned()));
        }
    }
}
