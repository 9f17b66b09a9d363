//! The games of a player, in pages.

use crate::icon::{self, Icon};
use crate::online::api;
use crate::screens::online::parts::{Fetch, GameRow, shown};
use crate::texts::t;
use leptos::prelude::*;
use leptos_router::components::A;
use online_play::{GameSearch, requests};
use protocol::{GameId, GameList, GameQuery, PlayerId, PlayerKind};

/// The games of a player, latest first.
#[component]
pub(super) fn Games(player: PlayerId, name: String, kind: PlayerKind) -> impl IntoView {
    // The game after which each page starts, for all pages up to the current one.
    let turned = RwSignal::new(Vec::<GameId>::new());
    let found: Fetch<GameList> = Fetch::new();
    let fetch = move || {
        let before = turned.with(|turned| turned.last().copied());
        let query = GameQuery {
            player: Some(player),
            before,
            ..GameQuery::default()
        };
        found.begin(api::ask(requests::games(&query)));
    };
    Effect::new(fetch);
    let retry = Callback::new(move |()| untrack(fetch));
    let search = GameSearch {
        name,
        ..GameSearch::default()
    };
    // Only account names are unique.
    let search = (kind == PlayerKind::Account).then(|| {
        view! {
            <A href=search.address() attr:class="button small">
                <Icon path=icon::SEARCH/>
                {t().player_search()}
            </A>
        }
    });
    view! {
        <section class="stack" aria-label=t().player_games() data-testid="games-of">
            <header class="head">
                <h2>{t().player_games()}</h2>
                {search}
            </header>
            {move || shown(found.get(), retry, move |list| view! { <Page list player turned/> })}
        </section>
    }
}

#[component]
fn Page(list: GameList, player: PlayerId, turned: RwSignal<Vec<GameId>>) -> impl IntoView {
    let GameList { games, before } = list;
    if games.is_empty() && turned.with_untracked(Vec::is_empty) {
        return view! { <p class="hint">{t().player_no_games()}</p> }.into_any();
    }
    let rows = games
        .into_iter()
        .map(|game| view! { <GameRow game of=Some(player)/> })
        .collect_view();
    let is_first = turned.with_untracked(Vec::is_empty);
    view! {
        <ul class="games">{rows}</ul>
        {(before.is_some() || !is_first).then(|| view! {
            <nav class="pages row" aria-label=t().online_pages()>
                <button
                    class="button"
                    disabled=is_first
                    on:click=move |_| turned.update(|turned| { turned.pop(); })
                >
                    <Icon path=icon::PREVIOUS/>
                    {t().online_newer()}
                </button>
                <button
                    class="button"
                    data-testid="older"
                    disabled=before.is_none()
                    on:click=move |_| {
                        if let Some(before) = before {
                            turned.update(|turned| turned.push(before));
                        }
                    }
                >
                    {t().online_older()}
                    <Icon path=icon::NEXT/>
                </button>
            </nav>
        })}
    }
    .into_any()
}
