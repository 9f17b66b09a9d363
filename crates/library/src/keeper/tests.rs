use super::*;
use crate::{ImportSource, ImportWatch, Imported, Query, Show, Wording};
use local_play::ImportRefusal;
use std::cell::Cell;
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// Storage is full.
#[derive(Debug)]
struct NotStored;

type StoredGames = (Vec<SavedGame>, String, i64);

/// Storage in memory, which can be full.
#[derive(Default)]
struct Shelf {
    /// The games of each batch, in order, its collection, and when it was added.
    batches: RefCell<BTreeMap<u32, StoredGames>>,
    /// The stored form of the facts. A missing one is damaged.
    facts: RefCell<BTreeMap<u32, String>>,
    positions: RefCell<BTreeMap<u32, Positions>>,
    marks: RefCell<BTreeMap<u32, Marks>>,
    single_marks: RefCell<Marks>,
    trash: RefCell<BTreeMap<String, SavedGame>>,
    singles: RefCell<BTreeMap<String, SavedGame>>,
    held: RefCell<Vec<SavedGame>>,
    told: RefCell<Vec<Option<u32>>>,
    is_full: Cell<bool>,
    /// Whether the user was told that storage doesn't work.
    has_trouble: Cell<bool>,
    next: Cell<u32>,
}

impl Shelf {
    fn write(&self) -> Result<(), NotStored> {
        match self.is_full.get() {
            true => Err(NotStored),
            false => Ok(()),
        }
    }
}

impl Storage for Shelf {
    type Trouble = NotStored;

    async fn read_library(&self) -> Result<StoredLibrary, NotStored> {
        let batch = |number: &u32| {
            let facts = self.facts.borrow().get(number).cloned();
            let marks = self.marks.borrow().get(number).cloned();
            (*number, facts, marks.unwrap_or_default())
        };
        Ok(StoredLibrary {
            batches: self.batches.borrow().keys().map(batch).collect(),
            singles: self.single_marks.borrow().clone(),
        })
    }

    async fn read_batch(&self, number: u32) -> Result<Option<StoredBatch>, NotStored> {
        let Some(facts) = self.facts.borrow().get(&number).cloned() else {
            return Ok(None);
        };
        let positions = self.positions.borrow().get(&number).cloned();
        let marks = self.read_marks(number).await?;
        Ok(Some((facts, positions.unwrap_or_default(), marks)))
    }

    async fn read_positions(
        &self,
        first: u32,
        last: u32,
    ) -> Result<BTreeMap<u32, Positions>, NotStored> {
        let positions = self.positions.borrow();
        let found = positions.range(first..=last);
        Ok(found.map(|(number, it)| (*number, it.clone())).collect())
    }

    async fn read_marks(&self, number: u32) -> Result<Marks, NotStored> {
        Ok(self
            .marks
            .borrow()
            .get(&number)
            .cloned()
            .unwrap_or_default())
    }

    async fn read_games(&self, number: u32) -> Result<BTreeMap<String, SavedGame>, NotStored> {
        let batches = self.batches.borrow();
        let (games, ..) = batches.get(&number).ok_or(NotStored)?;
        let games = games.iter().map(|game| (game.id.clone(), game.clone()));
        Ok(games.collect())
    }

    async fn add_batch(
        &self,
        batch: &Batch,
        games: &[SavedGame],
        positions: &Positions,
        marks: &Marks,
    ) -> Result<u32, NotStored> {
        self.write()?;
        self.next.set(self.next.get() + 1);
        let number = self.next.get();
        let stored = (games.to_vec(), batch.collection.clone(), batch.added);
        self.batches.borrow_mut().insert(number, stored);
        self.facts.borrow_mut().insert(number, batch.to_json());
        self.positions
            .borrow_mut()
            .insert(number, positions.clone());
        self.marks.borrow_mut().insert(number, marks.clone());
        Ok(number)
    }

