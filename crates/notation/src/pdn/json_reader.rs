//! JSON games from a stream, one at a time.

use super::Place;
use super::check::check;
use super::json::JsonGame;
use super::problem::{JsonFault, ProblemKind};
use super::reader::GameRecord;
use super::window::Window;
use super::written::{FlawAt, WrittenGame};
use rules::Color;
use std::io::{self, BufRead};

/// Fields that only a game has, not a move or a variation.
const FIELDS_OF_GAMES: [&[u8]; 4] = [b"tags", b"rules", b"start", b"result"];
/// The other fields that a game can start with.
const OTHER_FIELDS: [&[u8]; 2] = [b"comments", b"moves"];
/// How far to look ahead in text outside any game, in bytes.
const MAX_NOISE: usize = 4096;
/// The JSON parser's nesting limit.
const MAX_NESTING: usize = 128;
/// The maximum number of spaces to skip before the first field of a game.
const MAX_SPACE: usize = 1024;

/// Reads JSON games: a sequence or a list of objects, each on one line or several.
///
/// Like the PDN reader, it returns everything that's good, and a bad game never hides a good one,
/// as far as possible: after invalid JSON, it resumes on the next line, or where an object starts
/// like a game. Memory grows with the largest game.
pub struct JsonReader<R> {
    window: Window<R>,
    /// The bytes of the current game.
    bytes: Vec<u8>,
    games: u64,
    in_list: bool,
    ended: bool,
}

impl<R: BufRead> JsonReader<R> {
    /// A reader of this stream.
    pub fn new(source: R) -> JsonReader<R> {
        JsonReader::from_window(Window::new(source))
    }

    pub(super) fn from_window(window: Window<R>) -> JsonReader<R> {
        JsonReader {
            window,
            bytes: Vec::new(),
            games: 0,
            in_list: false,
            ended: false,
        }
    }

    /// The next game, or `None` after the last.
    fn next_game(&mut self) -> io::Result<Option<GameRecord>> {
        loop {
            skip_space(&mut self.window)?;
            match self.window.peek(0)? {
                Some(b'[') if !self.in_list => self.in_list = true,
                Some(b']') if self.in_list => self.in_list = false,
                Some(b',') if self.in_list => {}
                Some(_) => break,
                None => {
                    self.ended = true;
                    let place = self.window.place();
                    let unclosed = self
                        .in_list
                        .then(|| self.fault(place, place, JsonFault::UnclosedList));
                    return Ok(unclosed);
                }
            }
            self.window.take(1);
        }
        let place = self.window.place();
        self.bytes.clear();
        if self.window.peek(0)? == Some(b'{') {
            self.take_object()?;
        } else {
            self.take_noise()?;
        }
        Ok(Some(
            match serde_json::from_slice::<JsonGame>(self.bytes.trim_ascii_end()) {
                Ok(game) => {
                    self.games += 1;
                    game.record(self.games, place)
                }
                Err(error) => {
                    let at = self.place_of(&error, place);
                    self.fault(place, at, JsonFault::new(&error))
                }
            },
        ))
    }

    /// Takes an object, or as much of it as there is.
    ///
    /// Only brackets and strings matter here; the JSON parser handles their contents.
    fn take_object(&mut self) -> io::Result<()> {
        let mut brackets: Vec<u8> = Vec::new();
        let mut in_string = false;
        let mut len = 0;
        while let Some(byte) = self.window.peek(len)? {
            let is_sound = match byte {
                // A string has no line breaks.
                b'\n' if in_string => false,
                b'\n' => {
                    self.store(len + 1);
                    len = 0;
                    if begins_game(&mut self.window, &FIELDS_OF_GAMES)? {
                        // The rest of this object is missing.
                        return Ok(());
                    }
                    continue;
                }
                b'"' => {
                    in_string = !in_string;
                    true
                }
                b'\\' if in_string => {
                    // The next character doesn't end the string.
                    len += 1;
                    self.window
                        .peek(len)?
                        .is_some_and(|escaped| escaped != b'\n')
                }
                _ if in_string => true,
                b'{' | b'[' => {
                    brackets.push(byte);
                    brackets.len() < MAX_NESTING
                }
                b'}' => brackets.pop() == Some(b'{'),
                b']' => brackets.pop() == Some(b'['),
                _ => is_json(byte),
            };
            if !is_sound {
                self.store(len);
                return self.take_noise();
            }
            len += 1;
            if brackets.is_empty() {
                break;
            }
            if len >= MAX_NOISE {
                self.store(len);
                len = 0;
            }
        }
        self.store(len);
        Ok(())
    }

    /// Takes meaningless text: the rest of the line, or everything before something like a game.
    fn take_noise(&mut self) -> io::Result<()> {
        let most = self.bytes.len() + MAX_NOISE;
        let mut is_first = true;
        while let Some(byte) = self.window.peek(0)?
            && byte != b'\n'
            && (is_first || !begins_game(&mut self.window, &FIELDS_OF_GAMES)?)
        {
            is_first = false;
            if self.bytes.len() < most {
                self.bytes.push(byte);
            }
            self.window.take(1);
        }
        Ok(())
    }

