//! The keyboard, and moves as text.

use super::*;

#[test]
fn d3_the_keyboard_is_enough() {
    // Black's first square has the focus, but it isn't shown until a key is used.
    Table::new(START).check(&[
        ("Space", "focus 1"),
        ("ArrowDown", "focus 5"),
        ("ArrowDown", "focus 9"),
        ("Enter", "chosen 9"),
        ("ArrowDown", "focus 13"),
        ("ArrowRight", "focus 14"),
        ("Space", "play 9-14"),
    ]);
    Table::new(START).check(&[
        ("ArrowUp", "focus 1"),
        ("ArrowLeft", "focus 1"),
        ("End", "focus 4"),
        ("ArrowRight", "focus 4"),
        ("PageDown", "focus 32"),
        ("ArrowDown", "focus 32"),
        ("Home", "focus 29"),
        ("PageUp", "focus 1"),
        ("Enter", "the piece on 1 has no room to move"),
    ]);
}

#[test]
fn on_a_turned_board_up_is_up_on_the_screen() {
    let mut table = Table::new(START);
    table.orientation = Orientation::PRINTED.flipped();
    table.check(&[
        ("ArrowDown", "focus 1"),
        ("ArrowUp", "focus 5"),
        ("ArrowLeft", "focus 6"),
        ("Home", "focus 8"),
        ("End", "focus 5"),
        ("PageUp", "focus 29"),
    ]);
}

#[test]
fn the_focus_stays_when_the_next_position_comes() {
    let mut table = Table::new(START).check(&[("ArrowDown", "focus 5")]);
    table.input.renew(&Game::new(), Hand::WhoeverIsToMove);
    assert_eq!(table.input.shown_focus(), Some(square(5)));
    assert_eq!(table.input.focus(), square(5));
    assert_eq!(table.input.focus_on(square(9)), Reply::Focused(square(9)));
}

#[test]
fn keys_have_the_names_that_browsers_give() {
    #[track_caller]
    fn check(name: &str, expected: Option<Key>) {
        assert_eq!(Key::from_name(name), expected, "{name}");
    }
    check("ArrowLeft", Some(Key::Left));
    check(" ", Some(Key::Space));
    check("7", Some(Key::Char('7')));
    check("x", Some(Key::Char('x')));
    check("-", Some(Key::Char('-')));
    for other in ["", "Tab", "F1", "Shift", "?", "é", "11"] {
        check(other, None);
    }
}

#[test]
fn a_move_is_typed() {
    Table::new(START).check(&[("type 11-15", "typed"), ("Enter", "play 11-15")]);
    Table::new(START).check(&[("type f6-e5", "typed"), ("Enter", "play 11-15")]);
    Table::new(TRIPLE).check(&[("type 29x8", "typed"), ("Space", "play 29x22x15x8")]);
    Table::new(FORK).check(&[("type 2x9x18", "typed"), ("Enter", "play 2x9x18")]);
    Table::new(FORK).check(&[
        ("type 2x18", "typed"),
        ("Enter", "which way to 18?"),
        ("type 9", "typed"),
        ("Enter", "play 2x9x18"),
    ]);
    // A single square selects a piece or is a destination.
    Table::new(START).check(&[
        ("type 11", "typed"),
        ("Enter", "chosen 11"),
        ("type 11", "typed"),
        ("Enter", "chosen 11"),
        ("type 15", "typed"),
        ("Enter", "play 11-15"),
    ]);
    Table::new(START).check(&[("text 13", "play 9-13")]);
}

#[test]
fn what_is_typed_can_be_corrected() {
    let nothing = "there's nothing to jump on 15; possible: 11-15, 11-16";
    let table = Table::new(START).check(&[
        ("type 11-18", "typed"),
        ("Enter", nothing),
        ("Backspace", "typed"),
        ("type 5", "typed"),
    ]);
    assert_eq!(table.input.typed(), "11-15");
    table.check(&[("Enter", "play 11-15")]);
    let not_a_move = "not a move: part 2 of the move: \"\" is not a square: expected a \
                      number from 1 to 32 or a letter and a digit like D4";
    Table::new(START).check(&[
        ("type 11-", "typed"),
        ("Enter", not_a_move),
        ("Escape", "typed"),
        ("Escape", "-"),
    ]);
    // Characters that aren't part of a move are ignored.
    let table = Table::new(START).check(&[("type z!?é", "-")]);
    assert_eq!(table.input.typed(), "");
    let long = format!("type {}", "1".repeat(1000));
    let table = Table::new(START).check(&[(&long, "-")]);
    assert_eq!(table.input.typed().len(), typing::MAX_TYPED);
}

#[test]
fn typing_shows_the_moves_that_fit() {
    #[track_caller]
    fn check(fen: &str, typed: &str, expected: &[&str]) {
        let mut table = Table::new(fen);
        let _ = table.act(&format!("type {typed}"));
        let fit = table.input.typed_moves();
        let fit: Vec<String> = fit.iter().map(Move::to_string).collect();
        assert_eq!(fit, expected, "{typed}");
    }
    check(START, "", &[]);
    check(START, "1", &[]);
    check(START, "9", &["9-13", "9-14"]);
    check(START, "9-", &["9-13", "9-14"]);
    check(START, "9-1", &[]);
    check(START, "9-14", &["9-14"]);
    check(START, "b6-", &["9-13", "9-14"]);
    check(START, "99-", &[]);
    check(FORK, "2x", &["2x9x18", "2x11x18"]);
    check(FORK, "2x18", &["2x9x18", "2x11x18"]);
    check(FORK, "2x9", &["2x9x18"]);
}
