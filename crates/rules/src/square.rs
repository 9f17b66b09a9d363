//! The 32 playable squares and their two spellings.

use crate::{Bitboard, Coords, Direction};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

/// One of the 32 dark squares, numbered as on a printed board.
///
/// Invariant: the number is in `1..=32`. Square 1 is on Black's back row.
///
/// ```text
///     A  B  C  D  E  F  G  H
/// 8      1     2     3     4
/// 7   5     6     7     8
/// 6      9    10    11    12
/// 5  13    14    15    16
/// 4     17    18    19    20
/// 3  21    22    23    24
/// 2     25    26    27    28
/// 1  29    30    31    32
/// ```
///
/// ```
/// # use crownhead_rules::Square;
/// let sq = Square::new(18).unwrap();
/// assert_eq!((sq.number(), sq.index()), (18, 17));
/// assert_eq!((sq.row(), sq.col()), (4, 3));
/// assert_eq!(sq.letters(), "D4");
/// assert_eq!(Square::new(33), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square with this number, or `None` outside `1..=32`.
    pub const fn new(number: u8) -> Option<Square> {
        match number {
            1..=32 => Some(Square(number - 1)),
            _ => None,
        }
    }

    /// The square with this index, or `None` outside `0..=31`.
    pub const fn from_index(index: u8) -> Option<Square> {
        match index {
            0..=31 => Some(Square(index)),
            _ => None,
        }
    }

    /// The square whose index is the five lowest bits of `bits`.
    pub(crate) const fn from_low_bits(bits: u32) -> Square {
        Square((bits & 31) as u8)
    }

    /// All squares in order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..32).map(Square)
    }

    /// The number on a printed board, `1..=32`.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The bit of this square in a [`Bitboard`], `0..=31`.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The set with only this square.
    pub const fn bit(self) -> Bitboard {
        Bitboard::from_bits(1 << self.0)
    }

    /// The row from the top, `0..=7`.
    pub const fn row(self) -> u8 {
        self.0 / 4
    }

    /// The column from the left, `0..=7`.
    pub const fn col(self) -> u8 {
        // Even rows start with a light square.
        (self.0 % 4) * 2 + (self.row() + 1) % 2
    }

    /// The row and column as an arithmetic value.
    pub const fn coords(self) -> Coords {
        Coords::new(self.row() as i32, self.col() as i32)
    }

    /// The neighbor in this direction, unless it's off the board.
    pub const fn neighbour(self, direction: Direction) -> Option<Square> {
        self.bit().shift(direction).first()
    }

    /// The square that's here when the board is rotated by 180°.
    pub const fn turned(self) -> Square {
        Square(31 - self.0)
    }

    /// The square as column letter and row digit, counted from White's left: `A1` is square 29.
    pub fn letters(self) -> String {
        self.label(Labels::Letters).to_string()
    }

    /// The square in the chosen spelling, ready for `format!`.
    pub const fn label(self, labels: Labels) -> SquareLabel {
        SquareLabel {
            square: self,
            labels,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.number())
    }
}

/// How squares are spelled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Labels {
    /// `18`: the numbers of a printed board, as in PDN.
    #[default]
    Numbers,
    /// `D4`: column letter and row digit.
    Letters,
}

/// A square together with its spelling.
#[derive(Clone, Copy, Debug)]
pub struct SquareLabel {
    square: Square,
    labels: Labels,
}

impl fmt::Display for SquareLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.labels {
            Labels::Numbers => write!(f, "{}", self.square.number()),
            Labels::Letters => {
                let column = char::from(b'A' + self.square.col());
                write!(f, "{column}{}", 8 - self.square.row())
            }
        }
    }
}

/// Why a text doesn't name a playable square.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseSquareError {
    /// The text is neither a number nor a letter with a digit.
    #[error(
        "{0:?} is not a square: expected a number from 1 to 32 or a letter and a digit like D4"
    )]
    Malformed(String),
    /// The text is a number, but no square has it.
    #[error("there is no square {0}: squares are numbered from 1 to 32")]
    NoSuchNumber(String),
    /// The text names a light square.
    #[error("{0} is a light square: only dark squares are used")]
    Light(String),
}

/// Reads both spellings: `18` and `D4` (or `d4`). Leading zeros are accepted.
impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match text.as_bytes() {
            [b'0'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => text
                .parse()
                .ok()
                .and_then(Square::new)
                .ok_or_else(|| ParseSquareError::NoSuchNumber(text.to_owned())),
            [letter, digit @ b'1'..=b'8'] if matches!(letter.to_ascii_uppercase(), b'A'..=b'H') => {
                let col = letter.to_ascii_uppercase() - b'A';
                let row = b'8' - digit;
                Square::try_from(Coords::new(row.into(), col.into()))
                    .map_err(|_| ParseSquareError::Light(text.to_ascii_uppercase()))
            }
            _ => Err(ParseSquareError::Malformed(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::prelude::rust_2024::*;

    #[test]
    fn numbers_coordinates_and_letters_name_the_same_square() {
        #[track_caller]
        fn check(number: u8, row: u8, col: u8, letters: &str) {
            let sq = Square::new(number).unwrap();
            assert_eq!((sq.row(), sq.col()), (row, col));
            assert_eq!(sq.letters(), letters);
            assert_eq!(letters.parse(), Ok(sq));
            assert_eq!(letters.to_lowercase().parse(), Ok(sq));
            assert_eq!(number.to_string().parse(), Ok(sq));
            assert_eq!(format!("{number:04}").parse(), Ok(sq));
        }
        // A2, A3: the four corners of the numbering and a few squares in between.
        check(1, 0, 1, "B8");
        check(4, 0, 7, "H8");
        check(5, 1, 0, "A7");
        check(8, 1, 6, "G7");
        check(14, 3, 2, "C5");
        check(18, 4, 3, "D4");
        check(29, 7, 0, "A1");
        check(32, 7, 6, "G1");
    }

    #[test]
    fn a1_there_are_32_dark_squares_and_each_near_right_corner_is_light() {
        assert_eq!(Square::all().count(), 32);
        for sq in Square::all() {
            assert_eq!((sq.row() + sq.col()) % 2, 1, "{sq}");
            assert_eq!(Square::try_from(sq.coords()), Ok(sq));
            assert_eq!(sq.turned().turned(), sq);
            assert_eq!(sq.turned().number(), 33 - sq.number());
        }
        // White's near right is row 7, column 7; Black sits at the top: row 0, column 0.
        assert!(Square::try_from(Coords::new(7, 7)).is_err());
        assert!(Square::try_from(Coords::new(0, 0)).is_err());
    }

    #[test]
    fn a2_what_is_not_a_square_is_an_error() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            assert_eq!(text.parse::<Square>().unwrap_err().to_string(), expected);
        }
        check(
            "0",
            "there is no square 0: squares are numbered from 1 to 32",
        );
        check(
            "33",
            "there is no square 33: squares are numbered from 1 to 32",
        );
        check(
            "99999999999999999999",
            "there is no square 99999999999999999999: squares are numbered from 1 to 32",
        );
        check("A2", "A2 is a light square: only dark squares are used");
        check("h1", "H1 is a light square: only dark squares are used");
        for malformed in [
            "", "A", "A9", "A0", "I1", "-1", "+1", "1 ", "A11", "é1", "18a",
        ] {
            assert!(
                matches!(
                    malformed.parse::<Square>(),
                    Err(ParseSquareError::Malformed(_))
                ),
                "{malformed:?}"
            );
        }
        assert_eq!(Square::new(0), None);
        assert_eq!(Square::new(33), None);
        assert_eq!(Square::from_index(32), None);
    }
}
