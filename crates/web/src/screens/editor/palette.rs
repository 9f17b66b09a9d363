//! The tools of the editor, and changes to the whole board.

use super::state::EditorState;
use crate::board::LoosePiece;
use crate::fields::{Choice, choosable};
use crate::icon::{self, Icon};
use crate::preferences::preferences;
use crate::texts::{self, t};
use board_ui::{Editor, Tool};
use leptos::ev;
use leptos::prelude::*;
use rules::{Color, Game, Piece, RuleSet};

/// The tools: the four pieces, the eraser, and the mark for squares that must be empty.
#[component]
pub(super) fn Palette(state: EditorState) -> impl IntoView {
    let left = move |color: Color| {
        let left = state.editor.with(|editor| editor.left(color));
        state.words.with(|words| words.left(color, left))
    };
    let tools = Tool::FOR_PATTERNS
        .into_iter()
        .enumerate()
        .map(|(place, tool)| view! { <ToolButton state tool key=place + 1/> })
        .collect_view();
    view! {
        <div class="palette" role="group" aria-label=t().editor_tools()>
            {tools}
            <span class="left" data-testid="left-black">{move || left(Color::Black)}</span>
            <span class="left" data-testid="left-white">{move || left(Color::White)}</span>
        </div>
    }
}

/// A tool. Pressing it selects it, and dragging it uses it where it's dropped.
#[component]
fn ToolButton(
    state: EditorState,
    tool: Tool,
    /// The digit that selects it while the board has the focus.
    key: usize,
) -> impl IntoView {
    let is_down = StoredValue::new(false);
    let name = move || state.words.with(|words| words.tool(tool));
    let is_chosen = move || state.editor.with(|editor| editor.tool() == tool);
    let place = move |event: &ev::PointerEvent| {
        state.on_board(f64::from(event.client_x()), f64::from(event.client_y()))
    };
    let down = move |event: ev::PointerEvent| {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        is_down.set_value(true);
        // The tool gets all pointer events, even outside.
        let target: web_sys::Element = event_target(&event);
        let button = target.closest("button").ok().flatten().unwrap_or(target);
        let _ = button.set_pointer_capture(event.pointer_id());
        state.act(|editor| editor.grab_tool(tool));
    };
    let over = move |event: ev::PointerEvent| {
        if is_down.get_value() {
            state.ghost.set(place(&event));
        }
    };
    let up = move |event: ev::PointerEvent| {
        if !is_down.get_value() {
            return;
        }
        is_down.set_value(false);
        state.ghost.set(None);
        if let Some((x, y)) = place(&event) {
            state.drop_at(state.orientation.get_untracked().coords_at(x, y));
        }
    };
    let lost = move |_| {
        is_down.set_value(false);
        state.ghost.set(None);
        state.editor.update(Editor::break_off_drag);
    };
    let picture = match tool {
        Tool::Place(piece) => view! { <LoosePiece piece/> }.into_any(),
        Tool::Erase => view! { <Icon path=icon::ERASE/> }.into_any(),
        Tool::MustBeEmpty => view! { <Icon path=icon::MUST_BE_EMPTY/> }.into_any(),
    };
    view! {
        <button
            type="button"
            class="button tool"
            aria-pressed=move || if is_chosen() { "true" } else { "false" }
            aria-label=name
            title=move || t().editor_tool_title(state.words.get().named_tool(tool), key)
            data-testid=format!("tool-{key}")
            on:pointerdown=down
            on:pointermove=over
            on:pointerup=up
            on:pointercancel=lost
            on:click=move |event| {
                // Pointers are handled elsewhere.
                if event.detail() == 0 {
                    state.act(|editor| {
                        editor.choose_tool(tool);
                        board_ui::Edit::ToolChosen(tool)
                    });
                }
            }
        >
            {picture}
        </button>
    }
}

/// Undo, redo, and changes to the whole board.
#[component]
pub(super) fn Changes(state: EditorState) -> impl IntoView {
    let flip = move |_| {
        state
            .orientation
            .update(|orientation| *orientation = orientation.flipped());
    };
    view! {
        <div class="tools five" role="group" aria-label=t().editor_changes()>
            <button class="button" disabled=move || state.editor.with(|editor| !editor.can_undo()) on:click=move |_| state.undo()>
                <Icon path=icon::BACK/>{t().undo()}
            </button>
            <button class="button" disabled=move || state.editor.with(|editor| !editor.can_redo()) on:click=move |_| state.redo()>
                <Icon path=icon::AGAIN/>{t().editor_redo()}
            </button>
            <button class="button" on:click=move |_| { state.act(Editor::clear); }>
                <Icon path=icon::CLEAR/>{t().editor_clear()}
            </button>
            <button class="button" on:click=move |_| { state.act(Editor::put_up_standard); }>
                <Icon path=icon::SET_UP/>{t().editor_standard()}
            </button>
            <button class="button" on:click=flip>
                <Icon path=icon::FLIP/>{t().flip()}
            </button>
        </div>
    }
}

/// The side that moves first.
#[component]
pub(super) fn Turn(state: EditorState) -> impl IntoView {
    let turn = Memo::new(move |_| state.editor.with(Editor::turn));
    let side = move |color: Color| {
        let name = move || texts::side(color, preferences().get().pieces);
        view! { <LoosePiece piece=Piece::man(color)/>{name} }
    };
    view! {
        <Choice
            legend=t().editor_turn().to_owned()
            name="turn"
            options=Color::BOTH.map(|color| choosable(color, side(color))).into()
            chosen=turn
            on_choose=move |color| { state.act(|editor| editor.choose_turn(color)); }
        />
    }
}

/// What's wrong with the position, or that it can be played.
#[component]
pub(super) fn State(state: EditorState) -> impl IntoView {
    let told = move || match state.editor.with(Editor::position) {
        // Everyone starts with an empty board.
        Err(_)
            if state
                .editor
                .with(|editor| editor.board().occupied().is_empty()) =>
        {
            let problems = state.problems();
            view! { <p class="notice" data-testid="problems">{problems}</p> }.into_any()
        }
        Err(_) => {
            let problems = state.problems();
            let items = problems
                .into_iter()
                .map(|problem| view! { <li>{problem}</li> });
            view! { <ul class="notice bad problems" data-testid="problems">{items.collect_view()}</ul> }
                .into_any()
        }
        Ok(position) => {
            let text = match Game::from_position(position, RuleSet::OFFICIAL).ending() {
                Some(ending) => {
                    let players = words::Players::unnamed();
                    t().editor_over(&state.words.with(|words| words.ending(ending, &players)))
                }
                None => t().editor_ready(state.words.get().named(position.turn())),
            };
            view! { <p class="notice" data-testid="ready">{text}</p> }.into_any()
        }
    };
    view! { <div role="group" aria-label=t().editor_state()>{told}</div> }
}
