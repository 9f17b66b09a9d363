//! Setting up a position by text.

use super::state::EditorState;
use crate::announcer::announcer;
use crate::browser;
use crate::texts::t;
use board_ui::{Edit, Editor};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The maximum length of typed text: many times a full board.
const LONGEST: &str = "2000";

/// Pieces as text: `A7=B C1=WK 14=-`.
#[component]
pub(super) fn TextEntry(state: EditorState) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        let mut is_done = false;
        state.act(|editor| {
            let edit = editor.enter_text(&typed);
            is_done = !matches!(edit, Edit::Refused { .. });
            edit
        });
        // Refused text stays, so it can be corrected.
        if is_done {
            text.set(String::new());
        }
    };
    view! {
        <form class="entry" on:submit=submit>
            <label>
                <span>{t().editor_text()}</span>
                <input
                    type="text"
                    data-testid="text"
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck="false"
                    dir="ltr"
                    maxlength=LONGEST
                    placeholder=t().editor_text_example()
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                />
            </label>
            <button class="button" disabled=move || text.with(|text| text.trim().is_empty())>{t().editor_place()}</button>
        </form>
    }
}

/// The position as FEN, for copying and replacing.
#[component]
pub(super) fn FenEntry(state: EditorState) -> impl IntoView {
    let announcer = announcer();
    // The typed text, or `None` to show the position.
    let typed = RwSignal::new(None::<String>);
    let fen = Memo::new(move |_| state.editor.with(Editor::fen));
    let shown = move || typed.get().unwrap_or_else(|| fen.get());
    let copy = move || {
        let text = fen.get_untracked();
        spawn_local(async move {
            match browser::copy(&text).await {
                Ok(()) => announcer.tell(t().editor_copied()),
                Err(_) => announcer.tell(t().editor_not_copied()),
            }
        });
    };
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let Some(text) = typed.get_untracked() else {
            copy();
            return;
        };
        let mut is_done = false;
        state.act(|editor| {
            let edit = editor.paste_fen(&text);
            is_done = !matches!(edit, Edit::Refused { .. });
            edit
        });
        if is_done {
            typed.set(None);
        }
    };
    // A change on the board discards the typed text.
    Effect::new(move |before: Option<String>| {
        let now = fen.get();
        if before.is_some_and(|before| before != now) {
            typed.set(None);
        }
        now
    });
    view! {
        <form class="entry" on:submit=submit>
            <label>
                <span>{t().editor_fen()}</span>
                <input
                    type="text"
                    data-testid="fen"
                    autocomplete="off"
                    spellcheck="false"
                    dir="ltr"
                    maxlength=LONGEST
                    prop:value=shown
                    on:focus=move |event| {
                        let field: web_sys::HtmlInputElement = event_target(&event);
                        field.select();
                    }
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        typed.set((text != fen.get_untracked()).then_some(text));
                    }
                />
            </label>
            <button class="button">
                {move || if typed.with(Option::is_some) { t().editor_put_up() } else { t().copy() }}
            </button>
        </form>
    }
}
