//! The rules of American checkers, implemented a second time and as simply as possible.
//!
//! This crate exists to be trusted. It has no dependencies, no bit tricks and no code in common
//! with the fast rules, so you can hold it next to the printed rules and check them off one by one.
//! The fast rules are then tested against it. It's slow, and it stays slow.
//!
//! A board is an 8×8 array. Rows count from the top, where Black's home is; columns count from
//! White's left. Only the dark squares are used, where row + column is odd:
//!
//! ```text
//!        col 0   1   2   3   4   5   6   7
//! row 0      .   1   .   2   .   3   .   4     Black's back row, White's crown row
//! row 1      5   .   6   .   7   .   8   .
//! row 2      .   9   .  10   .  11   .  12
//! row 3     13   .  14   .  15   .  16   .
//! row 4      .  17   .  18   .  19   .  20
//! row 5     21   .  22   .  23   .  24   .
//! row 6      .  25   .  26   .  27   .  28
//! row 7     29   .  30   .  31   .  32   .     White's back row, Black's crown row
//! ```
//!
//! A move is the list of square numbers that the piece touches, so it can be compared with the
//! output of any other program:
//!
//! ```
//! use oracle::OracleBoard;
//!
//! let board = OracleBoard::start();
//! assert!(board.legal_moves().contains(&vec![9, 14]));
//! assert_eq!(board.perft(4), 1469);
//!
//! let jump: OracleBoard = "W:W22:B18,11".parse().unwrap();
//! assert_eq!(jump.legal_moves(), [[22, 15, 8]]);
//! ```
//!
//! There are no draws here: this crate says which moves are legal, not when a game ends.

mod board;
mod fen;
mod moves;

pub use board::{OracleBoard, OracleColor, OracleError, OraclePiece, OracleRules};
