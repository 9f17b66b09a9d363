//! Keeping a library and its storage the same.
//!
//! A [`Keeper`] decides what's stored where, in which order, and what happens if storage fails or
//! another tab changes something. The caller's [`Storage`] only reads and writes. Its functions are
//! asynchronous because a browser's storage is; a `Keeper` itself starts no tasks and never waits
//! for anything else. The library isn't borrowed while storage works, so it can be looked at
//! meanwhile.

use crate::{
    Batch, Library, Listed, Mark, Marks, PendingBatch, Placed, batch_of_singles, by_batch,
    singles_of,
};
use collection::Positions;
use local_play::{SavedGame, SavedGameState};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// From this many imported games that are stored one by one, they're stored in batches.
const MANY_SINGLES: usize = 50;

/// For how many batches positions are read at a time: a few megabytes.
const POSITION_BATCHES: usize = 32;

/// Everything in storage but the games that are stored one by one, and positions.
#[derive(Clone, Default)]
pub struct StoredLibrary {
    /// The number of each batch, its facts in their stored form, and its marks.
    pub batches: Vec<(u32, Option<String>, Marks)>,
    /// The marks of games that are stored one by one.
    pub singles: Marks,
}

/// A batch in storage: the stored form of its facts, its positions, and its marks.
pub type StoredBatch = (String, Positions, Marks);

/// Where a library is stored, and who looks at it.
#[expect(async_fn_in_trait, reason = "a page has one thread")]
pub trait Storage {
    /// Why something couldn't be read or written.
    type Trouble;

    /// Reads everything but positions and the games that are stored one by one.
    async fn read_library(&self) -> Result<StoredLibrary, Self::Trouble>;
    /// Reads a batch. `None` if it isn't there.
    async fn read_batch(&self, number: u32) -> Result<Option<StoredBatch>, Self::Trouble>;
    /// Reads the positions of batches from `first` to `last`. Missing and damaged ones are left
    /// out.
    async fn read_positions(
        &self,
        first: u32,
        last: u32,
    ) -> Result<BTreeMap<u32, Positions>, Self::Trouble>;
    /// Reads the marks of a batch.
    async fn read_marks(&self, number: u32) -> Result<Marks, Self::Trouble>;
    /// Reads the games of a batch, by ID.
    async fn read_games(&self, number: u32) -> Result<BTreeMap<String, SavedGame>, Self::Trouble>;
    /// Adds a batch, and returns its number.
    async fn add_batch(
        &self,
        batch: &Batch,
        games: &[SavedGame],
        positions: &Positions,
        marks: &Marks,
    ) -> Result<u32, Self::Trouble>;
    /// Rebuilds the facts and positions of a batch from its games, and stores them. `None` if the
    /// games can't be read.
    async fn rebuild(&self, number: u32) -> Result<Option<(Batch, Positions)>, Self::Trouble>;
    /// Removes games from a batch, or all of it if none is left.
    async fn drop_games(&self, number: u32, gone: &BTreeSet<String>) -> Result<(), Self::Trouble>;
    /// Changes the marks of games in a batch in one step, because another tab may do so too.
    /// Returns all marks of the batch.
    async fn change_marks(
        &self,
        number: u32,
        ids: &BTreeSet<String>,
        change: impl Fn(&mut Mark),
    ) -> Result<Marks, Self::Trouble>;
    /// Stores the marks of games that are stored one by one.
    async fn put_singles(&self, marks: &Marks) -> Result<(), Self::Trouble>;
    /// Puts games that are stored one by one in the trash.
    async fn put_in_trash(&self, games: &[SavedGame]) -> Result<(), Self::Trouble>;
    /// Removes games from the trash.
    async fn take_from_trash(&self, ids: &[String]) -> Result<(), Self::Trouble>;
    /// Reads the games in the trash that were stored one by one.
    async fn read_trash(&self) -> Result<Vec<SavedGame>, Self::Trouble>;

    /// Reads all games that are stored one by one, newest first.
    async fn singles(&self) -> Vec<SavedGame>;
    /// Reads a game that's stored on its own.
    async fn single(&self, id: &str) -> Option<SavedGame>;
    /// Stores games one by one.
    async fn keep_singles(&self, games: &[SavedGame]);
    /// Removes games that are stored one by one.
    async fn remove_singles(&self, ids: &[String]);
    /// Keeps games in memory that can't be stored, until the page is left.
    fn hold(&self, games: &[SavedGame]);

