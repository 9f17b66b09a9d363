//! Test positions: written, played at random, or scattered.

use crate::Dice;
use notation::Fen;
use rules::{Board, Color, Coords, Game, Piece, Position, RuleSet, Square};

/// The position of a FEN text.
pub fn position(fen: &str) -> Position {
    let parsed: Fen = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    parsed
        .position()
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The square with this number.
pub fn square(number: u8) -> Square {
    Square::new(number).unwrap_or_else(|| panic!("there is no square {number}"))
}

/// The coordinates of a point on the board, light or dark, by letter and digit: `C3`.
pub fn coords(letters: &str) -> Coords {
    let [column @ b'A'..=b'H', row @ b'1'..=b'8'] = *letters.as_bytes() else {
        panic!("{letters} is not on the board")
    };
    Coords::new(i32::from(b'8' - row), i32::from(column - b'A'))
}

/// The points of squares given by number, as a player would click them.
pub fn path(numbers: &[u8]) -> Vec<Coords> {
    numbers
        .iter()
        .map(|&number| square(number).coords())
        .collect()
}

/// Every position of a random game, from the start to the end or to `plies` plies.
pub fn random_game_positions(dice: &mut Dice, rules: RuleSet, plies: usize) -> Vec<Position> {
    let mut game = Game::from_position(Position::START, rules);
    for _ in 0..plies {
        let Some(&mv) = dice.pick(&game.legal_moves()) else {
            break;
        };
        game.play(mv)
            .unwrap_or_else(|refusal| panic!("{mv} in {:?}: {refusal}", game.position()));
    }
    game.positions().to_vec()
}

/// A random position with up to twelve pieces per side, with either side to move.
pub fn scattered_position(dice: &mut Dice) -> Position {
    loop {
        let mut board = Board::EMPTY;
        for color in Color::BOTH {
            let kings_of_ten = dice.below(11);
            for _ in 0..dice.below(13) {
                let square = square(1 + dice.below(32) as u8);
                let crowned = dice.below(10) < kings_of_ten || color.crown_row().contains(square);
                if board.is_empty(square) {
                    board.put(
                        square,
                        if crowned {
                            Piece::king(color)
                        } else {
                            Piece::man(color)
                        },
                    );
                }
            }
        }
        let turn = Color::BOTH[dice.below(2)];
        if let Ok(pos) = Position::new(board, turn) {
            return pos;
        }
    }
}
