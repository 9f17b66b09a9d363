//! The library of this browser: all games, in memory and in storage.
//!
//! It's loaded when a screen first needs it, and stays until the page is left. [`library::Keeper`]
//! decides what's stored; this module connects it with the page.

mod import;
mod store;

pub(crate) use import::Source;

use crate::browser;
use crate::saved_games::SavedGames;
use crate::texts::library as library_texts;
use futures::channel::oneshot;
use leptos::prelude::*;
use leptos::task::spawn_local;
use library::{Hit, Keeper, Library, LibraryList, Listed, Placed, Query};
use local_play::{SavedGame, SavedGameState};
use std::cell::Cell;
use std::rc::Rc;
use store::PageStorage;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The channel on which tabs tell each other about changes.
const CHANNEL: &str = "crownhead-library";

/// How long the page may be busy before it yields, in milliseconds.
const SLICE_MILLIS: i64 = 10;

/// The library of this browser.
#[derive(Clone, Copy)]
pub(crate) struct BrowserLibrary {
    pub(crate) saved_games: SavedGames,
    keeper: StoredValue<Rc<Keeper<PageStorage>>, LocalStorage>,
    /// Increases with every change.
    version: RwSignal<u32>,
    /// Those who wait until the games have been loaded.
    waiting: StoredValue<Vec<oneshot::Sender<()>>, LocalStorage>,
}

/// Makes the library available to the screens. Nothing is loaded yet.
pub(crate) fn provide(saved_games: SavedGames) {
    let version = RwSignal::new(0);
    let storage = PageStorage::new(saved_games, version);
    provide_context(BrowserLibrary {
        saved_games,
        keeper: StoredValue::new_local(Rc::new(Keeper::new(storage))),
        version,
        waiting: StoredValue::new_local(Vec::new()),
    });
}

/// Returns the library of this browser.
pub(crate) fn browser_library() -> BrowserLibrary {
    expect_context()
}

/// Yields to the page now and then.
pub(crate) struct Slice(Cell<i64>);

impl Slice {
    pub(crate) fn new() -> Slice {
        let slice = Slice(Cell::new(0));
        slice.renew();
        slice
    }

    fn renew(&self) {
        self.0.set(browser::now().as_millis() + SLICE_MILLIS);
    }

    /// Lets the page do other work if it has been busy for long enough. Returns whether it did.
    pub(crate) async fn breathe(&self) -> bool {
        let is_over = browser::now().as_millis() >= self.0.get();
        if is_over {
            browser::wait(0).await;
            self.renew();
        }
        is_over
    }
}

impl BrowserLibrary {
    /// Looks at the library and what's known about it, and again after every change.
    fn track(self) -> Rc<Keeper<PageStorage>> {
        self.version.track();
        self.keeper()
    }

    fn keeper(self) -> Rc<Keeper<PageStorage>> {
        self.keeper.get_value()
    }

    /// Loads the games, or looks for changes if they've been loaded.
    pub(crate) async fn refresh(self) {
        let keeper = self.keeper();
        // Without a connection, each step reports its own error.
        let _connected = store::connect().await;
        self.listen();
        let Some(is_first) = keeper.load().await else {
            return;
        };
        let waiting = self.waiting.try_update_value(std::mem::take);
        for waiting in waiting.into_iter().flatten() {
            // The screen that waited may be gone.
            let _ = waiting.send(());
        }
        if is_first {
            keeper.complete(browser::today()).await;
        }
    }

    /// Waits until the games have been loaded.
    pub(crate) async fn loaded(self) {
        if self.keeper().is_loaded() {
            return;
        }
        let (sender, loaded) = oneshot::channel();
        self.waiting.update_value(|waiting| waiting.push(sender));
        // A sender that's dropped means that the page is being left.
        let _ = loaded.await;
    }

    /// Whether the games have been loaded.
    pub(crate) fn is_loaded(self) -> bool {
        self.track().is_loaded()
    }

    /// Whether positions can be searched.
    pub(crate) fn has_positions(self) -> bool {
        self.track().has_positions()
    }

    /// How many batches of games in storage can't be read.
    pub(crate) fn damaged(self) -> usize {
        self.track().damaged()
    }

    /// Looks at the library, and again after every change.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Library) -> T) -> T {
        self.track().with(look)
    }

    /// Returns the games that a query finds.
    pub(crate) fn find(self, query: &Query) -> Vec<Hit> {
        self.with(|library| library.find(query, &library_texts::Wording))
    }

    /// Returns what the list shows of a game.
    pub(crate) fn listed(self, hit: Hit) -> Option<Listed> {
        self.keeper().with(|library| library.listed(hit))
    }

    /// Follows the changes of other tabs.
    fn listen(self) {
        if self.keeper().storage().channel.borrow().is_some() {
            return;
        }
        let Ok(channel) = web_sys::BroadcastChannel::new(CHANNEL) else {
            return;
        };
        let hear =
            Closure::<dyn Fn(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
                let batch = event.data().as_f64().map(|number| number as u32);
                spawn_local(async move { self.keeper().follow(batch).await });
            });
        channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        // The library stays as long as the page.
        hear.forget();
        self.keeper().storage().channel.replace(Some(channel));
    }

    /// Renames a game.
    pub(crate) async fn rename(self, game: &Listed, name: &str) {
        self.keeper().rename(game, name).await;
    }

    /// Moves games to a collection. An empty name means none.
    pub(crate) async fn move_to(self, games: &[Placed], collection: &str) {
        self.keeper().move_to(games, collection).await;
    }

    /// Moves games to the trash.
    pub(crate) async fn trash(self, games: &[Placed]) {
        self.keeper().trash(games, browser::today()).await;
    }

    /// Takes games out of the trash.
    pub(crate) async fn restore(self, games: &[Placed]) {
        self.keeper().restore(games).await;
    }

    /// Deletes games for good.
    pub(crate) async fn delete(self, games: &[Placed]) {
        self.keeper().delete(games).await;
    }

    /// Returns games as the parts of one file, in this order.
    pub(crate) async fn export(self, games: &[Placed]) -> Vec<JsValue> {
        let parts = self.keeper().export(games).await;
        parts.iter().map(|part| JsValue::from_str(part)).collect()
    }
}

/// Returns the path where a game can be resumed or reviewed.
pub(crate) fn address(id: &str, state: SavedGameState) -> String {
    let screen = match state {
        SavedGameState::Unfinished | SavedGameState::Finished => "game",
        SavedGameState::Imported => "review",
    };
    format!("/{screen}/{id}")
}

/// Returns the address of a list of games.
pub(crate) fn library_address(list: &LibraryList) -> String {
    let parameters = list.to_parameters().into_iter().map(|(name, value)| {
        let value = browser::encoded(&value);
        format!("{name}={value}")
    });
    let parameters: Vec<String> = parameters.collect();
    match parameters[..] {
        [] => "/library".to_owned(),
        _ => format!("/library?{}", parameters.join("&")),
    }
}

/// Returns an imported game from storage.
pub(crate) async fn stored_game(id: &str) -> Option<SavedGame> {
    store::game(id).await.ok()?
}
