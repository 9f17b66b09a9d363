//! The library of saved games.

mod intake;
mod list;
mod row;

use crate::browser;
use crate::shelf::{Shelf, shelf};
use crate::texts::{library as library_texts, t};
use crate::voice::voice;
use intake::Intake;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use list::List;
use local_play::{Keepsake, export_all};
use std::sync::Arc;

/// The games on the screen. `None` until they've been loaded.
#[derive(Clone, Copy)]
struct Games {
    shelf: Shelf,
    all: RwSignal<Option<Vec<Arc<Keepsake>>>>,
}

impl Games {
    fn fetch(self) {
        spawn_local(async move {
            let games = self.shelf.all().await;
            self.all
                .try_set(Some(games.into_iter().map(Arc::new).collect()));
        });
    }

    fn is_empty(self) -> bool {
        self.all.with(|all| all.as_ref().is_some_and(Vec::is_empty))
    }

    /// Renames a game.
    fn rename(self, game: &Arc<Keepsake>, name: &str) {
        let mut renamed = Keepsake::clone(game);
        renamed.rename(name);
        let renamed = Arc::new(renamed);
        self.all.update(|all| {
            for kept in all.iter_mut().flatten() {
                if kept.id == renamed.id {
                    *kept = Arc::clone(&renamed);
                }
            }
        });
        spawn_local(async move { self.shelf.keep(Keepsake::clone(&renamed)).await });
    }

    /// Removes games from the list and from storage.
    fn remove(self, games: &[Arc<Keepsake>]) {
        let ids: Vec<String> = games.iter().map(|game| game.id.clone()).collect();
        self.all.update(|all| {
            if let Some(all) = all {
                let gone: std::collections::HashSet<&String> = ids.iter().collect();
                all.retain(|game| !gone.contains(&game.id));
            }
        });
        spawn_local(async move { self.shelf.remove_many(&ids).await });
    }

    /// Restores removed games.
    fn restore(self, games: Vec<Arc<Keepsake>>) {
        spawn_local(async move {
            let games: Vec<Keepsake> = games.iter().map(|game| Keepsake::clone(game)).collect();
            self.shelf.keep_many(&games).await;
            self.fetch();
        });
    }
}

/// The saved games.
#[component]
pub(crate) fn Library() -> impl IntoView {
    browser::entitle(&t().page_title(t().library_title()));
    let shelf = shelf();
    let voice = voice();
    let games = Games {
        shelf,
        all: RwSignal::new(None),
    };
    games.fetch();
    let export = move |_| {
        let text = games
            .all
            .with_untracked(|all| export_all(all.iter().flatten().map(AsRef::as_ref)));
        if browser::download(library_texts::EXPORT_FILE, &text).is_err() {
            voice.tell(t().library_export_failed());
        }
    };
    let is_fetched = move || games.all.with(Option::is_some);
    view! {
        <h1>{t().library_title()}</h1>
        <p class="lead">{t().library_lead()}</p>
        {move || shelf.trouble().map(|why| view! {
            <p class="notice bad" role="alert">{t().storage_off(&why)}</p>
        })}
        <Intake games export=Callback::new(export)/>
        <Show
            when=is_fetched
            fallback=|| view! { <p class="lead">{t().library_loading()}</p> }
        >
            <Show when=move || !games.is_empty() fallback=Empty>
                <List games/>
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
