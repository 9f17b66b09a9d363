//! Games on their way into batches, and where games are stored.

use crate::{Batch, BatchGame, Facts, Mark, Marks, Placed};
use collection::Positions;
use local_play::{ImportedGame, SavedGame, one_line};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Games that an import stores together next.
pub(crate) struct PendingBatch {
    /// What's known about them.
    pub(crate) batch: Batch,
    /// The games themselves.
    pub(crate) games: Vec<SavedGame>,
    /// Their positions.
    pub(crate) positions: Positions,
    /// The ID of each game, by its PDN.
    known: HashMap<String, String>,
}

impl PendingBatch {
    /// No games yet, from a file with this name. `added` is in milliseconds since 1970.
    pub(crate) fn new(file: &str, added: i64) -> PendingBatch {
        let name = file.rsplit_once('.').map_or(file, |(name, _)| name);
        PendingBatch::of_collection(one_line(name), added)
    }

    fn of_collection(collection: String, added: i64) -> PendingBatch {
        PendingBatch {
            batch: Batch::new(collection, added),
            games: Vec::new(),
            positions: Positions::new(),
            known: HashMap::new(),
        }
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, imported: ImportedGame) {
        let ImportedGame { kept, game } = imported;
        let pdn = kept.pdn().into_owned();
        self.positions.add(&game);
        self.batch.games.push(BatchGame {
            id: kept.id.clone(),
            facts: Facts::of(&game, &pdn),
        });
        self.known.insert(pdn, kept.id.clone());
        self.games.push(kept);
    }

    /// The ID of a game with this PDN.
    pub(crate) fn known(&self, pdn: &str) -> Option<&str> {
        self.known.get(pdn).map(String::as_str)
    }

    /// Whether there are as many games as a batch has.
    pub(crate) fn is_full(&self) -> bool {
        self.games.len() >= Batch::GAMES
    }

    /// Takes the games, and continues with the next batch, which comes after this one in the list.
    pub(crate) fn take(&mut self) -> PendingBatch {
        let added = self.batch.added - Batch::GAMES as i64;
        let next = PendingBatch::of_collection(self.batch.collection.clone(), added);
        std::mem::replace(self, next)
    }
}

/// A batch of games that were stored one by one, newest first, with the names that the user gave
/// them. `None` if there are no games.
pub(crate) fn batch_of_singles(games: &[SavedGame]) -> Option<(Batch, Positions, Marks)> {
    let newest = games.first()?;
    let texts: Vec<_> = games.iter().map(SavedGame::pdn).collect();
    let ids = games.iter().map(|game| game.id.as_str());
    let pairs = ids.zip(texts.iter().map(AsRef::as_ref));
    let (batch, positions) = Batch::restore(String::new(), newest.changed, pairs);
    let named = games.iter().filter(|game| !game.name.is_empty());
    let marks = named.map(|game| {
        let mark = Mark {
            name: Some(game.name.clone()),
            ..Mark::default()
        };
        (game.id.clone(), mark)
    });
    Some((batch, positions, marks.collect()))
}

/// The IDs of the games that are stored one by one.
pub(crate) fn singles_of(games: &[Placed]) -> Vec<String> {
    let singles = games.iter().filter(|(_, batch)| batch.is_none());
    singles.map(|(id, _)| id.clone()).collect()
}

/// The IDs of the games that are stored in batches, by batch.
pub(crate) fn by_batch(games: &[Placed]) -> BTreeMap<u32, BTreeSet<String>> {
    let mut batches: BTreeMap<u32, BTreeSet<String>> = BTreeMap::new();
    for (id, batch) in games {
        if let Some(batch) = batch {
            batches.entry(*batch).or_default().insert(id.clone());
        }
    }
    batches
}

#[cfg(test)]
mod tests {
    use super::*;
    use local_play::SavedGameState;

    fn imported(id: &str, pdn: &str) -> ImportedGame {
        let state = SavedGameState::Imported;
        ImportedGame {
            kept: SavedGame::file(id.to_owned(), state, pdn.to_owned(), 9),
            game: SavedGame::read(pdn).unwrap(),
        }
    }

    #[test]
    fn an_import_fills_one_batch_after_another() {
        let mut pending = PendingBatch::new("Ulster  1936.pdn", 10_000);
        for number in 0..Batch::GAMES {
            assert!(!pending.is_full());
            let pdn = format!("[Round \"{number}\"]\n\n1. 11-15 *\n");
            pending.add(imported(&format!("id {number}"), &pdn));
        }
        assert!(pending.is_full());
        let pdn = pending.games[7].pdn().into_owned();
        assert_eq!(pending.known(&pdn), Some("id 7"));
        assert_eq!(pending.known("1. 9-14 *\n"), None);
        let full = pending.take();
        let counts = (
            full.games.len(),
            full.batch.games.len(),
            full.positions.games(),
        );
        assert_eq!(counts, (250, 250, 250));
        assert_eq!(full.batch.collection, pending.batch.collection);
        assert!(full.batch.collection.starts_with("Ulster"));
        assert!(pending.batch.added < full.batch.added);
        assert!(pending.games.is_empty() && pending.known(&pdn).is_none());
    }

    #[test]
    fn games_move_to_a_batch_with_their_names() {
        let [mut first, second] =
            ["1. 11-15 *\n", "1. 9-14 *\n"].map(|pdn| imported(pdn, pdn).kept);
        first.rename("My game");
        let (batch, positions, marks) = batch_of_singles(&[first, second]).unwrap();
        assert_eq!(
            (batch.games.len(), positions.games(), marks.len()),
            (2, 2, 1)
        );
        assert_eq!(batch.added, 9);
        let mark = &marks[&batch.games[0].id];
        assert_eq!(mark.name.as_deref(), Some("My game"));
        assert!(batch_of_singles(&[]).is_none());
    }

    #[test]
    fn games_are_told_apart_by_where_they_are_stored() {
        let games = [("a", None), ("b", Some(2)), ("c", Some(1)), ("d", Some(2))];
        let games = games.map(|(id, batch)| (id.to_owned(), batch));
        assert_eq!(singles_of(&games), ["a"]);
        let found = by_batch(&games);
        let found: Vec<(u32, Vec<&str>)> = found
            .iter()
            .map(|(batch, ids)| (*batch, ids.iter().map(String::as_str).collect()))
            .collect();
        assert_eq!(found, [(1, vec!["c"]), (2, vec!["b", "d"])]);
    }
}
