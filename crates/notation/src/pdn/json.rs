//! Games as JSON: one object per game.

use super::check::{KINGS_SAFE_FROM_MEN, check};
use super::clock::{TimeText, read_time};
use super::problem::{JsonFault, ProblemKind};
use super::reader::GameRecord;
use super::tree::{Action, Line, Node, Variation, begins_with_set_up};
use super::written::{FlawAt, Flaws, PlacedMove, WrittenGame, WrittenTag};
use super::{
    Clock, Comment, GameResult, InvalidTagName, MAX_DEPTH, Nag, PdnGame, Place, Strength, Tags,
};
use crate::{Fen, WrittenMove, excerpt, read_fen};
use rules::{Color, Position};
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::time::Duration;

/// Writes the format described in `docs/formats.md`. Moves have their whole path, so they're clear
/// without the position.
impl Serialize for PdnGame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        JsonGame::from(self).serialize(serializer)
    }
}

/// Reads the same format. Anything wrong with the game is an error.
impl<'de> Deserialize<'de> for PdnGame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PdnGame, D::Error> {
        let record = JsonGame::deserialize(deserializer)?.record(1, Place::START);
        if let Some(problem) = record.problems.first() {
            return Err(D::Error::custom(&problem.kind));
        }
        record
            .into_game()
            .ok_or_else(|| D::Error::custom("expected a game"))
    }
}

/// A game in JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a game")]
pub(super) struct JsonGame {
    #[serde(default)]
    tags: Tags,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    moves: Vec<JsonNode>,
}

/// A move or a setup in JSON: exactly one of the two.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, expecting = "a move or a setup")]
struct JsonNode {
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    #[serde(default, rename = "setUp", skip_serializing_if = "Option::is_none")]
    set_up: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strength: Option<Strength>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<Clock>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<JsonVariation>,
}

/// A variation in JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a variation")]
struct JsonVariation {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    moves: Vec<JsonNode>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    after: Vec<String>,
}

impl From<&PdnGame> for JsonGame {
    fn from(game: &PdnGame) -> JsonGame {
        let house_rule = game.rules.kings_safe_from_men;
        let set_up = game.start != Position::START || begins_with_set_up(&game.line);
        JsonGame {
            tags: game.tags.clone(),
            rules: house_rule.then(|| KINGS_SAFE_FROM_MEN.to_owned()),
            start: set_up.then(|| Fen::from(&game.start).to_string()),
            result: Some(game.final_result().text().to_owned()),
            comments: texts(&game.line.comments),
            moves: game.line.nodes.iter().map(JsonNode::from).collect(),
        }
    }
}

impl From<&Node> for JsonNode {
    fn from(node: &Node) -> JsonNode {
        let (mv, set_up) = match &node.action {
            Action::Move(mv) => (Some(mv.to_string()), None),
            Action::SetUp(position) => (None, Some(Fen::from(position).to_string())),
        };
        JsonNode {
            mv,
            set_up,
            strength: node.strength,
            nags: node.nags.iter().map(|nag| nag.0).collect(),
            clock: node.clock,
            comments: texts(&node.comments),
            variations: node.variations.iter().map(JsonVariation::from).collect(),
        }
    }
}

impl From<&Variation> for JsonVariation {
    fn from(variation: &Variation) -> JsonVariation {
        JsonVariation {
            comments: texts(&variation.line.comments),
            moves: variation.line.nodes.iter().map(JsonNode::from).collect(),
            after: texts(&variation.after),
        }
    }
}

fn texts(comments: &[Comment]) -> Vec<String> {
    comments.iter().map(Comment::to_string).collect()
}

fn comments(texts: &[String]) -> Vec<Comment> {
    texts.iter().filter_map(|text| Comment::new(text)).collect()
}

