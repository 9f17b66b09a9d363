//! The games saved in the browser.
//!
//! They're in an IndexedDB database of this site. If storage is denied or full, the app continues
//! with what's in memory and reports it once.
//!
//! The database takes a moment, and the page may be closed before it answers. Until it has confirmed
//! a game, the game is also in local storage, which is written immediately.

use crate::browser;
use crate::lock::never_freeze;
use crate::texts::t;
use leptos::prelude::*;
use local_play::{SavedGame, SavedGameState, newest_versions};
use rexie::{ObjectStore, Rexie, Transaction, TransactionMode, TransactionResult};
use std::collections::BTreeMap;
use std::fmt;
use wasm_bindgen::{JsCast, JsValue};

const DATABASE: &str = "crownhead";
const GAMES: &str = "games";
const VERSION: u32 = 1;
/// The key of a file on its way to the library. No game has such an ID.
const HANDED_OVER: &str = "handed over";
/// The prefix of the names of games in local storage.
const UNCONFIRMED: &str = "unconfirmed game ";

/// The saved games.
#[derive(Clone, Copy)]
pub(crate) struct SavedGames {
    /// Everything saved is also kept here, so a game that can't be stored survives until the page
    /// is closed.
    in_memory: StoredValue<BTreeMap<String, SavedGame>>,
    /// Why games can't be stored, once that's known.
    trouble: RwSignal<Option<String>>,
}

/// Why a game couldn't be stored or loaded.
pub(crate) enum StorageTrouble {
    /// The browser denied access, or an operation failed.
    Refused(rexie::Error),
    /// The browser accepted the game and then aborted, for example because the disk is full.
    GivenUp,
}

impl From<rexie::Error> for StorageTrouble {
    fn from(error: rexie::Error) -> StorageTrouble {
        StorageTrouble::Refused(error)
    }
}

impl fmt::Display for StorageTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageTrouble::Refused(error) => f.write_str(&t().storage_denied(&error.to_string())),
            StorageTrouble::GivenUp => f.write_str(t().storage_full()),
        }
    }
}

impl SavedGames {
    pub(crate) fn provide() -> SavedGames {
        never_freeze();
        let saved_games = SavedGames {
            in_memory: StoredValue::new(BTreeMap::new()),
            trouble: RwSignal::new(None),
        };
        provide_context(saved_games);
        leptos::task::spawn_local(async move {
            for game in unconfirmed_games() {
                saved_games.confirm(&game).await;
            }
        });
        saved_games
    }

    /// Returns why games can't be stored, if they can't.
    pub(crate) fn trouble(self) -> Option<String> {
        self.trouble.get()
    }

    /// Saves a game, replacing the one with the same ID.
    pub(crate) async fn keep(self, game: SavedGame) {
        self.in_memory
            .try_update_value(|games| games.insert(game.id.clone(), game.clone()));
        browser::remember(&unconfirmed_name(&game.id), &json(&game));
        self.confirm(&game).await;
    }

    /// Stores a game in the database, and removes it from local storage unless there's a newer one by now.
    async fn confirm(self, game: &SavedGame) {
        let result = store(game).await;
        let name = unconfirmed_name(&game.id);
        if self.note(result).is_some() && browser::recall(&name) == Some(json(game)) {
            browser::forget(&name);
        }
    }

    /// Saves many games in one transaction.
    pub(crate) async fn keep_many(self, games: &[SavedGame]) {
        self.hold(games);
        let result = store_many(games).await;
        self.note(result);
    }

    /// Keeps games that can't be stored until the page is left.
    pub(crate) fn hold(self, games: &[SavedGame]) {
        self.in_memory.try_update_value(|held| {
            held.extend(games.iter().map(|game| (game.id.clone(), game.clone())));
        });
    }

    /// Returns the game with this ID.
    pub(crate) async fn get(self, id: &str) -> Option<SavedGame> {
        let held = self.in_memory.with_value(|games| games.get(id).cloned());
        if held.is_some() {
            return held;
        }
        self.get_fresh(id).await
    }

    /// Returns the game with this ID from storage, because another tab may have saved it.
    pub(crate) async fn get_fresh(self, id: &str) -> Option<SavedGame> {
        let unconfirmed = unconfirmed(&unconfirmed_name(id));
        if unconfirmed.is_some() {
            return unconfirmed;
        }
        let result = fetch(id).await;
        self.note(result).flatten()
    }

    /// Hands a file over to the library, which is another part of the app.
    pub(crate) async fn hand_over(self, file: &web_sys::File) {
        let result = store_value(HANDED_OVER, file).await;
        self.note(result);
    }

    /// Takes the file that was handed over, once.
    pub(crate) async fn take_handed_over(self) -> Option<web_sys::File> {
        let found = self.note(fetch_value(HANDED_OVER).await).flatten()?;
        let result = delete_many(&[HANDED_OVER.to_owned()]).await;
        self.note(result);
        found.dyn_into().ok()
    }

    /// Returns all games in which someone has moved, newest first.
    pub(crate) async fn all(self) -> Vec<SavedGame> {
        let mut games = self.unsorted().await;
        games.sort_by_key(|game| std::cmp::Reverse(game.changed));
        games
    }

