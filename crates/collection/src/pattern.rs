//! Boards on which only some squares matter.

use notation::{SetupEntry, SetupText, SetupTextError};
use rules::{Bitboard, Board, Color, Labels, Position};
use std::fmt;
use std::str::FromStr;

/// Some squares with their contents; the other squares don't matter.
///
/// Written like setup text: `A7=B C3=WK 18=-`, where `-` means that the square is empty.
///
/// ```
/// # use collection::Pattern;
/// # use rules::Position;
/// let corner: Pattern = "1=B 3=B 14=-".parse().unwrap();
/// assert!(corner.fits(&Position::START));
/// let gone: Pattern = "1=-".parse().unwrap();
/// assert!(!gone.fits(&Position::START));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern {
    board: Board,
    fixed: Bitboard,
}

impl Pattern {
    /// Whether a position has these contents on these squares.
    pub fn fits(&self, pos: &Position) -> bool {
        let board = pos.board();
        let same = |ours: Bitboard, theirs: Bitboard| (theirs & self.fixed) == ours;
        Color::BOTH
            .into_iter()
            .all(|color| same(self.board.pieces(color), board.pieces(color)))
            && same(self.board.kings(), board.kings())
    }

    /// The pattern of these squares on a board; the others are free.
    pub fn of(board: &Board, fixed: Bitboard) -> Pattern {
        let pieces = board.iter().filter(|(square, _)| fixed.contains(*square));
        Pattern {
            board: pieces.collect(),
            fixed,
        }
    }

    /// The fixed squares and their pieces, on a board that's otherwise empty.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The squares that matter.
    pub const fn fixed(&self) -> Bitboard {
        self.fixed
    }

    /// The same with colors reversed and the board turned.
    #[must_use]
    pub fn swapped(&self) -> Pattern {
        Pattern {
            board: self.board.swapped(),
            fixed: self.fixed.turned(),
        }
    }
}

impl FromStr for Pattern {
    type Err = SetupTextError;

    fn from_str(text: &str) -> Result<Pattern, SetupTextError> {
        let entries: SetupText = text.parse()?;
        let mut board = Board::EMPTY;
        for entry in &entries.0 {
            match entry.piece {
                Some(piece) => board.put(entry.square, piece),
                None => board.remove(entry.square),
            };
        }
        let fixed = entries.0.iter().map(|entry| entry.square).collect();
        Ok(Pattern { board, fixed })
    }
}

/// Writes the pattern in the form that's parsed, with square numbers.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, square) in self.fixed.into_iter().enumerate() {
            let entry = SetupEntry {
                square,
                piece: self.board.get(square),
                labels: Labels::Numbers,
            };
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{entry}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::position;

    #[test]
    fn only_the_named_squares_matter() {
        #[track_caller]
        fn check(pattern: &str, fen: &str, fits: bool) {
            let pattern: Pattern = pattern.parse().unwrap();
            let pos = position(fen);
            assert_eq!(pattern.fits(&pos), fits, "{fen}");
            assert_eq!(pattern.swapped().fits(&pos.swapped()), fits, "{fen}");
        }
        check("18=W", "B:W18,30:B1,2", true);
        check("18=W", "W:W18:B14,15", true);
        check("18=W", "B:WK18:B1", false);
        check("18=WK 1=B", "B:WK18:B1", true);
        check("18=WK 1=BK", "B:WK18:B1", false);
        check("18=- 1=B", "B:W17:B1", true);
        check("18=- 1=B", "B:W18:B1", false);
        check("18=W 18=-", "B:W18:B1", false);
        check("", "B:W18:B1", true);
    }

    #[test]
    fn a_pattern_is_written_as_it_is_read() {
        for text in ["", "18=WK", "1=B 3=BK 14=- 30=W"] {
            let pattern: Pattern = text.parse().unwrap();
            assert_eq!(pattern.to_string(), text);
            assert_eq!(Pattern::of(pattern.board(), pattern.fixed()), pattern);
        }
        let board = position("B:W18,30:B1,2");
        let some = Pattern::of(
            board.board(),
            "18=- 1=- 5=-".parse::<Pattern>().unwrap().fixed(),
        );
        assert_eq!(some.to_string(), "1=B 5=- 18=W");
    }
}
