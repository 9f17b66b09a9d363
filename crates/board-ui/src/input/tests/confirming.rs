//! Moves that have to be confirmed.

use super::*;
use crate::{Mark, Marks};

#[test]
fn d5_enter_confirms_and_backspace_cancels() {
    // From the test plan of the design.
    let nothing = "nothing to confirm";
    Table::new(START).confirming().check(&[
        ("Enter", nothing),
        ("11", "chosen 11"),
        ("Enter", nothing),
        ("Backspace", "put back"),
        ("Backspace", "nothing to cancel"),
        ("11", "chosen 11"),
        (
            "20",
            "there's nothing to jump on 16; possible: 11-15, 11-16",
        ),
        ("Enter", nothing),
        ("15", "confirm 11-15?"),
        ("Backspace", "put back"),
        ("Enter", nothing),
        ("11", "chosen 11"),
        ("15", "confirm 11-15?"),
        ("Enter", "play 11-15"),
    ]);
    // While a move is pending, the only other thing to do is select a piece.
    let first = "confirm 11-15 first";
    Table::new(START).confirming().check(&[
        ("15", "more than one move matches; possible: 10-15, 11-15"),
        ("text 11-15", "confirm 11-15?"),
        ("16", first),
        ("15", first),
        ("text 9-14", first),
        ("9", "chosen 9"),
        ("13", "confirm 9-13?"),
        ("confirm", "play 9-13"),
        ("confirm", nothing),
    ]);
}

#[test]
fn a_pending_move_is_shown_as_made() {
    let table = Table::new("W:W14,32:B9,12").confirming();
    let table = table.check(&[("14", "chosen 14"), ("5", "confirm 14x5?")]);
    let input = &table.input;
    assert_eq!(
        input.board().get(square(5)),
        input.position().board().get(square(14))
    );
    let marks = Marks::of(input);
    assert_eq!(marks.squares(Mark::PendingFrom), square(14).bit());
    assert_eq!(marks.squares(Mark::PendingTo), square(5).bit());
    assert_eq!(marks.squares(Mark::Taken), square(9).bit());
    assert_eq!(marks.squares(Mark::MustJump), Bitboard::EMPTY);
    // A man that would be crowned is shown as a king.
    let table = Table::new("W:W6,32:B12").confirming();
    let table = table.check(&[("6", "chosen 6"), ("1", "confirm 6-1?")]);
    assert!(table.input.board().kings().contains(square(1)));
}
