//! The notice that there's no connection.

use super::{connection, reload};
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::LinkStatus;
use std::time::Duration;

/// "Connecting" isn't shown if it takes less than this.
const UNNOTICED: Duration = Duration::from_millis(1500);

/// Shows that there's no connection, and what's being done about it.
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
        // If the server has no games, the screens say so.
        LinkStatus::Online | LinkStatus::NoGames => ().into_any(),
        LinkStatus::Connecting => is_slow.get().then(|| view! {
            <p class="connection-line" data-testid="connection">{t().live_connecting()}</p>
        }).into_any(),
        LinkStatus::Reconnecting => view! {
            <p class="connection-line" data-testid="connection">
                <span>{t().live_reconnecting()}</span>
                <button class="button small" on:click=move |_| connection.try_now()>{t().live_try_now()}</button>
            </p>
        }.into_any(),
        LinkStatus::Outdated if !was_in_vain => view! {
            <p class="connection-line" data-testid="connection">{t().live_outdated()}</p>
        }.into_any(),
        LinkStatus::Outdated => view! {
            <p class="connection-line" data-testid="connection">
                <span>{t().live_still_outdated()}</span>
                <button class="button small primary" on:click=load_anew>{t().live_reload()}</button>
            </p>
        }.into_any(),
        LinkStatus::Broken => view! {
            <p class="connection-line" data-testid="connection">
                <span>{t().live_broken()}</span>
                <button class="button small primary" on:click=load_anew>{t().live_reload()}</button>
            </p>
        }.into_any(),
    }
    };
    view! { <div class="connection-box" role="status" aria-live="polite">{line}</div> }
}
