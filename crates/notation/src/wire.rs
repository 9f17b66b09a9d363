//! Positions and moves in a few bytes, for networking and storage.
//!
//! All forms are canonical: equal values have equal bytes. A position and a move have a fixed size;
//! the moves of a game take a few bits each. `docs/formats.md` describes them bit by bit.

mod packed;

pub use packed::{pack_moves, unpack_moves};

use rules::{Board, BoardProblems, Color, Move, Piece, Position, Square};

/// The size of a position: the side to move and 32 squares with five states each are 2 × 5³²
/// values, which take 76 bits.
pub const POSITION_BYTES: usize = 10;

/// The size of a move.
pub const MOVE_BYTES: usize = 4;

/// The number of ways to fill half a board.
const HALF: u64 = 5_u64.pow(16);

/// The bytes of a position.
///
/// ```
/// # use crownhead_notation::wire;
/// # use rules::Position;
/// let bytes = wire::encode_position(&Position::START);
/// assert_eq!(wire::decode_position(&bytes), Ok(Position::START));
/// ```
pub fn encode_position(pos: &Position) -> [u8; POSITION_BYTES] {
    encode_board(pos.board(), pos.turn())
}

/// The position with these bytes, with all the checks of [`Position::new`].
pub fn decode_position(bytes: &[u8]) -> Result<Position, DecodeError> {
    let (board, turn) = decode_board(bytes)?;
    Position::new(board, turn).map_err(DecodeError::Unplayable)
}

/// The bytes of any board, valid or not, and a side to move.
pub fn encode_board(board: &Board, turn: Color) -> [u8; POSITION_BYTES] {
    let half = |first: u8| {
        let squares = (first..first + 16).rev().filter_map(Square::from_index);
        squares.fold(0, |number, square| number * 5 + code(board.get(square)))
    };
    let squares = u128::from(half(16)) * u128::from(HALF) + u128::from(half(0));
    let number = squares * 2 + u128::from(turn == Color::White);
    let mut bytes = [0; POSITION_BYTES];
    bytes.copy_from_slice(&number.to_le_bytes()[..POSITION_BYTES]);
    bytes
}

/// The board and the side to move with these bytes. The board may be unplayable.
pub fn decode_board(bytes: &[u8]) -> Result<(Board, Color), DecodeError> {
    let bytes: [u8; POSITION_BYTES] = sized(bytes)?;
    let mut wide = [0; 16];
    wide[..POSITION_BYTES].copy_from_slice(&bytes);
    let number = u128::from_le_bytes(wide);

    let turn = if number % 2 == 0 {
        Color::Black
    } else {
        Color::White
    };
    let squares = number / 2;
    let low = (squares % u128::from(HALF)) as u64;
    let high = u64::try_from(squares / u128::from(HALF))
        .ok()
        .filter(|high| *high < HALF)
        .ok_or(DecodeError::NotAPosition)?;
    let mut board = Board::EMPTY;
    put_half(&mut board, 0, low);
    put_half(&mut board, 16, high);
    Ok((board, turn))
}

fn put_half(board: &mut Board, first: u8, mut number: u64) {
    for square in (first..first + 16).filter_map(Square::from_index) {
        if let Some(piece) = piece(number % 5) {
            board.put(square, piece);
        }
        number /= 5;
    }
}

/// The content of a square as a digit from 0 to 4.
const fn code(piece: Option<Piece>) -> u64 {
    match piece {
        None => 0,
        Some(piece) => {
            let color = match piece.color {
                Color::Black => 1,
                Color::White => 3,
            };
            color + piece.is_king() as u64
        }
    }
}

const fn piece(code: u64) -> Option<Piece> {
    match code {
        1 => Some(Piece::man(Color::Black)),
        2 => Some(Piece::king(Color::Black)),
        3 => Some(Piece::man(Color::White)),
        4 => Some(Piece::king(Color::White)),
        _ => None,
    }
}

/// The bytes of a move: its [`Move::bits`], little-endian.
pub const fn encode_move(mv: Move) -> [u8; MOVE_BYTES] {
    mv.bits().to_le_bytes()
}

/// The move with these bytes. It's geometrically valid; whether it's legal depends on the position.
pub fn decode_move(bytes: &[u8]) -> Result<Move, DecodeError> {
    let bits = u32::from_le_bytes(sized(bytes)?);
    Move::from_bits(bits).ok_or(DecodeError::NotAMove { bits })
}

