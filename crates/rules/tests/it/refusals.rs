//! D6: every illegal attempt says exactly why, and what's possible instead.

use crownhead_rules::{Color, Coords, Reason, RuleSet};
use testkit::{coords, path, position, square};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

/// Tries a path by `player` and compares the name of the reason and the sentence.
#[track_caller]
fn check_points(fen: &str, player: Color, points: &[Coords], reason: &str, sentence: &str) {
    let refusal = position(fen)
        .attempt(RuleSet::OFFICIAL, player, points)
        .unwrap_err();
    let debug = format!("{:?}", refusal.reason);
    let name: String = debug.chars().take_while(|c| c.is_alphanumeric()).collect();
    assert_eq!(
        (name.as_str(), refusal.to_string().as_str()),
        (reason, sentence)
    );
}

#[track_caller]
fn check(fen: &str, player: Color, numbers: &[u8], reason: &str, sentence: &str) {
    check_points(fen, player, &path(numbers), reason, sentence);
}

const START: &str = "B:W21-32:B1-12";

#[test]
fn d6_choosing_the_wrong_thing() {
    check(START, WHITE, &[22, 18], "NotYourTurn", "it's Black's turn");
    check(
        START,
        BLACK,
        &[18, 22],
        "EmptySquare",
        "there's no piece on 18",
    );
    check(
        START,
        BLACK,
        &[22, 18],
        "OpponentsPiece",
        "the piece on 22 is the opponent's",
    );
    check_points(
        START,
        BLACK,
        &[coords("A8"), coords("B7")],
        "LightSquare",
        "pieces move on dark squares only",
    );
    check_points(
        START,
        BLACK,
        &[Coords::new(-1, 3), coords("A1")],
        "OffBoard",
        "that's off the board",
    );
    check_points(
        START,
        BLACK,
        &[coords("B6"), Coords::new(0, 99)],
        "OffBoard",
        "that's off the board",
    );
}

#[test]
fn d6_going_where_no_piece_goes() {
    check(
        START,
        BLACK,
        &[9, 9],
        "SameSquare",
        "the piece on 9 doesn't move; possible: 9-13, 9-14",
    );
    check(
        START,
        BLACK,
        &[9, 17],
        "NotDiagonal",
        "pieces move diagonally; possible: 9-13, 9-14",
    );
    check(
        START,
        BLACK,
        &[9, 10],
        "NotDiagonal",
        "pieces move diagonally; possible: 9-13, 9-14",
    );
    // Sideways to a light square isn't diagonal in the first place; straight ahead it's light.
    check_points(
        START,
        BLACK,
        &[coords("B6"), coords("C6")],
        "NotDiagonal",
        "pieces move diagonally; possible: 9-13, 9-14",
    );
    check_points(
        START,
        BLACK,
        &[coords("B6"), coords("B5")],
        "LightSquare",
        "pieces move on dark squares only; possible: 9-13, 9-14",
    );
    check(
        START,
        BLACK,
        &[9, 23],
        "TooFar",
        "a piece moves one square, or jumps over one piece; possible: 9-13, 9-14",
    );
    // Straight ahead, and too far for any move.
    check(
        "B:W32:B2",
        BLACK,
        &[2, 18],
        "TooFar",
        "a piece moves one square, or jumps over one piece; possible: 2-6, 2-7",
    );
    check(
        "B:W32:B14",
        BLACK,
        &[14, 2],
        "NotDiagonal",
        "pieces move diagonally; possible: 14-17, 14-18",
    );
    check(
        START,
        BLACK,
        &[1, 6],
        "Occupied",
        "there's already a piece on 6",
    );
    check(
        "B:W32:B14",
        BLACK,
        &[14, 10],
        "Backwards",
        "a man moves forward only; possible: 14-17, 14-18",
    );
    check(
        "W:W18:B1",
        WHITE,
        &[18, 23],
        "Backwards",
        "a man moves forward only; possible: 18-14, 18-15",
    );
}

#[test]
fn d6_jumping_what_cannot_be_jumped() {
    check(
        START,
        BLACK,
        &[9, 18],
        "NothingToJump",
        "there's nothing to jump on 14; possible: 9-13, 9-14",
    );
    check(
        "B:W32:B9,14",
        BLACK,
        &[9, 18],
        "OwnPieceJumped",
        "the piece on 14 is the player's own; possible: 9-13",
    );
    check(
        "B:W14,18:B9,1",
        BLACK,
        &[9, 18],
        "Occupied",
        "there's already a piece on 18; possible: 9-13",
    );
    // A man can't jump backward.
    check(
        "B:W9:B14",
        BLACK,
        &[14, 5],
        "Backwards",
        "a man moves forward only; possible: 14-17, 14-18",
    );
    // Clicking the piece to be captured.
    check(
        "B:W14:B9,1",
        BLACK,
        &[9, 14],
        "Occupied",
        "there's already a piece on 14; possible: 9x18",
    );
}

