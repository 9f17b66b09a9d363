//! The list of games, with search and pages.

use super::Games;
use super::row::Row;
use crate::ask_first::DeleteQuestion;
use crate::browser;
use crate::fields::{Choice, choosable};
use crate::icon::{self, Icon};
use crate::taste::taste;
use crate::texts::{library as library_texts, t};
use crate::voice::voice;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
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

/// Which games are shown. It's in the address, so Back returns to it.
struct Place {
    search: RwSignal<String>,
    state: RwSignal<Option<KeepsakeState>>,
    page: RwSignal<usize>,
}

/// The name of each state in the address.
const STATE_NAMES: [&str; 3] = ["unfinished", "finished", "imported"];

impl Place {
    fn of_address() -> Place {
        use_query_map().with_untracked(|query| {
            let state = query.get("show").and_then(|show| {
                let place = STATE_NAMES.iter().position(|name| **name == show)?;
                STATES.get(place).copied()
            });
            let page = query.get("page").and_then(|page| page.parse().ok());
            Place {
                search: RwSignal::new(query.get("search").unwrap_or_default()),
                state: RwSignal::new(state),
                page: RwSignal::new(page.map_or(0, |page: usize| page.saturating_sub(1))),
            }
        })
    }
}

/// Returns the address of these games. Pages are numbered from 1.
fn address(
    search: RwSignal<String>,
    state: RwSignal<Option<KeepsakeState>>,
    page: RwSignal<usize>,
) -> String {
    let search = search.with(|text| browser::encoded(text.trim()));
    let name = state.get().and_then(|state| {
        let place = STATES.iter().position(|other| *other == state)?;
        STATE_NAMES.get(place)
    });
    let parts = [
        (!search.is_empty()).then(|| format!("search={search}")),
        name.map(|name| format!("show={name}")),
        (page.get() > 0).then(|| format!("page={}", page.get() + 1)),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        "/library".to_owned()
    } else {
        format!("/library?{}", parts.join("&"))
    }
}

/// The list of games.
#[component]
pub(super) fn List(games: Games) -> impl IntoView {
    let Place {
        search,
        state,
        page,
    } = Place::of_address();
    let taste = taste();
    // What a search looks at, in the order of the games.
    let texts = Memo::new(move |_| {
        let pieces = taste.get().pieces;
        games.all.with(|all| {
            let text = |game: &Arc<Keepsake>| {
                let result = library_texts::result(&game.result, pieces).unwrap_or_default();
                browser::folded(&format!("{} {result}", game.searched_text()))
            };
            all.iter().flatten().map(text).collect::<Vec<_>>()
        })
    });
    let found = Memo::new(move |_| {
        let search = search.with(|text| browser::folded(text));
        let words: Vec<&str> = search.split_whitespace().collect();
        let state = state.get();
        let has_words = |text: &String| words.iter().all(|word| text.contains(word));
        games.all.with(|all| {
            texts.with(|texts| {
                all.iter()
                    .flatten()
                    .zip(texts)
                    .filter(|(game, _)| state.is_none_or(|state| game.state == state))
                    .filter(|(_, text)| words.is_empty() || has_words(text))
                    .map(|(game, _)| Arc::clone(game))
                    .collect::<Vec<_>>()
            })
        })
    });
    // A new search starts at the first page.
    Effect::new(move |before: Option<()>| {
        search.track();
        state.track();
        if before.is_some() {
            page.set(0);
        }
    });
    Effect::new(move || browser::replace_address(&address(search, state, page)));
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

/// Deletes all games that were found. It asks first, and it can be undone.
#[component]
fn DeleteShown(games: Games, found: Memo<Vec<Arc<Keepsake>>>) -> impl IntoView {
    let voice = voice();
    let is_asking = RwSignal::new(false);
    // The question was about the games of the previous search.
    Effect::new(move || {
        found.track();
        is_asking.set(false);
    });
    let count = move || found.with(Vec::len);
    let delete = move || {
        let gone = found.get_untracked();
        games.remove(&gone);
        let text = t().library_deleted_many(gone.len());
        voice.tell_undoable(text, t().undo(), move || games.restore(gone.clone()));
    };
    let ask = move |_| {
        if count() > 1 {
            is_asking.set(true);
        } else {
            delete();
        }
    };
    view! {
        <Show
            when=move || is_asking.get()
            fallback=move || view! {
                <p class="row">
                    <button
                        class="button quiet warn"
                        data-testid="delete-shown"
                        on:click=ask
                    >
                        <Icon path=icon::DELETE/>
                        {move || t().library_delete_shown(count())}
                    </button>
                </p>
            }
        >
            <DeleteQuestion
                question=Signal::derive(move || t().library_delete_question(count()))
                is_asking
                delete=move |()| delete()
            />
        </Show>
    }
}