fn sized<const N: usize>(bytes: &[u8]) -> Result<[u8; N], DecodeError> {
    bytes.try_into().map_err(|_| DecodeError::Length {
        expected: N,
        found: bytes.len(),
    })
}

/// Why bytes aren't a position or a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DecodeError {
    /// There are too few or too many bytes.
    #[error("expected {expected} bytes, found {found}")]
    Length {
        /// The required number of bytes.
        expected: usize,
        /// The actual number of bytes.
        found: usize,
    },
    /// The number is larger than that of any board.
    #[error("the bytes aren't a position")]
    NotAPosition,
    /// The board is well formed but unplayable.
    #[error("the position can't be played")]
    Unplayable(#[source] BoardProblems),
    /// No move has these bits.
    #[error("the bits {bits:#010x} aren't a move")]
    NotAMove {
        /// The bytes as a number.
        bits: u32,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fen, WrittenMove};
    use rules::RuleSet;

    /// Pins the bytes: they're a stable format.
    #[test]
    fn a8_positions_have_these_bytes() {
        #[track_caller]
        fn check(fen: &str, bytes: [u8; POSITION_BYTES]) {
            let fen: Fen = fen.parse().unwrap();
            assert_eq!(encode_board(&fen.board, fen.turn), bytes);
            assert_eq!(decode_board(&bytes), Ok((fen.board, fen.turn)));
        }
        check("B:W:B", [0; 10]);
        check("W:W:B", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        check("B:W:B1", [2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        check("B:W:BK1", [4, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        check("B:W1:B", [6, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        check("W:WK1:B", [9, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        check("B:W:B2", [10, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        check("B:W21-32:B1-12", START);
        check("W:WK1-32:B", FULL);
    }

    const START: [u8; POSITION_BYTES] = [32, 203, 245, 158, 238, 95, 35, 68, 101, 7];
    /// The largest number, 2 × 5³² − 1.
    const FULL: [u8; POSITION_BYTES] = [1, 223, 89, 11, 183, 130, 218, 90, 220, 9];

    #[test]
    fn a8_moves_have_these_bytes() {
        #[track_caller]
        fn check(fen: &str, text: &str, bytes: [u8; MOVE_BYTES]) {
            let pos = fen.parse::<Fen>().unwrap().position().unwrap();
            let written: WrittenMove = text.parse().unwrap();
            let mv = written.resolve(&pos, RuleSet::OFFICIAL).unwrap();
            assert_eq!(encode_move(mv), bytes);
            assert_eq!(decode_move(&bytes), Ok(mv));
        }
        check("B:W21-32:B1-12", "9-14", [0xa8, 0xc1, 0, 0]);
        check("W:W29:B25,18,11", "29x8", [0xfc, 0x4c, 0x05, 0]);
    }

    #[test]
    fn bytes_that_are_no_position_are_refused() {
        #[track_caller]
        fn check(bytes: &[u8], expected: &str) {
            assert_eq!(decode_position(bytes).unwrap_err().to_string(), expected);
        }
        check(&[], "expected 10 bytes, found 0");
        check(&START[..9], "expected 10 bytes, found 9");
        check(&[0; 11], "expected 10 bytes, found 11");
        check(&[0xff; 10], "the bytes aren't a position");
        check(&[0; 10], "the position can't be played");
        check(&FULL, "the position can't be played");

        let mut one_too_large = FULL;
        one_too_large[0] += 1;
        check(&one_too_large, "the bytes aren't a position");
        assert_eq!(
            std::error::Error::source(&decode_position(&[0; 10]).unwrap_err())
                .unwrap()
                .to_string(),
            "the board is empty"
        );
    }

    #[test]
    fn bytes_that_are_no_move_are_refused() {
        #[track_caller]
        fn check(bytes: &[u8], expected: &str) {
            assert_eq!(decode_move(bytes).unwrap_err().to_string(), expected);
        }
        check(&[], "expected 4 bytes, found 0");
        check(&[0; 5], "expected 4 bytes, found 5");
        check(&[0; 4], "the bits 0x00000000 aren't a move");
        check(&[0xff; 4], "the bits 0xffffffff aren't a move");
    }
}