#[test]
fn d6_captures_must_be_taken_and_finished() {
    check(
        "W:W22,32:B17,18",
        WHITE,
        &[32, 28],
        "MustCapture",
        "a capture is mandatory; possible: 22x13, 22x15",
    );
    check(
        "W:W22,32:B17,18",
        WHITE,
        &[32],
        "MustCapture",
        "a capture is mandatory; possible: 22x13, 22x15",
    );
    check(
        "W:W22:B11,18",
        WHITE,
        &[22, 15],
        "MustContinue",
        "the capture must continue from 15; possible: 22x15x8",
    );
    check(
        "W:W22:B11,18",
        WHITE,
        &[22, 15, 10],
        "MustContinue",
        "the capture must continue from 15; possible: 22x15x8",
    );
    check(
        "W:W22:B18",
        WHITE,
        &[22, 15, 8],
        "MoveComplete",
        "the move ends on 15, where there's nothing more to jump",
    );
    check(
        "B:W32:B9",
        BLACK,
        &[9, 14, 18],
        "MoveComplete",
        "the move ends on 14, where there's nothing more to jump",
    );
    check(
        "B:W26,27:B22",
        BLACK,
        &[22, 31, 24],
        "CrowningEndsMove",
        "the man is crowned on 31, which ends the move",
    );
}

#[test]
fn d6_what_is_not_clear_is_asked_for() {
    check(
        "B:W6,7,14,15:B2",
        BLACK,
        &[2, 18],
        "Ambiguous",
        "more than one move matches; possible: 2x9x18, 2x11x18",
    );
    check(
        "B:W6,7,14,15:B2",
        BLACK,
        &[2],
        "Ambiguous",
        "more than one move matches; possible: 2x9x18, 2x11x18",
    );
    check(
        "B:W32:B9",
        BLACK,
        &[],
        "Ambiguous",
        "more than one move matches; possible: 9-13, 9-14",
    );
}

#[test]
fn d6_a_blocked_piece_says_so() {
    check(
        START,
        BLACK,
        &[1],
        "PieceBlocked",
        "the piece on 1 has no room to move",
    );
}

#[test]
fn refusals_carry_what_a_screen_needs() {
    let texts = |moves: &[crownhead_rules::Move]| {
        moves
            .iter()
            .map(crownhead_rules::Move::to_string)
            .collect::<Vec<_>>()
    };
    // A capture elsewhere: the screen highlights the pieces that must jump.
    let refusal = position("W:W22,32:B17,18")
        .attempt(RuleSet::OFFICIAL, WHITE, &path(&[32, 27]))
        .unwrap_err();
    assert_eq!(texts(&refusal.possible), ["22x13", "22x15"]);
    // Half a capture: only the ways to continue from there.
    let fork = position("B:W6,7,14,15,16:B2");
    let refusal = fork
        .attempt(RuleSet::OFFICIAL, BLACK, &path(&[2, 11]))
        .unwrap_err();
    assert_eq!(refusal.reason, Reason::MustContinue { at: square(11) });
    assert_eq!(texts(&refusal.possible), ["2x11x18", "2x11x20"]);
    // A piece that can move: where it can go.
    let refusal = position(START)
        .attempt(RuleSet::OFFICIAL, BLACK, &path(&[9, 5]))
        .unwrap_err();
    assert_eq!(texts(&refusal.possible), ["9-13", "9-14"]);
    // Nothing chosen yet: everything that can move.
    let refusal = position(START)
        .attempt(RuleSet::OFFICIAL, BLACK, &path(&[15]))
        .unwrap_err();
    assert_eq!(refusal.possible.len(), 7);
}

#[test]
fn b13_the_house_rule_explains_itself() {
    let house = RuleSet {
        kings_safe_from_men: true,
    };
    let pos = position("B:WK14:B9");
    let refusal = pos.attempt(house, BLACK, &path(&[9, 18])).unwrap_err();
    assert_eq!(
        refusal.reason,
        Reason::KingSafeFromMen {
            hop: crownhead_rules::Hop::new(square(9), square(18)),
            over: square(14)
        }
    );
    assert_eq!(
        refusal.to_string(),
        "by house rule, a man can't capture the king on 14; possible: 9-13"
    );
    assert!(
        pos.attempt(RuleSet::OFFICIAL, BLACK, &path(&[9, 18]))
            .is_ok()
    );
}