    fn store(&mut self, len: usize) {
        // At the very end of the text, an escape may promise more than there is.
        let len = len.min(self.window.held());
        self.bytes.extend_from_slice(self.window.seen(len));
        self.window.take(len);
    }

    /// The record of something that isn't a game.
    fn fault(&mut self, begin: Place, place: Place, fault: JsonFault) -> GameRecord {
        self.games += 1;
        let mut game = WrittenGame::new(self.games, begin);
        let kind = ProblemKind::NotJson(fault);
        game.flaws.push(FlawAt::Game, place, kind);
        check(game, Color::Black)
    }

    /// The position in the stream of an error in the bytes, which start at `start`.
    fn place_of(&self, error: &serde_json::Error, start: Place) -> Place {
        let lines = error.line().saturating_sub(1);
        let mut at = 0;
        for _ in 0..lines {
            let rest = &self.bytes[at..];
            at += rest
                .iter()
                .position(|&byte| byte == b'\n')
                .map_or(rest.len(), |end| end + 1);
        }
        // Columns are counted from 1, and 0 is the preceding line break.
        let error_at = (at + error.column().saturating_sub(1)).min(self.bytes.len());
        let columns = self.bytes[at..error_at]
            .iter()
            .filter(|&&byte| byte & 0xC0 != 0x80);
        let columns = u32::try_from(columns.count()).unwrap_or(u32::MAX);
        Place {
            line: start.line + lines as u64,
            column: columns.saturating_add(if lines == 0 { start.column } else { 1 }),
            offset: start.offset + error_at as u64,
        }
    }
}

impl<R: BufRead> Iterator for JsonReader<R> {
    type Item = io::Result<GameRecord>;

    /// The next game. After an I/O error there are no more.
    fn next(&mut self) -> Option<io::Result<GameRecord>> {
        if self.ended {
            return None;
        }
        let game = self.next_game();
        self.ended |= game.is_err();
        game.transpose()
    }
}

/// Skips white space and a byte order mark.
pub(super) fn skip_space<R: BufRead>(window: &mut Window<R>) -> io::Result<()> {
    loop {
        match window.peek(0)? {
            Some(byte) if byte.is_ascii_whitespace() => window.take(1),
            Some(0xEF) if window.starts_with("\u{FEFF}".as_bytes())? => window.take_unseen(3),
            _ => return Ok(()),
        }
    }
}

/// Whether the input continues with JSON games and can't be PDN.
///
/// In PDN, a brace opens a comment and a bracket opens a tag. No comment starts like a game object,
/// with a known field and a colon, and no tag starts with a brace. An empty object alone isn't a
/// comment on anything.
pub(super) fn begins_json<R: BufRead>(window: &mut Window<R>) -> io::Result<bool> {
    if window.peek(0)? == Some(b'[') {
        let inside = behind_space(window, 1)?;
        return Ok(matches!(window.peek(inside)?, Some(b'{' | b']')));
    }
    Ok(begins_game(window, &FIELDS_OF_GAMES)?
        || begins_game(window, &OTHER_FIELDS)?
        || is_empty_object(window)?)
}

/// Whether the input is an object without fields, and nothing else.
fn is_empty_object<R: BufRead>(window: &mut Window<R>) -> io::Result<bool> {
    if window.peek(0)? != Some(b'{') {
        return Ok(false);
    }
    let close = behind_space(window, 1)?;
    if window.peek(close)? != Some(b'}') {
        return Ok(false);
    }
    let end = behind_space(window, close + 1)?;
    Ok(window.peek(end)?.is_none())
}

/// Whether the input continues with an object whose first field is one of these.
fn begins_game<R: BufRead>(window: &mut Window<R>, fields: &[&[u8]]) -> io::Result<bool> {
    if window.peek(0)? != Some(b'{') {
        return Ok(false);
    }
    let quote = behind_space(window, 1)?;
    if window.peek(quote)? != Some(b'"') {
        return Ok(false);
    }
    for field in fields {
        let end = quote + 1 + field.len();
        let bytes = window.view(end + 1)?;
        if bytes.get(quote + 1..end) == Some(field) && bytes.get(end) == Some(&b'"') {
            let colon = behind_space(window, end + 1)?;
            return Ok(window.peek(colon)? == Some(b':'));
        }
    }
    Ok(false)
}

/// The offset of the first byte from this offset on that isn't a space.
fn behind_space<R: BufRead>(window: &mut Window<R>, mut at: usize) -> io::Result<usize> {
    let most = at + MAX_SPACE;
    while at < most
        && window
            .peek(at)?
            .is_some_and(|byte| byte.is_ascii_whitespace())
    {
        at += 1;
    }
    Ok(at)
}

