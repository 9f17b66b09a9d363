//! Writes games to a stream as PDN 3.0.

use super::check::{KINGS_SAFE_FROM_MEN, OFFICIAL};
use super::filler::Filler;
use super::game::after;
use super::game_type::GameType;
use super::problem::MoveNumber;
use super::tags::{is_structural, is_unset, place_for};
use super::tree::{Action, Line, Node, begins_with_set_up};
use super::{Comment, GameResult, MAX_DEPTH, PdnGame};
use crate::{Fen, write_move};
use rules::{Color, Labels, Move, Position, RuleSet};
use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};

/// Writes games, one after another.
///
/// ```
/// # use crownhead_notation::pdn::{PdnGame, Writer};
/// # use rules::Game;
/// let mut game = PdnGame::from(&Game::new());
/// game.tags.set("Black", "Doe, Jane").unwrap();
/// let mut writer = Writer::new(Vec::new());
/// writer.write(&game).unwrap();
/// let text = String::from_utf8(writer.into_inner()).unwrap();
/// assert_eq!(text, "[Black \"Doe, Jane\"]\n[Result \"*\"]\n[GameType \"21\"]\n\n*\n");
/// ```
pub struct Writer<W> {
    out: W,
    style: Style,
    /// The game being written, so that nothing of a refused game is written.
    text: String,
    is_first: bool,
}

/// The options of a writer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// How squares are spelled.
    pub labels: Labels,
}

impl<W: Write> Writer<W> {
    /// A writer with square numbers.
    pub fn new(out: W) -> Writer<W> {
        Writer::with_style(out, Style::default())
    }

    /// A writer with other options.
    pub fn with_style(out: W, style: Style) -> Writer<W> {
        Writer {
            out,
            style,
            text: String::new(),
            is_first: true,
        }
    }

    /// Writes a game, or nothing if it contains an illegal move.
    ///
    /// The result ends the game. If it's unknown and the board decides, the board's is written. Tags keep their order. Variations without moves and comments are omitted. The
    /// tag `PlyCount`, if there is one, is corrected.
    pub fn write(&mut self, game: &PdnGame) -> Result<(), WriteError> {
        self.text.clear();
        if !self.is_first {
            self.text.push('\n');
        }
        let result = game.final_result();
        write_tags(&mut self.text, game, result, self.style.labels);
        self.text.push('\n');
        let mut moves = MoveText {
            filler: Filler::new(&mut self.text),
            rules: game.rules,
            labels: self.style.labels,
            word: String::new(),
        };
        moves.line(
            &game.line,
            game.start,
            MoveNumber::first(game.start.turn()),
            0,
        )?;
        moves.filler.word(result.text());
        moves.filler.finish();
        self.text.push('\n');
        self.out.write_all(self.text.as_bytes())?;
        self.is_first = false;
        Ok(())
    }

    /// Returns the underlying stream.
    pub fn into_inner(self) -> W {
        self.out
    }
}

/// Why a game couldn't be written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The stream failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The game contains an illegal move.
    #[error("move {at}, {mv}, is not legal")]
    IllegalMove {
        /// Which move it is.
        at: MoveNumber,
        /// The move.
        mv: Move,
    },
    /// Variations are nested too deeply to be read back.
    #[error("variations are nested more than {MAX_DEPTH} deep")]
    NestedTooDeep,
}

/// Writes the tags in their order. Those that are missing go where PDN asks for them.
fn write_tags(text: &mut String, game: &PdnGame, result: GameResult, labels: Labels) {
    let mut tags: Vec<(&str, Cow<'_, str>)> = Vec::new();
    for (name, value) in game.tags.all() {
        let value = match name {
            "PlyCount" => game.moves().count().to_string().into(),
            _ if is_structural(name) => match generated(name, Some(value), game, result, labels) {
                Some(value) => value,
                None => continue,
            },
            _ => Cow::Borrowed(value),
        };
        tags.push((name, value));
    }
    for name in ["Result", "GameType", "Rules", "SetUp", "FEN"] {
        if tags.iter().all(|(other, _)| *other != name)
            && let Some(value) = generated(name, None, game, result, labels)
        {
            let place = place_for(name, tags.iter().map(|(other, _)| *other));
            tags.insert(place, (name, value));
        }
    }
    for (name, value) in tags {
        write_tag(text, name, &value);
    }
}

/// The value of a tag that a field represents, or `None` if the game doesn't need the tag. A tag
/// that a file had is always needed.
fn generated<'a>(
    name: &str,
    old: Option<&'a str>,
    game: &PdnGame,
    result: GameResult,
    labels: Labels,
) -> Option<Cow<'a, str>> {
    let has_own_start = game.start != Position::START || begins_with_set_up(&game.line);
    Some(match name {
        "Result" => result.text().into(),
        // A1 is at White's left, which is the top right from the first mover's point of view.
        "GameType" => match (labels, old.map(|old| (old, GameType::read(old)))) {
            (Labels::Numbers, Some((old, GameType::Ours { letters_from: None })))
                if !is_unset(old) =>
            {
                old.into()
            }
            (Labels::Numbers, _) => "21".into(),
            (Labels::Letters, _) => "21,B,8,8,A3,0".into(),
        },
        "Rules" if game.rules.kings_safe_from_men => KINGS_SAFE_FROM_MEN.into(),
        "SetUp" if has_own_start => "1".into(),
        "FEN" if has_own_start => Fen::from(&game.start).to_string().into(),
        _ => match old? {
            old if is_unset(old) || name == "SetUp" => old.into(),
            _ if name == "Rules" => OFFICIAL.into(),
            _ => Fen::from(&game.start).to_string().into(),
        },
    })
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    let _ = write!(text, "[{name} \"");
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
    text.push_str("\"]\n");
}

