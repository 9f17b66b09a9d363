//! The rules of movement.

use crate::{
    OracleBoard, OraclePiece,
    board::{coordinates, on_board, square_number},
};

impl OracleBoard {
    /// Every legal turn as the list of squares the piece touches: `[9, 14]`, `[22, 15, 8]`.
    ///
    /// Two captures with different paths are two moves, even if they start and end on the same
    /// squares and capture the same pieces. A side without a legal move loses.
    pub fn legal_moves(&self) -> Vec<Vec<u8>> {
        // Captures are mandatory. If there are several, the player chooses.
        let captures = self.captures();
        if captures.is_empty() {
            self.steps()
        } else {
            captures
        }
    }

    /// The position after a legal turn, or `None` if the path isn't a legal turn here.
    pub fn play(&self, path: &[u8]) -> Option<OracleBoard> {
        if self.legal_moves().iter().any(|legal| legal == path) {
            Some(self.after(path))
        } else {
            None
        }
    }

    /// The number of distinct move sequences with exactly `depth` turns.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut leaves = 0;
        for path in self.legal_moves() {
            leaves += self.after(&path).perft(depth - 1);
        }
        leaves
    }

    /// All moves without a capture. They're legal only if there is no capture.
    fn steps(&self) -> Vec<Vec<u8>> {
        let mut found = Vec::new();
        for (row, col, piece) in self.pieces_to_move() {
            for (down, right) in directions(piece) {
                let (to_row, to_col) = (row + down, col + right);
                if on_board(to_row, to_col) && self.at(to_row, to_col).is_none() {
                    found.push(vec![square_number(row, col), square_number(to_row, to_col)]);
                }
            }
        }
        found
    }

    /// All captures, each continued to its end.
    fn captures(&self) -> Vec<Vec<u8>> {
        let mut found = Vec::new();
        for (row, col, piece) in self.pieces_to_move() {
            // The capturing piece is lifted: its origin counts as empty, and a king may jump across
            // it or land on it.
            let mut lifted = self.clone();
            lifted.put(row, col, None);
            lifted.jump_on(piece, row, col, &[square_number(row, col)], &mut found);
        }
        found
    }

    /// Continues a capture from the piece's current square, and collects every way it can end.
    ///
    /// `path` has the squares touched up to now. The board is without the capturing piece and the
    /// pieces already jumped.
    ///
    /// The printed rule removes the jumped pieces only when the turn is over, and forbids jumping a
    /// piece twice. Removing each piece immediately gives exactly the same captures:
    ///
    /// - A jump changes the row by two. So all landing squares of a capture are on rows of the
    ///   origin's parity, and all jumped pieces are on rows of the other parity. A jumped piece is
    ///   never on a possible landing square, so it's never in the way.
    /// - The only other thing that could happen to a jumped piece is a second jump. The
    ///   printed rule forbids that, and here there's nothing left to jump.
    fn jump_on(
        &self,
        piece: OraclePiece,
        row: i32,
        col: i32,
        path: &[u8],
        found: &mut Vec<Vec<u8>>,
    ) {
        let mut can_jump = false;
        for (down, right) in directions(piece) {
            let (over_row, over_col) = (row + down, col + right);
            let (to_row, to_col) = (row + 2 * down, col + 2 * right);
            if !on_board(to_row, to_col) || self.at(to_row, to_col).is_some() {
                continue;
            }
            match self.at(over_row, over_col) {
                Some(jumped) if self.may_jump(piece, jumped) => {}
                _ => continue,
            }
            can_jump = true;
            let mut longer_path = path.to_vec();
            longer_path.push(square_number(to_row, to_col));
            if is_crowned_on(piece, to_row) {
                // Crowning ends the turn, even if the new king could jump.
                found.push(longer_path);
            } else {
                let mut board = self.clone();
                board.put(over_row, over_col, None);
                board.jump_on(piece, to_row, to_col, &longer_path, found);
            }
        }
        // A capture must continue while it can, so it ends only here and on the crown row. A path
        // of one square hasn't jumped at all.
        if !can_jump && path.len() > 1 {
            found.push(path.to_vec());
        }
    }

    fn may_jump(&self, piece: OraclePiece, jumped: OraclePiece) -> bool {
        let safe_king = self.rules().man_may_not_capture_king && jumped.king && !piece.king;
        jumped.color != piece.color && !safe_king
    }

    /// The position after a path that's known to be legal.
    fn after(&self, path: &[u8]) -> OracleBoard {
        let mut board = self.clone();
        let (mut row, mut col) = known_square(path[0]);
        let mut piece = board.at(row, col).expect("a legal path starts on a piece");
        board.put(row, col, None);
        for &number in &path[1..] {
            let (to_row, to_col) = known_square(number);
            if (to_row - row).abs() == 2 {
                board.put((row + to_row) / 2, (col + to_col) / 2, None);
            }
            (row, col) = (to_row, to_col);
        }
        if is_crowned_on(piece, row) {
            piece.king = true;
        }
        board.put(row, col, Some(piece));
        board.pass_the_turn();
        board
    }

    /// The pieces of the side to move with their rows and columns.
    fn pieces_to_move(&self) -> Vec<(i32, i32, OraclePiece)> {
        let mut found = Vec::new();
        for row in 0..8 {
            for col in 0..8 {
                if let Some(piece) = self.at(row, col)
                    && piece.color == self.side_to_move()
                {
                    found.push((row, col, piece));
                }
            }
        }
        found
    }
}