/// Whether this byte can occur in JSON outside strings and brackets.
const fn is_json(byte: u8) -> bool {
    matches!(
        byte,
        b' ' | b'\t' | b'\r' | b',' | b':' | b'0'..=b'9' | b'+' | b'-' | b'.' | b'E' | b'a'..=b'z'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    /// The records of a text in short form: the line, and the moves or the problem.
    fn read(text: &str) -> Vec<String> {
        // A small buffer, so that every word gets split somewhere.
        JsonReader::new(BufReader::with_capacity(3, text.as_bytes()))
            .map(|record| {
                let record = record.unwrap();
                let what = match (record.game(), record.problems.first()) {
                    (Some(game), None) => {
                        let moves: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
                        moves.join(" ")
                    }
                    (_, Some(problem)) => problem.to_string(),
                    (None, None) => unreachable!("a record without a game has a problem"),
                };
                format!("{}: {what}", record.place.line)
            })
            .collect()
    }

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        assert_eq!(read(text), expected, "{text}");
    }

    const GAME: &str = r#"{"tags":{"Event":"\"}]"},"moves":[{"move":"9-14"}]}"#;

    #[test]
    fn games_come_in_lines_in_lists_and_spread_out() {
        let spread = GAME.replace(',', ",\n  ").replace('{', "{\n  ");
        check(&format!("{GAME}\n{GAME}"), &["1: 9-14", "2: 9-14"]);
        check(&format!("{GAME}{GAME}"), &["1: 9-14", "1: 9-14"]);
        check(
            &format!("{GAME}\r\n\r\n{GAME}\r\n"),
            &["1: 9-14", "3: 9-14"],
        );
        check(&format!("{spread}\n{spread}"), &["1: 9-14", "6: 9-14"]);
        check(&format!("[{GAME},{GAME}]"), &["1: 9-14", "1: 9-14"]);
        check(&format!("[\n{GAME},\n{GAME}\n]\n"), &["2: 9-14", "3: 9-14"]);
        check(&format!("[{spread}, {spread}]"), &["1: 9-14", "5: 9-14"]);
        check(&format!("\u{FEFF} {GAME}"), &["1: 9-14"]);
        check("", &[]);
        check("\u{FEFF}\n", &[]);
        check("[]", &[]);
    }

    #[test]
    fn a_bad_game_does_not_hide_the_next() {
        check(
            &format!("{{oops\n{GAME}"),
            &[
                "1: game 1, line 1, column 2: not a game in JSON: key must be a string",
                "2: 9-14",
            ],
        );
        // Cut off the first of two lines anywhere.
        for end in 1..GAME.len() {
            let records = read(&format!("{}\n{GAME}", &GAME[..end]));
            assert_eq!(records.len(), 2, "{end}");
            assert!(
                records[0].starts_with("1: game 1, line 1, column "),
                "{records:?}"
            );
            assert_eq!(records[1], "2: 9-14");
        }
        check(
            &format!("[{{\"moves\":[}},{GAME},{GAME}]"),
            &[
                "1: game 1, line 1, column 12: not a game in JSON: expected value",
                "1: 9-14",
                "1: 9-14",
            ],
        );
        check(
            &format!("{GAME} and so on\n{GAME}"),
            &[
                "1: 9-14",
                "1: game 2, line 1, column 53: not a game in JSON: expected value",
                "2: 9-14",
            ],
        );
        check(
            &format!("{GAME}\n5\n{GAME}"),
            &[
                "1: 9-14",
                "2: game 2, line 2, column 1: not a game in JSON: \
                 invalid type: integer `5`, expected a game",
                "3: 9-14",
            ],
        );
        check(
            &format!("[{GAME},\n"),
            &[
                "1: 9-14",
                "2: game 2, line 2, column 1: not a game in JSON: \
                 the list of games isn't closed: expected ]",
            ],
        );
    }

    #[test]
    fn a_problem_says_where_it_is_in_the_text() {
        check(
            "{}",
            &["1: game 1, line 1, column 2: not a game in JSON: missing field `moves`"],
        );
        check(
            "\n  {\n    \"tags\": {},\n    \"mvoes\": []\n  }",
            &[
                "2: game 1, line 4, column 11: not a game in JSON: unknown field `mvoes`, \
               expected one of `tags`, `rules`, `start`, `result`, `comments`, `moves`",
            ],
        );
        check(
            "  {\"tags\":{\"Event\":\"é\"},\"x\":1}",
            &[
                "1: game 1, line 1, column 27: not a game in JSON: unknown field `x`, \
               expected one of `tags`, `rules`, `start`, `result`, `comments`, `moves`",
            ],
        );
    }

    #[test]
    fn noise_does_not_fill_the_memory() {
        let noise = format!(
            "{}\n{{\"moves\":{}\n{GAME}",
            "x".repeat(100_000),
            "[".repeat(100_000)
        );
        let mut reader = JsonReader::new(noise.as_bytes());
        let records: Vec<GameRecord> = reader.by_ref().map(Result::unwrap).collect();
        let good: Vec<bool> = records
            .iter()
            .map(|record| record.game().is_some())
            .collect();
        assert_eq!(good, [false, false, true]);
        assert!(reader.bytes.capacity() < 4 * MAX_NOISE);
    }
}
