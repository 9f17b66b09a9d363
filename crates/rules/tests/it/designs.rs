//! The behavior that the source designs specify in tables and test plans, as data.
//!
//! S0 is the design with the case table of turns, S1 the one with the test plan, and S4 the one
//! with tables of drags and outcomes. Their dark side is Black here; their light or red side is
//! White.

use crownhead_rules::{Color, Coords, Game, Position, RuleSet};
use testkit::{coords, path, position};

const OFFICIAL: RuleSet = RuleSet::OFFICIAL;
const HOUSE: RuleSet = RuleSet {
    kings_safe_from_men: true,
};

/// The result of an attempt: the position after it, or the name of the reason. It must be the same
/// for the other side with the board rotated.
fn outcome(fen: &str, rules: RuleSet, points: &[Coords]) -> String {
    let pos = position(fen);
    let turned: Vec<Coords> = points.iter().map(|point| point.turned()).collect();
    match (
        attempt(&pos, rules, points),
        attempt(&pos.swapped(), rules, &turned),
    ) {
        (Ok(after), Ok(after_turned)) => {
            assert_eq!(after.swapped(), after_turned, "{fen} turned");
            notation::Fen::from(&after).to_string()
        }
        (Err(reason), Err(reason_turned)) => {
            assert_eq!(reason, reason_turned, "{fen} turned");
            reason
        }
        (one, other) => panic!("{fen}: {one:?}, but turned {other:?}"),
    }
}

fn attempt(pos: &Position, rules: RuleSet, points: &[Coords]) -> Result<Position, String> {
    match pos.attempt(rules, pos.turn(), points) {
        Ok(mv) => Ok(pos.play_unchecked(mv)),
        Err(refusal) => {
            let debug = format!("{:?}", refusal.reason);
            Err(debug.chars().take_while(|c| c.is_alphanumeric()).collect())
        }
    }
}

/// S1's test plan, line by line: (Y) an attempt that succeeds, (N) one that fails.
#[test]
fn s1_test_plan() {
    type Row = (
        &'static str,
        &'static str,
        RuleSet,
        &'static [u8],
        &'static str,
    );
    let rows: &[Row] = &[
        (
            "D6 an empty square is chosen (N)",
            "B:W21-32:B1-12",
            OFFICIAL,
            &[14, 18],
            "EmptySquare",
        ),
        (
            "B4 a step while a capture is due (N)",
            "B:W14:B9,1",
            OFFICIAL,
            &[1, 5],
            "MustCapture",
        ),
        (
            "B2 a man one step backwards (N)",
            "B:W32:B14",
            OFFICIAL,
            &[14, 9],
            "Backwards",
        ),
        (
            "B3 a man two squares backwards (N)",
            "B:W10,32:B14",
            OFFICIAL,
            &[14, 7],
            "Backwards",
        ),
        (
            "B5 several captures in one turn (Y)",
            "B:W14,23,32:B9",
            OFFICIAL,
            &[9, 18, 27],
            "W:W32:B27",
        ),
        (
            "B13 a man captures a king, house rule (N)",
            "B:WK14:B9",
            HOUSE,
            &[9, 18],
            "KingSafeFromMen",
        ),
        (
            "B13 a man captures a king, official (Y)",
            "B:WK14,32:B9",
            OFFICIAL,
            &[9, 18],
            "W:W32:B18",
        ),
        (
            "B3 the piece to capture is clicked (N)",
            "B:W14,32:B9",
            OFFICIAL,
            &[9, 14],
            "Occupied",
        ),
        (
            "B3 two squares with nothing between (N)",
            "B:W32:B9",
            OFFICIAL,
            &[9, 18],
            "NothingToJump",
        ),
        (
            "B2 a king steps up left (Y)",
            "B:W32:BK14",
            OFFICIAL,
            &[14, 9],
            "W:W32:BK9",
        ),
        (
            "B2 a king steps up right (Y)",
            "B:W32:BK14",
            OFFICIAL,
            &[14, 10],
            "W:W32:BK10",
        ),
        (
            "B2 a king steps down left (Y)",
            "B:W32:BK14",
            OFFICIAL,
            &[14, 17],
            "W:W32:BK17",
        ),
        (
            "B2 a king steps down right (Y)",
            "B:W32:BK14",
            OFFICIAL,
            &[14, 18],
            "W:W32:BK18",
        ),
        (
            "B3 a king jumps up left (Y)",
            "B:W9,32:BK14",
            OFFICIAL,
            &[14, 5],
            "W:W32:BK5",
        ),
        (
            "B3 a king jumps up right (Y)",
            "B:W10,32:BK14",
            OFFICIAL,
            &[14, 7],
            "W:W32:BK7",
        ),
        (
            "B3 a king jumps down left (Y)",
            "B:W17,32:BK14",
            OFFICIAL,
            &[14, 21],
            "W:W32:BK21",
        ),
        (
            "B3 a king jumps down right (Y)",
            "B:W18,32:BK14",
            OFFICIAL,
            &[14, 23],
            "W:W32:BK23",
        ),
        (
            "B3 an own piece is jumped (N)",
            "B:W32:B9,14",
            OFFICIAL,
            &[9, 18],
            "OwnPieceJumped",
        ),
        (
            "B3 an opponent's piece is jumped (Y)",
            "B:W14,32:B9",
            OFFICIAL,
            &[9, 18],
            "W:W32:B18",
        ),
    ];
    for (what, fen, rules, numbers, expected) in rows {
        assert_eq!(outcome(fen, *rules, &path(numbers)), *expected, "{what}");
    }
}

