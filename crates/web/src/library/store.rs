//! Imported games in storage.
//!
//! A separate database, so the one with the games played here stays unchanged. Each batch has a
//! number and up to four records:
//!
//! - `games`: the IDs and the PDN. It's found by the ID of any of its games.
//! - `facts` and `positions`: what the library has in memory. They can be rebuilt from the games.
//! - `marks`: what the user did with its games.
//!
//! What's stored when is decided by [`library::Keeper`].
//!
//! There's also one record of marks for games that are stored one by one, and `trash` has those of
//! them that were deleted.

use super::Slice;
use crate::saved_games::{SavedGames, StorageTrouble, committed};
use collection::Positions;
use js_sys::{Array, Object, Reflect, Uint8Array};
use leptos::prelude::*;
use library::{Batch, Mark, Marks, Storage, StoredBatch, StoredLibrary};
use local_play::{SavedGame, SavedGameState};
use rexie::{Index, ObjectStore, Rexie, Transaction, TransactionMode};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};

const DATABASE: &str = "crownhead-library";
const VERSION: u32 = 1;
const GAMES: &str = "games";
const FACTS: &str = "facts";
const POSITIONS: &str = "positions";
const MARKS: &str = "marks";
const TRASH: &str = "trash";
/// Finds a batch by the ID of a game.
const IDS: &str = "ids";
/// The key of the marks of games that are stored one by one.
const SINGLES: &str = "singles";

type Stored<T> = Result<T, StorageTrouble>;

thread_local! {
    /// A connection that stays open during long operations, and how many of them use it.
    static CONNECTION: RefCell<Option<(Rc<Rexie>, usize)>> = const { RefCell::new(None) };
}

/// Keeps the connection to the database open while it exists. Opening one takes longer than reading
/// a batch. Otherwise there's none, so a newer version in another tab can upgrade the database.
pub(super) struct Connected;

impl Drop for Connected {
    fn drop(&mut self) {
        CONNECTION.with_borrow_mut(|kept| {
            let Some((_, users)) = kept else {
                return;
            };
            *users -= 1;
            if *users == 0
                && let Some((database, _)) = kept.take()
                && let Some(database) = Rc::into_inner(database)
            {
                database.close();
            }
        });
    }
}

/// The storage of the library: the database of imported games, and the games that are stored one by
/// one.
pub(super) struct PageStorage {
    pub(super) saved_games: SavedGames,
    /// Increases with every change.
    pub(super) version: RwSignal<u32>,
    /// The channel on which tabs tell each other about changes.
    pub(super) channel: RefCell<Option<web_sys::BroadcastChannel>>,
    slice: Slice,
}

/// A record of games.
struct Games {
    ids: Vec<String>,
    texts: Vec<String>,
    collection: String,
    added: i64,
}

impl PageStorage {
    pub(super) fn new(saved_games: SavedGames, version: RwSignal<u32>) -> PageStorage {
        PageStorage {
            saved_games,
            version,
            channel: RefCell::new(None),
            slice: Slice::new(),
        }
    }
}

/// Keeps a connection open for the next steps.
pub(super) async fn connect() -> Stored<Connected> {
    let opened = match CONNECTION.with_borrow(Option::is_some) {
        true => None,
        false => Some(open().await?),
    };
    let surplus = CONNECTION.with_borrow_mut(|kept| match kept {
        Some((_, users)) => {
            *users += 1;
            opened
        }
        None => {
            *kept = opened.map(|opened| (Rc::new(opened), 1));
            None
        }
    });
    // Another caller was faster.
    if let Some(surplus) = surplus {
        surplus.close();
    }
    Ok(Connected)
}

impl Storage for PageStorage {
    type Trouble = StorageTrouble;

    async fn read_library(&self) -> Stored<StoredLibrary> {
        let transaction = begin(&[GAMES, FACTS, MARKS], TransactionMode::ReadOnly).await?;
        let facts_store = transaction.store(FACTS)?;
        let facts_keys = facts_store.get_all_keys(None, None).await?;
        let facts = facts_store.get_all(None, None).await?;
        let mut facts: BTreeMap<u32, String> = facts_keys
            .iter()
            .zip(&facts)
            .filter_map(|(key, value)| Some((number_of(key)?, value.as_string()?)))
            .collect();
        let marks_store = transaction.store(MARKS)?;
        let marks_keys = marks_store.get_all_keys(None, None).await?;
        let marks = marks_store.get_all(None, None).await?;
        let mut singles = Marks::new();
        let mut all_marks: BTreeMap<u32, Marks> = BTreeMap::new();
        for (key, value) in marks_keys.iter().zip(&marks) {
            match number_of(key) {
                Some(number) => drop(all_marks.insert(number, marks_of(Some(value)))),
                None => singles = marks_of(Some(value)),
            }
        }
        let numbers = transaction.store(GAMES)?.get_all_keys(None, None).await?;
        let batches = numbers.iter().filter_map(number_of).map(|number| {
            let marks = all_marks.remove(&number).unwrap_or_default();
            (number, facts.remove(&number), marks)
        });
        Ok(StoredLibrary {
            batches: batches.collect(),
            singles,
        })
    }