    async fn rebuild(&self, number: u32) -> Result<Option<(Batch, Positions)>, NotStored> {
        self.write()?;
        let batches = self.batches.borrow();
        let Some((games, collection, added)) = batches.get(&number) else {
            return Ok(None);
        };
        let texts: Vec<_> = games.iter().map(|game| game.pdn().into_owned()).collect();
        let ids = games.iter().map(|game| game.id.as_str());
        let pairs = ids.zip(texts.iter().map(String::as_str));
        let (batch, positions) = Batch::restore(collection.clone(), *added, pairs);
        self.facts.borrow_mut().insert(number, batch.to_json());
        self.positions
            .borrow_mut()
            .insert(number, positions.clone());
        Ok(Some((batch, positions)))
    }

    async fn drop_games(&self, number: u32, gone: &BTreeSet<String>) -> Result<(), NotStored> {
        self.write()?;
        let is_empty = {
            let mut batches = self.batches.borrow_mut();
            let Some((games, ..)) = batches.get_mut(&number) else {
                return Ok(());
            };
            games.retain(|game| !gone.contains(&game.id));
            games.is_empty()
        };
        if is_empty {
            self.batches.borrow_mut().remove(&number);
            self.facts.borrow_mut().remove(&number);
            return Ok(());
        }
        self.rebuild(number).await.map(drop)
    }

    async fn change_marks(
        &self,
        number: u32,
        ids: &BTreeSet<String>,
        change: impl Fn(&mut Mark),
    ) -> Result<Marks, NotStored> {
        self.write()?;
        let mut all = self.marks.borrow_mut();
        let marks = all.entry(number).or_default();
        for id in ids {
            change(marks.entry(id.clone()).or_default());
        }
        Ok(marks.clone())
    }

    async fn put_singles(&self, marks: &Marks) -> Result<(), NotStored> {
        self.write()?;
        self.single_marks.borrow_mut().clone_from(marks);
        Ok(())
    }

    async fn put_in_trash(&self, games: &[SavedGame]) -> Result<(), NotStored> {
        self.write()?;
        let games = games.iter().map(|game| (game.id.clone(), game.clone()));
        self.trash.borrow_mut().extend(games);
        Ok(())
    }

    async fn take_from_trash(&self, ids: &[String]) -> Result<(), NotStored> {
        self.write()?;
        self.trash.borrow_mut().retain(|id, _| !ids.contains(id));
        Ok(())
    }

    async fn read_trash(&self) -> Result<Vec<SavedGame>, NotStored> {
        Ok(self.trash.borrow().values().cloned().collect())
    }

    async fn singles(&self) -> Vec<SavedGame> {
        self.singles.borrow().values().cloned().collect()
    }

    async fn single(&self, id: &str) -> Option<SavedGame> {
        self.singles.borrow().get(id).cloned()
    }

    async fn keep_singles(&self, games: &[SavedGame]) {
        let games = games.iter().map(|game| (game.id.clone(), game.clone()));
        self.singles.borrow_mut().extend(games);
    }

    async fn remove_singles(&self, ids: &[String]) {
        self.singles.borrow_mut().retain(|id, _| !ids.contains(id));
    }

    fn hold(&self, games: &[SavedGame]) {
        self.held.borrow_mut().extend_from_slice(games);
    }

    fn note(&self, result: Result<(), NotStored>) {
        self.has_trouble.set(result.is_err());
    }

    fn tell(&self, batch: Option<u32>) {
        self.told.borrow_mut().push(batch);
    }

    fn changed(&self) {}

    async fn breathe(&self) -> bool {
        true
    }
}

struct English;

impl Wording for English {
    fn result(&self, _: notation::pdn::GameResult) -> String {
        String::new()
    }

    fn state(&self, _: SavedGameState) -> String {
        String::new()
    }
}

/// The result of something that never waits, because storage in memory doesn't.
#[track_caller]
fn now<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => value,
        Poll::Pending => panic!("it waits"),
    }
}

