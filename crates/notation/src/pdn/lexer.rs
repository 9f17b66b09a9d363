//! Splits bytes into words.

mod bracket;
mod words;

use super::Place;
use super::encoding::decode;
use super::token::{Ahead, Token, TokenKind};
use super::window::Window;
use std::io::{self, BufRead};

/// How far to look ahead for a word of squares, a number or a stray word, in bytes.
const MAX_WORD: usize = 64;
/// The number of bytes available when a word is read. A word is at most twice as long as its
/// longest part, and there may be spaces and a separator to skip.
const AT_HAND: usize = 8 * MAX_WORD;
/// How far to look ahead for a setup, in bytes. The longest has about 130.
const MAX_SET_UP: usize = 1024;

/// Splits a stream into tokens.
///
/// It handles spelling, not grammar: the parser decides whether a token makes sense. Memory grows
/// with the longest token.
pub(super) struct Lexer<R> {
    window: Window<R>,
    /// The bytes of the current comment or tag.
    raw: Vec<u8>,
    text: String,
    tag_name: String,
    glued: bool,
    first_on_line: bool,
    /// The commas since the last token.
    commas: usize,
    /// The line where the last token ends.
    last_line: u64,
    cut_off: bool,
    not_utf_8: bool,
}

impl<R: BufRead> Lexer<R> {
    pub(super) fn new(window: Window<R>) -> Lexer<R> {
        Lexer {
            window,
            raw: Vec::new(),
            text: String::new(),
            tag_name: String::new(),
            glued: false,
            first_on_line: true,
            commas: 0,
            last_line: 1,
            cut_off: false,
            not_utf_8: false,
        }
    }

    /// Whether the text was read as UTF-16 without a byte order mark.
    pub(super) fn is_guessed_utf_16(&self) -> bool {
        self.window.is_guessed_utf_16()
    }

    /// The text of the last token, or the value of the last tag.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The name of the last tag, as written.
    pub(super) fn tag_name(&self) -> &str {
        &self.tag_name
    }

    /// Whether the last token was a tag with a value that's too long.
    pub(super) fn was_cut_off(&self) -> bool {
        self.cut_off
    }

    /// Whether the last token had bytes that weren't UTF-8.
    pub(super) fn was_not_utf_8(&self) -> bool {
        self.not_utf_8
    }

    /// What comes next, without consuming it.
    pub(super) fn ahead(&mut self) -> io::Result<Ahead> {
        self.skip_space()?;
        Ok(match self.window.peek(0)? {
            None => Ahead::End,
            Some(b')') => Ahead::Close,
            Some(b'[') if self.begins_tag()? => Ahead::Tag,
            Some(b'1') if self.window.peek(1)? == Some(b'.') => Ahead::FirstNumber,
            Some(b'0'..=b'9' | b'a'..=b'h' | b'A'..=b'H') => Ahead::Word,
            Some(b'{' | b';' | b'(' | b'.') => Ahead::Aside,
            Some(_) => Ahead::Other,
        })
    }

    /// The place of the next token.
    pub(super) fn place(&mut self) -> io::Result<Place> {
        self.skip_space()?;
        Ok(self.window.place())
    }

    /// The next token. After the end, returns the end again.
    pub(super) fn next_token(&mut self) -> io::Result<Token> {
        self.skip_space()?;
        let (glued, first_on_line) = (self.glued, self.first_on_line);
        let commas = std::mem::take(&mut self.commas);
        self.glued = true;
        self.first_on_line = false;
        self.cut_off = false;
        self.not_utf_8 = false;
        let place = self.window.place();
        let set_apart = place.line > self.last_line + 1;
        let kind = match self.window.peek(0)? {
            // A percent sign after a number or word belongs to it.
            Some(b'%') if !glued => self.rest_of_line()?,
            _ => self.kind()?,
        };
        self.last_line = self.window.place().line;
        Ok(Token {
            kind,
            place,
            glued,
            first_on_line,
            set_apart,
            commas,
        })
    }

    fn kind(&mut self) -> io::Result<TokenKind> {
        let Some(byte) = self.window.peek(0)? else {
            return Ok(TokenKind::End);
        };
        match byte {
            b'{' => return self.comment(),
            b'[' => return self.bracket(),
            b';' => return self.line_comment(),
            b'/' => return self.set_up(),
            _ => {}
        }
        self.text.clear();
        let bytes = self.window.view(AT_HAND)?;
        match words::word(bytes, &mut self.text) {
            Some((kind, len)) => {
                self.window.take_word(len);
                Ok(kind)
            }
            None => self.stray(),
        }
    }

