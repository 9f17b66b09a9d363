//! Squares and what is on them.

use super::{Voice, count};
use crate::{Mark, Marks, PieceCount};
use rules::{Board, Color, Piece, Square};

impl Voice {
    /// A square and what stands on it: `22, white man`, or `22, empty`.
    pub fn square(&self, square: Square, piece: Option<Piece>) -> String {
        let standing = piece.map_or("empty".to_owned(), |piece| self.piece(piece));
        format!("{}, {standing}", self.name(square))
    }

    /// A square with all that is marked on it: `22, white man, must jump`.
    pub fn marked_square(&self, square: Square, piece: Option<Piece>, marks: &Marks) -> String {
        let words = marks.on(square).filter_map(mark_word);
        std::iter::once(self.square(square, piece))
            .chain(words.map(str::to_owned))
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The board as a whole, for those who cannot see it: `White to move. White: men on 21 and 22.
    /// Red: king on 5.`
    pub fn board(&self, board: &Board, turn: Color) -> String {
        let mut text = format!("{} to move.", self.side(turn));
        for color in [turn, turn.opponent()] {
            let mut parts = Vec::new();
            for (piece, one, many) in [
                (Piece::man(color), "man", "men"),
                (Piece::king(color), "king", "kings"),
            ] {
                let squares = board.pieces_like(piece);
                if !squares.is_empty() {
                    let noun = if squares.len() == 1 { one } else { many };
                    parts.push(format!("{noun} on {}", self.squares(squares, "and")));
                }
            }
            let pieces = match parts.is_empty() {
                true => "no piece".to_owned(),
                false => parts.join(", "),
            };
            text.push_str(&format!(" {}: {pieces}.", self.side(color)));
        }
        text
    }

    /// How many pieces a side has: `8 men, 1 king`.
    pub fn pieces(&self, pieces: PieceCount) -> String {
        match pieces {
            PieceCount { men: 0, kings: 0 } => "no pieces".to_owned(),
            PieceCount { men, kings: 0 } => count(men, "man", "men"),
            PieceCount { men: 0, kings } => count(kings, "king", "kings"),
            PieceCount { men, kings } => format!(
                "{}, {}",
                count(men, "man", "men"),
                count(kings, "king", "kings")
            ),
        }
    }
}

/// What a mark means to somebody who hears it. Marks that only please the eye are not told.
const fn mark_word(mark: Mark) -> Option<&'static str> {
    Some(match mark {
        Mark::MustJump => "must jump",
        Mark::Movable => "can move",
        Mark::Selected => "chosen",
        Mark::Origin => "came from here",
        Mark::Destination => "destination",
        Mark::Waypoint => "on the way",
        Mark::PathChoice => "choose this way",
        Mark::Taken => "jumped",
        Mark::PendingFrom => "to be moved from",
        Mark::PendingTo => "to be confirmed",
        Mark::LastTo => "moved last",
        Mark::Hint => "hint",
        Mark::LastFrom | Mark::LastVia | Mark::Focus | Mark::Wrong | Mark::Typed => return None,
    })
}
