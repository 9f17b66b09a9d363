use super::*;
use crate::{Key, Orientation};
use testkit::{coords, square};

const BM: Tool = Tool::ALL[0];
const BK: Tool = Tool::ALL[1];
const WM: Tool = Tool::ALL[2];
const WK: Tool = Tool::ALL[3];

/// An edit as text: `changed`, `-`, or the refusal.
fn told(editor: &Editor, edit: &Edit) -> String {
    match edit {
        Edit::Unchanged => "-".to_owned(),
        Edit::Changed => "changed".to_owned(),
        Edit::Crowned(square) => format!("king on {square}"),
        Edit::ToolChosen(Tool::Place(piece)) => format!("{piece}"),
        Edit::Marked(square) => format!("{square} must be empty"),
        Edit::ToolChosen(Tool::Erase) => "erase".to_owned(),
        Edit::ToolChosen(Tool::MustBeEmpty) => "must be empty".to_owned(),
        Edit::Focused(square) => match editor.board().get(*square) {
            Some(piece) => format!("{square}, {piece}"),
            None => format!("{square}, empty"),
        },
        Edit::Refused { why, .. } => match why {
            EditRefusal::Placement(why) => why.to_string(),
            EditRefusal::Text(why) => why.to_string(),
            EditRefusal::Fen(why) => format!("not FEN: {why}"),
            EditRefusal::NothingToUndo => "nothing to undo".to_owned(),
            EditRefusal::NothingToRedo => "nothing to redo".to_owned(),
        },
    }
}

/// An editor with this many white and black pieces. Square 18 and the light squares are free.
fn with_counts(white: u32, black: u32) -> Editor {
    let mut editor = Editor::empty();
    for (color, count) in [(Color::White, white), (Color::Black, black)] {
        for (place, at) in (0..count).zip(color.home_squares()) {
            // Kings count as pieces too.
            let piece = if place % 3 == 0 {
                Piece::king(color)
            } else {
                Piece::man(color)
            };
            assert_eq!(editor.place(at, piece), Edit::Changed);
        }
    }
    editor
}

/// The placement table from the design: each tool on each kind of square, for each number of pieces
/// on the board. The design calls White red and Black blue.
#[test]
fn c6_the_table_of_placements() {
    #[derive(Debug, PartialEq)]
    enum Outcome {
        Placed,
        PlacedAndComplete,
        CantPlaceHere,
        OutOfPieces,
    }
    use Outcome::{CantPlaceHere, OutOfPieces, Placed, PlacedAndComplete};
    #[track_caller]
    fn check((white, black): (u32, u32), tool: Tool, at: &str, expected: Outcome) {
        let mut editor = with_counts(white, black);
        let before = editor.clone();
        editor.choose_tool(tool);
        let edit = editor.press(coords(at));
        let text = told(&editor, &edit);
        let outcome = match &edit {
            Edit::Changed if editor.is_full() => PlacedAndComplete,
            Edit::Changed => Placed,
            Edit::Refused {
                why: EditRefusal::Placement(why),
                ..
            } => match why {
                PlacementRefusal::OutOfPieces(_) => OutOfPieces,
                _ => CantPlaceHere,
            },
            _ => panic!("{text}"),
        };
        assert_eq!(outcome, expected);
        if edit != Edit::Changed {
            assert_eq!(editor.board(), before.board());
            assert!(matches!(edit, Edit::Refused { at: Some(point), .. } if point == coords(at)));
        }
    }
    let states = [(0, 0), (5, 7), (8, 12), (12, 8), (12, 11), (11, 12)];
    for state @ (white, black) in states {
        for tool in [BM, BK, WM, WK] {
            check(state, tool, "C4", CantPlaceHere);
            if white > 0 {
                check(state, tool, "A3", CantPlaceHere);
                check(state, tool, "B8", CantPlaceHere);
            }
            let Tool::Place(piece) = tool else {
                unreachable!()
            };
            let expected = match (piece.color, white, black) {
                (Color::White, 12, _) | (Color::Black, _, 12) => OutOfPieces,
                (Color::White, 11, 12) | (Color::Black, 12, 11) => PlacedAndComplete,
                _ => Placed,
            };
            check(state, tool, "D4", expected);
        }
        // Clearing works at any time, but does nothing on an empty board.
        let mut editor = with_counts(white, black);
        let expected = if state == (0, 0) {
            Edit::Unchanged
        } else {
            Edit::Changed
        };
        assert_eq!(editor.clear(), expected);
        assert_eq!(editor.board(), &Board::EMPTY);
        // A game can start from any of these boards except the empty one.
        let can_start = with_counts(white, black).position().is_ok();
        assert_eq!(can_start, state != (0, 0));
    }
}