impl JsonGame {
    /// Validates the game like one from a PDN file: the fields of the object are its tags.
    pub(super) fn record(self, number: u64, place: Place) -> GameRecord {
        let fields = [
            ("Rules", self.rules),
            ("FEN", self.start),
            ("Result", self.result),
        ];
        let fields = fields
            .into_iter()
            .filter_map(|(name, value)| Some((name.to_owned(), value?)));
        let tags = self.tags.all();
        let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let mut game = WrittenGame::new(number, place);
        game.is_game = true;
        let tag = |(name, value)| WrittenTag { name, value, place };
        game.fields = fields.map(tag).collect();
        game.tags = tags.map(tag).collect();
        let mut translation = Translation {
            place,
            flaws: Flaws::default(),
        };
        game.line = translation.line(&self.comments, self.moves, 0, 0);
        game.flaws = translation.flaws;
        // An object is always complete.
        game.terminator = Some(GameResult::Unknown);
        check(game, Color::Black)
    }
}

/// Converts JSON to a written game.
struct Translation {
    place: Place,
    flaws: Flaws,
}

impl Translation {
    fn line(
        &mut self,
        texts: &[String],
        moves: Vec<JsonNode>,
        mut ply: u32,
        depth: usize,
    ) -> Line<PlacedMove> {
        let mut line = Line {
            comments: comments(texts),
            nodes: Vec::with_capacity(moves.len()),
        };
        for node in moves {
            let action = match self.action(&node) {
                Ok(action) => action,
                Err(kind) => {
                    self.flaw(ply, kind);
                    break;
                }
            };
            let mut written = Node::new(action);
            written.strength = node.strength;
            written.nags = node.nags.into_iter().map(Nag).collect();
            written.clock = node.clock;
            written.comments = comments(&node.comments);
            if depth == MAX_DEPTH && !node.variations.is_empty() {
                self.flaw(ply, ProblemKind::NestedTooDeep);
            } else {
                for variation in node.variations {
                    written.variations.push(Variation {
                        line: self.line(&variation.comments, variation.moves, ply, depth + 1),
                        after: comments(&variation.after),
                    });
                }
            }
            line.nodes.push(written);
            ply = ply.saturating_add(1);
        }
        line
    }

    fn action(&self, node: &JsonNode) -> Result<Action<PlacedMove>, ProblemKind> {
        match (&node.mv, &node.set_up) {
            (Some(text), None) => match text.parse::<WrittenMove>() {
                Ok(written) => Ok(Action::Move(PlacedMove {
                    written,
                    letters: text.contains(|c: char| c.is_ascii_alphabetic() && c != 'x'),
                    number: None,
                    place: self.place,
                })),
                Err(why) => Err(ProblemKind::NotAMove {
                    text: excerpt(text),
                    why,
                }),
            },
            (None, Some(fen)) => match read_fen(fen) {
                Ok(position) => Ok(Action::SetUp(position)),
                Err(why) => Err(ProblemKind::NotAPosition {
                    fen: excerpt(fen),
                    why,
                }),
            },
            _ => Err(ProblemKind::NotJson(JsonFault::NoAction)),
        }
    }

    fn flaw(&mut self, ply: u32, kind: ProblemKind) {
        self.flaws.push(FlawAt::Ply(ply), self.place, kind);
    }
}

/// An object, in tag order.
impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// The tags keep the order of the text, unlike in a map.
impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tags, D::Error> {
        deserializer.deserialize_map(TagsVisitor)
    }
}

struct TagsVisitor;

impl<'de> Visitor<'de> for TagsVisitor {
    type Value = Tags;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of texts")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tags, A::Error> {
        let mut tags = Tags::new();
        while let Some((name, value)) = map.next_entry::<String, String>()? {
            tags.append(&name, &value)
                .map_err(|why: InvalidTagName| A::Error::custom(why))?;
        }
        Ok(tags)
    }
}

