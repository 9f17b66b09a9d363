//! The list of games, with search and pages.

use super::Games;
use super::row::Row;
use crate::fields::{Choice, choosable};
use crate::icon::{self, Icon};
use crate::texts::{library as library_texts, t};
use crate::voice::voice;
use leptos::prelude::*;
use local_play::{Keepsake, KeepsakeState};
use std::sync::Arc;

/// The number of games per page.
const PAGE: usize = 40;

/// With fewer games than this, there's no search.
const MANY: usize = 8;

const STATES: [KeepsakeState; 3] = [
    KeepsakeState::Unfinished,
    KeepsakeState::Finished,
    KeepsakeState::Imported,
];

/// The list of games.
#[component]
pub(super) fn List(games: Games) -> impl IntoView {
    let search = RwSignal::new(String::new());
    let state = RwSignal::new(None::<KeepsakeState>);
    let page = RwSignal::new(0_usize);
    let found = Memo::new(move |_| {
        let words: Vec<String> =
            search.with(|text| text.split_whitespace().map(str::to_lowercase).collect());
        let state = state.get();
        games.all.with(|all| {
            all.iter()
                .flatten()
                .filter(|game| state.is_none_or(|state| game.state == state))
                .filter(|game| game.has_words(&words))
                .cloned()
                .collect::<Vec<_>>()
        })
    });
    // A new search starts at the first page.
    Effect::new(move || {
        search.track();
        state.track();
        page.set(0);
    });
    // Deleting may have emptied a page.
    let first = Memo::new(move |_| {
        let last_page = found.with(Vec::len).saturating_sub(1) / PAGE;
        page.get().min(last_page) * PAGE
    });
    let shown = move || {
        let first = first.get();
        found.with(|found| {
            found
                .iter()
                .skip(first)
                .take(PAGE)
                .cloned()
                .collect::<Vec<_>>()
        })
    };
    let is_narrowed = move || state.get().is_some() || search.with(|text| !text.trim().is_empty());
    let count = Memo::new(move |_| games.all.with(|all| all.as_ref().map_or(0, Vec::len)));
    view! {
        <Show when=move || { count.get() >= MANY }>
            <Finder games search state/>
        </Show>
        <Show
            when=move || found.with(|found| !found.is_empty())
            fallback=move || view! {
                <p class="lead" role="status">{t().library_nothing_found()}</p>
                <p>
                    <button class="button" on:click=move |_| {
                        search.set(String::new());
                        state.set(None);
                    }>{t().library_show_all()}</button>
                </p>
            }
        >
            <ul class="games" data-testid="games">
                <For
                    each=shown
                    key=|game| (game.id.clone(), game.name.clone(), game.changed)
                    let:game
                >
                    <Row game games/>
                </For>
            </ul>
            <Show when=move || { found.with(Vec::len) > PAGE }>
                <Pages first found page/>
            </Show>
            <Show when=is_narrowed>
                <DeleteShown games found/>
            </Show>
        </Show>
    }
}

#[component]
fn Finder(
    games: Games,
    search: RwSignal<String>,
    state: RwSignal<Option<KeepsakeState>>,
) -> impl IntoView {
    let count = move |state: Option<KeepsakeState>| {
        games.all.with(|all| {
            all.iter()
                .flatten()
                .filter(|game| state.is_none_or(|state| game.state == state))
                .count()
        })
    };
    let option = move |wanted: Option<KeepsakeState>| {
        let name = wanted.map_or(t().library_all(), library_texts::state);
        choosable(wanted, move || t().library_filter(name, count(wanted)))
    };
    let mut options = vec![option(None)];
    options.extend(STATES.map(|state| option(Some(state))));
    view! {
        <div class="finder" role="search">
            <label class="field">
                <span>{t().library_search()}</span>
                <input
                    type="search"
                    data-testid="search"
                    placeholder=t().library_search_hint()
                    prop:value=move || search.get()
                    on:input=move |event| search.set(event_target_value(&event))
                />
            </label>
            <Choice
                legend=t().library_show().to_owned()
                name="state"
                class="quarters"
                options
                chosen=state
                on_choose=move |wanted| state.set(wanted)
            />
        </div>
    }
}

#[component]
fn Pages(
    first: Memo<usize>,
    found: Memo<Vec<Arc<Keepsake>>>,
    page: RwSignal<usize>,
) -> impl IntoView {
    let turn = move |to: usize| {
        page.set(to);
        if let Some(window) = web_sys::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    };
    let at = move || first.get() / PAGE;
    let all = move || found.with(Vec::len);
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

/// Deletes all games that were found. It can be undone.
#[component]
fn DeleteShown(games: Games, found: Memo<Vec<Arc<Keepsake>>>) -> impl IntoView {
    let voice = voice();
    let delete = move |_| {
        let gone = found.get_untracked();
        games.remove(&gone);
        let text = t().library_deleted_many(gone.len());
        voice.tell_undoable(text, t().undo(), move || games.restore(gone.clone()));
    };
    view! {
        <p class="row">
            <button class="button quiet warn" data-testid="delete-shown" on:click=delete>
                <Icon path=icon::DELETE/>
                {move || t().library_delete_shown(found.with(Vec::len))}
            </button>
        </p>
    }
}
