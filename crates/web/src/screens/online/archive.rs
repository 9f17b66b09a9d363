//! The archive: searching games that were played here.

mod form;

use super::parts::{Fetch, GameRow, WithGames, go_to_started_games, shown};
use crate::browser;
use crate::icon::{self, Icon};
use crate::online::api;
use crate::texts::t;
use form::Form;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;
use online_play::{Fetched, GameSearch};
use protocol::GameList;

/// Games that were played here. The search is in the URL.
#[component]
pub(crate) fn Archive() -> impl IntoView {
    browser::entitle(&t().page_title(t().archive_title()));
    go_to_started_games();
    let location = use_location();
    let search = Memo::new(move |_| {
        location
            .search
            .with(|query| GameSearch::from_address(query))
    });
    let found: Fetch<GameList> = Fetch::new();
    let fetch = move || {
        let search = search.get();
        found.begin(async move { api::search(&search).await });
    };
    Effect::new(fetch);
    let retry = Callback::new(move |()| untrack(fetch));
    view! {
        <WithGames>
            <h1>{t().archive_title()}</h1>
            <p class="lead">{t().archive_lead()}</p>
            <div class="archive">
                <Form search/>
                <section class="stack" aria-label=t().archive_results() data-testid="found">
                    {move || match found.get() {
                        // No player has this name.
                        Fetched::Failed(trouble) if trouble.is_not_found() => view! {
                            <p class="notice" role="status" data-testid="nothing">{api::sentence(&trouble)}</p>
                        }.into_any(),
                        fetched => shown(fetched, retry, move |list| view! { <Found list search/> }),
                    }}
                </section>
            </div>
        </WithGames>
    }
}

#[component]
fn Found(list: GameList, search: Memo<GameSearch>) -> impl IntoView {
    let GameList { games, before } = list;
    let search = search.get_untracked();
    let is_first = search.before.is_empty();
    if games.is_empty() && is_first {
        return view! { <Nothing is_any=search.is_empty()/> }.into_any();
    }
    let count = t().games_found(games.len(), before.is_some());
    let rows = games
        .into_iter()
        .map(|game| view! { <GameRow game of=None/> })
        .collect_view();
    let older = before.map(|before| {
        view! {
            <A href=search.before(Some(before)).address() attr:class="button" attr:data-testid="older">
                {t().online_older()}
                <Icon path=icon::NEXT/>
            </A>
        }
    });
    let latest = (!is_first).then(|| {
        view! {
            <A href=search.before(None).address() attr:class="button">
                <Icon path=icon::FIRST/>
                {t().online_newest()}
            </A>
        }
    });
    view! {
        <p class="hint" role="status" data-testid="count">{count}</p>
        <ul class="games">{rows}</ul>
        <nav class="pages row" aria-label=t().online_pages()>{latest}{older}</nav>
    }
    .into_any()
}

#[component]
fn Nothing(is_any: bool) -> impl IntoView {
    let (title, lead) = if is_any {
        (t().archive_empty(), t().archive_empty_lead())
    } else {
        (t().archive_nothing(), t().archive_nothing_lead())
    };
    view! {
        <div class="card empty-state" role="status" data-testid="nothing">
            <h2>{title}</h2>
            <p class="lead">{lead}</p>
            {is_any.then(|| view! {
                <p><A href="/online" attr:class="button primary">{t().archive_to_lobby()}</A></p>
            })}
        </div>
    }
}
