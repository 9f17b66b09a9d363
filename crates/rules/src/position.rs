//! A board and whose turn it is.

use crate::movegen::{BlackSide, GeneratedMove, Scene, Side, WhiteSide};
use crate::setup::{BoardProblems, check_board};
use crate::{Board, Color, IllegalMove, MAX_PIECES, Move, MoveList, RuleSet};
use core::fmt;

/// A playable position: a valid board and the side to move.
///
/// Invariant: there is at least one piece, no side has more than 12, and no man is on its crown
/// row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    board: Board,
    turn: Color,
}

impl Position {
    /// The position at the start of a game.
    pub const START: Position = Position {
        board: Board::START,
        turn: Color::Black,
    };

    /// The position with this board and side to move, or everything that's wrong with the board.
    pub fn new(board: Board, turn: Color) -> Result<Position, BoardProblems> {
        check_board(&board)?;
        Ok(Position { board, turn })
    }

    /// The position with a board that's known to be valid, as [`Position::new`] checks it.
    ///
    /// For programs that create millions of positions from squares they chose themselves.
    #[inline]
    pub fn new_unchecked(board: Board, turn: Color) -> Position {
        debug_assert!(is_sound(&board), "{board:?}");
        Position { board, turn }
    }

    /// The pieces.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The legal moves under the official rules: the captures if there are any, otherwise the
    /// steps.
    ///
    /// The order is deterministic but otherwise unspecified.
    pub fn moves(&self) -> MoveList {
        self.moves_under(RuleSet::OFFICIAL)
    }

    /// The legal moves under these rules.
    pub fn moves_under(&self, rules: RuleSet) -> MoveList {
        let mut moves = MoveList::new();
        match self.turn {
            Color::Black => self
                .scene::<BlackSide>(rules)
                .for_each_move(|found| moves.push(found.mv)),
            Color::White => self
                .scene::<WhiteSide>(rules)
                .for_each_move(|found| moves.push(found.mv)),
        }
        moves
    }

    /// The number of legal moves under the official rules.
    pub fn count_moves(&self) -> u32 {
        match self.turn {
            Color::Black => self.scene::<BlackSide>(RuleSet::OFFICIAL).count_moves(),
            Color::White => self.scene::<WhiteSide>(RuleSet::OFFICIAL).count_moves(),
        }
    }

    /// Whether the side to move has a legal move. Without one, it loses.
    pub fn can_move_under(&self, rules: RuleSet) -> bool {
        match self.turn {
            Color::Black => self.scene::<BlackSide>(rules).can_move(),
            Color::White => self.scene::<WhiteSide>(rules).can_move(),
        }
    }

    /// Whether the side to move has a capture under the official rules, which is then mandatory.
    #[inline]
    pub fn can_capture(&self) -> bool {
        self.can_capture_under(RuleSet::OFFICIAL)
    }

    /// Whether the side to move has a capture under these rules.
    #[inline]
    pub fn can_capture_under(&self, rules: RuleSet) -> bool {
        self.has_capture(self.turn, rules)
    }

    /// Whether the opponent would have a capture under the official rules if it were the opponent's
    /// turn.
    #[inline]
    pub fn is_threatened(&self) -> bool {
        self.is_threatened_under(RuleSet::OFFICIAL)
    }

    /// Whether the opponent would have a capture under these rules if it were the opponent's turn.
    #[inline]
    pub fn is_threatened_under(&self, rules: RuleSet) -> bool {
        self.has_capture(self.turn.opponent(), rules)
    }

    #[inline]
    fn has_capture(&self, color: Color, rules: RuleSet) -> bool {
        match color {
            Color::Black => self.scene::<BlackSide>(rules).can_capture(),
            Color::White => self.scene::<WhiteSide>(rules).can_capture(),
        }
    }

    #[inline(always)]
    fn scene<S: Side>(&self, rules: RuleSet) -> Scene<S> {
        Scene::new(&self.board, rules)
    }

    /// The position after this move under the official rules, or why the move isn't legal.
    ///
    /// ```
    /// # use crownhead_rules::{Move, Position, Square};
    /// let path = [9, 18].map(|number| Square::new(number).unwrap());
    /// let illegal = Position::START.play(Move::from_path(&path).unwrap()).unwrap_err();
    /// assert_eq!(
    ///     illegal.to_string(),
    ///     "9x18 is not legal: there's nothing to jump on 14; possible: 9-13, 9-14"
    /// );
    /// ```
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        self.play_under(RuleSet::OFFICIAL, mv)
    }

    /// The position after this move under these rules, or why the move isn't legal.
    pub fn play_under(&self, rules: RuleSet, mv: Move) -> Result<Position, IllegalMove> {
        if self.moves_under(rules).contains(&mv) {
            Ok(self.play_unchecked(mv))
        } else {
            Err(IllegalMove {
                mv,
                refusal: self.refuse(rules, mv),
            })
        }
    }

    /// The position after a move that's known to be legal here, under the official rules or a house
    /// rule.
    ///
    /// An illegal move panics in debug builds. In release builds, it gives a meaningless position.
    #[inline]
    pub fn play_unchecked(&self, mv: Move) -> Position {
        debug_assert!(self.is_legal_under_some_rules(mv), "{mv} in {self:?}");
        let found = GeneratedMove::from(mv);
        let board = match self.turn {
            Color::Black => self.board.after::<BlackSide>(&found),
            Color::White => self.board.after::<WhiteSide>(&found),
        };
        Position {
            board,
            turn: self.turn.opponent(),
        }
    }

    fn is_legal_under_some_rules(&self, mv: Move) -> bool {
        [false, true].into_iter().any(|kings_safe_from_men| {
            self.moves_under(RuleSet {
                kings_safe_from_men,
            })
            .contains(&mv)
        })
    }

    /// Calls `visit` with each legal move under the official rules and the position it leads to.
    #[inline]
    pub fn for_each_successor(&self, mut visit: impl FnMut(Move, Position)) {
        let turn = self.turn.opponent();
        match self.turn {
            Color::Black => {
                self.scene::<BlackSide>(RuleSet::OFFICIAL)
                    .for_each_move(|found| {
                        let board = self.board.after::<BlackSide>(&found);
                        visit(found.mv, Position { board, turn });
                    });
            }
            Color::White => {
                self.scene::<WhiteSide>(RuleSet::OFFICIAL)
                    .for_each_move(|found| {
                        let board = self.board.after::<WhiteSide>(&found);
                        visit(found.mv, Position { board, turn });
                    });
            }
        }
    }

    /// The position rotated by 180° with the colors swapped. It has the same moves, rotated.
    pub fn swapped(&self) -> Position {
        Position {
            board: self.board.swapped(),
            turn: self.turn.opponent(),
        }
    }

    /// Whether this move advances a man or captures something, so that no earlier position can
    /// recur.
    pub fn is_irreversible(&self, mv: Move) -> bool {
        mv.is_capture() || !self.board.kings().contains(mv.from())
    }
}