#[test]
fn c6_c7_refusals_say_why() {
    #[track_caller]
    fn check(editor: &mut Editor, tool: Tool, at: &str, expected: &str) {
        editor.choose_tool(tool);
        let edit = editor.press(coords(at));
        assert_eq!(told(editor, &edit), expected);
    }
    let mut editor = Editor::empty();
    let empty = "the board is empty";
    assert_eq!(editor.position().unwrap_err().to_string(), empty);
    check(&mut editor, BM, "A7", "changed");
    let occupied = "there's already a black man on 5";
    check(&mut editor, WM, "A7", occupied);
    check(&mut editor, BM, "A7", occupied);
    let light = "pieces stand on dark squares only";
    check(&mut editor, WK, "A2", light);
    // A man on its king row is a king, wherever it comes from.
    check(&mut editor, BM, "A1", "king on 29");
    assert_eq!(
        editor.relocate(square(5), square(30)),
        Edit::Crowned(square(30))
    );
    assert_eq!(editor.fen(), "B:W:BK29,K30");
    assert_eq!(editor.undo(), Edit::Changed);
    check(&mut editor, BK, "C1", "changed");
    let mut editor = Editor::standard();
    let out = "Black has all 12 pieces on the board";
    check(&mut editor, BM, "D4", out);
    check(&mut editor, Tool::Erase, "D4", "-");
    check(&mut editor, Tool::Erase, "D5", "-");
    check(&mut editor, Tool::Erase, "B8", "changed");
    check(&mut editor, BM, "D4", "changed");
    // A game with only one side can start, and is over immediately.
    let mut editor = Editor::empty();
    check(&mut editor, WM, "A3", "changed");
    assert!(editor.position().is_ok());
}

#[test]
fn c3_pieces_are_dragged() {
    let mut editor = Editor::empty();
    // From the palette.
    assert_eq!(editor.grab_tool(WK), Edit::ToolChosen(WK));
    assert_eq!(editor.dragged(), Some((Piece::king(Color::White), None)));
    assert_eq!(editor.drop_at(square(18)), Edit::Changed);
    assert_eq!(editor.tool(), WK);
    // Dropping the tool next to the board only selects it.
    assert_eq!(editor.grab_tool(BM), Edit::ToolChosen(BM));
    assert_eq!(editor.drop_at(Coords::new(9, 9)), Edit::Unchanged);
    // From square to square. A piece stays if it can't go there.
    editor.grab(square(18));
    let king = Piece::king(Color::White);
    assert_eq!(editor.dragged(), Some((king, Some(square(18)))));
    assert_eq!(editor.drop_at(square(1)), Edit::Changed);
    assert_eq!(
        editor.place(square(2), Piece::king(Color::Black)),
        Edit::Changed
    );
    editor.grab(square(1));
    assert!(matches!(editor.drop_at(square(2)), Edit::Refused { .. }));
    editor.grab(square(1));
    assert!(matches!(editor.drop_at(coords("A8")), Edit::Refused { .. }));
    assert_eq!(editor.fen(), "B:WK1:BK2");
    // A piece dropped off the board is removed.
    editor.grab(square(1));
    assert_eq!(editor.drop_at(Coords::new(0, 8)), Edit::Changed);
    assert_eq!(editor.fen(), "B:W:BK2");
    // Pressing and releasing on one square uses the tool.
    editor.grab(square(10));
    assert_eq!(editor.dragged(), None);
    assert_eq!(editor.drop_at(square(10)), Edit::Changed);
    editor.grab(square(11));
    assert_eq!(editor.drop_at(square(12)), Edit::Unchanged);
    editor.choose_tool(Tool::Erase);
    editor.grab(square(10));
    assert_eq!(editor.drop_at(square(10)), Edit::Changed);
    assert_eq!(editor.drop_at(square(2)), Edit::Unchanged);
    editor.grab(square(2));
    editor.break_off_drag();
    assert_eq!(editor.drop_at(Coords::new(0, 8)), Edit::Unchanged);
    assert_eq!(editor.fen(), "B:W:BK2");
}

