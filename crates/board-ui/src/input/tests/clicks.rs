//! Pressing squares.

use super::*;
use crate::{Mark, Marks};
use room::TakeBacks;

#[test]
fn d3_a_piece_and_then_a_square() {
    Table::new(START).check(&[("11", "chosen 11"), ("15", "play 11-15")]);
    // Pressing another piece of the same side selects it. Pressing the selected piece deselects it.
    Table::new(START).check(&[
        ("11", "chosen 11"),
        ("9", "chosen 9"),
        ("9", "put back"),
        ("9", "chosen 9"),
        ("14", "play 9-14"),
    ]);
    Table::new(START).check(&[
        ("11", "chosen 11"),
        ("Escape", "put back"),
        ("Escape", "-"),
        ("11", "chosen 11"),
        ("cancel", "put back"),
        ("cancel", "nothing to cancel"),
    ]);
}

#[test]
fn a_capture_is_entered_by_its_ends_or_step_by_step() {
    Table::new(TRIPLE).check(&[("29", "chosen 29"), ("8", "play 29x22x15x8")]);
    Table::new(TRIPLE).check(&[
        ("29", "chosen 29"),
        ("22", "on 22"),
        ("15", "on 15"),
        ("8", "play 29x22x15x8"),
    ]);
    Table::new(TRIPLE).check(&[
        ("29", "chosen 29"),
        ("15", "on 15"),
        ("8", "play 29x22x15x8"),
    ]);
    Table::new(TRIPLE).check(&[
        ("29", "chosen 29"),
        ("22", "on 22"),
        ("8", "play 29x22x15x8"),
    ]);
}

#[test]
fn a_path_is_asked_for_only_when_the_same_ends_have_two() {
    Table::new(FORK).check(&[
        ("2", "chosen 2"),
        ("18", "which way to 18?"),
        ("9", "play 2x9x18"),
    ]);
    Table::new(FORK).check(&[
        ("2", "chosen 2"),
        ("18", "which way to 18?"),
        ("18", "which way to 18?"),
        ("11", "play 2x11x18"),
    ]);
    Table::new(FORK).check(&[("2", "chosen 2"), ("9", "on 9"), ("18", "play 2x9x18")]);
    // The question can be canceled.
    Table::new(FORK).check(&[
        ("2", "chosen 2"),
        ("18", "which way to 18?"),
        ("Backspace", "-"),
        ("Backspace", "put back"),
    ]);
    let table = Table::new(FORK).check(&[("2", "chosen 2"), ("18", "which way to 18?")]);
    assert_eq!(table.input.ways().len(), 2);
    let marks = Marks::of(&table.input);
    let choices = square(9).bit() | square(11).bit();
    assert_eq!(marks.squares(Mark::PathChoice), choices);
}

#[test]
fn a_circuit_is_entered_along_its_squares() {
    Table::new(CIRCUIT).check(&[
        ("9", "chosen 9"),
        ("25", "which way to 25?"),
        ("18", "which way to 25?"),
        ("25", "play 9x18x25"),
    ]);
    Table::new(CIRCUIT).check(&[
        ("9", "chosen 9"),
        ("25", "which way to 25?"),
        ("27", "play 9x18x27x20x11x18x25"),
    ]);
    Table::new(CIRCUIT).check(&[
        ("9", "chosen 9"),
        ("18", "on 18"),
        ("11", "on 11"),
        ("25", "play 9x18x11x20x27x18x25"),
    ]);
    Table::new(CIRCUIT).check(&[("9", "chosen 9"), ("18", "on 18"), ("25", "play 9x18x25")]);
    // A circuit that ends where it started: pressing the piece deselects it, so the player has to
    // press a landing.
    Table::new(CLOSED).check(&[
        ("18", "chosen 18"),
        ("18", "put back"),
        ("18", "chosen 18"),
        ("11", "on 11"),
        ("18", "play 18x11x20x27x18"),
    ]);
    Table::new(CLOSED).check(&[
        ("18", "chosen 18"),
        ("20", "which way to 20?"),
        ("27", "on 20"),
        ("18", "play 18x27x20x11x18"),
    ]);
    Table::new(CLOSED).check(&[
        ("text 18x18", "which way to 18?"),
        ("27", "play 18x27x20x11x18"),
    ]);
}

