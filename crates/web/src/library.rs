//! The library of this browser: all games, in memory and in storage.
//!
//! It's loaded when a screen first needs it, and stays until the page is left. [`library::Library`]
//! answers queries; the store has the games.

mod import;
mod store;

pub(crate) use import::{Source, address, import};

use crate::browser;
use crate::saved_games::SavedGames;
use crate::texts::library as library_texts;
use futures::channel::oneshot;
use leptos::prelude::*;
use leptos::task::spawn_local;
use library::{
    Batch, Hit, Library, Listed, Mark, Marks, Query, batch_of_singles, by_batch, singles_of,
};
use local_play::{SavedGame, SavedGameState};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use store::Store;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// From this many imported games that are stored one by one, they're stored in batches.
const MANY_SINGLES: usize = 50;

/// For how many batches positions are read at a time: a few megabytes.
const POSITION_BATCHES: usize = 32;

/// How long the page may be busy before it yields, in milliseconds.
const SLICE_MILLIS: i64 = 10;

/// The channel on which tabs tell each other about changes.
const CHANNEL: &str = "crownhead-library";

/// The library of this browser.
#[derive(Clone, Copy)]
pub(crate) struct BrowserLibrary {
    pub(crate) saved_games: SavedGames,
    store: Store,
    library: StoredValue<Library, LocalStorage>,
    /// What the user did with games that are stored one by one.
    singles: StoredValue<Marks>,
    /// The collections that batches came with.
    originals: StoredValue<BTreeMap<u32, String>>,
    /// Increases with every change.
    version: RwSignal<u32>,
    /// Whether the games have been loaded.
    is_loaded: RwSignal<bool>,
    is_loading: StoredValue<bool>,
    /// Those who wait until the games have been loaded.
    waiting: StoredValue<Vec<oneshot::Sender<()>>, LocalStorage>,
    /// Whether the positions have been loaded too.
    has_positions: RwSignal<bool>,
    /// How many batches in storage can't be read.
    damaged: RwSignal<usize>,
    channel: StoredValue<Option<web_sys::BroadcastChannel>, LocalStorage>,
}

/// Makes the library available to the screens. Nothing is loaded yet.
pub(crate) fn provide(saved_games: SavedGames) {
    provide_context(BrowserLibrary {
        saved_games,
        store: Store::new(),
        library: StoredValue::new_local(Library::new()),
        singles: StoredValue::new(Marks::new()),
        originals: StoredValue::new(BTreeMap::new()),
        version: RwSignal::new(0),
        is_loaded: RwSignal::new(false),
        is_loading: StoredValue::new(false),
        waiting: StoredValue::new_local(Vec::new()),
        has_positions: RwSignal::new(false),
        damaged: RwSignal::new(0),
        channel: StoredValue::new_local(None),
    });
}

/// Returns the library of this browser.
pub(crate) fn browser_library() -> BrowserLibrary {
    expect_context()
}

/// Yields to the page now and then.
pub(crate) struct Slice(i64);

impl Slice {
    pub(crate) fn new() -> Slice {
        Slice(browser::now().as_millis() + SLICE_MILLIS)
    }

    /// Whether the page has been busy for long enough.
    pub(crate) fn is_over(&self) -> bool {
        browser::now().as_millis() >= self.0
    }

    /// Lets the page do other work if it has been busy for long enough.
    pub(crate) async fn breathe(&mut self) {
        if self.is_over() {
            browser::wait(0).await;
            *self = Slice::new();
        }
    }
}

impl BrowserLibrary {
    /// Loads the games, or looks for changes if they've been loaded.
    pub(crate) async fn refresh(self) {
        if self.is_loading.get_value() {
            return;
        }
        self.is_loading.set_value(true);
        let is_first = !self.is_loaded.get_untracked();
        // Without a connection, each step reports its own error.
        let _connected = self.store.connect().await;
        if is_first {
            self.listen();
            self.load_batches().await;
        }
        self.load_singles().await;
        self.is_loaded.set(true);
        self.is_loading.set_value(false);
        self.changed();
        for waiting in self
            .waiting
            .try_update_value(std::mem::take)
            .into_iter()
            .flatten()
        {
            // The screen that waited may be gone.
            let _ = waiting.send(());
        }
        if is_first {
            self.load_positions().await;
            self.purge().await;
        }
    }

    /// Waits until the games have been loaded.
    pub(crate) async fn loaded(self) {
        if self.is_loaded.get_untracked() {
            return;
        }
        let (sender, loaded) = oneshot::channel();
        self.waiting.update_value(|waiting| waiting.push(sender));
        // A sender that's dropped means that the page is being left.
        let _ = loaded.await;
    }

