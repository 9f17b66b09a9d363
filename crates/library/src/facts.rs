//! What's known about a game without reading it again.

use collection::{fold, opening};
use local_play::{SavedGame, one_line};
use notation::pdn::{Comment, GameResult, Line, PdnGame};
use rules::Color;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// How many bytes of a game's comments are searched.
pub(crate) const MAX_COMMENTS: usize = 4096;

/// What the list shows of a game, and what a search looks at. It's derived from the PDN.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// Black's player. Empty if unknown, like the other texts.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub black: String,
    /// White's player.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub white: String,
    /// The event.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub event: String,
    /// The site.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub site: String,
    /// The date, as in PDN.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// The name of the opening.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub opening: String,
    /// The start of all comments, as searches see them.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub comments: String,
    /// The result, as in PDN.
    pub result: String,
    /// The length in half-moves.
    pub plies: u32,
    /// Whether Black is at the bottom of the board.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub black_below: bool,
    /// A hash of the PDN, to recognize it.
    pub key: u64,
}

impl Facts {
    /// The facts about a game with this PDN.
    pub fn of(game: &PdnGame, pdn: &str) -> Facts {
        let known = |text: Option<&str>| {
            let text = one_line(text.unwrap_or_default());
            if text.starts_with('?') {
                String::new()
            } else {
                text
            }
        };
        let tags = &game.tags;
        Facts {
            black: known(tags.get("Black")),
            white: known(tags.get("White")),
            event: known(tags.get("Event")),
            site: known(tags.get("Site")),
            date: known(tags.get("Date")),
            opening: known(opening(game)),
            comments: comments(game),
            result: game.final_result().text().to_owned(),
            plies: u32::try_from(game.line.nodes.len()).unwrap_or(u32::MAX),
            black_below: SavedGame::bottom_of(game) == Color::Black,
            key: key(pdn),
        }
    }

    /// The result.
    pub fn game_result(&self) -> GameResult {
        GameResult::read(&self.result, Color::Black).unwrap_or_default()
    }
}

/// A hash of a PDN, to recognize it. It's stored, so it never changes.
pub(crate) fn key(pdn: &str) -> u64 {
    let hash = Sha256::digest(pdn.as_bytes());
    let first = hash.first_chunk().expect("a hash has 32 bytes");
    u64::from_be_bytes(*first)
}

/// The comments of a game, as searches see them, up to a limit.
fn comments(game: &PdnGame) -> String {
    let mut text = String::new();
    add_line(&mut text, &game.line);
    let mut folded = fold(text.trim_end());
    folded.truncate(folded.floor_char_boundary(MAX_COMMENTS));
    folded
}

fn add_line(text: &mut String, line: &Line) {
    add(text, &line.comments);
    for node in &line.nodes {
        add(text, &node.comments);
        for variation in &node.variations {
            add_line(text, &variation.line);
            add(text, &variation.after);
        }
    }
}

fn add(text: &mut String, comments: &[Comment]) {
    for comment in comments {
        if text.len() < MAX_COMMENTS {
            text.push_str(comment.as_str());
            text.push(' ');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::Reader;

    fn facts(pdn: &str) -> Facts {
        let record = Reader::new(pdn.as_bytes()).next().unwrap().unwrap();
        Facts::of(&record.into_game().unwrap(), pdn)
    }

    #[test]
    fn facts_come_from_tags_moves_and_comments() {
        let found = facts(
            "[Event \"Ulster\"]\n[Site \"Belfast\"]\n[Black \"Muñoz\"]\n[White \"?\"]\n[Date \
             \"1999.??.??\"]\n1. 9-13 {A Brave idea} 22-18 2. 6-9 ({or} 10-14) 25-22 1-0",
        );
        let expected = Facts {
            black: "Muñoz".to_owned(),
            event: "Ulster".to_owned(),
            site: "Belfast".to_owned(),
            date: "1999.??.??".to_owned(),
            opening: "Dreaded Edinburgh".to_owned(),
            comments: "a brave idea or".to_owned(),
            result: "1-0".to_owned(),
            plies: 4,
            key: found.key,
            ..Facts::default()
        };
        assert_eq!(found, expected);
        assert_eq!(found.game_result(), GameResult::Win(Color::Black));
        let json = serde_json::to_string(&found).unwrap();
        assert_eq!(serde_json::from_str::<Facts>(&json).unwrap(), found);
    }

    #[test]
    fn the_result_is_the_one_that_is_written() {
        #[track_caller]
        fn check(stated: &str, shown: &str) {
            let pdn = format!("[FEN \"B:W14:BK10\"] 1. 10x17 {stated}");
            assert_eq!(facts(&pdn).result, shown, "{stated}");
        }
        check("1/2-1/2", "1/2-1/2");
        check("0-1", "0-1");
        check("*", "1-0");
    }

    #[test]
    fn long_comments_are_cut_at_a_letter() {
        let found = facts(&format!("1. 11-15 {{{}}} *", "x".repeat(4095) + "я"));
        assert_eq!(found.comments.len(), 4095);
    }

    #[test]
    fn the_key_of_a_text_never_changes() {
        assert_eq!(key("1. 11-15 *"), 0x5efa_c68d_4e8a_120e);
    }
}
