//! Converts between the fast rules and the naive ones.

use oracle::{OracleBoard, OracleColor};
use rules::{Color, Move, Position, Rank, RuleSet, Square};

/// The same position in the oracle's terms, piece by piece.
pub fn oracle_board(pos: &Position) -> OracleBoard {
    let pieces: Vec<(u8, char)> = pos
        .board()
        .iter()
        .map(|(square, piece)| {
            let letter = match (piece.color, piece.rank) {
                (Color::Black, Rank::Man) => 'b',
                (Color::Black, Rank::King) => 'B',
                (Color::White, Rank::Man) => 'w',
                (Color::White, Rank::King) => 'W',
            };
            (square.number(), letter)
        })
        .collect();
    let side = match pos.turn() {
        Color::Black => OracleColor::Black,
        Color::White => OracleColor::White,
    };
    OracleBoard::from_pieces(&pieces, side).unwrap_or_else(|error| panic!("{pos:?}: {error}"))
}

/// The oracle's legal moves under these rules as paths of square numbers, sorted.
pub fn oracle_moves(pos: &Position, rules: RuleSet) -> Vec<Vec<u8>> {
    let rules = oracle::OracleRules {
        man_may_not_capture_king: rules.kings_safe_from_men,
    };
    let mut paths = oracle_board(pos).with_rules(rules).legal_moves();
    paths.sort();
    paths
}

/// Moves as paths of square numbers, sorted.
pub fn sorted_paths(moves: &[Move]) -> Vec<Vec<u8>> {
    let mut paths: Vec<Vec<u8>> = moves
        .iter()
        .map(|mv| mv.path().into_iter().map(Square::number).collect())
        .collect();
    paths.sort();
    paths
}