/// A piece's directions, as (rows down, columns right): two for a man, four for a king.
fn directions(piece: OraclePiece) -> Vec<(i32, i32)> {
    let forward = piece.color.forward();
    let mut ways = vec![(forward, -1), (forward, 1)];
    if piece.king {
        ways.push((-forward, -1));
        ways.push((-forward, 1));
    }
    ways
}

/// Whether this piece is a man and the row is where it's crowned.
fn is_crowned_on(piece: OraclePiece, row: i32) -> bool {
    !piece.king && row == piece.color.crown_row()
}

fn known_square(number: u8) -> (i32, i32) {
    coordinates(number).expect("a legal path holds square numbers only")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OracleRules;

    fn board(fen: &str) -> OracleBoard {
        fen.parse().expect(fen)
    }

    /// Formats the moves in sorted order: `9-14` or `22x15x8`.
    fn written_moves(board: &OracleBoard) -> Vec<String> {
        let mut moves = board.legal_moves();
        moves.sort();
        let write = |path: &Vec<u8>| {
            let rows: Vec<i32> = path.iter().map(|&n| known_square(n).0).collect();
            let numbers: Vec<String> = path.iter().map(u8::to_string).collect();
            numbers.join(if (rows[0] - rows[1]).abs() == 2 {
                "x"
            } else {
                "-"
            })
        };
        moves.iter().map(write).collect()
    }

    /// Checks the legal moves, and those of the rotated board, which must be the same moves
    /// rotated.
    fn check(fen: &str, expected: &str) {
        let board = board(fen);
        assert_eq!(written_moves(&board).join(" "), expected, "{fen}");

        let mut moves = board.legal_moves();
        let mut turned_moves = board.turned().legal_moves();
        for number in turned_moves.iter_mut().flatten() {
            *number = 33 - *number;
        }
        moves.sort();
        turned_moves.sort();
        assert_eq!(moves, turned_moves, "turned {fen}");
    }

    #[test]
    fn men_step_forward_only() {
        check("B:W32:B14", "14-17 14-18");
        check("W:W18:B1", "18-14 18-15");
    }

    #[test]
    fn edges_stop_a_piece() {
        check("B:W32:B5", "5-9");
        check("B:W32:B12", "12-16");
        check("B:W32:BK1", "1-5 1-6");
        check("B:W32:BK4", "4-8");
        check("B:W32:BK29", "29-25");
    }

    #[test]
    fn kings_step_one_square_in_all_directions() {
        check("B:W32:BK14", "14-9 14-10 14-17 14-18");
    }

    #[test]
    fn own_pieces_are_neither_landed_on_nor_jumped() {
        check("B:W32:B14,17", "14-18 17-21 17-22");
        check("B:W32:BK5,9", "5-1 9-13 9-14");
    }

    #[test]
    fn men_jump_forward_only() {
        check("B:W18:B14", "14x23");
        check("B:W10:B15", "15-18 15-19");
        check("B:W10:BK15", "15x6");
    }

    #[test]
    fn capturing_is_compulsory_and_the_choice_is_free() {
        // The man on 1 could step, but 14 must capture: one piece or two.
        check("B:W17,18,26:B1,14", "14x21 14x23x30");
        // Two different pieces can capture.
        check("W:W18,27:B14,24", "18x9 27x20");
    }

    #[test]
    fn a_jump_needs_an_empty_square_behind() {
        check("B:W18,23:B14", "14-17");
        check("B:W17,22:BK13", "13-9");
        check("B:W21:B17", "17-22");
    }

    #[test]
    fn a_capture_must_be_completed() {
        check("W:W22:B18,11", "22x15x8");
        check("B:W6,7,14,15:B2", "2x9x18 2x11x18");
    }

    #[test]
    fn crowning_ends_the_turn() {
        // The man that's crowned on 31 could continue over 27 as a king.
        check("B:W26,27:B22", "22x31");
        check("B:W26,27:BK22", "22x31x24");
        let after = board("B:W26,27:B22").play(&[22, 31]).unwrap();
        assert_eq!(after.to_string(), "W:W27:BK31");
    }

    #[test]
    fn a_man_is_crowned_by_a_step_too() {
        let after = board("W:W6:BK32").play(&[6, 1]).unwrap();
        assert_eq!(after.to_string(), "B:WK1:BK32");
    }

    #[test]
    fn the_two_ways_round_a_circuit_are_two_moves() {
        check("B:W6,7,14,15:BK2", "2x9x18x11x2 2x11x18x9x2");
        let start = board("B:W6,7,14,15:BK2");
        assert_eq!(
            start.play(&[2, 11, 18, 9, 2]),
            start.play(&[2, 9, 18, 11, 2])
        );
    }

    #[test]
    fn the_origin_counts_as_empty() {
        // The king returns to 11 on its way around and keeps jumping from there.
        check(
            "B:W6,7,14,15,16:BK11",
            "11x2x9x18x11x20 11x18x9x2x11x20 11x20",
        );
    }

    #[test]
    fn no_piece_is_jumped_twice() {
        // On 22, the king has jumped 18 and can't jump back over it.
        check("B:W18:BK15", "15x22");
        check("B:W18,26:BK15", "15x22x31");
    }

    #[test]
    fn nine_pieces_in_one_capture() {
        let grid = board("B:W6,7,8,14,15,16,22,23,24:BK1");
        let longest = grid.legal_moves().iter().map(Vec::len).max();
        assert_eq!(longest, Some(10));
    }

    #[test]
    fn a_blocked_or_empty_side_has_no_move() {
        check("B:W17,22:B13", "");
        check("B:W21:B", "");
    }

    #[test]
    fn the_house_rule_protects_kings_from_men() {
        fn check_house(fen: &str, expected: &str) {
            let rules = OracleRules {
                man_may_not_capture_king: true,
            };
            let board = board(fen).with_rules(rules);
            assert_eq!(written_moves(&board).join(" "), expected, "{fen}");
            for path in board.legal_moves() {
                assert_eq!(board.play(&path).unwrap().rules(), rules);
            }
        }
        check("B:WK18:B14", "14x23");
        check_house("B:WK18:B14", "14-17");
        check_house("B:WK18:BK14", "14x23");
        check_house("B:W18:B14", "14x23");
        // The second jump would capture a king, so the capture ends after the first.
        check("B:W18,K26:B14", "14x23x30");
        check_house("B:W18,K26:B14", "14x23");
    }

    #[test]
    fn only_legal_paths_are_played() {
        fn check_refused(fen: &str, path: &[u8]) {
            assert_eq!(board(fen).play(path), None, "{fen} {path:?}");
        }
        check_refused("W:W22:B18,11", &[]);
        check_refused("W:W22:B18,11", &[22]);
        check_refused("W:W22:B18,11", &[22, 15]);
        check_refused("W:W22:B18,11", &[22, 17]);
        check_refused("W:W22:B18,11", &[22, 15, 8, 3]);
        check_refused("W:W22:B18,11", &[18, 25]);
        check_refused("W:W22:B18,11", &[0, 255]);
        let after = board("W:W22:B18,11").play(&[22, 15, 8]).unwrap();
        assert_eq!(after.to_string(), "B:W8:B");
    }

    #[test]
    fn perft_from_the_start_is_the_published_one() {
        fn check(depth: u32, expected: u64) {
            let start = OracleBoard::start();
            assert_eq!(start.perft(depth), expected, "depth {depth}");
            assert_eq!(start.turned().perft(depth), expected, "turned {depth}");
        }
        check(0, 1);
        check(1, 7);
        check(2, 49);
        check(3, 302);
        check(4, 1469);
        check(5, 7361);
        check(6, 36_768);
        check(7, 179_740);
    }
}