    /// Skips to the next token. Commas and control characters count as space, and so does a line
    /// that starts with `%`: that's how PDN marks data for other programs.
    fn skip_space(&mut self) -> io::Result<()> {
        loop {
            let len = match self.window.peek(0)? {
                Some(b'\n' | b'\r') => {
                    self.first_on_line = true;
                    1
                }
                Some(b',') => {
                    self.commas += 1;
                    1
                }
                Some(0..=b' ' | 0x7F) => 1,
                Some(b'%') if self.window.place().column == 1 => {
                    self.skip_line()?;
                    0
                }
                Some(0xEF) if self.window.starts_with("\u{FEFF}".as_bytes())? => {
                    self.window.take_unseen(3);
                    0
                }
                Some(0xC2) if self.window.starts_with("\u{A0}".as_bytes())? => 2,
                _ => return Ok(()),
            };
            self.glued = false;
            self.window.take(len);
        }
    }

    /// Skips to the end of the line.
    fn skip_line(&mut self) -> io::Result<()> {
        while !matches!(self.window.peek(0)?, None | Some(b'\n' | b'\r')) {
            self.window.take(1);
        }
        Ok(())
    }

    /// Adds bytes to the raw text.
    fn store(&mut self, len: usize) {
        self.raw.extend_from_slice(self.window.seen(len));
        self.window.take(len);
    }

    /// Decodes the raw bytes to text.
    fn decode_raw(&mut self) {
        self.text.clear();
        self.not_utf_8 |= !decode(&self.raw, &mut self.text);
    }

    fn comment(&mut self) -> io::Result<TokenKind> {
        self.window.take(1);
        self.raw.clear();
        let mut len = 0;
        let closed = loop {
            match self.window.peek(len)? {
                None => {
                    self.store(len);
                    break false;
                }
                Some(b'}') => {
                    self.store(len);
                    self.window.take(1);
                    break true;
                }
                Some(b'\n' | b'\r') => {
                    self.store(len + 1);
                    len = 0;
                    // A line that looks like a tag is one: the closing brace is missing.
                    if self.begins_tag()? {
                        self.first_on_line = true;
                        break false;
                    }
                }
                Some(_) => len += 1,
            }
            if len >= 4096 {
                self.store(len);
                len = 0;
            }
        };
        self.decode_raw();
        Ok(TokenKind::Comment { closed })
    }

    fn line_comment(&mut self) -> io::Result<TokenKind> {
        self.window.take(1);
        self.store_line()?;
        Ok(TokenKind::Comment { closed: true })
    }

    /// A percent sign in the middle of a line, and everything after it.
    fn rest_of_line(&mut self) -> io::Result<TokenKind> {
        self.store_line()?;
        Ok(TokenKind::Stray)
    }

    /// Takes the text up to the end of the line.
    fn store_line(&mut self) -> io::Result<()> {
        self.raw.clear();
        let mut len = 0;
        while !matches!(self.window.peek(len)?, None | Some(b'\n' | b'\r')) {
            len += 1;
            if len >= 4096 {
                self.store(len);
                len = 0;
            }
        }
        self.store(len);
        self.decode_raw();
        Ok(())
    }

    /// `/FEN "…"/`. It may contain one line break.
    fn set_up(&mut self) -> io::Result<TokenKind> {
        let mut len = 1;
        let mut quotes = 0;
        let mut lines = 0;
        let closed = loop {
            match self.window.peek(len)? {
                Some(b'/') => break true,
                Some(b'"') => quotes += 1,
                Some(b' ' | b'\t') => {}
                Some(b'\n') if lines == 0 => lines += 1,
                Some(b'\r') if lines == 0 => {}
                None | Some(b'\n' | b'\r' | b'[' | b']' | b'{' | b'}' | b'(' | b')') => {
                    break false;
                }
                // Something other than a slash after the closing quotation mark.
                Some(_) if quotes == 2 => break false,
                Some(_) => {}
            }
            len += 1;
            if len > MAX_SET_UP {
                break false;
            }
        };
        self.raw.clear();
        self.raw.extend_from_slice(&self.window.seen(len)[1..]);
        self.window.take(len + usize::from(closed));
        self.decode_raw();
        Ok(TokenKind::SetUp { closed })
    }

    /// A word with no meaning here, or a sign.
    fn stray(&mut self) -> io::Result<TokenKind> {
        let mut len = 1;
        while let Some(byte) = self.window.peek(len)?
            && !matches!(
                byte,
                0..=b' ' | b'[' | b']' | b'{' | b'}' | b'(' | b')' | b';' | b'*' | b',' | 0x7F
            )
            && (len < MAX_WORD || byte & 0b1100_0000 == 0b1000_0000)
            && len < 2 * MAX_WORD
        {
            len += 1;
        }
        self.raw.clear();
        self.raw.extend_from_slice(self.window.seen(len));
        self.window.take(len);
        self.text.clear();
        // Noise isn't text, so its encoding isn't a problem.
        decode(&self.raw, &mut self.text);
        Ok(TokenKind::Stray)
    }

