//! Positions as one line of text: `B:W21,22,K30:B1,2`.

use rules::{Bitboard, Board, BoardProblems, Color, Piece, Position, Rank, Square};
use std::fmt;
use std::str::FromStr;

/// A board and the side to move, as in a FEN.
///
/// A FEN can describe unplayable boards: thirteen men, a man on its crown row, no pieces.
/// [`Fen::position`] tells the difference.
///
/// ```
/// # use crownhead_notation::Fen;
/// let fen: Fen = "B:W21-24,K30:B1,2".parse().unwrap();
/// assert_eq!(fen.to_string(), "B:W21,22,23,24,K30:B1,2");
/// assert!(fen.position().is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fen {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
}

/// Parses the FEN of a position, in one step.
///
/// Use [`Fen`] to accept unplayable boards.
///
/// ```
/// # use crownhead_notation::read_fen;
/// # use rules::Position;
/// assert_eq!(read_fen("B:W21-32:B1-12"), Ok(Position::START));
/// assert_eq!(
///     read_fen("B:W3:B1").unwrap_err().to_string(),
///     "a white man on 3 would have been crowned"
/// );
/// ```
pub fn read_fen(text: &str) -> Result<Position, FenError> {
    Ok(text.parse::<Fen>()?.position()?)
}

/// The FEN of a position, as [`Fen`] writes it.
pub fn write_fen(pos: &Position) -> String {
    Fen::from(pos).to_string()
}

impl Fen {
    /// The position if the board is playable, otherwise everything that's wrong with it.
    pub fn position(&self) -> Result<Position, BoardProblems> {
        Position::new(self.board, self.turn)
    }
}

impl From<&Position> for Fen {
    fn from(pos: &Position) -> Fen {
        Fen {
            board: *pos.board(),
            turn: pos.turn(),
        }
    }
}

/// White's squares first, then Black's, each in ascending order. No ranges, spaces or period.
impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(letter(self.turn))?;
        for color in [Color::White, Color::Black] {
            write!(f, ":{}", letter(color))?;
            for (place, square) in self.board.pieces(color).into_iter().enumerate() {
                let comma = if place > 0 { "," } else { "" };
                let king = if self.board.kings().contains(square) {
                    "K"
                } else {
                    ""
                };
                write!(f, "{comma}{king}{square}")?;
            }
        }
        Ok(())
    }
}

const fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// Accepts more than [`Fen`] writes: ranges (`W21-32`, `K1-3` for kings), the sides in either
/// order, lower case, spaces between the parts, counters at the end (`:H0:F1`, which are skipped)
/// and a period. Both sides are required, but either may be empty (`B:W21:B`).
impl FromStr for Fen {
    type Err = ParseFenError;

    fn from_str(text: &str) -> Result<Fen, ParseFenError> {
        let mut reader = Reader {
            text,
            at: 0,
            board: Board::EMPTY,
        };
        let turn = reader.turn()?;
        reader.sides()?;
        reader.counters_and_end()?;
        Ok(Fen {
            board: reader.board,
            turn,
        })
    }
}

/// A position in a text, and the pieces read up to there.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    board: Board,
}