    /// Tells the user whether storage works: the result of the last thing that it did for them.
    fn note(&self, result: Result<(), Self::Trouble>);
    /// Tells other tabs what has changed: a batch, or games that are stored one by one.
    fn tell(&self, batch: Option<u32>);
    /// The library has changed.
    fn changed(&self);
    /// Lets the page do other work if it has been busy for long. Returns whether it did.
    async fn breathe(&self) -> bool;
}

/// A library, and where it's stored.
pub struct Keeper<S> {
    storage: S,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    library: Library,
    /// What the user did with games that are stored one by one.
    singles: Marks,
    /// The collections that batches came with.
    originals: BTreeMap<u32, String>,
    is_loaded: bool,
    is_loading: bool,
    has_positions: bool,
    damaged: usize,
}

impl State {
    fn put(&mut self, number: u32, batch: &Batch, positions: Positions, marks: &Marks) {
        self.originals.insert(number, batch.collection.clone());
        self.library.put_batch(number, batch, positions, marks);
    }
}

impl<S: Storage> Keeper<S> {
    /// Nothing is loaded yet.
    pub fn new(storage: S) -> Keeper<S> {
        Keeper {
            storage,
            state: RefCell::default(),
        }
    }

    /// Where the library is stored.
    pub const fn storage(&self) -> &S {
        &self.storage
    }

    /// Looks at the library.
    pub fn with<T>(&self, look: impl FnOnce(&Library) -> T) -> T {
        look(&self.state.borrow().library)
    }

    /// Tells the user whether storage works.
    fn noted<T>(&self, result: Result<T, S::Trouble>) -> Option<T> {
        let (value, result) = match result {
            Ok(value) => (Some(value), Ok(())),
            Err(trouble) => (None, Err(trouble)),
        };
        self.storage.note(result);
        value
    }

    /// Whether the games have been loaded.
    pub fn is_loaded(&self) -> bool {
        self.state.borrow().is_loaded
    }

    /// Whether the positions have been loaded too.
    pub fn has_positions(&self) -> bool {
        self.state.borrow().has_positions
    }

    /// How many batches in storage can't be read.
    pub fn damaged(&self) -> usize {
        self.state.borrow().damaged
    }

    /// Loads the games, or looks for changes if they've been loaded. Returns whether it was the
    /// first time: then [`complete`](Keeper::complete) comes next. `None` if it's being done
    /// already.
    pub async fn load(&self) -> Option<bool> {
        let is_first = {
            let mut state = self.state.borrow_mut();
            if std::mem::replace(&mut state.is_loading, true) {
                return None;
            }
            !state.is_loaded
        };
        if is_first {
            self.load_batches().await;
        }
        self.load_singles().await;
        {
            let mut state = self.state.borrow_mut();
            state.is_loaded = true;
            state.is_loading = false;
        }
        self.storage.changed();
        Some(is_first)
    }

    /// Loads the positions, and deletes what has been in the trash for long enough. `now` is in
    /// milliseconds since 1970.
    pub async fn complete(&self, now: i64) {
        self.load_positions().await;
        let expired = self.with(|library| library.expired(now));
        if !expired.is_empty() {
            self.delete(&expired).await;
        }
    }

    /// Follows a change that another tab has made, as in [`Storage::tell`].
    pub async fn follow(&self, batch: Option<u32>) {
        match batch {
            Some(number) => self.reload_batch(number).await,
            None => self.load_singles().await,
        }
        self.storage.changed();
    }

    async fn load_batches(&self) {
        let Some(stored) = self.noted(self.storage.read_library().await) else {
            return;
        };
        self.state.borrow_mut().singles = stored.singles;
        for (number, facts, marks) in stored.batches {
            match facts.as_deref().and_then(Batch::from_json) {
                Some(batch) => self.put(number, &batch, Positions::new(), &marks),
                None => self.restore_batch(number, &marks).await,
            }
            self.storage.breathe().await;
        }
    }

    fn put(&self, number: u32, batch: &Batch, positions: Positions, marks: &Marks) {
        let mut state = self.state.borrow_mut();
        state.put(number, batch, positions, marks);
    }

    /// Makes the facts and positions of a batch again from its games.
    async fn restore_batch(&self, number: u32, marks: &Marks) {
        match self.storage.rebuild(number).await {
            Ok(Some((batch, positions))) => self.put(number, &batch, positions, marks),
            Ok(None) | Err(_) => self.state.borrow_mut().damaged += 1,
        }
    }

    async fn reload_batch(&self, number: u32) {
        match self.storage.read_batch(number).await {
            Ok(Some((facts, positions, marks))) => match Batch::from_json(&facts) {
                Some(batch) => self.put(number, &batch, positions, &marks),
                None => self.restore_batch(number, &marks).await,
            },
            Ok(None) => self.state.borrow_mut().library.remove_batch(number),
            Err(_) => {}
        }
    }