    /// The number of bytes held in memory.
    #[cfg(test)]
    pub(super) fn capacity(&self) -> usize {
        self.window.capacity() + self.raw.capacity() + self.text.capacity()
    }
}

#[cfg(test)]
mod tests {
    use super::super::token::{Scale, TagForm};
    use super::*;
    use std::io::BufReader;

    /// The tokens of a text in short form: one letter for the kind, and the text.
    fn tokens(text: &[u8]) -> Vec<String> {
        let mut lexer = Lexer::new(Window::new(BufReader::with_capacity(3, text)));
        let mut tokens = Vec::new();
        loop {
            let token = lexer.next_token().unwrap();
            let glued = if token.glued { "+" } else { "" };
            let text = lexer.text();
            let short = match token.kind {
                TokenKind::End => return tokens,
                TokenKind::Tag(form) => {
                    let form = match form {
                        TagForm::Sound => "tag",
                        TagForm::Broken => "broken tag",
                        TagForm::Unquoted => "unquoted tag",
                    };
                    format!("{form} {}={text}", lexer.tag_name())
                }
                TokenKind::MoveNumber { number, dots } => format!("number {number}/{dots}"),
                TokenKind::Move { written, .. } => match written {
                    Ok(written) => format!("move {written}"),
                    Err(_) => format!("no move {text}"),
                },
                TokenKind::Strength(strength) => format!("strength {strength}"),
                TokenKind::Nag(Some(nag)) => format!("nag {nag}"),
                TokenKind::Nag(None) => format!("no nag {text}"),
                TokenKind::Comment { closed: true } => format!("comment {text}"),
                TokenKind::Comment { closed: false } => format!("unclosed comment {text}"),
                TokenKind::Open => "(".to_owned(),
                TokenKind::Close => ")".to_owned(),
                TokenKind::SetUp { closed: true } => format!("set-up {text}"),
                TokenKind::SetUp { closed: false } => format!("unclosed set-up {text}"),
                TokenKind::Result { scale: Scale::Ours } => format!("result {text}"),
                TokenKind::Result {
                    scale: Scale::International,
                } => format!("international {text}"),
                TokenKind::Star => "*".to_owned(),
                TokenKind::Dots => "dots".to_owned(),
                TokenKind::StrayBrace => "}".to_owned(),
                TokenKind::Stray => format!("stray {text}"),
            };
            tokens.push(format!("{glued}{short}"));
        }
    }

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        assert_eq!(tokens(text.as_bytes()), expected, "{text}");
    }

    #[test]
    fn moves_and_numbers() {
        check("1. 9-14", &["number 1/1", "move 9-14"]);
        check("12...22-18", &["number 12/3", "+move 22-18"]);
        check("1.9-14 2.", &["number 1/1", "+move 9-14", "number 2/1"]);
        check("1 9-14", &["number 1/0", "move 9-14"]);
        check("1. ... 22-18", &["number 1/1", "dots", "move 22-18"]);
        check("9 - 14, 22 x 15 x 8", &["move 9-14", "move 22x15x8"]);
        check("9–14 9×18 9:18", &["move 9-14", "move 9x18", "move 9x18"]);
        check("09-14 0914", &["move 9-14", "move 9-14"]);
        check(
            "b6-c5 B6C5 c3:e5",
            &["move 9-14", "move 9-14", "move 22x15"],
        );
        check("9- 14 9-\n14", &["move 9-14", "no move 9-", "number 14/0"]);
        check("23- 2. 8-11", &["no move 23-", "number 2/1", "move 8-11"]);
        check("9-14abc", &["move 9-14", "+stray abc"]);
        check("8-11Red lost", &["move 8-11", "+stray Red", "stray lost"]);
        check("b6c5!so", &["move 9-14", "+strength !", "+stray so"]);
        check("9-33 0-5", &["no move 9-33", "no move 0-5"]);
        check("1954 12345", &["number 1954/0", "number 12345/0"]);
        check("99999999999. 5", &["number 4294967295/1", "number 5/0"]);
        check("b6 b9 h", &["stray b6", "stray b9", "stray h"]);
    }

    #[test]
    fn results_are_no_moves() {
        check("1-0 0-1 0-0", &["result 1-0", "result 0-1", "result 0-0"]);
        check("1/2-1/2 1/2", &["result 1/2-1/2", "result 1/2"]);
        check(
            "½-½ ½ 1/2 - 1/2",
            &["result 1/2-1/2", "result 1/2", "result 1/2-1/2"],
        );
        check("1-1 2-0", &["international 1-1", "international 2-0"]);
        check("1-18 1-10 10-1", &["move 1-18", "move 1-10", "move 10-1"]);
        check("9-14 1-0", &["move 9-14", "result 1-0"]);
        check("9-14* *", &["move 9-14", "+*", "*"]);
        check("1/25", &["number 1/0", "+unclosed set-up 25"]);
        for (text, mv, result) in [
            ("24-191-0", "24-19", "1-0"),
            ("8-110-1", "8-11", "0-1"),
            ("9x181/2-1/2", "9x18", "1/2-1/2"),
            ("8-111/2", "8-11", "1/2"),
            ("8-11/2-1/2", "8-1", "1/2-1/2"),
            ("22x15x80-0", "22x15x8", "0-0"),
        ] {
            let (mv, result) = (format!("move {mv}"), format!("+result {result}"));
            check(text, &[&mv, &result]);
        }
        check("24-191-05", &["no move 24-191-05"]);
    }

    #[test]
    fn remarks() {
        check(
            "9-14! 5-9 ?",
            &["move 9-14", "+strength !", "move 5-9", "strength ?"],
        );
        check(
            "9-14(!?)(9-13)",
            &["move 9-14", "+strength (!?)", "+(", "+move 9-13", "+)"],
        );
        check("( ! ) (*)", &["(", "strength !", ")", "nag $7"]);
        check(
            "$1 $255 $256 $",
            &["nag $1", "nag $255", "no nag $256", "stray $"],
        );
    }

    #[test]
    fn comments() {
        check("{one} {two\nlines}", &["comment one", "comment two\nlines"]);
        check("{a { b} c }", &["comment a { b", "stray c", "}"]);
        check("; to the end\n9-14", &["comment  to the end", "move 9-14"]);
        check("% skipped {\n9-14\n% as well\n", &["move 9-14"]);
        check(
            "9-14 % not {skipped 22-17\n 50% %x",
            &[
                "move 9-14",
                "stray % not {skipped 22-17",
                "number 50/0",
                "+stray %",
                "stray %x",
            ],
        );
        check("{% kept\n% too}", &["comment % kept\n% too"]);
        check("{no end", &["unclosed comment no end"]);
        check(
            "{no end\n[Event \"x\"]",
            &["unclosed comment no end\n", "+tag Event=x"],
        );
        check(
            "{an end\n[event \"x\"]}",
            &["comment an end\n[event \"x\"]"],
        );
        check("[%clk 0:05]", &["comment [%clk 0:05]"]);
    }

    #[test]
    fn tags() {
        check("[Event \"x\"]", &["tag Event=x"]);
        check(" [ Event  \"x y\" ] ", &["tag Event=x y"]);
        check("[A\"x\"][B \"\"]", &["tag A=x", "+tag B="]);
        check(r#"[A "\"x\" \\ \z"]"#, &[r#"tag A="x" \ \z"#]);
        check("[A \"x]y\"]", &["tag A=x]y"]);
        check("[A \"two\nlines\"]", &["tag A=two lines"]);
        check("[A \"x]\n[B \"y\"]", &["broken tag A=x", "tag B=y"]);
        check("[A \"x\"\n[B \"y\"]", &["broken tag A=x", "tag B=y"]);
        check("[A \"x\n\n9-14", &["broken tag A=x", "move 9-14"]);
        check("[A \"x \"y\" z\"]", &["broken tag A=x \"y\" z"]);
        check(r#"[A "C:\"]"#, &[r"broken tag A=C:\"]);
        check("[A b c]", &["unquoted tag A=b c"]);
        check("[A \"", &["broken tag A="]);
        check("[A", &["stray [A"]);
    }

    #[test]
    fn set_ups() {
        check("/FEN \"B:W32:B1\"/", &["set-up FEN \"B:W32:B1\""]);
        check("/FEN\n\"B:W32:B1\"/", &["set-up FEN\n\"B:W32:B1\""]);
        check(
            "/FEN \"B:W32:B1\" 1. 1/2-1/2",
            &[
                "unclosed set-up FEN \"B:W32:B1\" ",
                "+number 1/1",
                "result 1/2-1/2",
            ],
        );
        check("/x (", &["unclosed set-up x ", "+("]);
    }

    #[test]
    fn space() {
        check(
            "\u{FEFF}9-14\u{A0}22-18\0\u{1A}",
            &["move 9-14", "move 22-18"],
        );
        check("9-14,22-18", &["move 9-14", "move 22-18"]);
        assert_eq!(tokens(b"\xFF\xFD9"), ["stray ÿý9"]);
        assert_eq!(tokens(b"\xFF\xFE9\0-\x001\x004\0"), ["move 9-14"]);
    }
}
