//! The sheet of keyboard shortcuts, which `?` opens on every screen.

use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The sheet. It's a modal dialog, so Escape closes it.
#[component]
pub(crate) fn Shortcuts() -> impl IntoView {
    let sheet = NodeRef::<leptos::html::Dialog>::new();
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.key() != "?" || is_typing(&event) {
            return;
        }
        if let Some(sheet) = sheet.get_untracked()
            && !sheet.open()
        {
            // It's on the page and closed, so it can be shown.
            let _ = sheet.show_modal();
        }
    });
    on_cleanup(move || listener.remove());
    let close = move |_| {
        if let Some(sheet) = sheet.get_untracked() {
            sheet.close();
        }
    };
    let rows: [(Vec<&'static str>, &'static str); 12] = [
        (vec!["?"], t().shortcuts_show()),
        (vec!["↑", "↓", "←", "→"], t().shortcuts_board()),
        (vec![t().key_enter()], t().shortcuts_choose()),
        (vec!["1", "1", "-", "1", "5"], t().shortcuts_type()),
        (vec![t().key_escape()], t().shortcuts_cancel()),
        (vec!["←", "→"], t().shortcuts_step()),
        (vec![t().key_home(), t().key_end()], t().shortcuts_ends()),
        (vec!["↑", "↓"], t().shortcuts_variation()),
        (vec!["F"], t().shortcuts_flip()),
        (vec![t().shortcuts_right_button()], t().shortcuts_draw()),
        (vec!["1", "2", "3", "4", "5", "6"], t().shortcuts_tool()),
        (vec!["Ctrl+Z", "Ctrl+Y"], t().shortcuts_undo()),
    ];
    let rows = rows.map(|(keys, text)| {
        let keys = keys.into_iter().map(|key| view! { <kbd>{key}</kbd> " " });
        view! {
            <tr>
                <th scope="row"><span dir="ltr">{keys.collect_view()}</span></th>
                <td>{text}</td>
            </tr>
        }
    });
    view! {
        <dialog class="shortcuts card" node_ref=sheet aria-labelledby="shortcuts" data-testid="shortcuts">
            <header class="row">
                <h2 id="shortcuts">{t().shortcuts()}</h2>
                <button
                    class="button quiet only-icon"
                    aria-label=t().close()
                    title=t().close()
                    on:click=close
                >
                    <Icon path=icon::CLOSE/>
                </button>
            </header>
            <table><tbody>{rows}</tbody></table>
        </dialog>
    }
}

/// Whether the key goes into a text field.
fn is_typing(event: &ev::KeyboardEvent) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| {
        element
            .matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea")
            .unwrap_or(false)
    })
}