#[test]
fn c2_pieces_are_placed_by_text() {
    let mut editor = Editor::empty();
    let text = "A7=B, c1=WK 14=w";
    assert_eq!(editor.enter_text(text), Edit::Changed);
    assert_eq!(editor.fen(), "B:W14,K30:B5");
    assert_eq!(editor.text(Labels::Letters), "A7=B C5=W C1=WK");
    assert_eq!(editor.text(Labels::Numbers), "5=B 14=W 30=WK");
    // Text is applied completely or not at all, and the refusal names the entry.
    #[track_caller]
    fn check(editor: &mut Editor, text: &str, expected: &str) {
        let before = editor.clone();
        let edit = editor.enter_text(text);
        assert_eq!(told(editor, &edit), expected);
        assert_eq!(*editor, before);
    }
    check(
        &mut editor,
        "B4=B D4=Q",
        "entry 2, \"D4=Q\": expected B, BK, W, WK or - after the =, found \"Q\"",
    );
    check(
        &mut editor,
        "B4=B A7=W",
        "entry 2, \"A7=W\": a black man is already on A7",
    );
    check(&mut editor, "", "-");
    assert_eq!(editor.enter_text("5=-"), Edit::Changed);
    assert_eq!(editor.fen(), "B:W14,K30:B");
}

#[test]
fn positions_are_pasted_and_copied() {
    let mut editor = Editor::empty();
    assert_eq!(editor.paste_fen(" W:W21-32:B1-12. "), Edit::Changed);
    assert_eq!((editor.turn(), editor.is_full()), (Color::White, true));
    let copied = editor.fen();
    assert_eq!(editor.paste_fen(&copied), Edit::Unchanged);
    assert_eq!(editor.choose_turn(Color::Black), Edit::Changed);
    assert_eq!(editor.choose_turn(Color::Black), Edit::Unchanged);
    assert_eq!(editor.position(), Ok(Position::START));
    // A board that can't be played is shown with its problems.
    assert_eq!(editor.paste_fen("B:W1:B2"), Edit::Changed);
    let problem = Problem::ManOnCrownRow {
        square: square(1),
        color: Color::White,
    };
    assert_eq!(editor.problems(), [problem]);
    assert!(editor.position().is_err());
    let before = editor.clone();
    let edit = editor.paste_fen("rnbqkbnr/pppppppp");
    assert!(told(&editor, &edit).starts_with("not FEN: "));
    assert_eq!(editor, before);
}

