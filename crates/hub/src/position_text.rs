//! A position as 33 characters.

use rules::{Board, BoardProblems, Color, Piece, Position, Rank, Square};

/// Formats a position: the side to move, then every square from 1 to 32.
///
/// ```
/// # use rules::Position;
/// assert_eq!(hub::write_position(&Position::START), "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
/// ```
pub fn write_position(pos: &Position) -> String {
    let turn = letter(Piece::king(pos.turn()));
    let squares = Square::all().map(|square| pos.board().get(square).map_or('e', letter));
    std::iter::once(turn).chain(squares).collect()
}

/// Parses the output of [`write_position`].
pub fn read_position(text: &str) -> Result<Position, PositionTextError> {
    let found = text.chars().count();
    if found != 33 {
        return Err(PositionTextError::Length { found });
    }
    let mut letters = text.chars();
    let turn = match letters.next() {
        Some('B') => Color::Black,
        Some('W') => Color::White,
        other => return Err(PositionTextError::Turn(other.unwrap_or_default())),
    };
    let mut board = Board::EMPTY;
    for (square, letter) in Square::all().zip(letters) {
        if letter == 'e' {
            continue;
        }
        let is_it = |piece: &Piece| self::letter(*piece) == letter;
        let piece = Piece::ALL
            .into_iter()
            .find(is_it)
            .ok_or(PositionTextError::Piece { square, letter })?;
        board.put(square, piece);
    }
    Position::new(board, turn).map_err(PositionTextError::Problems)
}

fn letter(piece: Piece) -> char {
    match (piece.color, piece.rank) {
        (Color::Black, Rank::Man) => 'b',
        (Color::Black, Rank::King) => 'B',
        (Color::White, Rank::Man) => 'w',
        (Color::White, Rank::King) => 'W',
    }
}

/// Why a text isn't a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionTextError {
    /// A position has 33 characters.
    #[error("a position has 33 characters, not {found}")]
    Length {
        /// The actual number.
        found: usize,
    },
    /// The first character isn't a side.
    #[error("the side to move is B or W, not {0:?}")]
    Turn(char),
    /// Another character isn't a piece.
    #[error("expected w, b, W, B or e for square {square}, found {letter:?}")]
    Piece {
        /// The square it's for.
        square: Square,
        /// The character.
        letter: char,
    },
    /// The pieces don't form a playable position.
    #[error(transparent)]
    Problems(#[from] BoardProblems),
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::{Dice, position, scattered_position};

    #[test]
    fn positions_are_written_square_by_square() {
        #[track_caller]
        fn check(fen: &str, text: &str) {
            let pos = position(fen);
            assert_eq!(write_position(&pos), text);
            assert_eq!(read_position(text), Ok(pos));
        }
        check("B:W21-32:B1-12", "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
        check("W:WK1,32:BK2,5", "WWBeebeeeeeeeeeeeeeeeeeeeeeeeeeew");
    }

    #[test]
    fn every_position_reads_back() {
        let mut dice = Dice::new(8);
        for _ in 0..500 {
            let pos = scattered_position(&mut dice);
            assert_eq!(read_position(&write_position(&pos)), Ok(pos));
        }
    }

    #[test]
    fn what_is_no_position_is_explained() {
        #[track_caller]
        fn check(text: &str, message: &str) {
            assert_eq!(read_position(text).unwrap_err().to_string(), message);
        }
        check("", "a position has 33 characters, not 0");
        check(
            "Xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
            "the side to move is B or W, not 'X'",
        );
        check(
            "Bbeeeeee?eeeeeeeeeeeeeeeeeeeeeeee",
            "expected w, b, W, B or e for square 8, found '?'",
        );
        check(
            "Bweeeeeeeeeeeeeeeeeeeeeeeeeeeeeeb",
            "a white man on 1 would have been crowned; a black man on 32 would have been crowned",
        );
        check(&"é".repeat(33), "the side to move is B or W, not 'é'");
    }
}