/// S1: a player without a move loses. The game says so, and accepts nothing more.
#[test]
fn s1_b9_b12_d8_the_winner_is_congratulated_and_the_game_stays_over() {
    let mut game = Game::from_position(position("B:W14:B9"), OFFICIAL);
    let last = game.attempt(Color::Black, &path(&[9, 18])).unwrap();
    game.play(last).unwrap();
    assert_eq!(
        game.ending().unwrap().to_string(),
        "Black wins: White has no pieces left"
    );
    let more = game.attempt(Color::White, &path(&[14, 10])).unwrap_err();
    assert_eq!(
        more.to_string(),
        "the game is over: Black wins: White has no pieces left"
    );
}

/// S0's case table: whether a jump is available, whether a piece is already jumping, and what that
/// requires of the turn.
#[test]
fn s0_b4_b5_the_four_cases_of_a_turn() {
    // Case 3: no jump, nothing jumping. A simple step is made and the turn changes.
    assert_eq!(outcome("B:W32:B9", OFFICIAL, &path(&[9, 14])), "W:W32:B14");
    // Case 2: a jump is available. It's mandatory, and the piece is then the jumping one.
    assert_eq!(
        outcome("B:W14,23:B1,9", OFFICIAL, &path(&[1, 5])),
        "MustCapture"
    );
    assert_eq!(
        outcome("B:W14,23:B1,9", OFFICIAL, &path(&[9, 18])),
        "MustContinue"
    );
    // Case 1: a piece is jumping and can continue. It must, and no other piece may move.
    assert_eq!(
        outcome("B:W14,23,32:B1,9", OFFICIAL, &path(&[9, 18, 27])),
        "W:W32:B1,27"
    );
    // Case 4: a piece has jumped and can't continue. The turn is over.
    assert_eq!(
        outcome("B:W14,32:B9", OFFICIAL, &path(&[9, 18])),
        "W:W32:B18"
    );
    assert_eq!(
        outcome("B:W14,32:B9", OFFICIAL, &path(&[9, 18, 23])),
        "MoveComplete"
    );
}

