//! Dragging pieces.

use super::*;

#[test]
fn d3_a_piece_is_dragged() {
    Table::new(START).check(&[
        ("grab 11", "chosen 11"),
        ("over E5", "-"),
        ("drop 15", "play 11-15"),
    ]);
    // Pressing and releasing on one square is a click.
    Table::new(START).check(&[
        ("grab 11", "chosen 11"),
        ("drop 11", "-"),
        ("grab 15", "play 11-15"),
        ("drop 15", "-"),
    ]);
    Table::new(START).check(&[
        ("grab 11", "chosen 11"),
        ("drop 11", "-"),
        ("grab 11", "-"),
        ("drop 11", "put back"),
    ]);
    // A drag that comes back, or leaves the board, puts the piece back.
    Table::new(START).check(&[
        ("grab 11", "chosen 11"),
        ("over 15", "-"),
        ("drop 11", "-"),
        ("grab 11", "-"),
        ("over 15", "-"),
        ("drop off", "-"),
        ("15", "play 11-15"),
    ]);
    let light = "pieces move on dark squares only; possible: 11-15, 11-16";
    Table::new(START).check(&[
        ("grab 1", "the piece on 1 has no room to move"),
        ("drop 6", "-"),
        ("grab 11", "chosen 11"),
        ("drop F5", light),
        ("drop 15", "-"),
        ("15", "play 11-15"),
    ]);
    let mut table = Table::new(START).check(&[("grab 11", "chosen 11"), ("over 16", "-")]);
    assert_eq!(table.input.dragged(), Some(square(11)));
    assert_eq!(table.input.dragged_over(), Some(point("16")));
    table.input.break_off_drag();
    assert_eq!(table.input.dragged(), None);
    table.check(&[("drop 16", "-"), ("16", "play 11-16")]);
}

#[test]
fn a_capture_is_dragged_through_its_squares() {
    Table::new(TRIPLE).check(&[("grab 29", "chosen 29"), ("drop 8", "play 29x22x15x8")]);
    Table::new(TRIPLE).check(&[
        ("grab 29", "chosen 29"),
        ("over 22", "-"),
        ("drop 15", "on 15"),
        ("grab 15", "-"),
        ("drop 8", "play 29x22x15x8"),
    ]);
    Table::new(TRIPLE).check(&[
        ("grab 29", "chosen 29"),
        ("drop 22", "on 22"),
        ("grab 22", "-"),
        (
            "drop 19",
            "the capture must continue from 22; possible: 29x22x15x8",
        ),
    ]);
    // If there are two paths, the squares passed over choose one. Otherwise the board asks.
    Table::new(FORK).check(&[
        ("grab 2", "chosen 2"),
        ("over 6", "-"),
        ("over 9", "-"),
        ("over 14", "-"),
        ("drop 18", "play 2x9x18"),
    ]);
    Table::new(FORK).check(&[
        ("grab 2", "chosen 2"),
        ("over 10", "-"),
        ("drop 18", "which way to 18?"),
        ("11", "play 2x11x18"),
    ]);
}

#[test]
fn a_circuit_is_dragged_round() {
    let mut table = Table::new(CIRCUIT).check(&[("grab 9", "chosen 9")]);
    for step in ["over 18", "over 27", "over 20", "over 11", "over 18"] {
        assert_eq!(table.act(step), Reply::Nothing);
    }
    table.check(&[("drop 25", "play 9x18x27x20x11x18x25")]);
    Table::new(CIRCUIT).check(&[
        ("grab 9", "chosen 9"),
        ("over 18", "-"),
        ("drop 25", "play 9x18x25"),
    ]);
    Table::new(CLOSED).check(&[
        ("grab 18", "chosen 18"),
        ("over 11", "-"),
        ("over 20", "-"),
        ("over 27", "-"),
        ("drop 18", "play 18x11x20x27x18"),
    ]);
}
