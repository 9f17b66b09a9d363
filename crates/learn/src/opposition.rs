//! The move, or opposition: who runs out of good moves first.

use rules::{Bitboard, Color, Position};

/// The squares of a side's system: the four columns that begin on its own back row.
///
/// ```text
///    . 1 . 2 . 3 . 4     Black's system: every other row, starting with Black's back row
///    . . . . . . . .
///    . 9 .10 .11 .12
/// ```
pub const fn system(color: Color) -> Bitboard {
    match color {
        Color::Black => Bitboard::from_bits(0x0F0F_0F0F),
        Color::White => Bitboard::from_bits(0xF0F0_F0F0),
    }
}

/// The side that has the move, or `None` if the sides have different numbers of pieces.
///
/// The side to play has it if the number of pieces in its system, of both sides, is odd.
pub fn has_the_move(pos: &Position) -> Option<Color> {
    let board = pos.board();
    if board.count(Color::Black) != board.count(Color::White) {
        return None;
    }
    let us = pos.turn();
    let is_odd = (board.occupied() & system(us)).len() % 2 == 1;
    Some(if is_odd { us } else { us.opponent() })
}

/// Who has the move, and the count that shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opposition {
    /// The side to play, in whose system the pieces are counted.
    pub side: Color,
    /// The pieces of both sides in that system.
    pub counted: Bitboard,
    /// The side that has the move.
    pub has: Color,
}

/// Who has the move and why, or `None` if the sides have different numbers of pieces.
pub fn opposition(pos: &Position) -> Option<Opposition> {
    let side = pos.turn();
    Some(Opposition {
        side,
        counted: pos.board().occupied() & system(side),
        has: has_the_move(pos)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Square;
    use testkit::position;

    #[test]
    fn a_system_is_four_columns_from_the_back_row() {
        for color in Color::BOTH {
            let columns: Vec<u8> = color.back_row().into_iter().map(Square::col).collect();
            for sq in Square::all() {
                let is_inside = columns.contains(&sq.col());
                assert_eq!(system(color).contains(sq), is_inside, "{sq}");
            }
        }
    }

    #[test]
    fn the_move_is_counted() {
        #[track_caller]
        fn check(fen: &str, expected: Option<Color>) {
            assert_eq!(has_the_move(&position(fen)), expected);
        }
        check(
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            Some(Color::White),
        );
        check("W:WK18:BK10", Some(Color::Black));
        check("W:WK22:BK10", Some(Color::White));
        check("B:WK22:BK10", Some(Color::Black));
        check("B:WK22,30:BK10", None);
    }

    #[test]
    fn the_count_shows_who_has_the_move() {
        let found = opposition(&position("W:WK22,31:BK10,2")).unwrap();
        let squares: Vec<u8> = found.counted.into_iter().map(Square::number).collect();
        assert_eq!((found.side, found.has), (Color::White, Color::Black));
        assert_eq!(squares, [22, 31]);
        assert_eq!(opposition(&position("W:WK22,31:BK10")), None);
    }

    /// Only captures change who has the move.
    #[test]
    fn a_step_keeps_the_move() {
        let mut dice = testkit::Dice::new(5);
        let mut seen = 0;
        for _ in 0..500 {
            let pos = testkit::scattered_position(&mut dice);
            for mv in pos.moves() {
                if !mv.is_capture() {
                    seen += 1;
                    assert_eq!(has_the_move(&pos.play(mv).unwrap()), has_the_move(&pos));
                }
            }
        }
        assert!(seen > 1_000, "{seen}");
    }
}
