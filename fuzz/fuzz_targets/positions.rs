//! The fast rules and the oracle agree on every position and along every line of play.
//!
//! The input is text that can be written by hand: `B` or `W` for the side to move, `k` if kings are
//! safe from men and any other byte if not, then 32 squares (`b w` men, `B W` kings, anything else empty).
//! Each further byte plays a move.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oracle::{OracleBoard, OracleColor, OracleRules};
use rules::{Board, Color, Move, Piece, Position, RuleSet, Square};

fuzz_target!(|input: &[u8]| {
    let Some((mut fast, mut plain, rules)) = read(input) else {
        return;
    };
    for &choice in input.get(34..).unwrap_or_default() {
        let moves = agreed_moves(&fast, &plain, rules);
        if moves.is_empty() {
            return;
        }
        let mv = moves[usize::from(choice) % moves.len()];
        fast = fast.play_unchecked(mv);
        plain = plain.play(&numbers(mv)).expect("both call it legal");
        assert_eq!(pieces(fast.board()), plain.to_pieces(), "after {mv}");
    }
    agreed_moves(&fast, &plain, rules);
});

/// The legal moves, after checking that both implementations list the same ones.
fn agreed_moves(fast: &Position, plain: &OracleBoard, rules: RuleSet) -> Vec<Move> {
    let mut moves = fast.moves_under(rules).to_vec();
    moves.sort_by_key(|mv| numbers(*mv));
    let listed: Vec<Vec<u8>> = moves.iter().copied().map(numbers).collect();
    let mut expected = plain.legal_moves();
    expected.sort();
    assert_eq!(listed, expected, "in {plain}");

    assert_eq!(fast.can_move_under(rules), !moves.is_empty());
    assert_eq!(fast.swapped().moves_under(rules).len(), moves.len());
    for mv in &moves {
        assert_eq!(Move::from_bits(mv.bits()), Some(*mv));
        assert_eq!(Move::from_path(&mv.path()), Some(*mv));
    }
    if rules.is_official() {
        assert_eq!(fast.count_moves() as usize, moves.len());
    }
    moves
}

/// The same position for both, unless the rules refuse it.
fn read(input: &[u8]) -> Option<(Position, OracleBoard, RuleSet)> {
    let (&[turn, house], squares) = input.split_first_chunk::<2>()?;
    let mut board = Board::EMPTY;
    for (square, byte) in Square::all().zip(squares) {
        if let Some(piece) = piece(*byte) {
            board.put(square, piece);
        }
    }
    let (color, oracle_color) = match turn {
        b'W' => (Color::White, OracleColor::White),
        _ => (Color::Black, OracleColor::Black),
    };
    let kings_safe_from_men = house == b'k';
    let fast = Position::new(board, color).ok()?;
    let plain = OracleBoard::from_pieces(&pieces(&board), oracle_color)
        .expect("the oracle accepts what the rules accept")
        .with_rules(OracleRules {
            man_may_not_capture_king: kings_safe_from_men,
        });
    let rules = RuleSet {
        kings_safe_from_men,
    };
    Some((fast, plain, rules))
}

fn piece(byte: u8) -> Option<Piece> {
    match byte {
        b'b' => Some(Piece::man(Color::Black)),
        b'B' => Some(Piece::king(Color::Black)),
        b'w' => Some(Piece::man(Color::White)),
        b'W' => Some(Piece::king(Color::White)),
        _ => None,
    }
}

/// The pieces of a board in the oracle's form.
fn pieces(board: &Board) -> Vec<(u8, char)> {
    let letter = |piece: Piece| match (piece.color, piece.is_king()) {
        (Color::Black, false) => 'b',
        (Color::Black, true) => 'B',
        (Color::White, false) => 'w',
        (Color::White, true) => 'W',
    };
    board
        .iter()
        .map(|(square, piece)| (square.number(), letter(piece)))
        .collect()
}

/// A move in the oracle's form.
fn numbers(mv: Move) -> Vec<u8> {
    mv.path().iter().map(|square| square.number()).collect()
}