    /// Returns the game that the user played last.
    pub(crate) async fn newest_unfinished(self) -> Option<SavedGame> {
        let games = self.unsorted().await.into_iter();
        games
            .filter(|game| game.state == SavedGameState::Unfinished)
            .max_by_key(|game| game.changed)
    }

    async fn unsorted(self) -> Vec<SavedGame> {
        let stored = self.note(fetch_all().await).unwrap_or_default();
        let mut newer = unconfirmed_games();
        self.in_memory
            .with_value(|held| newer.extend(held.values().cloned()));
        newest_versions(stored, &newer)
    }

    /// Removes games.
    pub(crate) async fn remove_many(self, ids: &[String]) {
        self.in_memory.try_update_value(|held| {
            for id in ids {
                held.remove(id);
                browser::forget(&unconfirmed_name(id));
            }
        });
        let result = delete_many(ids).await;
        self.note(result);
    }

    /// Remembers whether storage works.
    pub(crate) fn note<T>(self, result: Result<T, StorageTrouble>) -> Option<T> {
        match result {
            Ok(value) => {
                if self.trouble.with_untracked(Option::is_some) {
                    self.trouble.set(None);
                }
                Some(value)
            }
            Err(error) => {
                self.trouble.set(Some(error.to_string()));
                None
            }
        }
    }
}

/// Returns the games of this browser.
pub(crate) fn saved_games() -> SavedGames {
    expect_context()
}

/// Waits until everything in a transaction is stored.
pub(crate) async fn committed(transaction: Transaction) -> Result<(), StorageTrouble> {
    match transaction.done().await? {
        TransactionResult::Committed => Ok(()),
        TransactionResult::Aborted => Err(StorageTrouble::GivenUp),
    }
}

async fn open() -> Result<Rexie, StorageTrouble> {
    Rexie::builder(DATABASE)
        .version(VERSION)
        .add_object_store(ObjectStore::new(GAMES))
        .build()
        .await
        .map_err(StorageTrouble::from)
}

async fn store(game: &SavedGame) -> Result<(), StorageTrouble> {
    store_value(&game.id, &JsValue::from_str(&json(game))).await
}

async fn store_many(games: &[SavedGame]) -> Result<(), StorageTrouble> {
    let transaction = open()
        .await?
        .transaction(&[GAMES], TransactionMode::ReadWrite)?;
    let store = transaction.store(GAMES)?;
    // All requests are made before waiting for the first one.
    let puts = games.iter().map(|game| {
        let (text, id) = (JsValue::from_str(&json(game)), JsValue::from_str(&game.id));
        let store = &store;
        async move { store.put(&text, Some(&id)).await }
    });
    futures::future::try_join_all(puts).await?;
    committed(transaction).await
}

async fn store_value(key: &str, value: &JsValue) -> Result<(), StorageTrouble> {
    let transaction = open()
        .await?
        .transaction(&[GAMES], TransactionMode::ReadWrite)?;
    let store = transaction.store(GAMES)?;
    store.put(value, Some(&JsValue::from_str(key))).await?;
    committed(transaction).await
}

async fn fetch_value(key: &str) -> Result<Option<JsValue>, StorageTrouble> {
    let transaction = open()
        .await?
        .transaction(&[GAMES], TransactionMode::ReadOnly)?;
    Ok(transaction
        .store(GAMES)?
        .get(JsValue::from_str(key))
        .await?)
}

async fn fetch(id: &str) -> Result<Option<SavedGame>, StorageTrouble> {
    let value = fetch_value(id).await?;
    Ok(value.and_then(|value| read(&value)))
}

async fn fetch_all() -> Result<Vec<SavedGame>, StorageTrouble> {
    let transaction = open()
        .await?
        .transaction(&[GAMES], TransactionMode::ReadOnly)?;
    let values = transaction.store(GAMES)?.get_all(None, None).await?;
    Ok(values.iter().filter_map(read).collect())
}

async fn delete_many(ids: &[String]) -> Result<(), StorageTrouble> {
    let transaction = open()
        .await?
        .transaction(&[GAMES], TransactionMode::ReadWrite)?;
    let store = transaction.store(GAMES)?;
    let deletions = ids.iter().map(|id| store.delete(JsValue::from_str(id)));
    futures::future::try_join_all(deletions).await?;
    committed(transaction).await
}

fn json(game: &SavedGame) -> String {
    serde_json::to_string(game).expect("plain data serializes to JSON")
}

/// Returns the name of a game in local storage.
fn unconfirmed_name(id: &str) -> String {
    format!("{UNCONFIRMED}{id}")
}

/// Returns the game saved under this name in local storage.
fn unconfirmed(name: &str) -> Option<SavedGame> {
    serde_json::from_str(&browser::recall(name)?).ok()
}

/// Returns all games that the database hasn't confirmed.
fn unconfirmed_games() -> Vec<SavedGame> {
    browser::remembered()
        .iter()
        .filter(|name| name.starts_with(UNCONFIRMED))
        .filter_map(|name| unconfirmed(name))
        .collect()
}

/// Reads a stored game. `None` if it can't be read, for example from another version of the app.
fn read(value: &JsValue) -> Option<SavedGame> {
    serde_json::from_str(&value.as_string()?).ok()
}
