//! How moves are entered.

use super::article::{Article, Named, Paragraphs};
use crate::texts::help as words;
use leptos::prelude::*;

/// Mouse, touch, keyboard, screen reader.
#[component]
pub(super) fn Controls() -> impl IntoView {
    let rows = words::KEY_TABLE
        .map(|(keys, does)| {
            let keys = keys
                .iter()
                .map(|key| view! { <kbd>{*key}</kbd> " " })
                .collect_view();
            view! { <tr><th scope="row">{keys}</th><td>{does}</td></tr> }
        })
        .collect_view();
    view! {
        <Article id="controls" title=words::CONTROLS>
            <h3>{words::POINTER}</h3>
            <Named list=&words::POINTER_LIST/>
            <h3>{words::KEYS}</h3>
            <table class="keys">
                <thead>
                    <tr><th scope="col">{words::KEY}</th><th scope="col">{words::KEY_DOES}</th></tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <h3>{words::READERS}</h3>
            <Paragraphs texts=&[words::READERS_TEXT]/>
        </Article>
    }
}
