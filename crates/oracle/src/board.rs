//! The board: which piece is where, and whose turn it is.

use std::{error::Error, fmt};

/// One of the two sides. Black moves first and down the board; White moves up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OracleColor {
    /// The dark side, on 1–12 at the start.
    Black,
    /// The light side, on 21–32 at the start.
    White,
}

impl OracleColor {
    /// The other side.
    pub fn opponent(self) -> OracleColor {
        match self {
            OracleColor::Black => OracleColor::White,
            OracleColor::White => OracleColor::Black,
        }
    }

    /// The row offset when a man of this side moves forward.
    pub(crate) fn forward(self) -> i32 {
        match self {
            OracleColor::Black => 1,
            OracleColor::White => -1,
        }
    }

    /// The row where this side's men are crowned.
    pub(crate) fn crown_row(self) -> i32 {
        match self {
            OracleColor::Black => 7,
            OracleColor::White => 0,
        }
    }
}

/// A man or a king of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OraclePiece {
    /// The side that owns the piece.
    pub color: OracleColor,
    /// True for a king, false for a man.
    pub king: bool,
}

impl OraclePiece {
    /// Parses `b`, `B`, `w` or `W`: lower case is a man, upper case a king.
    pub fn from_descriptor(descriptor: char) -> Option<OraclePiece> {
        let (color, king) = match descriptor {
            'b' => (OracleColor::Black, false),
            'B' => (OracleColor::Black, true),
            'w' => (OracleColor::White, false),
            'W' => (OracleColor::White, true),
            _ => return None,
        };
        Some(OraclePiece { color, king })
    }

    /// The letter that [`OraclePiece::from_descriptor`] accepts.
    pub fn descriptor(self) -> char {
        match (self.color, self.king) {
            (OracleColor::Black, false) => 'b',
            (OracleColor::Black, true) => 'B',
            (OracleColor::White, false) => 'w',
            (OracleColor::White, true) => 'W',
        }
    }
}

/// House rules. The default is the official game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OracleRules {
    /// A man can only jump men; kings are safe from it. Off in the official game.
    pub man_may_not_capture_king: bool,
}

/// Why a board couldn't be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OracleError {
    /// Square numbers run from 1 to 32.
    NoSuchSquare(u8),
    /// Piece letters are `b`, `B`, `w` and `W`.
    NoSuchPiece(char),
    /// Two pieces on one square.
    SquareUsedTwice(u8),
    /// A man on its crown row would have been crowned.
    UncrownedMan(u8),
    /// The text doesn't have the form `B:W21,K30:B1,2`.
    MalformedFen,
}

impl fmt::Display for OracleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OracleError::NoSuchSquare(number) => write!(f, "there is no square {number}"),
            OracleError::NoSuchPiece(letter) => write!(f, "there is no piece {letter:?}"),
            OracleError::SquareUsedTwice(number) => write!(f, "two pieces on square {number}"),
            OracleError::UncrownedMan(number) => {
                write!(f, "a man on its crown row, square {number}")
            }
            OracleError::MalformedFen => write!(f, "expected a position such as B:W21,K30:B1,2"),
        }
    }
}

impl Error for OracleError {}

/// A position: the pieces, the side to move and the rules in effect.
///
/// The number of pieces isn't limited, because no rule of movement depends on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OracleBoard {
    squares: [[Option<OraclePiece>; 8]; 8],
    side_to_move: OracleColor,
    rules: OracleRules,
}

impl OracleBoard {
    /// The start of a game: twelve men each, Black to move.
    pub fn start() -> OracleBoard {
        let black = (1..=12).map(|number| (number, 'b'));
        let white = (21..=32).map(|number| (number, 'w'));
        let pieces: Vec<(u8, char)> = black.chain(white).collect();
        OracleBoard::from_pieces(&pieces, OracleColor::Black)
            .expect("each man has its own square, none on its crown row")
    }

    /// Builds a position from square numbers and piece letters, under the official rules.
    ///
    /// # Errors
    ///
    /// Refuses a number outside `1..=32`, an unknown letter, a duplicate square, and a man on the
    /// row where it would have been crowned.
    pub fn from_pieces(
        pieces: &[(u8, char)],
        side_to_move: OracleColor,
    ) -> Result<OracleBoard, OracleError> {
        let mut board = OracleBoard {
            squares: [[None; 8]; 8],
            side_to_move,
            rules: OracleRules::default(),
        };
        for &(number, descriptor) in pieces {
            let (row, col) = coordinates(number).ok_or(OracleError::NoSuchSquare(number))?;
            let piece = OraclePiece::from_descriptor(descriptor)
                .ok_or(OracleError::NoSuchPiece(descriptor))?;
            if board.at(row, col).is_some() {
                return Err(OracleError::SquareUsedTwice(number));
            }
            if !piece.king && row == piece.color.crown_row() {
                return Err(OracleError::UncrownedMan(number));
            }
            board.put(row, col, Some(piece));
        }
        Ok(board)
    }

    /// The pieces in order of their squares, as [`OracleBoard::from_pieces`] takes them.
    pub fn to_pieces(&self) -> Vec<(u8, char)> {
        let mut pieces = Vec::new();
        for number in 1..=32 {
            if let Some(piece) = self.piece_at(number) {
                pieces.push((number, piece.descriptor()));
            }
        }
        pieces
    }

