//! The chat of a game.

use super::table::LiveTable;
use crate::browser;
use crate::texts::t;
use leptos::prelude::*;
use online_play::ChatLine;
use protocol::MAX_CHAT_LEN;

/// On smaller screens, the chat is closed at first.
const WIDE: &str = "(min-width: 52.01rem) and (min-height: 48rem)";

/// The chat lines, and an input field.
#[component]
pub(super) fn ChatBox(table: LiveTable) -> impl IntoView {
    let is_open = RwSignal::new(browser::matches(WIDE));
    let lines = Memo::new(move |_| {
        table
            .view
            .game(|game| game.chat().lines().cloned().collect::<Vec<ChatLine>>())
    });
    let is_muted = Memo::new(move |_| table.view.game(|game| game.chat().is_muted()));
    let unread = Memo::new(move |_| table.view.game(|game| game.chat().unread()));
    let field = NodeRef::<leptos::html::Input>::new();
    let list = NodeRef::<leptos::html::Div>::new();
    // Keeps the newest line visible.
    Effect::new(move || {
        lines.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    Effect::new(move || {
        if is_open.get() && unread.get() > 0 {
            table.view.change_game(|game, _| game.read_chat());
        }
    });
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else {
            return;
        };
        table.say_in_chat(&field.value());
        field.set_value("");
    };
    let mute = move |_| {
        table
            .view
            .change_game(|game, _| game.mute(!game.chat().is_muted()));
    };
    view! {
        <details class="chat" prop:open=move || is_open.get() on:toggle=move |event| {
            let details: web_sys::HtmlDetailsElement = event_target(&event);
            is_open.set(details.open());
        }>
            <summary>
                {t().chat()}
                <Show when=move || { unread.get() > 0 && !is_open.get() }>
                    <span class="unread">
                        <span aria-hidden="true">{move || unread.get()}</span>
                        <span class="unseen">{move || t().chat_unread(unread.get())}</span>
                    </span>
                </Show>
            </summary>
            <div class="said" node_ref=list tabindex="0" role="log" aria-live="off" aria-label=t().chat()>
                <Show when=move || lines.with(Vec::is_empty)>
                    <p class="hint">{move || if is_muted.get() { t().chat_muted() } else { t().chat_nothing() }}</p>
                </Show>
                <For each=move || lines.get() key=|line| line.number let:line>
                    <p class:own=line.is_own>
                        <b><bdi>{line.name.clone()}</bdi></b>
                        {line.side.is_none().then(|| view! { <span class="hint">" "{t().chat_spectator()}</span> })}
                        ": "<bdi>{line.text.clone()}</bdi>
                    </p>
                </For>
            </div>
            <form class="say" on:submit=say>
                <input
                    type="text"
                    node_ref=field
                    maxlength=MAX_CHAT_LEN.to_string()
                    placeholder=t().chat_say()
                    aria-label=t().chat_say()
                    autocomplete="off"
                    data-testid="say"
                />
                <button class="button small" type="submit">{t().chat_send()}</button>
                <button class="button small" type="button" aria-pressed=move || is_muted.get().to_string() on:click=mute>{t().chat_mute()}</button>
            </form>
        </details>
    }
}