impl Serialize for Strength {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Strength {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strength, D::Error> {
        let text = String::deserialize(deserializer)?;
        Strength::read(&text).ok_or_else(|| {
            D::Error::custom(format!(
                "{:?} is not a strength like \"!?\"",
                excerpt(&text)
            ))
        })
    }
}

impl Serialize for Clock {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        JsonClock::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Clock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Clock, D::Error> {
        JsonClock::deserialize(deserializer)?.read().ok_or_else(|| {
            D::Error::custom("expected times like \"0:05:00\", of the mover or of the sides")
        })
    }
}

/// Clocks in JSON: the mover's, or both sides'.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, expecting = "an object of times")]
struct JsonClock {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mover: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    white: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    running: Option<String>,
}

impl From<Clock> for JsonClock {
    fn from(clock: Clock) -> JsonClock {
        let text = |time: Duration| TimeText(time).to_string();
        match clock {
            Clock::Mover(time) => JsonClock {
                mover: Some(text(time)),
                ..JsonClock::default()
            },
            Clock::Sides {
                black,
                white,
                running,
            } => JsonClock {
                mover: None,
                black: black.map(text),
                white: white.map(text),
                running: running.map(|color| color.name().to_owned()),
            },
        }
    }
}

impl JsonClock {
    fn read(&self) -> Option<Clock> {
        let time = |text: &Option<String>| match text {
            Some(text) => read_time(text).map(Some),
            None => Some(None),
        };
        let running = match self.running.as_deref() {
            None => None,
            Some(name) => Some(Color::BOTH.into_iter().find(|color| color.name() == name)?),
        };
        match (time(&self.mover)?, time(&self.black)?, time(&self.white)?) {
            (Some(time), None, None) if running.is_none() => Some(Clock::Mover(time)),
            (None, None, None) | (Some(_), _, _) => None,
            (None, black, white) => Some(Clock::Sides {
                black,
                white,
                running,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pdn::JsonReader;

    #[track_caller]
    fn read(text: &str) -> GameRecord {
        JsonReader::new(text.as_bytes()).next().unwrap().unwrap()
    }

    #[test]
    fn a_game_is_an_object() {
        let text = concat!(
            r#"{"tags":{"Event":"Club","Black":"Doe"},"result":"1-0","comments":["A start."],"#,
            r#""moves":[{"move":"11-15","strength":"!","nags":[7],"clock":{"mover":"0:05:00"}},"#,
            r#"{"move":"22-18","comments":["Bold."],"variations":[{"comments":["Or"],"#,
            r#""moves":[{"move":"23-19"}],"after":["So."]}]},{"move":"15x22","#,
            r#""clock":{"black":"0:04:59.5","white":"0:05:00","running":"White"}}]}"#,
        );
        let game: PdnGame = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&game).unwrap(), text);
        let record = read(text);
        assert_eq!(record.problems, []);
        assert_eq!(record.game(), Some(&game));
    }

    #[test]
    fn start_and_rules_are_written_where_they_are_not_usual() {
        let text = concat!(
            r#"{"tags":{},"rules":"KingsSafeFromMen","start":"W:W32:B1","result":"*","moves":"#,
            r#"[{"move":"32-27"},{"setUp":"B:W32:B2"},{"move":"2-6"}]}"#,
        );
        let game: PdnGame = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&game).unwrap(), text);
    }

    #[test]
    fn problems_are_reported_and_what_is_good_is_kept() {
        #[track_caller]
        fn check(text: &str, moves: Option<usize>, problem: &str) {
            let record = read(text);
            let listed: Vec<String> = record.problems.iter().map(ToString::to_string).collect();
            assert_eq!(listed, [problem]);
            assert_eq!(record.game().map(|game| game.moves().count()), moves);
            assert!(serde_json::from_str::<PdnGame>(text).is_err());
        }
        check(
            r#"{"moves":[{"move":"11-15"},{"move":"15-19"}]}"#,
            Some(1),
            "game 1, move 1 of White, line 1, column 1: 15-19 is not legal: \
             expected 21-17, 22-17, 22-18, 23-18, 23-19, 24-19 or 24-20",
        );
        check(
            r#"{"moves":[{"move":"11-15"},{"move":"x"}]}"#,
            Some(1),
            "game 1, move 1 of White, line 1, column 1: \"x\" is not a move: part 1 of the move: \
             \"\" is not a square: expected a number from 1 to 32 or a letter and a digit like D4",
        );
        check(
            r#"{"moves":[{}]}"#,
            Some(0),
            "game 1, move 1 of Black, line 1, column 1: not a game in JSON: \
             expected either `move` or `setUp`",
        );
        check(
            "{}",
            None,
            "game 1, line 1, column 2: not a game in JSON: missing field `moves`",
        );
        check(
            r#"{"moves":[],"tags":{"a b":""}}"#,
            None,
            "game 1, line 1, column 29: not a game in JSON: \"a b\" is not a tag name: expected a \
             capital letter, then letters, digits and underscores",
        );
    }
}
