//! Entering moves.

use super::article::{FoldedArticle, Named, Paragraphs};
use crate::texts::t;
use leptos::prelude::*;

/// Mouse and touch input.
fn pointer() -> Vec<(&'static str, &'static str)> {
    let t = t();
    vec![
        (t.help_pointer_click(), t.help_pointer_click_text()),
        (t.help_pointer_drag(), t.help_pointer_drag_text()),
        (t.help_pointer_one(), t.help_pointer_one_text()),
        (t.help_pointer_long(), t.help_pointer_long_text()),
        (t.help_pointer_cancel(), t.help_pointer_cancel_text()),
        (t.help_pointer_confirm(), t.help_pointer_confirm_text()),
    ]
}

/// Keyboard input.
fn keys() -> Vec<(Vec<&'static str>, &'static str)> {
    let t = t();
    let edges = vec![
        t.key_home(),
        t.key_end(),
        t.key_page_up(),
        t.key_page_down(),
    ];
    vec![
        (vec![t.key_tab()], t.help_key_tab()),
        (vec!["↑", "↓", "←", "→"], t.help_key_arrows()),
        (edges, t.help_key_edges()),
        (vec![t.key_enter(), t.key_space()], t.help_key_choose()),
        (
            vec!["2", "2", "-", "1", "8", t.key_enter()],
            t.help_key_type(),
        ),
        (vec![t.key_enter()], t.help_key_confirm()),
        (vec![t.key_backspace()], t.help_key_backspace()),
        (vec![t.key_escape()], t.help_key_escape()),
    ]
}

/// Mouse, touch, keyboard, screen reader.
#[component]
pub(super) fn Controls() -> impl IntoView {
    let rows = keys()
        .into_iter()
        .map(|(keys, does)| {
            let keys = keys
                .into_iter()
                .map(|key| view! { <kbd>{key}</kbd> " " })
                .collect_view();
            view! { <tr><th scope="row"><span dir="ltr">{keys}</span></th><td>{does}</td></tr> }
        })
        .collect_view();
    view! {
        <FoldedArticle id="controls" title=t().help_controls()>
            <h3>{t().help_pointer()}</h3>
            <Named list=pointer()/>
            <h3>{t().help_keys()}</h3>
            <table class="keys">
                <thead>
                    <tr><th scope="col">{t().help_key()}</th><th scope="col">{t().help_key_does()}</th></tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <h3>{t().help_readers()}</h3>
            <Paragraphs texts=vec![t().help_readers_text()]/>
        </FoldedArticle>
    }
}
