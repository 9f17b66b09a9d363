//! Strategies for random boards, positions and squares.

use proptest::collection::vec;
use proptest::prelude::*;
use rules::{Board, Color, Labels, MAX_PIECES, Piece, Position, Square};

pub(crate) fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::Black), Just(Color::White)]
}

pub(crate) fn labels() -> impl Strategy<Value = Labels> {
    prop_oneof![Just(Labels::Numbers), Just(Labels::Letters)]
}

pub(crate) fn square() -> impl Strategy<Value = Square> {
    (0_u8..32).prop_map(|index| Square::from_index(index).expect("below 32"))
}

/// Any pieces on any squares, valid or not.
pub(crate) fn board() -> impl Strategy<Value = Board> {
    vec(contents(1), 32).prop_map(|contents| {
        Square::all()
            .zip(contents)
            .filter_map(|(square, piece)| Some((square, piece?)))
            .collect()
    })
}

/// A playable position: any kind, or one with long captures.
pub(crate) fn position() -> impl Strategy<Value = Position> {
    prop_oneof![3 => scattered(), 2 => hunt()]
}

/// From crowded to nearly empty, with many kings.
fn scattered() -> impl Strategy<Value = Position> {
    let crowd = prop_oneof![Just(1), Just(4), Just(16)];
    let contents = crowd.prop_flat_map(|empty| vec(contents(empty), 32));
    // Which square gets priority when a side runs out of pieces.
    (contents, 0..32_usize, color()).prop_map(|(contents, first, turn)| {
        let mut squares: Vec<_> = Square::all().zip(contents).collect();
        squares.rotate_left(first);
        let pieces = squares
            .into_iter()
            .filter_map(|(sq, piece)| Some((sq, piece?)));
        sound(pieces, turn)
    })
}

/// A few kings, and enemy pieces on every second row, so that there's room to jump.
fn hunt() -> impl Strategy<Value = Position> {
    let hunters = vec(square(), 1..3);
    let prey = vec(prop_oneof![Just(true), Just(true), Just(false)], 32);
    (hunters, prey, any::<bool>(), color()).prop_map(|(hunters, prey, odd, turn)| {
        let hunters = hunters.into_iter().map(|sq| (sq, Piece::king(turn)));
        let on_second_rows = move |sq: &Square| (sq.row() % 2 == 1) == odd;
        let prey = Square::all()
            .zip(prey)
            .filter_map(|(sq, stands)| stands.then_some(sq))
            .filter(on_second_rows)
            .map(|sq| (sq, Piece::man(turn.opponent())));
        sound(hunters.chain(prey), turn)
    })
}

/// The position with these pieces, as far as there's room for them.
fn sound(pieces: impl Iterator<Item = (Square, Piece)>, turn: Color) -> Position {
    let mut board = Board::EMPTY;
    for (square, piece) in pieces {
        if board.is_empty(square) && board.count(piece.color) < MAX_PIECES {
            let crowned = piece.color.crown_row().contains(square);
            board.put(square, if crowned { piece.crowned() } else { piece });
        }
    }
    if board == Board::EMPTY {
        let corner = Square::new(1).expect("1 is a square");
        board.put(corner, Piece::king(turn));
    }
    Position::new(board, turn).expect("the pieces were counted and crowned")
}

/// The content of a square: empty `empty` times as often as each of the four pieces.
fn contents(empty: u32) -> impl Strategy<Value = Option<Piece>> + Clone {
    prop_oneof![
        4 * empty => Just(None),
        4 => (0..4_usize).prop_map(|index| Some(Piece::ALL[index])),
    ]
}

/// Properties of moves are meaningless if the interesting moves don't occur.
#[test]
fn positions_have_long_and_ambiguous_captures() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::new(super::config());
    let (mut long, mut ambiguous) = (0, 0);
    for _ in 0..super::config().cases {
        let pos = position().new_tree(&mut runner).unwrap().current();
        let moves = pos.moves();
        let ends = |mv: &rules::Move| (mv.from(), mv.to());
        let shares_ends = |mv| {
            moves
                .iter()
                .any(|other| other != mv && ends(other) == ends(mv))
        };
        long += usize::from(moves.iter().any(|mv| mv.jumps() >= 3));
        ambiguous += usize::from(moves.iter().any(shares_ends));
    }
    assert!(
        long >= 20 && ambiguous >= 10,
        "{long} long, {ambiguous} ambiguous"
    );
}
