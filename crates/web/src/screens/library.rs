//! The library of saved games.

mod finder;
mod import_tools;
mod list;
mod row;
mod selection;

use crate::browser;
use crate::library::{BrowserLibrary, browser_library, library_address};
use crate::texts::t;
use ::library::{Hit, LibraryList, Placed, Query};
use import_tools::ImportTools;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use list::List;

/// The library, and the list that the screen shows.
#[derive(Clone, Copy)]
struct Place {
    browser_library: BrowserLibrary,
    list: RwSignal<LibraryList>,
    query: Memo<Query>,
    /// The games that the query finds.
    found: Memo<Vec<Hit>>,
}

impl Place {
    fn of_address(browser_library: BrowserLibrary) -> Place {
        let list = use_query_map()
            .with_untracked(|address| LibraryList::from_parameters(|name| address.get(name)));
        let list = RwSignal::new(list);
        let query = Memo::new(move |_| list.with(|list| list.query().clone()));
        Place {
            browser_library,
            list,
            query,
            found: Memo::new(move |_| query.with(|query| browser_library.find(query))),
        }
    }

    /// Changes the query. The new list starts at its first page, with nothing selected.
    fn ask(self, change: impl FnOnce(&mut Query)) {
        self.list.update(|list| list.ask(change));
    }

    /// Returns all games that were found.
    fn all_found(self) -> Vec<Placed> {
        self.browser_library
            .with(|library| self.found.with_untracked(|found| library.placed(found)))
    }
}

/// The saved games.
#[component]
pub(crate) fn Library() -> impl IntoView {
    browser::entitle(&t().page_title(t().library_title()));
    let browser_library = browser_library();
    let place = Place::of_address(browser_library);
    spawn_local(browser_library.refresh());
    Effect::new(move || {
        place
            .list
            .with(|list| browser::replace_address(&library_address(list)));
    });
    let is_empty = Memo::new(move |_| browser_library.with(::library::Library::is_empty));
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
