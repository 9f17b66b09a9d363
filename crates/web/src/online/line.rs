//! The line that says when there is no connection.

use super::{connection, reload};
use crate::texts::live as words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::LinkStatus;
use std::time::Duration;

/// A connection that takes no longer than this to be made is nothing to speak of.
const UNNOTICED: Duration = Duration::from_millis(1500);

/// Says when there is no connection, and what happens about it.
#[component]
pub(crate) fn ConnectionLine() -> impl IntoView {
    let connection = connection();
    let is_slow = RwSignal::new(false);
    set_timeout(
        move || {
            is_slow.try_set(true);
        },
        UNNOTICED,
    );
    let was_in_vain = reload::was_in_vain();
    let load_anew = move |_| spawn_local(reload::now());
    let line = move || {
        match connection.status().get() {
        // Where there are no games, the screens say so.
        LinkStatus::Online | LinkStatus::NoGames => ().into_any(),
        LinkStatus::Connecting => is_slow.get().then(|| view! {
            <p class="connection-line" data-testid="connection">{words::CONNECTING}</p>
        }).into_any(),
        LinkStatus::Reconnecting => view! {
            <p class="connection-line" data-testid="connection">
                <span>{words::RECONNECTING}</span>
                <button class="button small" on:click=move |_| connection.try_now()>{words::TRY_NOW}</button>
            </p>
        }.into_any(),
        LinkStatus::Outdated if !was_in_vain => view! {
            <p class="connection-line" data-testid="connection">{words::OUTDATED}</p>
        }.into_any(),
        LinkStatus::Outdated => view! {
            <p class="connection-line" data-testid="connection">
                <span>{words::STILL_OUTDATED}</span>
                <button class="button small primary" on:click=load_anew>{words::LOAD_ANEW}</button>
            </p>
        }.into_any(),
        LinkStatus::Broken => view! {
            <p class="connection-line" data-testid="connection">
                <span>{words::BROKEN}</span>
                <button class="button small primary" on:click=load_anew>{words::LOAD_ANEW}</button>
            </p>
        }.into_any(),
    }
    };
    view! { <div class="connection-box" role="status" aria-live="polite">{line}</div> }
}
