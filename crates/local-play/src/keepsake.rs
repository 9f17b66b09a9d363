//! A game as it is kept.

use crate::TableChoices;
use notation::pdn::{GameResult, PdnGame, Reader};
use serde::{Deserialize, Serialize};

/// A game as it is kept in the browser: its PDN and what a list shows of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Keepsake {
    /// What it is filed under; never changes.
    pub id: String,
    /// What the person calls it; empty where it has no name of its own.
    pub name: String,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: i64,
    /// Whether it goes on, is over, or was brought from elsewhere.
    pub state: KeepsakeState,
    /// Black's player.
    pub black: String,
    /// White's player.
    pub white: String,
    /// The result as it is written in PDN.
    pub result: String,
    /// How many moves were made, counted singly.
    pub plies: u32,
    /// The game itself.
    pub pdn: String,
    /// How it is played at the table.
    #[serde(default)]
    pub table: TableChoices,
}

/// What can be done with a kept game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeepsakeState {
    /// It can be gone on with.
    Unfinished,
    /// It is over.
    Finished,
    /// It was imported: it can be looked at.
    Imported,
}

impl Keepsake {
    /// Files a game. What the list shows is read from the PDN itself.
    pub fn file(id: String, state: KeepsakeState, pdn: String, changed: i64) -> Keepsake {
        let game = Reader::new(pdn.as_bytes())
            .next()
            .and_then(Result::ok)
            .and_then(|record| record.into_game());
        let game = game.as_ref();
        let tag = |name: &str| {
            let text = game.and_then(|game| game.tags.get(name)).unwrap_or("?");
            text.to_owned()
        };
        Keepsake {
            id,
            name: String::new(),
            changed,
            state,
            black: tag("Black"),
            white: tag("White"),
            result: game
                .map_or(GameResult::Unknown, |game| game.result)
                .to_string(),
            plies: game.map_or(0, plies),
            pdn,
            table: TableChoices::default(),
        }
    }

    /// The same game, played at the table like this.
    pub fn at_table(self, table: TableChoices) -> Keepsake {
        Keepsake { table, ..self }
    }

    /// The name of its own, or the players.
    pub fn title(&self) -> String {
        if self.name.is_empty() {
            format!("{} – {}", self.black, self.white)
        } else {
            self.name.clone()
        }
    }
}

fn plies(game: &PdnGame) -> u32 {
    u32::try_from(game.line.nodes.len()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seating;

    #[test]
    fn the_list_shows_what_the_game_says() {
        #[track_caller]
        fn check(pdn: &str, title: &str, result: &str, plies: u32) {
            let kept = Keepsake::file("a".to_owned(), KeepsakeState::Imported, pdn.to_owned(), 0);
            assert_eq!(
                (kept.title().as_str(), kept.result.as_str(), kept.plies),
                (title, result, plies)
            );
        }
        check(
            "[Black \"Ann\"]\n[White \"<b>Bob</b>\"]\n1. 11-15 23-19 2. 8-11 1/2-1/2",
            "Ann – <b>Bob</b>",
            "1/2-1/2",
            3,
        );
        check("1. 11-15 *", "? – ?", "*", 1);
        check("", "? – ?", "*", 0);
        check("\u{0}\u{1}garbage", "? – ?", "*", 0);
    }

    #[test]
    fn how_it_is_played_is_kept_and_may_be_missing() {
        let kept = Keepsake::file(
            "a".to_owned(),
            KeepsakeState::Unfinished,
            "1. 11-15 *".to_owned(),
            0,
        )
        .at_table(TableChoices {
            confirm_moves: true,
            seating: Seating::Facing,
            ..TableChoices::default()
        });
        let mut json = serde_json::to_value(&kept).unwrap();
        let again: Keepsake = serde_json::from_value(json.clone()).unwrap();
        assert_eq!(again, kept);
        json.as_object_mut().unwrap().remove("table");
        let older: Keepsake = serde_json::from_value(json).unwrap();
        assert_eq!(older.table, TableChoices::default());
    }

    #[test]
    fn a_name_of_its_own_comes_first() {
        let mut kept = Keepsake::file(
            "a".to_owned(),
            KeepsakeState::Imported,
            "1. 11-15 *".to_owned(),
            0,
        );
        kept.name = "The long draw".to_owned();
        assert_eq!(kept.title(), "The long draw");
    }
}
