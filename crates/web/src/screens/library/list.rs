//! The list of games, with search and pages.

use super::Place;
use super::finder::Finder;
use super::row::Row;
use super::selection::Selection;
use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::prelude::*;
use library::{Listed, Query, Show};

/// The number of games per page.
const PAGE: usize = 40;

/// With fewer games than this, there's no search.
const MANY: usize = 8;

/// The list of games.
#[component]
pub(super) fn List(place: Place) -> impl IntoView {
    let Place {
        browser_library,
        query,
        page,
        found,
        ..
    } = place;
    // Deleting may have emptied a page.
    let first = Memo::new(move |_| {
        let last_page = found.with(Vec::len).saturating_sub(1) / PAGE;
        page.get().min(last_page) * PAGE
    });
    let shown = move || -> Vec<Listed> {
        // The list may be the same, but not what it says about a game.
        browser_library.with(|_| ());
        let first = first.get();
        found.with(|found| {
            let page = found.iter().skip(first).take(PAGE);
            page.filter_map(|hit| browser_library.listed(*hit))
                .collect()
        })
    };
    let count = Memo::new(move |_| {
        browser_library.with(|library| library.len() + library.count(Show::Trash))
    });
    let is_narrowed = Memo::new(move |_| query.with(Query::is_narrowed));
    let is_trash = Memo::new(move |_| query.with(|query| query.show == Show::Trash));
    view! {
        <Show when=move || { count.get() >= MANY || is_narrowed.get() }>
            <Finder place/>
        </Show>
        <Show when=move || is_trash.get()>
            <p class="lead">{t().library_trash_lead(library::TRASH_DAYS)}</p>
        </Show>
        <Show
            when=move || found.with(|found| !found.is_empty())
            fallback=move || view! {
                <p class="lead" role="status">{t().library_nothing_found()}</p>
                <p>
                    <button
                        class="button"
                        on:click=move |_| place.ask(|query| *query = Query::default())
                    >{t().library_show_all()}</button>
                </p>
            }
        >
            <Selection place/>
            <ul class="games" data-testid="games">
                <For each=shown key=key let:game>
                    <Row game place/>
                </For>
            </ul>
            <Show when=move || { found.with(Vec::len) > PAGE }>
                <Pages first place/>
            </Show>
        </Show>
    }
}

/// What a row shows that can change.
fn key(game: &Listed) -> (String, String, String, i64, Option<i64>, bool, u32) {
    (
        game.id.clone(),
        game.name.clone(),
        game.collection.clone(),
        game.changed,
        game.trashed,
        game.shown.is_some(),
        game.ply,
    )
}

#[component]
fn Pages(first: Memo<usize>, place: Place) -> impl IntoView {
    let turn = move |to: usize| {
        place.page.set(to);
        if let Some(window) = web_sys::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    };
    let at = move || first.get() / PAGE;
    let all = move || place.found.with(Vec::len);
    view! {
        <nav class="pages row" aria-label=t().library_pages()>
            <button
                class="button"
                disabled=move || at() == 0
                on:click=move |_| turn(at().saturating_sub(1))
            >
                <Icon path=icon::PREVIOUS/>
                {t().library_previous()}
            </button>
            <span role="status" data-testid="page">
                {move || t().library_page(first.get() + 1, (first.get() + PAGE).min(all()), all())}
            </span>
            <button
                class="button"
                disabled=move || { first.get() + PAGE >= all() }
                on:click=move |_| turn(at() + 1)
            >
                {t().library_next()}
                <Icon path=icon::NEXT/>
            </button>
        </nav>
    }
}