impl Reader<'_> {
    fn turn(&mut self) -> Result<Color, ParseFenError> {
        self.color().ok_or_else(|| self.expected(FenPart::Turn))
    }

    fn sides(&mut self) -> Result<(), ParseFenError> {
        self.require(b':', FenPart::Colon)?;
        let first = self.color().ok_or_else(|| self.expected(FenPart::Side))?;
        self.squares(first)?;

        let second = first.opponent();
        self.require(b':', FenPart::CommaOrSide(second))?;
        let start = self.skip_spaces();
        match self.color() {
            Some(color) if color == second => self.squares(second),
            Some(_) => Err(ParseFenError::new(start, FenFault::SideTwice(first))),
            None => Err(self.expected(FenPart::SideOf(second))),
        }
    }

    /// A list of squares and ranges, possibly empty.
    fn squares(&mut self, color: Color) -> Result<(), ParseFenError> {
        if matches!(self.peek(), None | Some(b':' | b'.')) {
            return Ok(());
        }
        loop {
            let rank = if self.take(b'K') {
                Rank::King
            } else {
                Rank::Man
            };
            self.range(Piece { color, rank })?;
            if !self.take(b',') {
                return Ok(());
            }
        }
    }

    /// One square, or a range of squares.
    fn range(&mut self, piece: Piece) -> Result<(), ParseFenError> {
        let start = self.skip_spaces();
        let first = self.square()?;
        let last = if self.take(b'-') {
            self.square()?
        } else {
            first
        };
        if last < first {
            let fault = FenFault::Backwards { first, last };
            return Err(ParseFenError::new(start, fault));
        }
        let squares = squares_between(first, last);
        if let Some(square) = (squares & self.board.occupied()).first() {
            return Err(ParseFenError::new(start, FenFault::SquareTwice(square)));
        }
        for square in squares {
            self.board.put(square, piece);
        }
        Ok(())
    }

    fn square(&mut self) -> Result<Square, ParseFenError> {
        let start = self.skip_spaces();
        let number = self.number(FenPart::Square)?;
        u8::try_from(number)
            .ok()
            .and_then(Square::new)
            .ok_or(ParseFenError::new(start, FenFault::NoSuchSquare(number)))
    }

    /// Counters such as `:H0:F1`, a period, and nothing more.
    fn counters_and_end(&mut self) -> Result<(), ParseFenError> {
        while self.take(b':') {
            if !self.take(b'H') && !self.take(b'F') {
                return Err(self.expected(FenPart::Counter));
            }
            self.number(FenPart::Number)?;
        }
        self.take(b'.');
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.expected(FenPart::End)),
        }
    }

    /// A number. One that's too large for any square stays too large.
    fn number(&mut self, expected: FenPart) -> Result<u32, ParseFenError> {
        self.skip_spaces();
        let digits = self.text.as_bytes()[self.at..]
            .iter()
            .take_while(|byte| byte.is_ascii_digit());
        let (len, number) = digits.fold((0, 0_u32), |(len, number), digit| {
            let digit = u32::from(digit - b'0');
            (len + 1, number.saturating_mul(10).saturating_add(digit))
        });
        if len == 0 {
            return Err(self.expected(expected));
        }
        self.at += len;
        Ok(number)
    }

    fn color(&mut self) -> Option<Color> {
        if self.take(b'B') {
            Some(Color::Black)
        } else if self.take(b'W') {
            Some(Color::White)
        } else {
            None
        }
    }

    fn require(&mut self, byte: u8, expected: FenPart) -> Result<(), ParseFenError> {
        if self.take(byte) {
            Ok(())
        } else {
            Err(self.expected(expected))
        }
    }

    /// Skips this byte, in either case, if it's next.
    fn take(&mut self, byte: u8) -> bool {
        let found = self
            .peek()
            .is_some_and(|next| next.eq_ignore_ascii_case(&byte));
        self.at += usize::from(found);
        found
    }

    /// The next byte that isn't a space.
    fn peek(&mut self) -> Option<u8> {
        self.skip_spaces();
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_spaces(&mut self) -> usize {
        let rest = &self.text.as_bytes()[self.at..];
        self.at += rest.len() - rest.trim_ascii_start().len();
        self.at
    }

    fn expected(&self, expected: FenPart) -> ParseFenError {
        // Every byte before this one was read, so it's ASCII, and a character starts here.
        let found = self.text[self.at..].chars().next();
        ParseFenError::new(self.at, FenFault::Expected { expected, found })
    }
}

fn squares_between(first: Square, last: Square) -> Bitboard {
    let up_to_last = u32::MAX >> (31 - last.index());
    let from_first = u32::MAX << first.index();
    Bitboard::from_bits(up_to_last & from_first)
}

