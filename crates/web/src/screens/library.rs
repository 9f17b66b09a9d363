//! The library of saved games.

mod finder;
mod import_tools;
mod list;
mod row;
mod selection;

use crate::browser;
use crate::library::{BrowserLibrary, browser_library, library_address};
use crate::texts::t;
use import_tools::ImportTools;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use library::{Hit, Query};
use list::List;
use std::collections::BTreeMap;

/// What the screen shows, and what's selected. The query and the page are in the address, so Back
/// returns to them.
#[derive(Clone, Copy)]
struct Place {
    browser_library: BrowserLibrary,
    query: RwSignal<Query>,
    /// Counted from 0.
    page: RwSignal<usize>,
    /// The selected games, with the batches that they're stored in.
    selected: RwSignal<BTreeMap<String, Option<u32>>>,
    /// The games that the query finds.
    found: Memo<Vec<Hit>>,
}

impl Place {
    fn of_address(browser_library: BrowserLibrary) -> Place {
        let (query, page) = use_query_map().with_untracked(|address| {
            let query = Query::from_parameters(|name| address.get(name));
            let page = address.get("page").and_then(|page| page.parse().ok());
            (query, page.map_or(0, |page: usize| page.saturating_sub(1)))
        });
        let query = RwSignal::new(query);
        Place {
            browser_library,
            query,
            page: RwSignal::new(page),
            selected: RwSignal::new(BTreeMap::new()),
            found: Memo::new(move |_| query.with(|query| browser_library.find(query))),
        }
    }

    /// Changes the query. The new list starts at its first page, with nothing selected.
    fn ask(self, change: impl FnOnce(&mut Query)) {
        self.query.update(change);
        self.page.set(0);
        self.selected.update(BTreeMap::clear);
    }

    /// Returns the address of the list.
    fn address(self) -> String {
        self.query
            .with(|query| library_address(query, self.page.get()))
    }

    /// Returns all games that were found, with the batches that they're stored in.
    fn all_found(self) -> Vec<(String, Option<u32>)> {
        self.browser_library.with(|library| {
            self.found.with_untracked(|found| {
                let places = found.iter().filter_map(|hit| library.place(*hit));
                places.map(|(id, batch)| (id.to_owned(), batch)).collect()
            })
        })
    }
}

/// The saved games.
#[component]
pub(crate) fn Library() -> impl IntoView {
    browser::entitle(&t().page_title(t().library_title()));
    let browser_library = browser_library();
    let place = Place::of_address(browser_library);
    spawn_local(browser_library.refresh());
    Effect::new(move || browser::replace_address(&place.address()));
    let is_empty = Memo::new(move |_| browser_library.with(library::Library::is_empty));
    view! {
        <h1>{t().library_title()}</h1>
        <p class="lead">{t().library_lead()}</p>
        {move || browser_library.saved_games.trouble().map(|why| view! {
            <p class="notice bad" role="alert">{t().storage_off(&why)}</p>
        })}
        {move || (browser_library.damaged() > 0).then(|| view! {
            <p class="notice bad" role="alert">{t().library_damaged()}</p>
        })}
        <ImportTools place/>
        <Show
            when=move || browser_library.is_loaded()
            fallback=|| view! { <p class="lead">{t().library_loading()}</p> }
        >
            <Show when=move || !is_empty.get() fallback=Empty>
                <List place/>
            </Show>
        </Show>
    }
}

#[component]
fn Empty() -> impl IntoView {
    view! {
        <section class="card empty-state" data-testid="empty">
            <h2>{t().library_empty()}</h2>
            <p class="lead">{t().library_empty_lead()}</p>
            <p><A href="/" attr:class="button primary">{t().library_to_play()}</A></p>
        </section>
    }
}
