//! Quick games: one click, and you're paired with the next player who wants the same game.

use super::LobbyState;
use crate::fields::Tick;
use crate::icon::{self, Icon};
use crate::preferences::preferences;
use crate::texts::{t, with_pieces};
use leptos::prelude::*;
use online_play::{Lobby, OfferClock, Quick};
use protocol::Seek;

/// The quick games, and the user's open seeks.
#[component]
pub(super) fn QuickGames(lobby: LobbyState) -> impl IntoView {
    let own = Memo::new(move |_| lobby.with(Lobby::own_seeks));
    let rated = Memo::new(move |_| lobby.with(Lobby::is_quick_rated));
    let tiles = Quick::ALL
        .map(|quick| view! { <Tile lobby quick/> })
        .collect_view();
    view! {
        <section class="card stack quick-games" aria-label=t().lobby_quick() data-testid="quick">
            <header class="head">
                <div>
                    <h2>{t().lobby_quick()}</h2>
                    <p class="hint">{t().lobby_quick_lead()}</p>
                </div>
                <Show when=move || !lobby.with(Lobby::is_guest)>
                    <Tick
                        label=t().lobby_rated()
                        name="quick-rated"
                        on=rated
                        on_change=move |on| lobby.change_offer(|offer| offer.rated = on)
                    />
                </Show>
            </header>
            <div class="quick-tiles">{tiles}</div>
            <Waiting lobby own/>
        </section>
    }
}

#[component]
fn Tile(lobby: LobbyState, quick: Quick) -> impl IntoView {
    let time = quick.clock.control();
    let is_open = Memo::new(move |_| lobby.with(|lobby| lobby.open_quick(quick).is_some()));
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
            aria-pressed=move || is_open.get().to_string()
            disabled=move || !lobby.is_online()
            on:click=move |_| lobby.change(|lobby| lobby.press_quick(quick))
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