    async fn read_batch(&self, number: u32) -> Stored<Option<StoredBatch>> {
        let transaction = begin(&[FACTS, POSITIONS, MARKS], TransactionMode::ReadOnly).await?;
        let facts = transaction.store(FACTS)?.get(number.into()).await?;
        let positions = transaction.store(POSITIONS)?.get(number.into()).await?;
        let marks = transaction.store(MARKS)?.get(number.into()).await?;
        Ok(facts.and_then(|facts| facts.as_string()).map(|facts| {
            let positions = positions.as_ref().and_then(positions_of);
            (
                facts,
                positions.unwrap_or_default(),
                marks_of(marks.as_ref()),
            )
        }))
    }

    async fn read_positions(&self, first: u32, last: u32) -> Stored<BTreeMap<u32, Positions>> {
        let transaction = begin(&[POSITIONS], TransactionMode::ReadOnly).await?;
        let store = transaction.store(POSITIONS)?;
        let range = || {
            let (first, last) = (JsValue::from(first), JsValue::from(last));
            rexie::KeyRange::bound(&first, &last, None, None).map_err(rexie::Error::from)
        };
        let keys = store.get_all_keys(Some(range()?), None).await?;
        let values = store.get_all(Some(range()?), None).await?;
        let found = keys.iter().zip(&values);
        Ok(found
            .filter_map(|(key, value)| Some((number_of(key)?, positions_of(value)?)))
            .collect())
    }

    async fn read_marks(&self, number: u32) -> Stored<Marks> {
        let transaction = begin(&[MARKS], TransactionMode::ReadOnly).await?;
        let found = transaction.store(MARKS)?.get(number.into()).await?;
        Ok(marks_of(found.as_ref()))
    }

    async fn add_batch(
        &self,
        batch: &Batch,
        games: &[SavedGame],
        positions: &Positions,
        marks: &Marks,
    ) -> Stored<u32> {
        let stores = [GAMES, FACTS, POSITIONS, MARKS];
        let transaction = begin(&stores, TransactionMode::ReadWrite).await?;
        let games = Games {
            ids: games.iter().map(|game| game.id.clone()).collect(),
            texts: games.iter().map(|game| game.pdn().into_owned()).collect(),
            collection: batch.collection.clone(),
            added: batch.added,
        };
        let key = transaction.store(GAMES)?.add(&games.to_js(), None).await?;
        put_derived(&transaction, &key, batch, positions).await?;
        if !marks.is_empty() {
            let text = JsValue::from_str(&json(marks));
            transaction.store(MARKS)?.put(&text, Some(&key)).await?;
        }
        committed(transaction).await?;
        Ok(number_of(key).unwrap_or_default())
    }

    async fn rebuild(&self, number: u32) -> Stored<Option<(Batch, Positions)>> {
        let stores = [GAMES, FACTS, POSITIONS];
        let transaction = begin(&stores, TransactionMode::ReadWrite).await?;
        let key = JsValue::from(number);
        let found = transaction.store(GAMES)?.get(key.clone()).await?;
        let Some(games) = found.as_ref().and_then(Games::of_js) else {
            return Ok(None);
        };
        let pairs = games.ids.iter().map(String::as_str);
        let pairs = pairs.zip(games.texts.iter().map(String::as_str));
        let (batch, positions) = Batch::restore(games.collection.clone(), games.added, pairs);
        put_derived(&transaction, &key, &batch, &positions).await?;
        committed(transaction).await?;
        Ok(Some((batch, positions)))
    }

    async fn drop_games(&self, number: u32, gone: &BTreeSet<String>) -> Stored<()> {
        let stores = [GAMES, FACTS, POSITIONS, MARKS];
        let transaction = begin(&stores, TransactionMode::ReadWrite).await?;
        let key = JsValue::from(number);
        let found = transaction.store(GAMES)?.get(key.clone()).await?;
        let Some(mut games) = found.as_ref().and_then(Games::of_js) else {
            return Ok(());
        };
        let pairs = std::mem::take(&mut games.ids).into_iter();
        let pairs = pairs.zip(std::mem::take(&mut games.texts));
        (games.ids, games.texts) = pairs.filter(|(id, _)| !gone.contains(id)).unzip();
        if games.ids.is_empty() {
            for store in stores {
                transaction.store(store)?.delete(key.clone()).await?;
            }
            return committed(transaction).await;
        }
        let found = transaction.store(MARKS)?.get(key.clone()).await?;
        let mut marks = marks_of(found.as_ref());
        marks.retain(|id, _| !gone.contains(id));
        let text = JsValue::from_str(&json(&marks));
        transaction.store(MARKS)?.put(&text, Some(&key)).await?;
        transaction
            .store(GAMES)?
            .put(&games.to_js(), Some(&key))
            .await?;
        let pairs = games.ids.iter().map(String::as_str);
        let pairs = pairs.zip(games.texts.iter().map(String::as_str));
        let (batch, positions) = Batch::restore(games.collection.clone(), games.added, pairs);
        put_derived(&transaction, &key, &batch, &positions).await?;
        committed(transaction).await
    }