/// A file in memory.
struct Text(&'static str, String);

impl ImportSource for Text {
    fn name(&self) -> String {
        self.0.to_owned()
    }

    fn len(&self) -> u64 {
        self.1.len() as u64
    }

    async fn read(&self, start: u64, end: u64) -> Option<Vec<u8>> {
        let bytes = self.1.as_bytes().get(start as usize..end as usize)?;
        (self.0 != "unreadable").then(|| bytes.to_vec())
    }
}

/// Counts IDs, and cancels after some of them.
struct Watch {
    number: Cell<u64>,
    most: u64,
}

impl ImportWatch for Watch {
    fn chance(&self) -> u64 {
        self.number.set(self.number.get() + 1);
        self.number.get()
    }

    fn progress(&self, share: f64) {
        assert!((0.0..=1.0).contains(&share));
    }

    fn is_canceled(&self) -> bool {
        self.number.get() >= self.most
    }
}

const NOW: i64 = 1_700_000_000_000;
const DAY: i64 = 24 * 60 * 60 * 1000;

fn pdn(number: usize) -> String {
    format!("[Event \"Cup\"]\n[Round \"{number}\"]\n\n1. 11-15 22-18 1-0\n\n")
}

fn file(games: usize) -> Text {
    Text("cup.pdn", (0..games).map(pdn).collect())
}

fn import(keeper: &Keeper<Shelf>, source: &Text, first: u64) -> Imported {
    let watch = Watch {
        number: Cell::new(first),
        most: u64::MAX,
    };
    now(keeper.import(source, &watch, NOW))
}

fn loaded(shelf: Shelf) -> Keeper<Shelf> {
    let keeper = Keeper::new(shelf);
    if now(keeper.load()) == Some(true) {
        now(keeper.complete(NOW));
    }
    keeper
}

/// A library after the page has been loaded again.
fn reloaded(keeper: Keeper<Shelf>) -> Keeper<Shelf> {
    loaded(keeper.storage)
}

fn single(id: &str, pdn: &str) -> SavedGame {
    SavedGame::file(
        id.to_owned(),
        SavedGameState::Imported,
        pdn.to_owned(),
        NOW + 1,
    )
}

fn all(keeper: &Keeper<Shelf>) -> Vec<Placed> {
    listed(keeper, Show::All)
}

fn listed(keeper: &Keeper<Shelf>, show: Show) -> Vec<Placed> {
    let query = Query {
        show,
        ..Query::default()
    };
    keeper.with(|library| library.placed(&library.find(&query, &English)))
}

fn row(keeper: &Keeper<Shelf>, id: &str) -> Listed {
    let hits = keeper.with(|library| library.find(&Query::default(), &English));
    let rows = hits
        .into_iter()
        .filter_map(|hit| keeper.with(|it| it.listed(hit)));
    rows.into_iter().find(|row| row.id == id).unwrap()
}

#[test]
fn imported_games_are_there_after_the_page_is_loaded_again() {
    let keeper = loaded(Shelf::default());
    let imported = import(&keeper, &file(600), 0);
    assert_eq!((imported.report.games, imported.only_game), (600, None));
    assert_eq!(keeper.storage.batches.borrow().len(), 3);
    let before = all(&keeper);
    assert_eq!(before.len(), 600);
    let keeper = reloaded(keeper);
    assert_eq!(all(&keeper), before);
    assert!(keeper.is_loaded() && keeper.has_positions());
    // The same file has nothing new.
    let again = import(&keeper, &file(600), 1_000);
    assert_eq!((again.report.games, again.report.known), (0, 600));
    let pos = rules::Position::START;
    let played = keeper.with(|library| library.continuations(pos).results());
    assert_eq!(played.values().map(|it| it.total()).sum::<u32>(), 600);
}

#[test]
fn the_only_game_of_a_file_can_be_opened() {
    let keeper = loaded(Shelf::default());
    let imported = import(&keeper, &file(1), 0);
    let first = imported.only_game.unwrap();
    assert_eq!(first.1, SavedGameState::Imported);
    assert_eq!(all(&keeper)[0].0, first.0);
    let again = import(&keeper, &file(1), 50);
    assert_eq!(again.only_game, Some(first));
}

#[test]
fn an_import_that_is_canceled_or_fails_keeps_what_it_has_read() {
    let keeper = loaded(Shelf::default());
    let watch = Watch {
        number: Cell::new(0),
        most: 20,
    };
    let imported = now(keeper.import(&file(600), &watch, NOW));
    assert_eq!(imported.report.refusal, Some(ImportRefusal::Canceled));
    assert_eq!(all(&keeper).len(), 20);

    let unreadable = Text("unreadable", pdn(0));
    let imported = import(&keeper, &unreadable, 100);
    assert_eq!(imported.report.refusal, Some(ImportRefusal::Unreadable));

    keeper.storage.is_full.set(true);
    let imported = import(&keeper, &Text("more.pdn", pdn(700)), 200);
    assert_eq!(imported.report.refusal, Some(ImportRefusal::NotStored));
    assert!(keeper.storage.has_trouble.get());
    // It's in memory until the page is left.
    assert_eq!(all(&keeper).len(), 21);
    assert_eq!(keeper.storage.held.borrow().len(), 1);
    assert_eq!(all(&reloaded(keeper)).len(), 20);
}

#[test]
fn many_single_games_move_to_a_batch_and_keep_their_names() {
    let shelf = Shelf::default();
    for number in 0..60 {
        let mut game = single(&format!("id {number}"), &pdn(number));
        if number == 3 {
            game.rename("Mine");
        }
        shelf.singles.borrow_mut().insert(game.id.clone(), game);
    }
    let keeper = loaded(shelf);
    assert!(keeper.storage.singles.borrow().is_empty());
    assert_eq!(keeper.storage.batches.borrow().len(), 1);
    assert_eq!(row(&keeper, "id 3").name, "Mine");
    assert_eq!(all(&reloaded(keeper)).len(), 60);
}

#[test]
fn games_that_cannot_move_stay_where_they_are() {
    let shelf = Shelf::default();
    for number in 0..60 {
        let game = single(&format!("id {number}"), &pdn(number));
        shelf.singles.borrow_mut().insert(game.id.clone(), game);
    }
    shelf.is_full.set(true);
    let keeper = loaded(shelf);
    assert_eq!(keeper.storage.singles.borrow().len(), 60);
    assert_eq!(all(&keeper).len(), 60);
}

#[test]
fn trash_comes_back_or_expires() {
    let shelf = Shelf::default();
    let alone = single("alone", &pdn(900));
    shelf.singles.borrow_mut().insert(alone.id.clone(), alone);
    let keeper = loaded(shelf);
    import(&keeper, &file(3), 0);
    let games = all(&keeper);
    now(keeper.trash(&games, NOW));
    assert_eq!(all(&keeper), []);
    let keeper = reloaded(keeper);
    let trashed = listed(&keeper, Show::Trash);
    assert_eq!(trashed.len(), 4);
    now(keeper.restore(&trashed));
    let keeper = reloaded(keeper);
    assert_eq!(all(&keeper), games);
    assert!(keeper.storage.trash.borrow().is_empty());

    let old = NOW - (crate::TRASH_DAYS + 1) * DAY;
    now(keeper.trash(&games[..2], old));
    let keeper = reloaded(keeper);
    assert_eq!(listed(&keeper, Show::Trash), []);
    assert_eq!(all(&keeper).len(), 2);
}

#[test]
fn nothing_is_removed_if_the_trash_is_full() {
    let shelf = Shelf::default();
    let alone = single("alone", &pdn(900));
    shelf.singles.borrow_mut().insert(alone.id.clone(), alone);
    let keeper = loaded(shelf);
    keeper.storage.is_full.set(true);
    let games = all(&keeper);
    now(keeper.trash(&games, NOW));
    assert_eq!(all(&keeper), games);
    assert_eq!(keeper.storage.singles.borrow().len(), 1);
}

#[test]
fn names_and_collections_are_kept_wherever_a_game_is_stored() {
    let shelf = Shelf::default();
    let alone = single("alone", &pdn(900));
    shelf.singles.borrow_mut().insert(alone.id.clone(), alone);
    let keeper = loaded(shelf);
    import(&keeper, &file(2), 0);
    let games = all(&keeper);
    for (id, _) in &games {
        now(keeper.rename(&row(&keeper, id), "  A \n name "));
    }
    now(keeper.move_to(&games, "club"));
    let keeper = reloaded(keeper);
    for (id, _) in &games {
        let row = row(&keeper, id);
        assert_eq!(
            (row.name.as_str(), row.collection.as_str()),
            ("A name", "club")
        );
    }
    assert_eq!(keeper.storage.told.borrow().last(), Some(&Some(1)));
    // No name is the one that it had.
    now(keeper.rename(&row(&keeper, &games[0].0), " "));
    assert_eq!(row(&keeper, &games[0].0).name, "");
}

#[test]
fn damaged_facts_and_positions_are_made_again_from_the_games() {
    let keeper = loaded(Shelf::default());
    import(&keeper, &file(3), 0);
    let before = all(&keeper);
    keeper.storage.facts.borrow_mut().clear();
    let keeper = reloaded(keeper);
    assert_eq!(all(&keeper), before);
    assert_eq!(keeper.storage.facts.borrow().len(), 1);
    keeper.storage.positions.borrow_mut().clear();
    let keeper = reloaded(keeper);
    let pos = rules::Position::START;
    assert_eq!(
        keeper
            .with(|library| library.continuations(pos).results())
            .len(),
        1
    );
    assert_eq!(keeper.damaged(), 0);
    // If even that's impossible, it's counted.
    keeper.storage.facts.borrow_mut().clear();
    keeper.storage.is_full.set(true);
    assert_eq!(reloaded(keeper).damaged(), 1);
}

#[test]
fn changes_of_another_tab_are_followed() {
    let keeper = loaded(Shelf::default());
    import(&keeper, &file(3), 0);
    let gone = BTreeSet::from([all(&keeper)[0].0.clone()]);
    now(keeper.storage.drop_games(1, &gone)).unwrap();
    now(keeper.follow(Some(1)));
    assert_eq!(all(&keeper).len(), 2);
    let rest = all(&keeper).into_iter().map(|(id, _)| id).collect();
    now(keeper.storage.drop_games(1, &rest)).unwrap();
    now(keeper.follow(Some(1)));
    assert_eq!(all(&keeper), []);
    now(keeper.storage.keep_singles(&[single("new", &pdn(5))]));
    now(keeper.follow(None));
    assert_eq!(all(&keeper), [("new".to_owned(), None)]);
}

#[test]
fn a_game_that_was_changed_replaces_the_one_in_its_batch() {
    let keeper = loaded(Shelf::default());
    import(&keeper, &file(3), 0);
    let id = all(&keeper)[1].0.clone();
    now(keeper.storage.keep_singles(&[single(&id, &pdn(800))]));
    assert_eq!(now(keeper.load()), Some(false));
    let places = all(&keeper);
    assert_eq!(places.len(), 3);
    assert!(places.contains(&(id, None)));
}

#[test]
fn an_export_has_the_games_in_order_and_nothing_twice() {
    let shelf = Shelf::default();
    let alone = single("alone", &pdn(900));
    shelf.singles.borrow_mut().insert(alone.id.clone(), alone);
    let keeper = loaded(shelf);
    import(&keeper, &file(2), 0);
    let mut games = all(&keeper);
    games.push(("nowhere".to_owned(), Some(7)));
    let text = now(keeper.export(&games)).concat();
    assert_eq!(text.matches("[Event \"Cup\"]").count(), 3);
    let other = loaded(Shelf::default());
    assert_eq!(import(&other, &Text("all.pdn", text), 0).report.games, 3);
}