/// The board as [`Board`] draws it, and a last line with the side to move.
///
/// The one-line form, FEN, is in the crate `crownhead-notation`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{} to move", self.board, self.turn)
    }
}

/// Whether a board has no problems, in a few bit operations.
fn is_sound(board: &Board) -> bool {
    let is_sound_for = |color: Color| {
        let men = board.pieces(color) & !board.kings();
        board.count(color) <= MAX_PIECES && !men.intersects(color.crown_row())
    };
    !board.occupied().is_empty() && Color::BOTH.into_iter().all(is_sound_for)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bitboard, Square};
    use std::prelude::rust_2024::*;

    #[test]
    fn sound_boards_are_those_without_problems() {
        fn check(black: u32, white: u32, kings: u32) {
            let [black, white, kings] = [black, white, kings].map(Bitboard::from_bits);
            let board = Board::from_sets(black, white, kings).unwrap();
            assert_eq!(is_sound(&board), check_board(&board).is_ok());
        }
        check(0, 0, 0);
        check(0xFFF, 0xFFF0_0000, 0);
        check(0x1FFF, 0xFFF0_0000, 0);
        check(0xF, 0x1FFF_0000, 0);
        check(0x8000_0000, 1, 0x8000_0001);
        check(0x8000_0000, 1, 1);
        check(0x8000_0000, 1, 0x8000_0000);
        check(2, 0, 0);
    }

    #[test]
    fn successors_are_the_positions_after_the_listed_moves() {
        let mut pos = Position::START;
        for ply in 0..60 {
            let moves = pos.moves();
            let mut found = Vec::new();
            pos.for_each_successor(|mv, after| found.push((mv, after)));
            let expected: Vec<_> = moves
                .iter()
                .map(|&mv| (mv, pos.play(mv).unwrap()))
                .collect();
            assert_eq!(found, expected);
            let Some(&(_, after)) = found.get(ply % found.len().max(1)) else {
                break;
            };
            assert_eq!(Position::new_unchecked(*after.board(), after.turn()), after);
            pos = after;
        }
    }

    #[test]
    fn a_position_is_drawn_with_the_side_to_move() {
        let drawn = "  r   r   r   r\nr   r   r   r\n  r   r   r   r\n.   .   .   .\n  .   .   .   .\n\
                     w   w   w   w\n  w   w   w   w\nw   w   w   w\nBlack to move";
        assert_eq!(Position::START.to_string(), drawn);
    }

    #[test]
    fn an_illegal_move_says_why_and_what_is_legal() {
        let step = |from, to| {
            let path = [from, to].map(|number| Square::new(number).unwrap());
            Move::from_path(&path).unwrap()
        };
        let after = Position::START.play(step(11, 15)).unwrap();
        let after = after.play(step(22, 18)).unwrap();
        let illegal = after.play(step(9, 14)).unwrap_err();
        assert_eq!(illegal.mv, step(9, 14));
        assert_eq!(illegal.refusal.possible, [step(15, 22)]);
        assert_eq!(
            illegal.to_string(),
            "9-14 is not legal: a capture is mandatory; possible: 15x22"
        );
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "9-5 in")]
    fn an_illegal_move_played_unchecked_panics_in_debug_builds() {
        let path = [9, 5].map(|number| Square::new(number).unwrap());
        let _ = Position::START.play_unchecked(Move::from_path(&path).unwrap());
    }

    #[test]
    fn captures_and_threats_are_told_for_both_sides() {
        #[track_caller]
        fn check(black: u8, white: u8, can_capture: bool, is_threatened: bool) {
            let bit = |number| Square::new(number).unwrap().bit();
            let board = Board::from_sets(bit(black), bit(white), Bitboard::EMPTY).unwrap();
            for turn in Color::BOTH {
                let pos = Position::new(board, turn).unwrap();
                let both = (
                    pos.can_capture(),
                    pos.is_threatened_under(RuleSet::OFFICIAL),
                );
                let expected = match turn {
                    Color::Black => (can_capture, is_threatened),
                    Color::White => (is_threatened, can_capture),
                };
                assert_eq!(both, expected, "{pos:?}");
            }
        }
        check(14, 18, true, true);
        check(9, 14, true, true);
        check(14, 17, true, true);
        check(13, 17, true, false);
        check(1, 32, false, false);
    }
}
