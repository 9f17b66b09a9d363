//! Imported games as they're stored.

use crate::Facts;
use collection::Positions;
use local_play::SavedGame;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the stored form. Batches of other versions are rebuilt from their games.
const VERSION: u32 = 1;

/// The facts about some imported games. The games themselves are stored next to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Batch {
    version: u32,
    /// The collection that the games came with: the name of their file.
    pub collection: String,
    /// When they were imported, in milliseconds since 1970.
    pub added: i64,
    /// The games.
    pub games: Vec<BatchGame>,
}

/// The facts about one imported game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BatchGame {
    /// The ID.
    pub id: String,
    /// What's known about it.
    pub facts: Facts,
}

impl Batch {
    /// The maximum number of games in a batch. To open or change a game, its batch is read.
    pub const GAMES: usize = 250;

    /// A batch without games.
    pub const fn new(collection: String, added: i64) -> Batch {
        Batch {
            version: VERSION,
            collection,
            added,
            games: Vec::new(),
        }
    }

    /// Makes a batch again from the stored games: their IDs and PDN. A game that can't be read is
    /// kept without facts, because someone may be able to read it later.
    pub fn restore<'a>(
        collection: String,
        added: i64,
        games: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> (Batch, Positions) {
        let mut batch = Batch::new(collection, added);
        let mut positions = Positions::new();
        for (id, pdn) in games {
            let facts = match SavedGame::read(pdn) {
                Some(game) => {
                    positions.add(&game);
                    Facts::of(&game, pdn)
                }
                None => {
                    positions.skip();
                    Facts::default()
                }
            };
            let id = id.to_owned();
            batch.games.push(BatchGame { id, facts });
        }
        (batch, positions)
    }

    /// The stored form.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("plain data serializes to JSON")
    }

    /// Reads the stored form. `None` if it's damaged or of another version.
    pub fn from_json(text: &str) -> Option<Batch> {
        let batch: Batch = serde_json::from_str(text).ok()?;
        (batch.version == VERSION).then_some(batch)
    }
}

/// What the user did with a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Mark {
    /// The name that the user gave it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The collection that the user moved it to. Empty if it's in none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub collection: Option<String>,
    /// When it was deleted, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trashed: Option<i64>,
}

/// The marks of some games, by ID.
pub type Marks = BTreeMap<String, Mark>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_batch_is_stored_or_made_again() {
        let games = [
            ("a", "[Black \"Ann\"]\n1. 11-15 1-0"),
            ("b", ""),
            ("c", "1. 9-14 *"),
        ];
        let (batch, positions) = Batch::restore("club".to_owned(), 7, games);
        assert_eq!((batch.games.len(), positions.games()), (3, 3));
        assert_eq!(batch.games[0].facts.black, "Ann");
        assert_eq!(batch.games[1].facts, Facts::default());
        let json = batch.to_json();
        assert_eq!(Batch::from_json(&json).as_ref(), Some(&batch));
        assert_eq!(Batch::from_json(&json[1..]), None);
        let older = json.replace("\"version\":1", "\"version\":0");
        assert_eq!(Batch::from_json(&older), None);
    }

    #[test]
    fn marks_say_only_what_was_done() {
        let mark = Mark {
            trashed: Some(5),
            ..Mark::default()
        };
        let json = serde_json::to_string(&mark).unwrap();
        assert_eq!(json, "{\"trashed\":5}");
        assert_eq!(serde_json::from_str::<Mark>(&json).unwrap(), mark);
    }
}