#[test]
fn everything_can_be_undone() {
    let mut editor = Editor::standard();
    assert!(!editor.can_undo() && !editor.can_redo());
    let edit = editor.undo();
    assert_eq!(told(&editor, &edit), "nothing to undo");
    assert_eq!(editor.clear(), Edit::Changed);
    assert_eq!(editor.choose_turn(Color::White), Edit::Changed);
    assert_eq!(
        (editor.undo(), editor.undo()),
        (Edit::Changed, Edit::Changed)
    );
    assert_eq!(editor.position(), Ok(Position::START));
    assert_eq!(
        (editor.redo(), editor.redo()),
        (Edit::Changed, Edit::Changed)
    );
    assert_eq!(
        (editor.board(), editor.turn()),
        (&Board::EMPTY, Color::White)
    );
    let edit = editor.redo();
    assert_eq!(told(&editor, &edit), "nothing to redo");
    // A change after an undo replaces what was undone.
    assert_eq!(editor.undo(), Edit::Changed);
    assert_eq!(editor.put_up_standard(), Edit::Changed);
    assert!(!editor.can_redo());
    // An edit without effect leaves nothing to undo.
    let before = editor.clone();
    assert_eq!(editor.put_up_standard(), Edit::Unchanged);
    assert_eq!(editor, before);
}

#[test]
fn the_keyboard_is_enough() {
    #[track_caller]
    fn check(editor: &mut Editor, key: &str, expected: &str) {
        let key = Key::from_name(key).unwrap();
        let edit = editor.key(key, Orientation::PRINTED);
        assert_eq!(told(editor, &edit), expected);
    }
    let mut editor = Editor::empty();
    check(&mut editor, "ArrowDown", "5, empty");
    check(&mut editor, "4", "white king");
    check(&mut editor, "Enter", "changed");
    check(&mut editor, "ArrowRight", "6, empty");
    check(&mut editor, "1", "black man");
    check(&mut editor, " ", "changed");
    check(&mut editor, "ArrowLeft", "5, white king");
    check(&mut editor, "Backspace", "changed");
    check(&mut editor, "Backspace", "-");
    check(&mut editor, "5", "erase");
    check(&mut editor, "0", "-");
    check(&mut editor, "6", "must be empty");
    check(&mut editor, "Enter", "5 must be empty");
    check(&mut editor, "Backspace", "changed");
    check(&mut editor, "7", "-");
    check(&mut editor, "x", "-");
    check(&mut editor, "Escape", "-");
    assert_eq!(editor.fen(), "B:W:B6");
}

#[test]
fn squares_that_must_be_empty_are_marked() {
    #[track_caller]
    fn check(editor: &Editor, expected: &[u8]) {
        let marked = editor.must_be_empty().into_iter().map(Square::number);
        assert_eq!(marked.collect::<Vec<_>>(), expected);
    }
    let mut editor = Editor::empty();
    editor.choose_tool(Tool::MustBeEmpty);
    assert_eq!(editor.press(square(18)), Edit::Marked(square(18)));
    assert_eq!(editor.press(square(14)), Edit::Marked(square(14)));
    check(&editor, &[14, 18]);
    // Again, and it's free.
    assert_eq!(editor.press(square(14)), Edit::Changed);
    check(&editor, &[18]);
    assert_eq!(editor.undo(), Edit::Changed);
    check(&editor, &[14, 18]);
    // A piece takes the place of a mark.
    assert_eq!(
        editor.place(square(14), Piece::man(Color::Black)),
        Edit::Changed
    );
    check(&editor, &[18]);
    let edit = editor.press(square(14));
    assert_eq!(told(&editor, &edit), "there's already a black man on 14");
    let edit = editor.press(coords("A8"));
    assert_eq!(told(&editor, &edit), "pieces stand on dark squares only");
    assert_eq!(editor.fixed(), [14, 18].map(square).into_iter().collect());
    assert_eq!(editor.relocate(square(14), square(18)), Edit::Changed);
    check(&editor, &[]);
    assert_eq!(editor.undo(), Edit::Changed);
    // Erasing a mark and clearing the board remove it, and it isn't part of the position.
    assert_eq!(editor.fen(), "B:W:B14");
    assert_eq!(editor.remove(square(18)), Edit::Changed);
    assert_eq!(editor.remove(square(18)), Edit::Unchanged);
    assert_eq!(editor.undo(), Edit::Changed);
    assert_eq!(editor.clear(), Edit::Changed);
    check(&editor, &[]);
    editor.restore_marks([1, 2].map(square).into_iter().collect());
    check(&editor, &[1, 2]);
}
