//! Quick games: one click, and you're paired with the next player who wants the same game.

use super::LobbyState;
use crate::fields::Tick;
use crate::icon::{self, Icon};
use crate::preferences::preferences;
use crate::texts::{t, with_pieces};
use leptos::prelude::*;
use online_play::{OfferClock, Quick};
use protocol::Seek;

/// The quick games, and the user's open seeks.
#[component]
pub(super) fn QuickGames(lobby: LobbyState) -> impl IntoView {
    let own = own_seeks(lobby);
    let rated = Memo::new(move |_| !lobby.is_guest() && lobby.offer.with(|offer| offer.rated));
    let tiles = Quick::ALL
        .map(|quick| view! { <Tile lobby quick own rated/> })
        .collect_view();
    view! {
        <section class="card stack quick-games" aria-label=t().lobby_quick() data-testid="quick">
            <header class="head">
                <div>
                    <h2>{t().lobby_quick()}</h2>
                    <p class="hint">{t().lobby_quick_lead()}</p>
                </div>
                <Show when=move || !lobby.is_guest()>
                    <Tick
                        label=t().lobby_rated()
                        name="quick-rated"
                        on=rated
                        on_change=move |on| lobby.offer.update(|offer| offer.rated = on)
                    />
                </Show>
            </header>
            <div class="quick-tiles">{tiles}</div>
            <Waiting lobby own/>
        </section>
    }
}

pub(super) fn own_seeks(lobby: LobbyState) -> Memo<Vec<Seek>> {
    Memo::new(move |_| {
        let me = lobby
            .connection
            .me()
            .with(|me| me.as_ref().map(|me| me.player));
        me.map(|me| lobby.seeks.with(|seeks| seeks.of(me)))
            .unwrap_or_default()
    })
}

#[component]
fn Tile(lobby: LobbyState, quick: Quick, own: Memo<Vec<Seek>>, rated: Memo<bool>) -> impl IntoView {
    let time = quick.clock.control();
    let open = move || {
        let terms = quick.terms(rated.get());
        own.with(|own| {
            own.iter()
                .find(|seek| seek.terms == terms)
                .map(|seek| seek.id)
        })
    };
    let press = move |_| match untrack(open) {
        Some(seek) => lobby.unseek(seek),
        None => lobby.seek(quick.terms(rated.get_untracked())),
    };
    let title = match quick.clock {
        OfferClock::Days { days } => t().lobby_days_option(days),
        OfferClock::Live { .. } | OfferClock::None => {
            preferences().words().get_untracked().clock_short(time)
        }
    };
    view! {
        <button
            class="button quick"
            type="button"
            aria-pressed=move || open().is_some().to_string()
            disabled=move || !lobby.is_online()
            on:click=press
        >
            <span class="quick-clock">{title}</span>
            <span class="quick-speed">{quick.speed().map(|speed| t().speed(speed))}</span>
        </button>
    }
}

/// The user's open seeks.
#[component]
fn Waiting(lobby: LobbyState, own: Memo<Vec<Seek>>) -> impl IntoView {
    let preferences = preferences();
    view! {
        <div class="waiting-list">
            <For each=move || own.get() key=|seek| seek.id let:seek>
                <div class="waiting" data-testid="looking">
                    <span class="pulse" aria-hidden="true"></span>
                    <p>
                        <strong>{t().lobby_looking()}</strong>
                        <span class="hint">
                            {move || t().facts([
                                preferences.words().get().clock_short(seek.terms.time),
                                with_pieces(preferences.get().pieces).seek_terms(&seek.terms),
                            ])}
                        </span>
                    </p>
                    <button
                        class="button small"
                        type="button"
                        aria-label=t().lobby_cancel_seek(&preferences.words().get_untracked().clock_short(seek.terms.time))
                        on:click=move |_| lobby.unseek(seek.id)
                    >
                        <Icon path=icon::CLOSE/>
                        {t().cancel()}
                    </button>
                </div>
            </For>
        </div>
    }
}
