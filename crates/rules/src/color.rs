//! The two sides.

use crate::{Bitboard, Direction};

/// A side of the game. Black moves first and starts on squares 1–12.
///
/// Themes may paint Black red; the rules never do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Color {
    /// The first mover, at the top of the board, moving down toward 29–32.
    Black,
    /// The second mover, at the bottom of the board, moving up toward 1–4.
    White,
}

impl Color {
    /// Both sides, first mover first.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// The other side.
    pub const fn opponent(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// The two directions in which this side's men move and jump.
    pub const fn forward(self) -> [Direction; 2] {
        match self {
            Color::Black => [Direction::DownLeft, Direction::DownRight],
            Color::White => [Direction::UpLeft, Direction::UpRight],
        }
    }

    /// The row where this side's men are crowned.
    pub const fn crown_row(self) -> Bitboard {
        match self {
            Color::Black => Bitboard::BOTTOM_ROW,
            Color::White => Bitboard::TOP_ROW,
        }
    }

    /// This side's home row, where the opponent's men are crowned.
    pub const fn back_row(self) -> Bitboard {
        self.opponent().crown_row()
    }

    /// The squares this side's twelve men start on.
    pub const fn home_squares(self) -> Bitboard {
        match self {
            Color::Black => Bitboard::from_bits(0x0000_0FFF),
            Color::White => Bitboard::from_bits(0xFFF0_0000),
        }
    }

    /// The name of the side in text: `Black` or `White`.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Black => "Black",
            Color::White => "White",
        }
    }
}

impl core::fmt::Display for Color {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_moves_towards_its_crown_row() {
        for color in Color::BOTH {
            let mut front = color.home_squares();
            for _ in 0..7 {
                let [left, right] = color.forward();
                front = front | front.shift(left) | front.shift(right);
            }
            assert!(front.contains_all(color.crown_row()));
            assert_eq!(color.back_row(), color.opponent().crown_row());
            assert!(color.home_squares().contains_all(color.back_row()));
        }
    }
}