/// S4's tables of drags. Each mover is on D4 and is dragged to a tile; the other pieces decide the
/// rest. In S4, some drags silently do nothing; here, each of them says why.
#[test]
fn s4_b2_b3_b6_d3_d6_the_drag_tables() {
    // The mover, with another piece of its side and an opponent's piece out of the way.
    let movers = [
        ("W:W18,{own}:BK1{them}", false),
        ("W:WK18,{own}:BK1{them}", true),
    ];
    for (template, is_king) in movers {
        let fen = |own: &str, them: &str| template.replace("{own}", own).replace("{them}", them);
        let alone = fen("32", "");
        let forward: &[(&str, &str)] = &[
            // Light tiles: sideways is not diagonal (error1), others are light (error2).
            ("C4", "NotDiagonal"),
            ("E4", "NotDiagonal"),
            ("D5", "LightSquare"),
            ("C6", "LightSquare"),
            ("A5", "NotDiagonal"),
            // Dark tiles on the same row are not diagonal (error1).
            ("B4", "NotDiagonal"),
            ("F4", "NotDiagonal"),
            // One diagonal: a move. Two with nothing in between: no piece to capture (error3).
            ("B6", "NothingToJump"),
            ("F6", "NothingToJump"),
            ("A7", "TooFar"),
            ("D6", "NotDiagonal"),
        ];
        for (tile, expected) in forward {
            assert_eq!(
                outcome(&alone, OFFICIAL, &[coords("D4"), coords(tile)]),
                *expected,
                "{alone} {tile}"
            );
        }
        let piece = if is_king { "K" } else { "" };
        // The step itself, forward left and forward right.
        for (tile, number) in [("C5", 14), ("E5", 15)] {
            let after = outcome(&alone, OFFICIAL, &[coords("D4"), coords(tile)]);
            assert_eq!(after, format!("B:W{piece}{number},32:BK1"));
        }
        // Backward: a king may, a man may not.
        let back = outcome(&alone, OFFICIAL, &[coords("D4"), coords("C3")]);
        assert_eq!(
            back,
            if is_king {
                "B:WK22,32:BK1"
            } else {
                "Backwards"
            }
        );
        let back = outcome(&fen("32", ",22"), OFFICIAL, &[coords("D4"), coords("B2")]);
        assert_eq!(
            back,
            if is_king {
                "B:WK25,32:BK1"
            } else {
                "Backwards"
            }
        );
        // An occupied tile.
        assert_eq!(
            outcome(&fen("14", ""), OFFICIAL, &[coords("D4"), coords("C5")]),
            "Occupied"
        );
        // Over a piece of the same team (error4), and over one of the other ("good move").
        assert_eq!(
            outcome(&fen("14", ""), OFFICIAL, &[coords("D4"), coords("B6")]),
            "OwnPieceJumped"
        );
        assert_eq!(
            outcome(&fen("32", ",14"), OFFICIAL, &[coords("D4"), coords("B6")]),
            format!("B:W{piece}9,32:BK1")
        );
    }
    // A man becomes a king on the far row, by a step and by a jump, on either side.
    assert_eq!(outcome("W:W6:B12", OFFICIAL, &path(&[6, 1])), "B:WK1:B12");
    assert_eq!(
        outcome("W:W10:B6,12", OFFICIAL, &path(&[10, 1])),
        "B:WK1:B12"
    );
    assert_eq!(
        outcome("B:W21:B27", OFFICIAL, &path(&[27, 32])),
        "W:W21:BK32"
    );
    assert_eq!(
        outcome("B:W21,27:B23", OFFICIAL, &path(&[23, 32])),
        "W:W21:BK32"
    );
}

/// S4's second set of tables: who may move when, and when the game is won.
#[test]
fn s4_b1_b9_turns_and_wins() {
    let start = position("B:W21-32:B1-12");
    let too_early = start
        .attempt(OFFICIAL, Color::White, &path(&[22, 18]))
        .unwrap_err();
    assert_eq!(too_early.to_string(), "it's Black's turn");
    // A side's last piece is captured: the other side wins.
    for (fen, taking, winner) in [
        ("B:W14:B9", [9, 18], "Black"),
        ("W:W14:B9", [14, 5], "White"),
    ] {
        let mut game = Game::from_position(position(fen), OFFICIAL);
        let mv = game.attempt(game.turn(), &path(&taking)).unwrap();
        game.play(mv).unwrap();
        assert!(game.ending().unwrap().to_string().starts_with(winner));
    }
    // With more than one piece left, the game continues.
    let mut game = Game::from_position(position("B:W14,32:B9"), OFFICIAL);
    let mv = game.attempt(game.turn(), &path(&[9, 18])).unwrap();
    game.play(mv).unwrap();
    assert_eq!(game.ending(), None);
}