/// Why a text isn't a playable position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FenError {
    /// The text isn't a FEN.
    #[error(transparent)]
    Syntax(#[from] ParseFenError),
    /// The board isn't playable.
    #[error(transparent)]
    Board(#[from] BoardProblems),
}

/// Why a text isn't a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {}: {fault}", at + 1)]
pub struct ParseFenError {
    /// The number of bytes before the problem. All of them are ASCII, so they're characters too.
    pub at: usize,
    /// What is wrong there.
    pub fault: FenFault,
}

impl ParseFenError {
    const fn new(at: usize, fault: FenFault) -> ParseFenError {
        ParseFenError { at, fault }
    }
}

/// A part of a FEN that was expected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FenPart {
    /// `B` or `W` for the side to move.
    Turn,
    /// A colon.
    Colon,
    /// `W` or `B` and the squares of that side.
    Side,
    /// The letter and the squares of this side.
    SideOf(Color),
    /// A comma and more squares, or a colon and this side.
    CommaOrSide(Color),
    /// The number of a square.
    Square,
    /// `H` or `F` and a number.
    Counter,
    /// A number.
    Number,
    /// A comma, a colon or the end of the text.
    End,
}

impl fmt::Display for FenPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenPart::Turn => f.write_str("B or W for the side to move"),
            FenPart::Colon => f.write_str("a colon"),
            FenPart::Side => f.write_str("W or B and the squares of that side"),
            FenPart::SideOf(color) => write!(f, "{} and {color}'s squares", letter(*color)),
            FenPart::CommaOrSide(color) => {
                write!(f, "a comma, or a colon, {}", FenPart::SideOf(*color))
            }
            FenPart::Square => f.write_str("a square number"),
            FenPart::Counter => f.write_str("H or F and a number"),
            FenPart::Number => f.write_str("a number"),
            FenPart::End => f.write_str("a comma, a colon or the end"),
        }
    }
}