    /// Whether the games have been loaded.
    pub(crate) fn is_loaded(self) -> bool {
        self.is_loaded.get()
    }

    /// Whether positions can be searched.
    pub(crate) fn has_positions(self) -> bool {
        self.has_positions.get()
    }

    /// How many batches of games in storage can't be read.
    pub(crate) fn damaged(self) -> usize {
        self.damaged.get()
    }

    /// Looks at the library, and again after every change.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Library) -> T) -> T {
        self.version.track();
        self.library.with_value(look)
    }

    /// Returns the games that a query finds.
    pub(crate) fn find(self, query: &Query) -> Vec<Hit> {
        self.with(|library| library.find(query, &library_texts::Wording))
    }

    /// Returns what the list shows of a game.
    pub(crate) fn listed(self, hit: Hit) -> Option<Listed> {
        self.library.with_value(|library| library.listed(hit))
    }

    fn changed(self) {
        self.version.update(|version| *version += 1);
    }

    /// Tells other tabs what changed: a batch, or games that are stored one by one.
    fn tell(self, batch: Option<u32>) {
        self.channel.with_value(|channel| {
            if let Some(channel) = channel {
                let batch = batch.map_or(JsValue::NULL, JsValue::from);
                // A closed channel means that the page is being left.
                let _ = channel.post_message(&batch);
            }
        });
    }

    /// Follows the changes of other tabs.
    fn listen(self) {
        let Ok(channel) = web_sys::BroadcastChannel::new(CHANNEL) else {
            return;
        };
        let hear =
            Closure::<dyn Fn(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
                let batch = event.data().as_f64().map(|number| number as u32);
                spawn_local(async move {
                    match batch {
                        Some(number) => self.reload_batch(number).await,
                        None => self.load_singles().await,
                    }
                    self.changed();
                });
            });
        channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        // The library stays as long as the page.
        hear.forget();
        self.channel.set_value(Some(channel));
    }

    /// Loads everything except positions.
    async fn load_batches(self) {
        let Some(stored) = self.saved_games.note(self.store.all().await) else {
            return;
        };
        self.singles.set_value(stored.singles);
        let mut slice = Slice::new();
        for (number, facts, marks) in stored.batches {
            match facts.as_deref().and_then(Batch::from_json) {
                Some(batch) => self.put(number, &batch, collection::Positions::new(), &marks),
                None => self.restore_batch(number, &marks).await,
            }
            slice.breathe().await;
        }
    }

    fn put(self, number: u32, batch: &Batch, positions: collection::Positions, marks: &Marks) {
        self.originals.update_value(|originals| {
            originals.insert(number, batch.collection.clone());
        });
        self.library
            .update_value(|library| library.put_batch(number, batch, positions, marks));
    }

    /// Makes the facts and positions of a batch again from its games.
    async fn restore_batch(self, number: u32, marks: &Marks) {
        match self.store.restore(number).await {
            Ok(Some((batch, positions))) => self.put(number, &batch, positions, marks),
            Ok(None) | Err(_) => self.damaged.update(|damaged| *damaged += 1),
        }
    }

    async fn reload_batch(self, number: u32) {
        match self.store.batch(number).await {
            Ok(Some((facts, positions, marks))) => match Batch::from_json(&facts) {
                Some(batch) => self.put(number, &batch, positions, &marks),
                None => self.restore_batch(number, &marks).await,
            },
            Ok(None) => self
                .library
                .update_value(|library| library.remove_batch(number)),
            Err(_) => {}
        }
    }

    async fn load_positions(self) {
        let numbers: Vec<u32> = self
            .originals
            .with_value(|originals| originals.keys().copied().collect());
        let mut slice = Slice::new();
        for numbers in numbers.chunks(POSITION_BATCHES) {
            let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
            let Ok(mut found) = self.store.positions(first, last).await else {
                continue;
            };
            for number in numbers {
                match found.remove(number) {
                    Some(positions) => self
                        .library
                        .update_value(|library| library.put_positions(*number, positions)),
                    // Facts without positions: they were damaged.
                    None => {
                        let marks = self.store.marks(*number).await.unwrap_or_default();
                        self.restore_batch(*number, &marks).await;
                    }
                }
            }
            slice.breathe().await;
        }
        self.has_positions.set(true);
        self.changed();
    }

    /// Loads the games that are stored one by one. If many of them were imported, as older versions
    /// did, they move to batches.
    async fn load_singles(self) {
        let mut games = self.saved_games.all().await;
        let imported: HashSet<String> = games
            .iter()
            .filter(|game| game.state == SavedGameState::Imported)
            .map(|game| game.id.clone())
            .collect();
        self.drop_older(&imported).await;
        if imported.len() >= MANY_SINGLES {
            let (mut moving, staying): (Vec<SavedGame>, Vec<SavedGame>) = games
                .into_iter()
                .partition(|game| game.state == SavedGameState::Imported);
            moving.sort_by_key(|game| std::cmp::Reverse(game.changed));
            games = staying;
            for part in moving.chunks(Batch::GAMES) {
                if !self.move_to_batch(part).await {
                    games.extend_from_slice(part);
                }
            }
        }
        let marks = self.singles.get_value();
        let none = Mark::default();
        let trashed = self.store.trashed().await.unwrap_or_default();
        self.library.update_value(|library| {
            library.clear_singles();
            for game in games.iter().chain(&trashed) {
                library.put_single(game, marks.get(&game.id).unwrap_or(&none));
            }
        });
    }

    /// Drops the older versions, in batches, of games that were changed since.
    async fn drop_older(self, changed: &HashSet<String>) {
        let older: Vec<(String, Option<u32>)> = self.library.with_value(|library| {
            let places = library.places().filter(|(id, _)| changed.contains(*id));
            places.map(|(id, batch)| (id.to_owned(), batch)).collect()
        });
        self.drop_games(&by_batch(&older)).await;
    }

    /// Stores games together that were stored one by one. Returns `false` if that failed.
    async fn move_to_batch(self, games: &[SavedGame]) -> bool {
        let Some((batch, positions, marks)) = batch_of_singles(games) else {
            return true;
        };
        let texts: Vec<_> = games.iter().map(SavedGame::pdn).collect();
        let texts: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
        let added = self.store.add(&batch, &texts, &positions, &marks).await;
        let Some(number) = self.saved_games.note(added) else {
            return false;
        };
        self.put(number, &batch, positions, &marks);
        self.tell(Some(number));
        // Only now, so that they're always in one place at least.
        let ids: Vec<String> = games.iter().map(|game| game.id.clone()).collect();
        self.saved_games.remove_many(&ids).await;
        true
    }

    /// Adds a batch of imported games. Returns `false` if it couldn't be stored; then the games are
    /// in memory, until the page is left.
    async fn add_batch(
        self,
        batch: &Batch,
        games: Vec<SavedGame>,
        positions: collection::Positions,
    ) -> bool {
        let texts: Vec<_> = games.iter().map(SavedGame::pdn).collect();
        let texts: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
        let added = self
            .store
            .add(batch, &texts, &positions, &Marks::new())
            .await;
        match self.saved_games.note(added) {
            Some(number) => {
                self.put(number, batch, positions, &Marks::new());
                self.tell(Some(number));
                true
            }
            None => {
                self.saved_games.hold(&games);
                self.library.update_value(|library| {
                    for game in &games {
                        library.put_single(game, &Mark::default());
                    }
                });
                false
            }
        }
    }

    /// Adds games that were played here and come back from a file.
    async fn add_singles(self, games: Vec<SavedGame>) {
        self.saved_games.keep_many(&games).await;
        self.library.update_value(|library| {
            for game in &games {
                library.put_single(game, &Mark::default());
            }
        });
        self.tell(None);
    }

    /// Renames a game.
    pub(crate) async fn rename(self, game: &Listed, name: &str) {
        let name = local_play::one_line(name);
        match game.batch {
            Some(_) => {
                let to = (!name.is_empty()).then_some(name);
                let games = [(game.id.clone(), game.batch)];
                self.mark(&games, |mark| mark.name.clone_from(&to)).await;
            }
            None => {
                if let Some(mut kept) = self.saved_games.get(&game.id).await {
                    kept.rename(&name);
                    self.saved_games.keep(kept).await;
                    self.load_singles().await;
                    self.tell(None);
                }
            }
        }
        self.changed();
    }

    /// Moves games to a collection. An empty name means none.
    pub(crate) async fn move_to(self, games: &[(String, Option<u32>)], collection: &str) {
        let collection = local_play::one_line(collection);
        self.mark(games, |mark| mark.collection = Some(collection.clone()))
            .await;
        self.load_singles().await;
        self.changed();
    }

    /// Moves games to the trash.
    pub(crate) async fn trash(self, games: &[(String, Option<u32>)]) {
        let now = browser::today();
        let singles = singles_of(games);
        let mut moved = Vec::new();
        for id in &singles {
            moved.extend(self.saved_games.get(id).await);
        }
        // The copy in the trash is stored before the game is removed.
        if self
            .saved_games
            .note(self.store.put_in_trash(&moved).await)
            .is_none()
        {
            return;
        }
        self.mark(games, |mark| mark.trashed = Some(now)).await;
        self.saved_games.remove_many(&singles).await;
        self.load_singles().await;
        self.changed();
    }

    /// Takes games out of the trash.
    pub(crate) async fn restore(self, games: &[(String, Option<u32>)]) {
        let singles = singles_of(games);
        let trashed = self.store.trashed().await.unwrap_or_default();
        let back: Vec<SavedGame> = trashed
            .into_iter()
            .filter(|game| singles.contains(&game.id))
            .collect();
        self.saved_games.keep_many(&back).await;
        self.mark(games, |mark| mark.trashed = None).await;
        self.saved_games
            .note(self.store.take_from_trash(&singles).await);
        self.load_singles().await;
        self.changed();
    }

    /// Deletes games for good.
    pub(crate) async fn delete(self, games: &[(String, Option<u32>)]) {
        let singles = singles_of(games);
        self.saved_games
            .note(self.store.take_from_trash(&singles).await);
        self.singles
            .update_value(|marks| marks.retain(|id, _| !singles.contains(id)));
        let marks = self.singles.get_value();
        self.saved_games.note(self.store.put_singles(&marks).await);
        self.drop_games(&by_batch(games)).await;
        self.load_singles().await;
        self.tell(None);
        self.changed();
    }

    /// Deletes what has been in the trash for long enough.
    async fn purge(self) {
        let now = browser::today();
        let expired = self.library.with_value(|library| library.expired(now));
        if !expired.is_empty() {
            self.delete(&expired).await;
        }
    }

    /// Removes games from their batches.
    async fn drop_games(self, games: &BTreeMap<u32, BTreeSet<String>>) {
        for (number, gone) in games {
            let done = self.store.drop_games(*number, gone).await;
            if self.saved_games.note(done).is_some() {
                self.reload_batch(*number).await;
                self.tell(Some(*number));
            }
        }
    }

    /// Changes the marks of games.
    async fn mark(self, games: &[(String, Option<u32>)], change: impl Fn(&mut Mark)) {
        let singles = singles_of(games);
        if !singles.is_empty() {
            self.singles.update_value(|marks| {
                for id in singles {
                    change(marks.entry(id).or_default());
                }
                marks.retain(|_, mark| *mark != Mark::default());
            });
            let marks = self.singles.get_value();
            self.saved_games.note(self.store.put_singles(&marks).await);
            self.tell(None);
        }
        for (number, ids) in by_batch(games) {
            let changed = self.store.change_marks(number, &ids, &change).await;
            if let Some(marks) = self.saved_games.note(changed) {
                let original = self
                    .originals
                    .with_value(|originals| originals.get(&number).cloned());
                self.library.update_value(|library| {
                    library.put_marks(number, &original.unwrap_or_default(), &marks);
                });
                self.tell(Some(number));
            }
        }
    }

    /// Returns games as one file, in this order.
    pub(crate) async fn export(self, games: &[(String, Option<u32>)]) -> Vec<JsValue> {
        let mut parts = Vec::new();
        let mut batch: Option<(u32, BTreeMap<String, SavedGame>)> = None;
        for (id, number) in games {
            let text = match number {
                None => self.saved_games.get(id).await.map(|game| game.export()),
                Some(number) => {
                    if batch.as_ref().is_none_or(|(loaded, _)| loaded != number) {
                        let games = self.store.games(*number).await.unwrap_or_default();
                        batch = Some((*number, games));
                    }
                    let games = batch.as_ref().map(|(_, games)| games);
                    games.and_then(|games| games.get(id)).map(SavedGame::export)
                }
            };
            if let Some(text) = text {
                if !parts.is_empty() {
                    parts.push(JsValue::from_str("\n"));
                }
                parts.push(JsValue::from_str(&text));
            }
        }
        parts
    }
}

/// Returns the address of the games that a query finds. The page is counted from 0 here, and from 1
/// in the address.
pub(crate) fn library_address(query: &Query, page: usize) -> String {
    let mut parameters = query.to_parameters();
    if page > 0 {
        parameters.push(("page", (page + 1).to_string()));
    }
    let parts = parameters.iter().map(|(name, value)| {
        let value = browser::encoded(value);
        format!("{name}={value}")
    });
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() {
        "/library".to_owned()
    } else {
        format!("/library?{}", parts.join("&"))
    }
}

/// Returns an imported game from storage.
pub(crate) async fn stored_game(id: &str) -> Option<SavedGame> {
    Store::new().game(id).await.ok()?
}