#[test]
fn a_capture_that_has_begun_is_shown() {
    let table = Table::new(TRIPLE).check(&[("29", "chosen 29"), ("15", "on 15")]);
    let input = &table.input;
    assert!(input.is_partial());
    assert_eq!(input.selected(), Some(square(29)));
    assert_eq!(input.standing(), Some(square(15)));
    assert_eq!(input.taken(), square(25).bit() | square(18).bit());
    let board = input.board();
    assert!(board.get(square(29)).is_none() && board.get(square(15)).is_some());
    assert!(board.get(square(18)).is_some());
    let marks = Marks::of(input);
    assert_eq!(marks.squares(Mark::Taken), input.taken());
    assert_eq!(marks.squares(Mark::Destination), square(8).bit());
    assert_eq!(marks.squares(Mark::Selected), square(15).bit());
    assert_eq!(marks.squares(Mark::Origin), square(29).bit());
    // Only the jumping piece is offered.
    assert_eq!(marks.squares(Mark::MustJump), square(15).bit());
    assert_eq!(marks.squares(Mark::Movable), Bitboard::EMPTY);
}

#[test]
fn a_capture_that_has_begun_is_given_up_where_jumps_are_free() {
    let must = "the capture must continue from 15; possible: 29x22x15x8";
    Table::new(TRIPLE).check(&[
        ("29", "chosen 29"),
        ("15", "on 15"),
        ("32", must),
        ("19", must),
        ("C3", must),
        ("Backspace", "on 22"),
        ("Backspace", "chosen 29"),
        ("Backspace", "put back"),
        ("Backspace", "nothing to cancel"),
    ]);
    Table::new(TRIPLE).check(&[("29", "chosen 29"), ("15", "on 15"), ("15", "put back")]);
    Table::new(TRIPLE).check(&[("29", "chosen 29"), ("15", "on 15"), ("Escape", "put back")]);
    Table::new(TRIPLE).binding().check(&[
        ("29", "chosen 29"),
        ("29", "put back"),
        ("29", "chosen 29"),
        ("15", "on 15"),
        ("15", must),
        ("Escape", must),
        ("Backspace", must),
        ("cancel", must),
        ("text 32-27", must),
        ("8", "play 29x22x15x8"),
    ]);
    let policies = [TakeBacks::Free, TakeBacks::ByConsent, TakeBacks::Never];
    assert_eq!(
        policies.map(Jumps::from),
        [Jumps::Revocable, Jumps::Binding, Jumps::Binding]
    );
}

#[test]
fn the_destination_is_enough_when_only_one_piece_can_go_there() {
    Table::new(START).check(&[
        ("13", "play 9-13"),
        ("14", "more than one move matches; possible: 9-14, 10-14"),
        ("20", "there's no piece on 20"),
    ]);
    Table::new(TRIPLE).check(&[("8", "play 29x22x15x8")]);
    Table::new(FORK).check(&[(
        "18",
        "more than one move matches; possible: 2x9x18, 2x11x18",
    )]);
    let options = InputOptions {
        destination_only: false,
        ..InputOptions::default()
    };
    let empty = "there's no piece on 13";
    Table::new(START).options(options).check(&[("13", empty)]);
}

#[test]
fn a_square_that_is_a_landing_and_an_end_is_asked_about() {
    // Square 25 is one jump away, and also the end of a circuit that finishes with that jump.
    let fen = "W:WK18,21:B6,7,14,15,22";
    Table::new(fen).check(&[
        ("18", "chosen 18"),
        ("25", "which way to 25?"),
        ("25", "play 18x25"),
    ]);
    Table::new(fen).check(&[
        ("18", "chosen 18"),
        ("25", "which way to 25?"),
        ("9", "play 18x9x2x11x18x25"),
    ]);
    Table::new(fen).check(&[
        ("18", "chosen 18"),
        ("11", "on 11"),
        ("25", "play 18x11x2x9x18x25"),
    ]);
}

#[test]
fn only_a_change_on_the_board_disturbs_what_is_entered() {
    let mut game = Game::from_position(position(TRIPLE), RuleSet::OFFICIAL);
    let either = Hand::WhoeverIsToMove;
    let mut table = Table::new(TRIPLE).check(&[("29", "chosen 29"), ("15", "on 15")]);
    assert!(!table.input.follow(&game, either));
    assert!(table.input.is_partial());
    assert!(table.input.follow(&game, Hand::Nobody));
    assert!(!table.input.is_partial());
    assert!(table.input.follow(&game, either));
    let mut table = table.check(&[("29", "chosen 29")]);
    game.resign(Color::White).unwrap();
    assert!(table.input.follow(&game, either));
    let input = &table.input;
    assert_eq!((input.selected(), input.is_open()), (None, false));
}

#[test]
fn the_same_mistake_twice_is_told_twice() {
    let blocked = "the piece on 1 has no room to move";
    let table = Table::new(START).check(&[("1", blocked), ("1", blocked)]);
    assert_eq!(table.input.wrong_tries(), 2);
}