    async fn change_marks(
        &self,
        number: u32,
        ids: &BTreeSet<String>,
        change: impl Fn(&mut Mark),
    ) -> Stored<Marks> {
        // Another tab may have changed them, so they're read and written in one transaction.
        let transaction = begin(&[MARKS], TransactionMode::ReadWrite).await?;
        let store = transaction.store(MARKS)?;
        let mut marks = marks_of(store.get(number.into()).await?.as_ref());
        for id in ids {
            change(marks.entry(id.clone()).or_default());
        }
        marks.retain(|_, mark| *mark != Mark::default());
        let text = JsValue::from_str(&json(&marks));
        store.put(&text, Some(&JsValue::from(number))).await?;
        committed(transaction).await?;
        Ok(marks)
    }

    async fn put_singles(&self, marks: &Marks) -> Stored<()> {
        let transaction = begin(&[MARKS], TransactionMode::ReadWrite).await?;
        let (text, key) = (JsValue::from_str(&json(marks)), JsValue::from_str(SINGLES));
        transaction.store(MARKS)?.put(&text, Some(&key)).await?;
        committed(transaction).await
    }

    async fn read_games(&self, number: u32) -> Stored<BTreeMap<String, SavedGame>> {
        let transaction = begin(&[GAMES, MARKS], TransactionMode::ReadOnly).await?;
        let found = transaction.store(GAMES)?.get(number.into()).await?;
        let marks = transaction.store(MARKS)?.get(number.into()).await?;
        let games = found.as_ref().and_then(Games::of_js);
        Ok(games.map_or_else(BTreeMap::new, |games| {
            games.saved(&marks_of(marks.as_ref()))
        }))
    }

    async fn put_in_trash(&self, games: &[SavedGame]) -> Stored<()> {
        if games.is_empty() {
            return Ok(());
        }
        let transaction = begin(&[TRASH], TransactionMode::ReadWrite).await?;
        let store = transaction.store(TRASH)?;
        for game in games {
            let text = serde_json::to_string(game).expect("plain data serializes to JSON");
            let (text, id) = (JsValue::from_str(&text), JsValue::from_str(&game.id));
            store.put(&text, Some(&id)).await?;
        }
        committed(transaction).await
    }

    async fn take_from_trash(&self, ids: &[String]) -> Stored<()> {
        if ids.is_empty() {
            return Ok(());
        }
        let transaction = begin(&[TRASH], TransactionMode::ReadWrite).await?;
        let store = transaction.store(TRASH)?;
        for id in ids {
            store.delete(JsValue::from_str(id)).await?;
        }
        committed(transaction).await
    }

    async fn read_trash(&self) -> Stored<Vec<SavedGame>> {
        let transaction = begin(&[TRASH], TransactionMode::ReadOnly).await?;
        let values = transaction.store(TRASH)?.get_all(None, None).await?;
        let texts = values.iter().filter_map(JsValue::as_string);
        Ok(texts
            .filter_map(|text| serde_json::from_str(&text).ok())
            .collect())
    }

    async fn singles(&self) -> Vec<SavedGame> {
        self.saved_games.all().await
    }

    async fn single(&self, id: &str) -> Option<SavedGame> {
        self.saved_games.get(id).await
    }

    async fn keep_singles(&self, games: &[SavedGame]) {
        self.saved_games.keep_many(games).await;
    }

    async fn remove_singles(&self, ids: &[String]) {
        self.saved_games.remove_many(ids).await;
    }

    fn hold(&self, games: &[SavedGame]) {
        self.saved_games.hold(games);
    }

    fn note(&self, result: Stored<()>) {
        self.saved_games.note(result);
    }

    fn tell(&self, batch: Option<u32>) {
        if let Some(channel) = &*self.channel.borrow() {
            let batch = batch.map_or(JsValue::NULL, JsValue::from);
            // A closed channel means that the page is being left.
            let _ = channel.post_message(&batch);
        }
    }

    fn changed(&self) {
        self.version.update(|version| *version += 1);
    }

    async fn breathe(&self) -> bool {
        self.slice.breathe().await
    }
}

