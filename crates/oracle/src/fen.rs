//! Positions as text: `B:W21,K30:B1,2`.

use crate::{OracleBoard, OracleColor, OracleError};
use std::{fmt, str::FromStr};

impl FromStr for OracleBoard {
    type Err = OracleError;

    /// Parses the side to move and the squares of each side, separated by colons.
    ///
    /// The sides can be in either order and may be empty. `K` marks a king, `1-12` is a range, and
    /// a period may end the text.
    fn from_str(text: &str) -> Result<OracleBoard, OracleError> {
        let text = text.trim();
        let text = text.strip_suffix('.').unwrap_or(text);
        let parts: Vec<&str> = text.split(':').collect();
        let [turn, first, second] = parts[..] else {
            return Err(OracleError::MalformedFen);
        };
        let side_to_move = match turn {
            "B" => OracleColor::Black,
            "W" => OracleColor::White,
            _ => return Err(OracleError::MalformedFen),
        };
        let mut pieces = Vec::new();
        if let (Some(black), Some(white)) = (first.strip_prefix('B'), second.strip_prefix('W')) {
            read_side(black, 'b', &mut pieces)?;
            read_side(white, 'w', &mut pieces)?;
        } else if let (Some(white), Some(black)) =
            (first.strip_prefix('W'), second.strip_prefix('B'))
        {
            read_side(black, 'b', &mut pieces)?;
            read_side(white, 'w', &mut pieces)?;
        } else {
            return Err(OracleError::MalformedFen);
        }
        OracleBoard::from_pieces(&pieces, side_to_move)
    }
}

/// Writes White's squares first, each side in ascending order, without ranges.
impl fmt::Display for OracleBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = match self.side_to_move() {
            OracleColor::Black => "B",
            OracleColor::White => "W",
        };
        let white = write_side(self, OracleColor::White);
        let black = write_side(self, OracleColor::Black);
        write!(f, "{turn}:W{white}:B{black}")
    }
}

/// Parses a list such as `1-4,K18`. `man` is the letter for this side's men.
fn read_side(list: &str, man: char, pieces: &mut Vec<(u8, char)>) -> Result<(), OracleError> {
    if list.is_empty() {
        return Ok(());
    }
    for entry in list.split(',') {
        let (descriptor, squares) = match entry.strip_prefix('K') {
            Some(squares) => (man.to_ascii_uppercase(), squares),
            None => (man, entry),
        };
        let (first, last) = squares.split_once('-').unwrap_or((squares, squares));
        for number in read_number(first)?..=read_number(last)? {
            pieces.push((number, descriptor));
        }
    }
    Ok(())
}

fn read_number(text: &str) -> Result<u8, OracleError> {
    text.parse().map_err(|_| OracleError::MalformedFen)
}

fn write_side(board: &OracleBoard, color: OracleColor) -> String {
    let mut entries = Vec::new();
    for number in 1..=32 {
        if let Some(piece) = board.piece_at(number)
            && piece.color == color
        {
            let mark = if piece.king { "K" } else { "" };
            entries.push(format!("{mark}{number}"));
        }
    }
    entries.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_text_is_read_and_printed() {
        fn check(text: &str, printed: &str) {
            let board: OracleBoard = text.parse().unwrap();
            assert_eq!(board.to_string(), printed);
            assert_eq!(printed.parse(), Ok(board));
        }
        check("B:W21,K30:B1,2", "B:W21,K30:B1,2");
        check("W:B2,1:WK30,21", "W:W21,K30:B1,2");
        check("B:W21-24,K29-30:B1-3.", "B:W21,22,23,24,K29,K30:B1,2,3");
        check("W:W:BK32", "W:W:BK32");
        check(" B:B5:W \n", "B:W:B5");
    }

    #[test]
    fn the_start_in_ranges_is_the_start() {
        assert_eq!("B:W21-32:B1-12".parse(), Ok(OracleBoard::start()));
    }

    #[test]
    fn bad_text_is_refused() {
        fn check(text: &str, expected: OracleError) {
            assert_eq!(text.parse::<OracleBoard>(), Err(expected), "{text}");
        }
        check("", OracleError::MalformedFen);
        check("B", OracleError::MalformedFen);
        check("R:W21:B1", OracleError::MalformedFen);
        check("B:W21:W22", OracleError::MalformedFen);
        check("B:W21:B1:H0", OracleError::MalformedFen);
        check("B:W21,:B1", OracleError::MalformedFen);
        check("B:WKK21:B1", OracleError::MalformedFen);
        check("B:W21:B1-", OracleError::MalformedFen);
        check("B:W21:B999", OracleError::MalformedFen);
        check("B:W21:B33", OracleError::NoSuchSquare(33));
        check("B:W21:B0", OracleError::NoSuchSquare(0));
        check("B:W21:B21", OracleError::SquareUsedTwice(21));
        check("B:W3:B5", OracleError::UncrownedMan(3));
    }
}