/// Writes the moves of a game.
struct MoveText<'a> {
    filler: Filler<'a>,
    rules: RuleSet,
    labels: Labels,
    /// A word under construction.
    word: String,
}

impl MoveText<'_> {
    fn line(
        &mut self,
        line: &Line,
        start: Position,
        first: MoveNumber,
        depth: usize,
    ) -> Result<(), WriteError> {
        self.comments(&line.comments);
        let mut pos = start;
        let mut at = first;
        let mut needs_number = true;
        for node in &line.nodes {
            let before = pos;
            let illegal = |mv| WriteError::IllegalMove { at, mv };
            match node.action {
                Action::Move(mv) => {
                    pos = after(&before, self.rules, &node.action).ok_or_else(|| illegal(mv))?;
                    self.mv(&before, mv, node, at, needs_number);
                }
                Action::SetUp(set_up) => {
                    pos = set_up;
                    self.word.clear();
                    let _ = write!(self.word, "/FEN \"{}\"/", Fen::from(&set_up));
                    self.filler.word(&self.word);
                }
            }
            for nag in &node.nags {
                self.filler.word(&nag.to_string());
            }
            if let Some(clock) = node.clock {
                self.filler.word(&format!("{{{clock}}}"));
            }
            self.comments(&node.comments);
            for variation in &node.variations {
                if !variation.line.is_empty() {
                    if depth == MAX_DEPTH {
                        return Err(WriteError::NestedTooDeep);
                    }
                    self.filler.open('(');
                    self.line(&variation.line, before, at, depth + 1)?;
                    self.filler.close(')');
                }
                self.comments(&variation.after);
            }
            needs_number = !(node.comments.is_empty()
                && node.variations.is_empty()
                && node.clock.is_none()
                && matches!(node.action, Action::Move(_)));
            at = at.then(pos.turn());
        }
        Ok(())
    }

    fn mv(&mut self, pos: &Position, mv: Move, node: &Node, at: MoveNumber, needs_number: bool) {
        self.word.clear();
        let number = at.number;
        let _ = match at.turn {
            Color::Black => write!(self.word, "{number}. "),
            Color::White if needs_number => write!(self.word, "{number}... "),
            Color::White => Ok(()),
        };
        let start = self.word.len();
        let _ = write!(
            self.word,
            "{}",
            write_move(pos, self.rules, mv, self.labels)
        );
        // PDN requires lower case.
        self.word[start..].make_ascii_lowercase();
        if let Some(strength) = node.strength {
            let _ = write!(self.word, "{strength}");
        }
        self.filler.word(&self.word);
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.filler.open('{');
            for word in comment.as_str().split(' ') {
                self.filler.word(word);
            }
            self.filler.close('}');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WrittenMove;
    use crate::pdn::{Reader, Variation};

    fn read(text: &str) -> PdnGame {
        let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        assert_eq!(record.problems, [], "{text}");
        record.into_game().unwrap()
    }

    fn mv(text: &str, pos: &Position) -> Move {
        let written: WrittenMove = text.parse().unwrap();
        written.resolve(pos, RuleSet::OFFICIAL).unwrap()
    }

    #[track_caller]
    fn check(text: &str, moves: &str) {
        let mut writer = Writer::new(Vec::new());
        writer.write(&read(text)).unwrap();
        let written = String::from_utf8(writer.into_inner()).unwrap();
        let (_, found) = written.split_once("\n\n").unwrap();
        assert_eq!(found.trim_end(), moves);
        let mut expected = read(text);
        expected.result = expected.final_result();
        assert_eq!(read(&written), expected);
    }

    #[test]
    fn moves_are_as_short_as_they_are_clear() {
        check("1. 11-15 22-18 2. 15x22 1-0", "1. 11-15 22-18 2. 15x22 1-0");
        check("[FEN \"W:W29:B25,18,11\"] 29x22x15x8", "1... 29x8 0-1");
        check("[FEN \"B:W6,7,14,15:B2\"] 2x9x18", "1. 2x9x18 *");
    }

    #[test]
    fn numbers_come_back_after_what_interrupts() {
        check("9-14! 22-18 $1 5-9", "1. 9-14! 22-18 $1 2. 5-9 *");
        check("9-14 {so} 22-18", "1. 9-14 {so} 1... 22-18 *");
        check("9-14 (9-13) 22-18", "1. 9-14 (1. 9-13) 1... 22-18 *");
        check(
            "9-14 22-18 (22-17 5-9) 5-9",
            "1. 9-14 22-18 (1... 22-17 2. 5-9) 2. 5-9 *",
        );
        check(
            "9-14 (({why} 9-13)) 22-18",
            "1. 9-14 ({why} 1. 9-13) 1... 22-18 *",
        );
    }

    #[test]
    fn a_game_that_cannot_be_read_back_is_refused() {
        let mut game = read("1. 11-15 23-19");
        let twice = game.line.nodes[0].clone();
        game.line.nodes.push(twice);
        let mut writer = Writer::new(Vec::new());
        assert_eq!(
            writer.write(&game).unwrap_err().to_string(),
            "move 2 of Black, 11-15, is not legal"
        );

        let mut deep = Line::default();
        for _ in 0..MAX_DEPTH + 2 {
            let mut node = Node::from(mv("11-15", &Position::START));
            if !deep.is_empty() {
                node.variations.push(Variation::from(deep));
            }
            deep = Line::default();
            deep.nodes.push(node);
        }
        let mut game = PdnGame::new();
        game.line = deep;
        assert!(matches!(
            writer.write(&game),
            Err(WriteError::NestedTooDeep)
        ));
        // The writer's depth limit equals the reader's.
        game.line = game.line.nodes.remove(0).variations.remove(0).line;
        writer.write(&game).unwrap();
        let text = String::from_utf8(writer.into_inner()).unwrap();
        assert_eq!(read(&text), game);
    }

    #[test]
    fn the_stated_result_is_written_and_otherwise_the_board_s() {
        #[track_caller]
        fn check(text: &str, result: &str, problem: Option<&str>) {
            let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
            let kinds = record
                .problems
                .iter()
                .map(|problem| problem.kind.to_string());
            assert_eq!(kinds.collect::<Vec<_>>(), Vec::from_iter(problem));
            let game = record.into_game().unwrap();
            let mut writer = Writer::new(Vec::new());
            writer.write(&game).unwrap();
            let written = String::from_utf8(writer.into_inner()).unwrap();
            assert!(
                written.contains(&format!("[Result \"{result}\"]")),
                "{written}"
            );
            assert!(written.ends_with(&format!(" {result}\n")), "{written}");
            let json = serde_json::to_value(&game).unwrap();
            assert_eq!(json["result"], result);
        }
        let taken = "[FEN \"B:W14:BK10\"] 10x17";
        check(
            &format!("{taken} 0-1"),
            "0-1",
            Some(
                "the result is 0-1, but Black has won on the board: does the file mean White by 1-0?",
            ),
        );
        for result in ["1/2-1/2", "0-0"] {
            let problem = format!("the result is {result}, but Black has won on the board");
            check(&format!("{taken} {result}"), result, Some(&problem));
        }
        check(&format!("{taken} 1-0"), "1-0", None);
        check(&format!("{taken} *"), "1-0", None);
        check("11-15 0-1", "0-1", None);
    }

    #[test]
    fn tags_keep_their_order() {
        #[track_caller]
        fn check(tags: &str, expected: &str) {
            let mut writer = Writer::new(Vec::new());
            let record = Reader::new(tags.as_bytes()).next().unwrap().unwrap();
            writer.write(record.game().unwrap()).unwrap();
            let text = String::from_utf8(writer.into_inner()).unwrap();
            let (tags, _) = text.split_once("\n\n").unwrap();
            assert_eq!(tags.replace('\n', " "), expected);
        }
        check(
            "[White \"W\"] [Black \"B\"] 1-0",
            "[White \"W\"] [Black \"B\"] [Result \"1-0\"] [GameType \"21\"]",
        );
        check(
            "[result \"1/2\"] [Setup \"1\"] [FEN \"B:W32:B1.\"] [GameType \"21,B,8,8,N1,0\"] [A \"\"]",
            "[Result \"1/2-1/2\"] [SetUp \"1\"] [FEN \"B:W32:B1\"] [GameType \"21,B,8,8,N1,0\"] [A \"\"]",
        );
        check(
            "[SetUp \"0\"] [FEN \"\"] [Rules \"\"] [Event \"x\"] *",
            "[SetUp \"0\"] [FEN \"\"] [Rules \"\"] [Event \"x\"] [Result \"*\"] [GameType \"21\"]",
        );
    }

    #[test]
    fn a_game_of_rules_is_written_with_its_result() {
        let start = "B:W14:BK10".parse::<Fen>().unwrap().position().unwrap();
        let mut game = rules::Game::from_position(start, RuleSet::OFFICIAL);
        game.play(mv("10x17", &start)).unwrap();
        let game = PdnGame::from(&game);
        let mut writer = Writer::with_style(
            Vec::new(),
            Style {
                labels: Labels::Letters,
            },
        );
        writer.write(&game).unwrap();
        assert_eq!(
            String::from_utf8(writer.into_inner()).unwrap(),
            "[Result \"1-0\"]\n[GameType \"21,B,8,8,A3,0\"]\n[SetUp \"1\"]\n\
             [FEN \"B:W14:BK10\"]\n\n1. d6xb4 1-0\n"
        );
    }
}
