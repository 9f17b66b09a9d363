//! Every edit can be undone, and refused edits change nothing.

use board_ui::{Edit, Editor, Key, Orientation, Tool};
use proptest::prelude::*;
use rules::{Color, Coords, Labels};
use testkit::square;

#[derive(Clone, Debug)]
enum Doing {
    Tool(Tool),
    Press(Coords),
    GrabTool(Tool),
    Grab(Coords),
    Drop(Coords),
    Key(Key),
    Text(String),
    Fen(String),
    Turn(Color),
    Clear,
    Standard,
}

fn points() -> impl Strategy<Value = Coords> {
    prop_oneof![
        8 => (1..=32_u8).prop_map(|number| square(number).coords()),
        2 => (-1..9_i32, -1..9_i32).prop_map(|(row, col)| Coords::new(row, col)),
    ]
}

fn doings() -> impl Strategy<Value = Doing> {
    let tools = || prop::sample::select(&Tool::FOR_PATTERNS[..]);
    let keys = prop::sample::select(vec![
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
        Key::Enter,
        Key::Space,
        Key::Backspace,
        Key::Escape,
        Key::Char('3'),
        Key::Char('9'),
    ]);
    prop_oneof![
        1 => tools().prop_map(Doing::Tool),
        6 => points().prop_map(Doing::Press),
        1 => tools().prop_map(Doing::GrabTool),
        3 => points().prop_map(Doing::Grab),
        4 => points().prop_map(Doing::Drop),
        3 => keys.prop_map(Doing::Key),
        1 => "([A-H][1-8]|[0-9]{1,2})=(B|W|BK|WK|-|Q)( 5=B)?".prop_map(Doing::Text),
        1 => "[BW]:W(K?[1-9]|2[0-9]|[1-8]-1[0-9]):B(K?1[0-9])?".prop_map(Doing::Fen),
        1 => prop::sample::select(&Color::BOTH[..]).prop_map(Doing::Turn),
        1 => Just(Doing::Clear),
        1 => Just(Doing::Standard),
    ]
}

fn perform(editor: &mut Editor, doing: &Doing) -> Edit {
    match doing {
        Doing::Tool(tool) => {
            editor.choose_tool(*tool);
            Edit::ToolChosen(*tool)
        }
        Doing::Press(at) => editor.press(*at),
        Doing::GrabTool(tool) => editor.grab_tool(*tool),
        Doing::Grab(at) => {
            editor.grab(*at);
            Edit::Unchanged
        }
        Doing::Drop(at) => editor.drop_at(*at),
        Doing::Key(key) => editor.key(*key, Orientation::PRINTED),
        Doing::Text(text) => editor.enter_text(text),
        Doing::Fen(text) => editor.paste_fen(text),
        Doing::Turn(color) => editor.choose_turn(*color),
        Doing::Clear => editor.clear(),
        Doing::Standard => editor.put_up_standard(),
    }
}

proptest! {
    #[test]
    fn undo_and_redo_are_exact(doings in prop::collection::vec(doings(), 1..80)) {
        let mut editor = Editor::empty();
        let state = |editor: &Editor| (*editor.board(), editor.turn(), editor.must_be_empty());
        let mut states = vec![state(&editor)];
        for doing in &doings {
            let before = state(&editor);
            let edit = perform(&mut editor, doing);
            if matches!(edit, Edit::Changed | Edit::Crowned(_) | Edit::Marked(_)) {
                prop_assert_ne!(state(&editor), before);
                states.push(state(&editor));
            } else {
                prop_assert_eq!(state(&editor), before);
            }
            prop_assert_eq!(editor.position().is_ok(), editor.problems().is_empty());
        }
        for expected in states.iter().rev().skip(1) {
            prop_assert_eq!(editor.undo(), Edit::Changed);
            prop_assert_eq!(state(&editor), *expected);
        }
        prop_assert!(!editor.can_undo());
        for expected in &states[1..] {
            prop_assert_eq!(editor.redo(), Edit::Changed);
            prop_assert_eq!(state(&editor), *expected);
        }
        prop_assert!(!editor.can_redo());
    }

    #[test]
    fn what_is_copied_can_be_pasted(doings in prop::collection::vec(doings(), 1..40)) {
        let mut editor = Editor::empty();
        for doing in &doings {
            let _ = perform(&mut editor, doing);
        }
        let mut other = Editor::standard();
        let _ = other.paste_fen(&editor.fen());
        prop_assert_eq!((other.board(), other.turn()), (editor.board(), editor.turn()));
        // Setup text places piece by piece, so it only works for boards without problems.
        if editor.problems().is_empty() {
            let mut other = Editor::empty();
            let _ = other.enter_text(&editor.text(Labels::Letters));
            prop_assert_eq!(other.board(), editor.board());
        }
    }
}