#[test]
fn d3_a_move_can_be_given_in_many_ways() {
    #[track_caller]
    fn check(fen: &str, numbers: &[u8], expected: &str) {
        let pos = position(fen);
        let mv = pos
            .attempt(RuleSet::OFFICIAL, pos.turn(), &path(numbers))
            .unwrap();
        assert_eq!(mv.to_string(), expected);
    }
    check(START, &[9, 14], "9-14");
    let triple = "B:W6,15,23:B1";
    for numbers in [
        &[1, 10, 19, 26][..],
        &[1, 26],
        &[1, 10, 26],
        &[1, 19, 26],
        &[1],
    ] {
        check(triple, numbers, "1x10x19x26");
    }
    // A king that returns to its starting square; one square along the way distinguishes the
    // directions.
    let circuit = "B:W6,7,14,15:BK2";
    check(circuit, &[2, 9, 2], "2x9x18x11x2");
    check(circuit, &[2, 11, 2], "2x11x18x9x2");
    let ambiguous = position(circuit)
        .attempt(RuleSet::OFFICIAL, BLACK, &path(&[2, 2]))
        .unwrap_err();
    assert_eq!(ambiguous.reason, Reason::Ambiguous);
}

#[test]
fn d3_a_destination_alone_is_enough_when_unique() {
    let pos = position(START);
    let to = |number| pos.attempt_destination(RuleSet::OFFICIAL, BLACK, square(number).coords());
    assert_eq!(to(13).unwrap().to_string(), "9-13");
    assert_eq!(
        to(14).unwrap_err().to_string(),
        "more than one move matches; possible: 9-14, 10-14"
    );
    assert_eq!(to(18).unwrap_err().to_string(), "no piece can move to 18");
    let light = pos
        .attempt_destination(RuleSet::OFFICIAL, BLACK, coords("A8"))
        .unwrap_err();
    assert_eq!(light.to_string(), "pieces move on dark squares only");
}

#[test]
fn d4_only_pieces_that_may_move_can_be_chosen() {
    let pos = position("W:W22,32:B17,18");
    assert_eq!(
        pos.pick(RuleSet::OFFICIAL, WHITE, square(22).coords())
            .unwrap()
            .len(),
        2
    );
    let refusal = pos
        .pick(RuleSet::OFFICIAL, WHITE, square(32).coords())
        .unwrap_err();
    assert_eq!(refusal.reason, Reason::MustCapture);
    let refusal = pos
        .pick(RuleSet::OFFICIAL, WHITE, square(17).coords())
        .unwrap_err();
    assert_eq!(refusal.reason, Reason::OpponentsPiece(square(17)));
    let refusal = pos
        .pick(RuleSet::OFFICIAL, BLACK, square(17).coords())
        .unwrap_err();
    assert_eq!(refusal.reason, Reason::NotYourTurn { turn: WHITE });
}

/// Every attempt gives either a legal move or a refusal; legal moves are always accepted.
#[test]
fn every_pair_of_points_has_an_answer() {
    let mut dice = testkit::Dice::new(7);
    for _ in 0..300 {
        let pos = testkit::scattered_position(&mut dice);
        let legal = pos.moves();
        let points: Vec<Coords> = (-1..9)
            .flat_map(|row| (-1..9).map(move |col| Coords::new(row, col)))
            .collect();
        for &from in &points {
            for &to in &points {
                match pos.attempt(RuleSet::OFFICIAL, pos.turn(), &[from, to]) {
                    Ok(mv) => {
                        assert!(legal.contains(&mv));
                        assert_eq!((mv.from().coords(), mv.to().coords()), (from, to));
                    }
                    Err(refusal) => {
                        assert!(
                            refusal.possible.iter().all(|mv| legal.contains(mv)),
                            "{refusal:?}"
                        );
                        assert!(!refusal.to_string().ends_with('.'));
                    }
                }
            }
        }
        for mv in &legal {
            let whole: Vec<Coords> = mv.path().into_iter().map(Coords::from).collect();
            assert_eq!(pos.attempt(RuleSet::OFFICIAL, pos.turn(), &whole), Ok(*mv));
        }
    }
}
