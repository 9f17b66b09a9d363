//! C1–C8: setting up a position, and every refusal along the way.

use crownhead_rules::{Board, Color, Coords, Piece, PlacementRefusal, Position, Problem, Setup};
use testkit::{coords, square};

const BLACK_MAN: Piece = Piece::man(Color::Black);
const WHITE_MAN: Piece = Piece::man(Color::White);
const BLACK_KING: Piece = Piece::king(Color::Black);
const WHITE_KING: Piece = Piece::king(Color::White);

/// A setup with this many men on each side, placed from their home squares.
fn with_counts(black: usize, white: usize) -> Setup {
    let mut setup = Setup::empty();
    for number in 1..=black as u8 {
        setup.place(square(number), BLACK_MAN).unwrap();
    }
    for number in (33 - white as u8)..=32 {
        setup.place(square(number), WHITE_MAN).unwrap();
    }
    setup
}

#[test]
fn c1_standard_or_empty() {
    assert_eq!(Setup::standard().finish(), Ok(Position::START));
    assert_eq!(*Setup::empty().board(), Board::EMPTY);
}

#[test]
fn c4_clear_and_remove() {
    let mut setup = Setup::standard();
    assert_eq!(setup.remove(square(1)), Ok(Some(BLACK_MAN)));
    assert_eq!(setup.remove(square(1)), Ok(None));
    assert_eq!(setup.left(Color::Black), 1);
    assert!(setup.remove(coords("A8")).is_err());
    setup.clear();
    assert_eq!(*setup.board(), Board::EMPTY);
    assert_eq!(setup.left(Color::Black), 12);
}

#[test]
fn c5_twelve_a_side_is_complete_by_itself() {
    assert!(!with_counts(12, 11).is_full());
    assert!(!with_counts(11, 12).is_full());
    assert!(with_counts(12, 12).is_full());
    // Force start: fewer pieces will do.
    assert!(with_counts(3, 1).finish().is_ok());
}

/// S4's placement table: for each stock of pieces and each tool, a light square, an occupied square
/// and a free one. `Ok` or the start of the refusal.
#[test]
fn c3_c6_s4_the_placing_table() {
    const FREE: &str = "C5";
    const LIGHT: &str = "D5";
    const CANT: Result<(), bool> = Err(false);
    /// No piece is left to place.
    const OUT: Result<(), bool> = Err(true);
    // Black and white pieces on the board, then the result of placing a black and a white piece on
    // a free square.
    let stocks = [
        ((0, 0), Ok(()), Ok(())),
        ((5, 7), Ok(()), Ok(())),
        ((10, 12), Ok(()), OUT),
        ((12, 10), OUT, Ok(())),
        ((12, 11), OUT, Ok(())),
        ((11, 12), Ok(()), OUT),
        ((12, 12), OUT, OUT),
    ];
    for ((black, white), black_free, white_free) in stocks {
        for (tool, free) in [
            (BLACK_MAN, black_free),
            (BLACK_KING, black_free),
            (WHITE_MAN, white_free),
            (WHITE_KING, white_free),
        ] {
            let occupied = if black > 0 {
                Some(square(1).coords())
            } else {
                None
            };
            let cases = [
                (Some(coords(LIGHT)), CANT),
                (occupied, CANT),
                (Some(coords(FREE)), free),
            ];
            for (at, expected) in cases {
                let Some(at) = at else { continue };
                let mut setup = with_counts(black, white);
                let before = setup.clone();
                match (setup.place(at, tool), expected) {
                    (Ok(placed), Ok(())) => {
                        assert_eq!(setup.board().get(placed), Some(tool));
                        assert_eq!(setup.left(tool.color), before.left(tool.color) - 1);
                        // The last piece of the second side completes the setup.
                        let complete = setup.left(Color::Black) + setup.left(Color::White) == 0;
                        assert_eq!(setup.is_full(), complete);
                    }
                    (Err(refusal), Err(is_out)) => {
                        let found = matches!(refusal, PlacementRefusal::OutOfPieces(_));
                        assert_eq!(found, is_out, "{refusal}");
                        assert_eq!(setup, before);
                    }
                    (got, expected) => {
                        panic!("{tool} at {at:?} with {black}/{white}: {got:?}, not {expected:?}")
                    }
                }
            }
        }
    }
}

#[test]
fn c6_every_refusal_says_why() {
    #[track_caller]
    fn check(at: Coords, piece: Piece, expected: &str) {
        let mut setup = with_counts(12, 3);
        assert_eq!(setup.place(at, piece).unwrap_err().to_string(), expected);
    }
    check(coords("A8"), WHITE_MAN, "pieces stand on dark squares only");
    check(Coords::new(8, 1), WHITE_MAN, "that's off the board");
    check(
        square(1).coords(),
        WHITE_KING,
        "there's already a black man on 1",
    );
    check(
        square(15).coords(),
        BLACK_KING,
        "Black has all 12 pieces on the board",
    );
    let mut setup = Setup::empty();
    assert_eq!(
        setup.place(square(32), BLACK_MAN).unwrap_err().to_string(),
        "a black man on 32 would have been crowned"
    );
    assert!(setup.place(square(32), BLACK_KING).is_ok());
}

#[test]
fn c7_all_problems_of_a_board_at_once() {
    assert_eq!(Setup::empty().problems(), [Problem::EmptyBoard]);
    assert_eq!(
        Setup::empty().finish().unwrap_err().list(),
        [Problem::EmptyBoard]
    );
    let mut board = Board::START;
    board.put(square(13), BLACK_MAN);
    board.put(square(32), BLACK_MAN);
    board.put(square(4), WHITE_MAN);
    let setup = Setup::from_board(board, Color::White);
    let sentences: Vec<String> = setup.problems().iter().map(Problem::to_string).collect();
    assert_eq!(
        sentences,
        [
            "Black has 13 pieces, more than 12",
            "a white man on 4 would have been crowned",
            "a black man on 32 would have been crowned",
        ]
    );
    // A board with only one side is accepted; its game is already over.
    assert!(with_counts(0, 2).finish().is_ok());
}

#[test]
fn c8_either_side_may_move_first() {
    let mut setup = with_counts(2, 2);
    setup.choose_turn(Color::White);
    assert_eq!(setup.finish().unwrap().turn(), Color::White);
    setup.clear();
    assert_eq!(setup.turn(), Color::White);
}
