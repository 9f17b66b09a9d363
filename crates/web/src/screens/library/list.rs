//! The list of games, with search and pages.

use super::Place;
use super::finder::Finder;
use super::row::Row;
use super::selection::Selection;
use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::prelude::*;
use library::{LibraryList, Listed, Page, Query, Show};

/// With fewer games than this, there's no search.
const MANY: usize = 8;

/// The list of games.
#[component]
pub(super) fn List(place: Place) -> impl IntoView {
    let Place {
        browser_library,
        list,
        query,
        found,
    } = place;
    let page = Memo::new(move |_| {
        let count = found.with(Vec::len);
        list.with(|list| list.page(count))
    });
    let shown = move || -> Vec<Listed> {
        // The list may be the same, but not what it says about a game.
        browser_library.with(|_| ());
        let Page { first, end, .. } = page.get();
        found.with(|found| {
            let hits = found.get(first..end).unwrap_or_default().iter();
            hits.filter_map(|hit| browser_library.listed(*hit))
                .collect()
        })
    };
    let count = Memo::new(move |_| {
        browser_library.with(|library| library.len() + library.count(Show::Trash))
    });
    let is_narrowed = Memo::new(move |_| query.with(Query::is_narrowed));
    let is_trash = Memo::new(move |_| list.with(LibraryList::is_trash));
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
            <Show when=move || !page.get().is_only()>
                <Pages page place/>
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
fn Pages(page: Memo<Page>, place: Place) -> impl IntoView {
    let turn = move |to: usize| {
        place.list.update(|list| list.turn(to));
        if let Some(window) = web_sys::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    };
    let number = move || page.get().number;
    let text = move || {
        let Page {
            first, end, all, ..
        } = page.get();
        t().library_page(first + 1, end, all)
    };
    view! {
        <nav class="pages row" aria-label=t().library_pages()>
            <button
                class="button"
                disabled=move || number() == 0
                on:click=move |_| turn(number().saturating_sub(1))
            >
                <Icon path=icon::PREVIOUS/>
                {t().library_previous()}
            </button>
            <span role="status" data-testid="page">{text}</span>
            <button
                class="button"
                disabled=move || page.get().is_last()
                on:click=move |_| turn(number() + 1)
            >
                {t().library_next()}
                <Icon path=icon::NEXT/>
            </button>
        </nav>
    }
}