    /// The piece on a square, or `None` if it's empty or doesn't exist.
    pub fn piece_at(&self, number: u8) -> Option<OraclePiece> {
        let (row, col) = coordinates(number)?;
        self.at(row, col)
    }

    /// Whose turn it is.
    pub fn side_to_move(&self) -> OracleColor {
        self.side_to_move
    }

    /// The rules in effect.
    pub fn rules(&self) -> OracleRules {
        self.rules
    }

    /// The same position under other rules.
    pub fn with_rules(mut self, rules: OracleRules) -> OracleBoard {
        self.rules = rules;
        self
    }

    /// The same position from the other side: rotated by 180° with the colors swapped.
    ///
    /// Square `n` becomes `33 - n`, also in every legal move. All counts stay the same.
    pub fn turned(&self) -> OracleBoard {
        let mut turned = self.clone();
        for row in 0..8 {
            for col in 0..8 {
                let piece = self.at(row, col).map(|piece| OraclePiece {
                    color: piece.color.opponent(),
                    king: piece.king,
                });
                turned.put(7 - row, 7 - col, piece);
            }
        }
        turned.side_to_move = self.side_to_move.opponent();
        turned
    }

    /// The piece at a row and column, which must be on the board.
    pub(crate) fn at(&self, row: i32, col: i32) -> Option<OraclePiece> {
        self.squares[row as usize][col as usize]
    }

    /// Sets or empties a row and column, which must be on the board.
    pub(crate) fn put(&mut self, row: i32, col: i32, piece: Option<OraclePiece>) {
        self.squares[row as usize][col as usize] = piece;
    }

    /// Passes the turn to the other side.
    pub(crate) fn pass_the_turn(&mut self) {
        self.side_to_move = self.side_to_move.opponent();
    }
}

/// True for the 64 squares of the board, light or dark.
pub(crate) fn on_board(row: i32, col: i32) -> bool {
    (0..8).contains(&row) && (0..8).contains(&col)
}

/// The row and column of a square number; `None` outside `1..=32`.
pub(crate) fn coordinates(number: u8) -> Option<(i32, i32)> {
    if !(1..=32).contains(&number) {
        return None;
    }
    let index = i32::from(number) - 1;
    let row = index / 4;
    // The dark squares of even rows start in column 1, those of odd rows in column 0.
    let first_dark_col = if row % 2 == 0 { 1 } else { 0 };
    Some((row, first_dark_col + 2 * (index % 4)))
}

/// The number of a dark square.
pub(crate) fn square_number(row: i32, col: i32) -> u8 {
    assert!(
        on_board(row, col) && (row + col) % 2 == 1,
        "({row}, {col}) is not a dark square"
    );
    (row * 4 + col / 2 + 1) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_the_square_on_the_printed_board() {
        fn check(number: u8, expected: (i32, i32)) {
            assert_eq!(coordinates(number), Some(expected), "square {number}");
            assert_eq!(square_number(expected.0, expected.1), number);
        }
        check(1, (0, 1));
        check(4, (0, 7));
        check(5, (1, 0));
        check(8, (1, 6));
        check(18, (4, 3));
        check(29, (7, 0));
        check(32, (7, 6));
        for number in 1..=32 {
            let (row, col) = coordinates(number).unwrap();
            check(number, (row, col));
            assert_eq!((row + col) % 2, 1, "square {number} is dark");
        }
        assert_eq!(coordinates(0), None);
        assert_eq!(coordinates(33), None);
    }

    #[test]
    fn the_start_has_twelve_men_a_side() {
        let pieces = OracleBoard::start().to_pieces();
        assert_eq!(pieces.len(), 24);
        for (number, descriptor) in pieces {
            assert_eq!(descriptor, if number <= 12 { 'b' } else { 'w' });
            assert!(!(13..=20).contains(&number));
        }
    }

    #[test]
    fn impossible_boards_are_refused() {
        fn check(pieces: &[(u8, char)], expected: OracleError) {
            let result = OracleBoard::from_pieces(pieces, OracleColor::Black);
            assert_eq!(result, Err(expected));
        }
        check(&[(0, 'b')], OracleError::NoSuchSquare(0));
        check(&[(33, 'w')], OracleError::NoSuchSquare(33));
        check(&[(5, 'x')], OracleError::NoSuchPiece('x'));
        check(&[(5, 'b'), (5, 'W')], OracleError::SquareUsedTwice(5));
        check(&[(29, 'b')], OracleError::UncrownedMan(29));
        check(&[(4, 'w')], OracleError::UncrownedMan(4));
    }

    #[test]
    fn turning_twice_gives_the_board_back() {
        let pieces = [(1, 'B'), (6, 'b'), (22, 'w'), (32, 'W'), (13, 'W')];
        let board = OracleBoard::from_pieces(&pieces, OracleColor::White).unwrap();
        let turned = board.turned();
        assert_eq!(turned.side_to_move(), OracleColor::Black);
        assert_eq!(
            turned.to_pieces(),
            [(1, 'B'), (11, 'b'), (20, 'B'), (27, 'w'), (32, 'W')]
        );
        assert_eq!(turned.turned(), board);
        assert_eq!(OracleBoard::start().turned().turned(), OracleBoard::start());
    }
}
