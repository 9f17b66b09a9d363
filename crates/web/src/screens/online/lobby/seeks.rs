//! Open challenges from other players.

use super::LobbyState;
use crate::preferences::preferences;
use crate::screens::online::parts::{RatingNumber, player_address};
use crate::texts::{t, with_pieces};
use leptos::prelude::*;
use leptos_router::components::A;
use online_play::Lobby;
use protocol::Seek;

/// Other players' open seeks, each with a button.
#[component]
pub(super) fn OpenSeeks(lobby: LobbyState) -> impl IntoView {
    let others = Memo::new(move |_| lobby.with(Lobby::others_seeks));
    let own = Memo::new(move |_| lobby.with(Lobby::own_seeks));
    let empty = move || match lobby.with(|lobby| lobby.seeks().are_known()) {
        false if lobby.is_offline() => t().live_reconnecting(),
        false => t().lobby_connecting(),
        true if own.with(Vec::is_empty) => t().lobby_no_seeks(),
        true => t().lobby_only_own_seek(),
    };
    view! {
        <section class="card stack open-seeks" aria-label=t().lobby_open_seeks() data-testid="seeks">
            <h2>{t().lobby_open_seeks()}</h2>
            <Show
                when=move || !others.with(Vec::is_empty)
                fallback=move || view! {
                    <p class="hint">{empty}</p>
                }
            >
                <ul class="seeks">
                    <For each=move || others.get() key=|seek| seek.id let:seek>
                        <Row lobby seek/>
                    </For>
                </ul>
            </Show>
        </section>
    }
}

#[component]
fn Row(lobby: LobbyState, seek: Seek) -> impl IntoView {
    let preferences = preferences();
    let clock = preferences
        .words()
        .get_untracked()
        .clock_short(seek.terms.time);
    let is_for_accounts = move || seek.terms.rated && lobby.with(Lobby::is_guest);
    let take = {
        let label = t().lobby_take(&seek.name, &clock);
        move || {
            if is_for_accounts() {
                view! { <A href="/online/account" attr:class="hint" attr:title=t().lobby_rated_for_accounts()>{t().lobby_needs_login()}</A> }
                    .into_any()
            } else {
                view! {
                    <button
                        class="button small"
                        type="button"
                        aria-label=label.clone()
                        data-testid="take"
                        disabled=move || !lobby.is_online()
                        on:click=move |_| lobby.take(seek.id)
                    >
                        {t().lobby_play()}
                    </button>
                }
                .into_any()
            }
        }
    };
    view! {
        <li class="seek" data-testid="seek">
            <span class="seek-clock">{clock}</span>
            <div class="seek-text">
                <span class="seek-player">
                    <A href=player_address(seek.player)><bdi>{seek.name.clone()}</bdi></A>
                    {seek.rating.map(|rating| view! {
                        <span class="seek-rating" data-testid="seek-rating"><RatingNumber rating/></span>
                    })}
                </span>
                <span class="hint">{move || with_pieces(preferences.get().pieces).seek_terms(&seek.terms)}</span>
            </div>
            {take}
        </li>
    }
}
