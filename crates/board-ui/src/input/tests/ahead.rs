//! Premoves.

use super::*;

/// An input with every move that's legal after some reply.
fn ahead(fen: &str) -> MoveInput {
    let game = Game::from_position(position(fen), RuleSet::OFFICIAL);
    let player = game.turn().opponent();
    let mut moves = Vec::new();
    for reply in game.legal_moves() {
        let after = game.position().play_unchecked(reply);
        moves.extend(after.moves());
    }
    Move::sort_by_path(&mut moves);
    moves.dedup();
    MoveInput::ahead(&game, player, moves)
}

#[test]
fn a_move_for_the_next_turn_is_entered_before_it_is_legal() {
    #[track_caller]
    fn check(presses: &[u8], expected: Option<&str>) {
        let mut input = ahead("W:W22,32:B15,1");
        assert!(input.is_ahead());
        let mut last = Reply::Nothing;
        for number in presses {
            last = input.press(square(*number));
        }
        match (last, expected) {
            (Reply::Play(mv), Some(text)) => assert_eq!(mv.to_string(), text),
            (Reply::Refused(_), None) => {}
            (reply, _) => panic!("{reply:?}"),
        }
    }
    // There's nothing to jump yet. White has to move to 18 first.
    check(&[15, 22], Some("15x22"));
    check(&[15, 19], Some("15-19"));
    check(&[1, 5], Some("1-5"));
    check(&[15, 20], None);
    check(&[22], None);
    check(&[19], None);
}

#[test]
fn a_move_for_the_next_turn_can_be_typed_and_dragged() {
    let mut input = ahead("W:W22,32:B15,1");
    let Reply::Play(mv) = input.enter_text("15x22") else {
        panic!("it should be typable")
    };
    assert_eq!(mv.to_string(), "15x22");
    let _ = input.grab(square(15));
    input.drag_over(square(18));
    let Reply::Play(mv) = input.drop_at(square(22)) else {
        panic!("it should be draggable")
    };
    assert_eq!(mv.to_string(), "15x22");
    assert!(matches!(input.enter_text("15-24"), Reply::Refused(_)));
}