/// What is wrong at one place in a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FenFault {
    /// Something else was expected here.
    Expected {
        /// What was expected.
        expected: FenPart,
        /// What was found; nothing at the end of the text.
        found: Option<char>,
    },
    /// No square has this number.
    NoSuchSquare(u32),
    /// There's already a piece on this square, of either side.
    SquareTwice(Square),
    /// This side's squares are listed twice.
    SideTwice(Color),
    /// The range ends before it starts.
    Backwards {
        /// The square before the dash.
        first: Square,
        /// The square after the dash.
        last: Square,
    },
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenFault::Expected { expected, found } => {
                write!(f, "expected {expected}, found ")?;
                match found {
                    Some(found) => write!(f, "{found:?}"),
                    None => f.write_str("the end"),
                }
            }
            FenFault::NoSuchSquare(number) => {
                write!(
                    f,
                    "there is no square {number}: squares are numbered from 1 to 32"
                )
            }
            FenFault::SquareTwice(square) => {
                write!(
                    f,
                    "square {square} is listed twice: it can hold only one piece"
                )
            }
            FenFault::SideTwice(color) => {
                write!(f, "the squares of {color} appear twice")
            }
            FenFault::Backwards { first, last } => {
                write!(f, "the range {first}-{last} runs backward")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written_in_one_way() {
        #[track_caller]
        fn check(text: &str, written: &str) {
            let fen: Fen = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(fen.to_string(), written);
            assert_eq!(written.parse(), Ok(fen));
        }
        check("B:W21,22,K30:B1,2", "B:W21,22,K30:B1,2");
        // Sides and squares in either order.
        check("W:B2,1:WK30,22,21", "W:W21,22,K30:B1,2");
        // Ranges, including kings.
        check(
            "B:W21-24,K29-30:B1-3,K9",
            "B:W21,22,23,24,K29,K30:B1,2,3,K9",
        );
        check("B:W21-21:B1", "B:W21:B1");
        check("B:W1-32:B", &format!("B:W{}:B", one_to_32()));
        // A period, counters, both.
        check("B:W21:B1.", "B:W21:B1");
        check("B:W21:B1:H0:F1", "B:W21:B1");
        check("B:W21:B1:F12:H3.", "B:W21:B1");
        check("B:W21:B1:H99999999999999999999", "B:W21:B1");
        // An empty side, an empty board.
        check("W:W:BK32", "W:W:BK32");
        check("W:B:W5", "W:W5:B");
        check("B:W:B", "B:W:B");
        check("B:W:B.", "B:W:B");
        // Lower case, spaces, leading zeros.
        check("b:w21,k30:b1", "B:W21,K30:B1");
        check("  B : W 21 , K 30 - 31 : B 1 . \r\n", "B:W21,K30,K31:B1");
        check("B:W021:B01", "B:W21:B1");
        // Unplayable positions are still valid text.
        check("B:W1,2:B31,32", "B:W1,2:B31,32");
    }

    fn one_to_32() -> String {
        (1..=32)
            .map(|n| n.to_string())
            .collect::<Vec<_>>()
            .join(",")
    }

    #[test]
    fn the_start() {
        let start = Fen::from(&Position::START);
        assert_eq!("B:W21-32:B1-12".parse(), Ok(start));
        assert_eq!(
            start.to_string(),
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
        );
        assert_eq!(start.position(), Ok(Position::START));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            assert_eq!(text.parse::<Fen>().unwrap_err().to_string(), expected);
        }
        check(
            "",
            "column 1: expected B or W for the side to move, found the end",
        );
        check(
            "R:W21:B1",
            "column 1: expected B or W for the side to move, found 'R'",
        );
        check(
            "é",
            "column 1: expected B or W for the side to move, found 'é'",
        );
        check("B", "column 2: expected a colon, found the end");
        check("B W", "column 3: expected a colon, found 'W'");
        check(
            "B:",
            "column 3: expected W or B and the squares of that side, found the end",
        );
        check(
            "B:21",
            "column 3: expected W or B and the squares of that side, found '2'",
        );
        check(
            "B:W21",
            "column 6: expected a comma, or a colon, B and Black's squares, found the end",
        );
        check(
            "B:B1 2:W3",
            "column 6: expected a comma, or a colon, W and White's squares, found '2'",
        );
        check(
            "B:W21:",
            "column 7: expected B and Black's squares, found the end",
        );
        check(
            "B:W21:H0",
            "column 7: expected B and Black's squares, found 'H'",
        );
        check("B:W21:W22", "column 7: the squares of White appear twice");
        check("B:W21,:B1", "column 7: expected a square number, found ':'");
        check("B:W,21:B1", "column 4: expected a square number, found ','");
        check(
            "B:WKK21:B1",
            "column 5: expected a square number, found 'K'",
        );
        check(
            "B:W21:B1-",
            "column 10: expected a square number, found the end",
        );
        check(
            "B:W21:B1-K3",
            "column 10: expected a square number, found 'K'",
        );
        check(
            "B:W21:B1é",
            "column 9: expected a comma, a colon or the end, found 'é'",
        );
        check(
            "B:W21:B1..",
            "column 10: expected a comma, a colon or the end, found '.'",
        );
        check(
            "B:W21:B1:X",
            "column 10: expected H or F and a number, found 'X'",
        );
        check("B:W21:B1:H", "column 11: expected a number, found the end");
        check(
            "B:W21:B33",
            "column 8: there is no square 33: squares are numbered from 1 to 32",
        );
        check(
            "B:W0:B1",
            "column 4: there is no square 0: squares are numbered from 1 to 32",
        );
        check(
            "B:W21:B99999999999",
            "column 8: there is no square 4294967295: squares are numbered from 1 to 32",
        );
        check("B:W21-12:B1", "column 4: the range 21-12 runs backward");
        check(
            "B:W21,21:B1",
            "column 7: square 21 is listed twice: it can hold only one piece",
        );
        check(
            "B:W21:B1,K21",
            "column 11: square 21 is listed twice: it can hold only one piece",
        );
        check(
            "B:W21:B12-32",
            "column 8: square 21 is listed twice: it can hold only one piece",
        );
    }

    #[test]
    fn a_board_that_cannot_be_played_says_why() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            let fen: Fen = text.parse().unwrap();
            assert_eq!(fen.position().unwrap_err().to_string(), expected);
        }
        check("B:W:B", "the board is empty");
        check(
            "B:W3:B29",
            "a white man on 3 would have been crowned; a black man on 29 would have been crowned",
        );
        check("B:W20-32:B1", "White has 13 pieces, more than 12");
    }
}
