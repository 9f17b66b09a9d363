//! Men and kings.

use crate::Color;

/// What a piece may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Rank {
    /// Moves and jumps forward only.
    Man,
    /// Moves and jumps in all four directions.
    King,
}

/// A man or a king of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Piece {
    /// The side it belongs to.
    pub color: Color,
    /// Man or king.
    pub rank: Rank,
}

impl Piece {
    /// All four pieces.
    pub const ALL: [Piece; 4] = [
        Piece::man(Color::Black),
        Piece::king(Color::Black),
        Piece::man(Color::White),
        Piece::king(Color::White),
    ];

    /// A man of this side.
    pub const fn man(color: Color) -> Piece {
        Piece {
            color,
            rank: Rank::Man,
        }
    }

    /// A king of this side.
    pub const fn king(color: Color) -> Piece {
        Piece {
            color,
            rank: Rank::King,
        }
    }

    /// Whether it is a king.
    pub const fn is_king(self) -> bool {
        matches!(self.rank, Rank::King)
    }

    /// The same piece, crowned.
    pub const fn crowned(self) -> Piece {
        Piece::king(self.color)
    }

    /// The one-letter descriptor: `r R w W`, lower case for a man. Black is written as red.
    pub const fn descriptor(self) -> char {
        match (self.color, self.rank) {
            (Color::Black, Rank::Man) => 'r',
            (Color::Black, Rank::King) => 'R',
            (Color::White, Rank::Man) => 'w',
            (Color::White, Rank::King) => 'W',
        }
    }

    /// The piece for a descriptor `r R w W`, or `None` for any other letter.
    pub const fn from_descriptor(letter: char) -> Option<Piece> {
        match letter {
            'r' => Some(Piece::man(Color::Black)),
            'R' => Some(Piece::king(Color::Black)),
            'w' => Some(Piece::man(Color::White)),
            'W' => Some(Piece::king(Color::White)),
            _ => None,
        }
    }
}

impl core::fmt::Display for Piece {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match (self.color, self.rank) {
            (Color::Black, Rank::Man) => "black man",
            (Color::Black, Rank::King) => "black king",
            (Color::White, Rank::Man) => "white man",
            (Color::White, Rank::King) => "white king",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::prelude::rust_2024::*;

    #[test]
    fn a5_descriptors_round_trip_and_nothing_else_is_one() {
        for piece in Piece::ALL {
            assert_eq!(Piece::from_descriptor(piece.descriptor()), Some(piece));
        }
        let known = ('\0'..='\u{ff}').filter(|&c| Piece::from_descriptor(c).is_some());
        assert_eq!(known.collect::<String>(), "RWrw");
        assert_eq!(
            Piece::man(Color::White).crowned(),
            Piece::king(Color::White)
        );
    }
}
