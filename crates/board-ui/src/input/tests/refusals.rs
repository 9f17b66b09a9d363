//! What isn't possible, and why.

use super::*;
use crate::Marks;
use rules::Hop;

#[test]
fn d6_every_wrong_try_says_why() {
    #[track_caller]
    fn check(fen: &str, first: &str, then: &str, reason: Reason) {
        let rules = RuleSet {
            kings_safe_from_men: true,
        };
        let mut table = Table::with_rules(fen, rules);
        if !first.is_empty() {
            assert!(matches!(table.act(first), Reply::Selected(_)));
        }
        let reply = table.act(then);
        let Reply::Refused(wrong) = &reply else {
            panic!("{reply:?}")
        };
        let WhyNot::Rules(refusal) = &wrong.why else {
            panic!("{wrong:?}")
        };
        assert_eq!(refusal.reason, reason);
        // The pressed point is the one to shake.
        assert_eq!(wrong.at, Some(point(then)));
        // Nothing changed.
        assert_eq!(table.input.selected().is_some(), !first.is_empty());
    }
    let hop = |from, to| Hop::new(square(from), square(to));
    check(START, "", "18", Reason::EmptySquare(square(18)));
    check(START, "", "22", Reason::OpponentsPiece(square(22)));
    check(START, "", "1", Reason::PieceBlocked(square(1)));
    check(START, "", "C4", Reason::LightSquare(point("C4")));
    check(START, "", "off", Reason::OffBoard(point("off")));
    check(START, "11", "F5", Reason::LightSquare(point("F5")));
    let aside = |to| Reason::NotDiagonal {
        from: square(11),
        to: point(to),
    };
    check(START, "11", "E6", aside("E6"));
    check(START, "11", "19", aside("19"));
    check(START, "11", "22", Reason::TooFar(hop(11, 22)));
    check(START, "11", "1", Reason::PieceBlocked(square(1)));
    let over = square(15);
    let (jump, alone) = (hop(11, 18), "B:W32:B11,15");
    check(START, "11", "18", Reason::NothingToJump { hop: jump, over });
    check(alone, "15", "10", Reason::Backwards(hop(15, 10)));
    check(
        alone,
        "11",
        "18",
        Reason::OwnPieceJumped { hop: jump, over },
    );
    check(
        "B:WK15,32:B11",
        "11",
        "18",
        Reason::KingSafeFromMen { hop: jump, over },
    );
    check("B:W16,20,32:B11", "11", "16", Reason::Occupied(square(16)));
    let forced = "B:W18,32:B14,1";
    check(forced, "", "1", Reason::MustCapture);
    check(forced, "14", "1", Reason::MustCapture);
    check(forced, "14", "17", Reason::MustCapture);
    check(forced, "", "17", Reason::EmptySquare(square(17)));
}

#[test]
fn nobody_moves_out_of_turn_or_after_the_end() {
    #[track_caller]
    fn check(game: &Game, hand: Hand, step: &str, expected: &str) {
        let mut table = Table::new(START);
        table.input = MoveInput::new(game, hand);
        assert_eq!(described(&table.act(step)), expected);
    }
    let black = Hand::Of(Color::Black);
    let white = Hand::Of(Color::White);
    let mut game = Game::new();
    let wait = "it's Black's turn";
    for step in ["22", "11", "18", "C4", "text 22-18", "grab 22"] {
        check(&game, white, step, wait);
    }
    check(&game, black, "11", "chosen 11");
    check(&game, Hand::Nobody, "11", "-");
    check(&game, Hand::Nobody, "text 11-15", "-");
    check(&game, Hand::Nobody, "type 11-15", "-");
    game.resign(Color::White).unwrap();
    let over = "the game is over: Black wins: White resigned";
    for step in ["22", "11", "18", "C4", "text 11-15"] {
        check(&game, Hand::WhoeverIsToMove, step, over);
        check(&game, white, step, over);
    }
    check(&game, Hand::Nobody, "11", "-");
    let input = MoveInput::new(&game, black);
    assert!(!input.is_open() && input.legal_moves().is_empty());
    assert_eq!(Marks::of(&input), Marks::none());
    // In a decided position, the game is already over.
    let input = MoveInput::for_position(position("W:W:B1"), RuleSet::OFFICIAL, white);
    assert!(!input.is_open());
}

#[test]
fn a_typed_mistake_points_at_a_square() {
    #[track_caller]
    fn check(text: &str, at: Option<&str>) {
        let reply = Table::new(START).act(&format!("text {text}"));
        let Reply::Refused(wrong) = reply else {
            panic!("{reply:?}")
        };
        assert_eq!(wrong.at, at.map(point), "{text}");
    }
    check("18-15", Some("18"));
    check("22-18", Some("22"));
    check("11-18", Some("15"));
    check("11-19", Some("19"));
    check("11-22", Some("22"));
    check("14", Some("14"));
    check("40", None);
    check("", None);
}