    async fn load_positions(&self) {
        let numbers: Vec<u32> = self.state.borrow().originals.keys().copied().collect();
        for numbers in numbers.chunks(POSITION_BATCHES) {
            let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
            let Ok(mut found) = self.storage.read_positions(first, last).await else {
                continue;
            };
            for &number in numbers {
                if let Some(positions) = found.remove(&number) {
                    let mut state = self.state.borrow_mut();
                    state.library.put_positions(number, positions);
                } else {
                    // Facts without positions: they were damaged.
                    let marks = self.storage.read_marks(number).await.unwrap_or_default();
                    self.restore_batch(number, &marks).await;
                }
            }
            self.storage.breathe().await;
        }
        self.state.borrow_mut().has_positions = true;
        self.storage.changed();
    }

    /// Loads the games that are stored one by one. If many of them were imported, as older versions
    /// did, they move to batches.
    async fn load_singles(&self) {
        let mut games = self.storage.singles().await;
        let is_imported = |game: &SavedGame| game.state == SavedGameState::Imported;
        let imported = games.iter().filter(|game| is_imported(game));
        let imported: HashSet<String> = imported.map(|game| game.id.clone()).collect();
        self.drop_older(&imported).await;
        if imported.len() >= MANY_SINGLES {
            let (mut moving, staying): (Vec<SavedGame>, Vec<SavedGame>) =
                games.into_iter().partition(is_imported);
            moving.sort_by_key(|game| std::cmp::Reverse(game.changed));
            games = staying;
            for part in moving.chunks(Batch::GAMES) {
                if !self.move_to_batch(part).await {
                    games.extend_from_slice(part);
                }
            }
        }
        let trashed = self.storage.read_trash().await.unwrap_or_default();
        let none = Mark::default();
        let State {
            library, singles, ..
        } = &mut *self.state.borrow_mut();
        library.clear_singles();
        for game in games.iter().chain(&trashed) {
            library.put_single(game, singles.get(&game.id).unwrap_or(&none));
        }
    }

    /// Drops the older versions, in batches, of games that were changed since.
    async fn drop_older(&self, changed: &HashSet<String>) {
        let older: Vec<Placed> = self.with(|library| {
            let places = library.places().filter(|(id, _)| changed.contains(*id));
            places.map(|(id, batch)| (id.to_owned(), batch)).collect()
        });
        self.drop_games(&by_batch(&older)).await;
    }

    /// Stores games together that were stored one by one. Returns `false` if that failed.
    async fn move_to_batch(&self, games: &[SavedGame]) -> bool {
        let Some((batch, positions, marks)) = batch_of_singles(games) else {
            return true;
        };
        let added = self.storage.add_batch(&batch, games, &positions, &marks);
        let Some(number) = self.noted(added.await) else {
            return false;
        };
        self.put(number, &batch, positions, &marks);
        self.storage.tell(Some(number));
        // Only now, so that they're always in one place at least.
        let ids: Vec<String> = games.iter().map(|game| game.id.clone()).collect();
        self.storage.remove_singles(&ids).await;
        true
    }

    /// Adds imported games. Returns `false` if they couldn't be stored; then they're in memory,
    /// until the page is left.
    pub(crate) async fn add_batch(&self, pending: PendingBatch) -> bool {
        let PendingBatch {
            batch,
            games,
            positions,
            ..
        } = pending;
        let none = Marks::new();
        let added = self.storage.add_batch(&batch, &games, &positions, &none);
        let Some(number) = self.noted(added.await) else {
            self.storage.hold(&games);
            self.put_singles(&games);
            return false;
        };
        self.put(number, &batch, positions, &none);
        self.storage.tell(Some(number));
        true
    }

    /// Adds games that were played here and come back from a file.
    pub(crate) async fn add_singles(&self, games: &[SavedGame]) {
        self.storage.keep_singles(games).await;
        self.put_singles(games);
        self.storage.tell(None);
    }

    fn put_singles(&self, games: &[SavedGame]) {
        let mut state = self.state.borrow_mut();
        for game in games {
            state.library.put_single(game, &Mark::default());
        }
    }

    /// Renames a game.
    pub async fn rename(&self, game: &Listed, name: &str) {
        let name = local_play::one_line(name);
        if game.batch.is_some() {
            let to = (!name.is_empty()).then_some(name);
            let games = [(game.id.clone(), game.batch)];
            self.mark(&games, |mark| mark.name.clone_from(&to)).await;
        } else if let Some(mut kept) = self.storage.single(&game.id).await {
            kept.rename(&name);
            self.storage.keep_singles(&[kept]).await;
            self.load_singles().await;
            self.storage.tell(None);
        }
        self.storage.changed();
    }

