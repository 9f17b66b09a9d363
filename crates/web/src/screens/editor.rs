//! The position editor.

mod begin;
mod entry;
mod palette;
mod state;

use crate::board::{BoardFrame, BoardPiece, Pieces, side_class};
use crate::browser;
use crate::screens::line::LineOfText;
use crate::texts::t;
use begin::Begin;
use board_ui::{Gesture, Marks, Orientation};
use entry::{FenEntry, TextEntry};
use leptos::ev;
use leptos::prelude::*;
use palette::{Changes, Palette, State, Turn};
use rules::Square;
use state::EditorState;
use wasm_bindgen::JsCast;

/// The position editor.
#[component]
pub(crate) fn Editor() -> impl IntoView {
    browser::entitle(&t().page_title(t().editor_title()));
    let state = EditorState::new();
    // Text fields have their own undo.
    let key = move |event: ev::KeyboardEvent| {
        let is_field = event
            .target()
            .is_some_and(|target| target.dyn_ref::<web_sys::HtmlInputElement>().is_some());
        if is_field || !(event.ctrl_key() || event.meta_key()) {
            return;
        }
        match event.key().to_ascii_lowercase().as_str() {
            "z" if event.shift_key() => state.redo(),
            "z" => state.undo(),
            "y" => state.redo(),
            _ => return,
        }
        event.prevent_default();
    };
    view! {
        <h1 class="unseen">{t().editor_title()}</h1>
        <div class="table editor" on:keydown=key>
            <div class="place" node_ref=state.place>
                <SetUpBoard state/>
            </div>
            <div class="side">
                <LineOfText line=state.line otherwise=Signal::stored(t().editor_what_to_do().to_owned())/>
                <Palette state/>
                <Changes state/>
                <Turn state/>
                <State state/>
                <div class="entries">
                    <TextEntry state/>
                    <FenEntry state/>
                </div>
                <Begin state/>
            </div>
        </div>
    }
}

/// The editor's board.
#[component]
fn SetUpBoard(state: EditorState) -> impl IntoView {
    let orientation: Signal<Orientation> = state.orientation.into();
    let in_hand = Signal::derive(move || {
        state.held.get()?;
        state.editor.with(|editor| editor.dragged()?.1)
    });
    // The square that a dragged piece would be dropped on.
    let target = Memo::new(move |_| {
        let (x, y) = state.held.get().or(state.ghost.get())?;
        state.editor.with(board_ui::Editor::dragged)?;
        Square::try_from(orientation.get().coords_at(x, y)).ok()
    });
    let on_gesture = Callback::new(move |gesture| match gesture {
        Gesture::Down(at) => {
            state.editor.update(|editor| editor.grab(at));
            true
        }
        Gesture::Over(_) => true,
        Gesture::Up(at) => state.drop_at(at),
        Gesture::Lost => {
            state.editor.update(board_ui::Editor::break_off_drag);
            true
        }
        Gesture::Press(square) => state.act(|editor| editor.press(square)),
        Gesture::Key(key) => {
            let orientation = orientation.get_untracked();
            state.act(|editor| editor.key(key, orientation))
        }
        Gesture::Focus(square) => state.act(|editor| editor.focus_on(square)),
        Gesture::Right(from, to) => from == to && state.act_still(|editor| editor.remove(from)),
    });
    let square_class = Callback::new(move |square: Square| {
        let is_target = target.get() == Some(square);
        let is_wrong = state.wrong.get() == Some(square.coords());
        let is_marked = state
            .editor
            .with(|editor| editor.must_be_empty().contains(square));
        match (is_target, is_wrong, is_marked) {
            (true, ..) => "drop".to_owned(),
            (false, true, _) => "shake".to_owned(),
            (false, false, true) => "must-be-empty".to_owned(),
            (false, false, false) => String::new(),
        }
    });
    let square_label = Callback::new(move |square: Square| {
        state.editor.with(|editor| {
            state
                .words
                .with(|words| words.set_up_square(editor, square))
        })
    });
    let focus = Memo::new(move |_| state.editor.with(board_ui::Editor::focus));
    // A piece that's dragged from the palette.
    let ghost = move || {
        state.ghost.get()?;
        let (piece, _) = state.editor.with(board_ui::Editor::dragged)?;
        let place = Signal::derive(move || {
            let (x, y) = state.ghost.get().unwrap_or_default();
            (x - 0.5, y - 0.5)
        });
        Some(view! {
            <div class="pieces" aria-hidden="true">
                <BoardPiece
                    class=format!("{} lifted", side_class(piece.color))
                    place
                    is_king=piece.is_king()
                    key="ghost".to_owned()
                />
            </div>
        })
    };
    view! {
        <BoardFrame
            orientation
            label=t().editor_board().to_owned()
            square_label
            square_class
            focus
            held=state.held
            on_gesture
        >
            <Pieces
                scene=state.scene
                orientation
                turned=Signal::stored(None)
                marks=Signal::stored(Marks::none())
                in_hand
                held=state.held
            />
            {ghost}
        </BoardFrame>
    }
}