/// Returns the game with this ID.
pub(super) async fn game(id: &str) -> Stored<Option<SavedGame>> {
    let transaction = begin(&[GAMES, MARKS], TransactionMode::ReadOnly).await?;
    let index = transaction.store(GAMES)?.index(IDS)?;
    let key = JsValue::from_str(id);
    let Some(found) = index.get(key.clone()).await? else {
        return Ok(None);
    };
    let only = rexie::KeyRange::only(&key).map_err(rexie::Error::from)?;
    let numbers = index.get_all_keys(Some(only), Some(1)).await?;
    let marks = match numbers.first() {
        Some(number) => transaction.store(MARKS)?.get(number.clone()).await?,
        None => None,
    };
    let marks = marks_of(marks.as_ref());
    Ok(Games::of_js(&found).and_then(|games| games.saved(&marks).remove(id)))
}

async fn begin(stores: &[&str], mode: TransactionMode) -> Stored<Transaction> {
    let kept = CONNECTION.with_borrow(|kept| kept.as_ref().map(|(kept, _)| Rc::clone(kept)));
    // The browser may have closed it.
    if let Some(transaction) = kept.and_then(|kept| kept.transaction(stores, mode).ok()) {
        return Ok(transaction);
    }
    Ok(open().await?.transaction(stores, mode)?)
}

async fn open() -> Stored<Rexie> {
    Ok(Rexie::builder(DATABASE)
        .version(VERSION)
        .add_object_store(
            ObjectStore::new(GAMES)
                .auto_increment(true)
                .add_index(Index::new(IDS, IDS).multi_entry(true)),
        )
        .add_object_store(ObjectStore::new(FACTS))
        .add_object_store(ObjectStore::new(POSITIONS))
        .add_object_store(ObjectStore::new(MARKS))
        .add_object_store(ObjectStore::new(TRASH))
        .build()
        .await?)
}

async fn put_derived(
    transaction: &Transaction,
    key: &JsValue,
    batch: &Batch,
    positions: &Positions,
) -> Stored<()> {
    let facts = JsValue::from_str(&batch.to_json());
    transaction.store(FACTS)?.put(&facts, Some(key)).await?;
    let bytes = Uint8Array::from(positions.to_bytes().as_slice());
    transaction.store(POSITIONS)?.put(&bytes, Some(key)).await?;
    Ok(())
}

impl Games {
    fn to_js(&self) -> JsValue {
        let list = |texts: &[String]| -> JsValue {
            texts
                .iter()
                .map(|text| JsValue::from_str(text))
                .collect::<Array>()
                .into()
        };
        let record = Object::new();
        for (name, value) in [
            (IDS, list(&self.ids)),
            ("texts", list(&self.texts)),
            ("collection", JsValue::from_str(&self.collection)),
            ("added", JsValue::from_f64(self.added as f64)),
        ] {
            // A new object accepts any property.
            let _ = Reflect::set(&record, &name.into(), &value);
        }
        record.into()
    }

    /// Reads a record. `None` if it's damaged.
    fn of_js(value: &JsValue) -> Option<Games> {
        let get = |name: &str| Reflect::get(value, &name.into()).ok();
        let list = |name: &str| -> Option<Vec<String>> {
            let list: Array = get(name)?.dyn_into().ok()?;
            list.iter().map(|text| text.as_string()).collect()
        };
        let (ids, texts) = (list(IDS)?, list("texts")?);
        (ids.len() == texts.len()).then_some(Games {
            ids,
            texts,
            collection: get("collection")?.as_string()?,
            added: get("added")?.as_f64()? as i64,
        })
    }

    /// The games as they're opened and exported.
    fn saved(self, marks: &Marks) -> BTreeMap<String, SavedGame> {
        let games = self.ids.into_iter().zip(self.texts);
        games
            .map(|(id, pdn)| {
                let mut kept =
                    SavedGame::file(id.clone(), SavedGameState::Imported, pdn, self.added);
                if let Some(name) = marks.get(&id).and_then(|mark| mark.name.as_ref()) {
                    kept.name.clone_from(name);
                }
                (id, kept)
            })
            .collect()
    }
}

fn number_of(key: impl AsRef<JsValue>) -> Option<u32> {
    key.as_ref().as_f64().map(|number| number as u32)
}

fn positions_of(value: &JsValue) -> Option<Positions> {
    let bytes: &Uint8Array = value.dyn_ref()?;
    Positions::from_bytes(&bytes.to_vec())
}

/// Reads marks. Damaged ones are dropped, because the games are more important.
fn marks_of(value: Option<&JsValue>) -> Marks {
    value
        .and_then(JsValue::as_string)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

fn json(marks: &Marks) -> String {
    serde_json::to_string(marks).expect("plain data serializes to JSON")
}