    /// Moves games to a collection. An empty name means none.
    pub async fn move_to(&self, games: &[Placed], collection: &str) {
        let collection = local_play::one_line(collection);
        self.mark(games, |mark| mark.collection = Some(collection.clone()))
            .await;
        self.load_singles().await;
        self.storage.changed();
    }

    /// Moves games to the trash. `now` is in milliseconds since 1970.
    pub async fn trash(&self, games: &[Placed], now: i64) {
        let singles = singles_of(games);
        let mut moved = Vec::new();
        for id in &singles {
            moved.extend(self.storage.single(id).await);
        }
        // The copy in the trash is stored before the game is removed.
        let is_moved = self.noted(self.storage.put_in_trash(&moved).await);
        if is_moved.is_none() {
            return;
        }
        self.mark(games, |mark| mark.trashed = Some(now)).await;
        self.storage.remove_singles(&singles).await;
        self.load_singles().await;
        self.storage.changed();
    }

    /// Takes games out of the trash.
    pub async fn restore(&self, games: &[Placed]) {
        let singles = singles_of(games);
        let mut back = self.storage.read_trash().await.unwrap_or_default();
        back.retain(|game| singles.contains(&game.id));
        self.storage.keep_singles(&back).await;
        self.mark(games, |mark| mark.trashed = None).await;
        self.noted(self.storage.take_from_trash(&singles).await);
        self.load_singles().await;
        self.storage.changed();
    }

    /// Deletes games for good.
    pub async fn delete(&self, games: &[Placed]) {
        let singles = singles_of(games);
        self.noted(self.storage.take_from_trash(&singles).await);
        self.change_singles(|marks| marks.retain(|id, _| !singles.contains(id)))
            .await;
        self.drop_games(&by_batch(games)).await;
        self.load_singles().await;
        self.storage.tell(None);
        self.storage.changed();
    }

    /// Removes games from their batches.
    async fn drop_games(&self, games: &BTreeMap<u32, BTreeSet<String>>) {
        for (&number, gone) in games {
            let done = self.storage.drop_games(number, gone).await;
            if self.noted(done).is_some() {
                self.reload_batch(number).await;
                self.storage.tell(Some(number));
            }
        }
    }

    /// Changes the marks of games that are stored one by one, and stores them.
    async fn change_singles(&self, change: impl FnOnce(&mut Marks)) {
        let marks = {
            let mut state = self.state.borrow_mut();
            change(&mut state.singles);
            state.singles.clone()
        };
        self.noted(self.storage.put_singles(&marks).await);
    }

    /// Changes the marks of games.
    async fn mark(&self, games: &[Placed], change: impl Fn(&mut Mark)) {
        let singles = singles_of(games);
        if !singles.is_empty() {
            self.change_singles(|marks| {
                for id in singles {
                    change(marks.entry(id).or_default());
                }
                marks.retain(|_, mark| *mark != Mark::default());
            })
            .await;
            self.storage.tell(None);
        }
        for (number, ids) in by_batch(games) {
            let changed = self.storage.change_marks(number, &ids, &change).await;
            if let Some(marks) = self.noted(changed) {
                let State {
                    library, originals, ..
                } = &mut *self.state.borrow_mut();
                let original = originals.get(&number).map_or("", String::as_str);
                library.put_marks(number, original, &marks);
                self.storage.tell(Some(number));
            }
        }
    }

    /// Returns games as the parts of one file, in this order.
    pub async fn export(&self, games: &[Placed]) -> Vec<String> {
        let mut parts = Vec::new();
        let mut batch: Option<(u32, BTreeMap<String, SavedGame>)> = None;
        for (id, number) in games {
            let text = match number {
                None => self.storage.single(id).await.map(|game| game.export()),
                Some(number) => {
                    if batch.as_ref().is_none_or(|(loaded, _)| loaded != number) {
                        let games = self.storage.read_games(*number).await;
                        batch = Some((*number, games.unwrap_or_default()));
                    }
                    let games = batch.as_ref().map(|(_, games)| games);
                    games.and_then(|games| games.get(id)).map(SavedGame::export)
                }
            };
            if let Some(text) = text {
                if !parts.is_empty() {
                    parts.push("\n".to_owned());
                }
                parts.push(text);
            }
        }
        parts
    }
}

#[cfg(test)]
mod tests;
