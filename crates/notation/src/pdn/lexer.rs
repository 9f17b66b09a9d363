//! Bytes to words.

use super::encoding::decode;
use super::token::{Ahead, Scale, TagForm, Token, TokenKind};
use super::window::Window;
use super::{MAX_TOKEN, Nag, Place, Strength};
use crate::WrittenMove;
use std::io::{self, BufRead};

/// A word of squares, a number or a stray word is never looked at farther than this, in bytes.
const MAX_WORD: usize = 64;
/// A set-up is never looked at farther than this, in bytes. The longest has about 130.
const MAX_SET_UP: usize = 1024;

/// Splits a stream into tokens.
///
/// It knows spelling, not grammar: whether a token makes sense where it stands is for the parser.
/// Memory is bounded by the longest token, and that by the limits.
pub(super) struct Lexer<R> {
    window: Window<R>,
    /// The bytes of the current comment or tag, up to the limit.
    raw: Vec<u8>,
    text: String,
    tag_name: String,
    glued: bool,
    first_on_line: bool,
    cut_off: bool,
    not_utf_8: bool,
}

impl<R: BufRead> Lexer<R> {
    pub(super) fn new(source: R) -> Lexer<R> {
        Lexer {
            window: Window::new(source),
            raw: Vec::new(),
            text: String::new(),
            tag_name: String::new(),
            glued: false,
            first_on_line: true,
            cut_off: false,
            not_utf_8: false,
        }
    }

    /// Whether the text begins like UTF-16.
    pub(super) fn is_utf_16(&mut self) -> io::Result<bool> {
        Ok(self.window.starts_with(&[0xFF, 0xFE])? || self.window.starts_with(&[0xFE, 0xFF])?)
    }

    /// The text of the last token, or the value of the last tag.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The name of the last tag, as it is written.
    pub(super) fn tag_name(&self) -> &str {
        &self.tag_name
    }

    /// Whether the last token was longer than allowed.
    pub(super) fn was_cut_off(&self) -> bool {
        self.cut_off
    }

    /// Whether the last token had bytes that are not UTF-8.
    pub(super) fn was_not_utf_8(&self) -> bool {
        self.not_utf_8
    }

    /// What comes next, without taking it.
    pub(super) fn ahead(&mut self) -> io::Result<Ahead> {
        self.skip_space()?;
        Ok(match self.window.peek(0)? {
            None => Ahead::End,
            Some(b')') => Ahead::Close,
            Some(b'[') if self.begins_tag()? => Ahead::Tag,
            Some(b'1') if self.window.peek(1)? == Some(b'.') => Ahead::FirstNumber,
            Some(b'0'..=b'9' | b'a'..=b'h' | b'A'..=b'H') => Ahead::Word,
            Some(_) => Ahead::Other,
        })
    }

    /// The place of the next token.
    pub(super) fn place(&mut self) -> io::Result<Place> {
        self.skip_space()?;
        Ok(self.window.place())
    }

    /// The next token. After the end, the end again.
    pub(super) fn next_token(&mut self) -> io::Result<Token> {
        self.skip_space()?;
        let (glued, first_on_line) = (self.glued, self.first_on_line);
        self.glued = true;
        self.first_on_line = false;
        self.cut_off = false;
        self.not_utf_8 = false;
        let place = self.window.place();
        let kind = self.kind()?;
        Ok(Token {
            kind,
            place,
            glued,
            first_on_line,
        })
    }

    fn kind(&mut self) -> io::Result<TokenKind> {
        let Some(byte) = self.window.peek(0)? else {
            return Ok(TokenKind::End);
        };
        match byte {
            b'0'..=b'9' => self.number_or_move(),
            b'a'..=b'h' | b'A'..=b'H' => match self.square(0)? {
                Some(_) => self.letter_move(),
                None => self.stray(),
            },
            b'{' => self.comment(),
            b'[' => self.bracket(),
            b'(' => self.parenthesis(),
            b')' => Ok(self.sign(TokenKind::Close)),
            b'}' => Ok(self.sign(TokenKind::StrayBrace)),
            b'*' => Ok(self.sign(TokenKind::Star)),
            b'!' | b'?' => self.strength(),
            b'$' => self.nag(),
            b';' => self.line_comment(),
            b'/' => self.set_up(),
            b'.' => self.dots(),
            0xC2 if self.window.starts_with("½".as_bytes())? => self.half(),
            _ => self.stray(),
        }
    }

    /// Goes to the next token. Commas and control characters count as space, and so does a
    /// line from a `%` on.
    fn skip_space(&mut self) -> io::Result<()> {
        loop {
            let len = match self.window.peek(0)? {
                Some(b'\n' | b'\r') => {
                    self.first_on_line = true;
                    1
                }
                Some(0..=b' ' | b',' | 0x7F) => 1,
                Some(b'%') => {
                    self.skip_line()?;
                    0
                }
                Some(0xEF) if self.window.starts_with("\u{FEFF}".as_bytes())? => 3,
                Some(0xC2) if self.window.starts_with("\u{A0}".as_bytes())? => 2,
                _ => return Ok(()),
            };
            self.glued = false;
            self.window.take(len);
        }
    }

    /// Takes everything up to the end of the line.
    fn skip_line(&mut self) -> io::Result<()> {
        while !matches!(self.window.peek(0)?, None | Some(b'\n' | b'\r')) {
            self.window.take(1);
        }
        Ok(())
    }

    fn sign(&mut self, kind: TokenKind) -> TokenKind {
        self.window.take(1);
        kind
    }

    /// A number, a move that begins with one, or a result.
    fn number_or_move(&mut self) -> io::Result<TokenKind> {
        let digits = self.digits(0)?;
        if self.window.peek(digits)? == Some(b'.') {
            return self.move_number(digits);
        }
        if self.window.starts_with(b"1/2")? && !self.is_digit(3)? {
            return self.half();
        }
        let word = self.path()?;
        if word.squares > 1 || word.dangling {
            return Ok(self.move_or_result(word));
        }
        if self.text.len() > digits {
            return Ok(TokenKind::Stray);
        }
        if let Some(written) = self.move_without_dash() {
            return Ok(TokenKind::Move {
                written: Ok(written),
                letters: false,
            });
        }
        Ok(TokenKind::MoveNumber {
            number: self.text.parse().unwrap_or(u32::MAX),
            dots: 0,
        })
    }

    /// Some old files leave out the dash: `1115`.
    fn move_without_dash(&self) -> Option<WrittenMove> {
        let (from, to) = self.text.split_at_checked(2)?;
        (to.len() == 2).then(|| format!("{from}-{to}").parse().ok())?
    }

    fn move_number(&mut self, digits: usize) -> io::Result<TokenKind> {
        self.text.clear();
        for &digit in self.window.seen(digits) {
            self.text.push(char::from(digit));
        }
        let mut dots = 0;
        while dots < 3 && self.window.peek(digits + dots)? == Some(b'.') {
            dots += 1;
        }
        self.window.take(digits + dots);
        Ok(TokenKind::MoveNumber {
            number: self.text.parse().unwrap_or(u32::MAX),
            dots: dots as u32,
        })
    }

    fn letter_move(&mut self) -> io::Result<TokenKind> {
        let word = self.path()?;
        if word.squares > 1 || word.dangling {
            Ok(self.move_or_result(word))
        } else {
            Ok(TokenKind::Stray)
        }
    }

    fn move_or_result(&self, word: Word) -> TokenKind {
        let scale = match self.text.as_str() {
            "1-0" | "0-1" | "0-0" => Some(Scale::Ours),
            "2-0" | "0-2" | "1-1" => Some(Scale::International),
            _ => None,
        };
        match scale {
            Some(scale) => TokenKind::Result { scale },
            None => TokenKind::Move {
                written: self.text.parse(),
                letters: word.letters,
            },
        }
    }

    /// Takes squares with separators between them. Their text is compact: spaces are left out, and
    /// every separator is `-` or `x`.
    fn path(&mut self) -> io::Result<Word> {
        self.text.clear();
        let mut word = Word::default();
        let mut end = 0;
        while let Some(square) = self.square(end)? {
            for &byte in &self.window.seen(end + square.len)[end..] {
                self.text.push(char::from(byte));
            }
            end += square.len;
            word.squares += 1;
            word.letters |= square.letters;
            let blanks = self.blanks(end)?;
            let next = match self.separator(end + blanks)? {
                Some((separator, len)) => {
                    let behind = blanks + len + self.blanks(end + blanks + len)?;
                    if self.square(end + behind)?.is_some() {
                        self.text.push(separator);
                        behind
                    } else if blanks == 0 {
                        // Nothing follows, so this is not a move, but it was meant to be one.
                        self.text.push(separator);
                        word.dangling = true;
                        end += len;
                        break;
                    } else {
                        break;
                    }
                }
                // Letters may follow each other directly: `a3b4`.
                None if square.letters && self.square(end)?.is_some_and(|next| next.letters) => {
                    self.text.push('-');
                    0
                }
                None => break,
            };
            if end + next > MAX_WORD {
                break;
            }
            end += next;
        }
        while let Some(byte) = self.window.peek(end)?
            && byte.is_ascii_alphanumeric()
            && end < MAX_WORD
        {
            self.text.push(char::from(byte));
            end += 1;
        }
        self.window.take(end);
        Ok(word)
    }

    /// The square at this distance: its length.
    fn square(&mut self, at: usize) -> io::Result<Option<SquareSeen>> {
        let (len, letters) = match self.window.peek(at)? {
            Some(b'0'..=b'9') => (self.digits(at)?, false),
            Some(b'a'..=b'h' | b'A'..=b'H')
                if matches!(self.window.peek(at + 1)?, Some(b'1'..=b'8')) =>
            {
                (2, true)
            }
            _ => return Ok(None),
        };
        Ok(Some(SquareSeen { len, letters }))
    }

    /// The separator at this distance: how it is written in compact text, and its length.
    fn separator(&mut self, at: usize) -> io::Result<Option<(char, usize)>> {
        Ok(match self.window.peek(at)? {
            Some(b'-') => Some(('-', 1)),
            Some(b'x' | b'X' | b':') => Some(('x', 1)),
            // × is C3 97.
            Some(0xC3) if self.window.peek(at + 1)? == Some(0x97) => Some(('x', 2)),
            // – is E2 80 93.
            Some(0xE2)
                if self.window.peek(at + 1)? == Some(0x80)
                    && self.window.peek(at + 2)? == Some(0x93) =>
            {
                Some(('-', 3))
            }
            _ => None,
        })
    }

    /// How many digits stand at this distance.
    fn digits(&mut self, at: usize) -> io::Result<usize> {
        let mut len = 0;
        while len < MAX_WORD && self.is_digit(at + len)? {
            len += 1;
        }
        Ok(len)
    }

    fn is_digit(&mut self, at: usize) -> io::Result<bool> {
        Ok(self
            .window
            .peek(at)?
            .is_some_and(|byte| byte.is_ascii_digit()))
    }

    /// How many spaces and tabs stand at this distance.
    fn blanks(&mut self, at: usize) -> io::Result<usize> {
        let mut len = 0;
        while len < MAX_WORD && matches!(self.window.peek(at + len)?, Some(b' ' | b'\t')) {
            len += 1;
        }
        Ok(len)
    }

    /// `1/2` or `½`, once or twice.
    fn half(&mut self) -> io::Result<TokenKind> {
        let Some(len) = self.half_at(0)? else {
            return self.stray();
        };
        self.text.clear();
        self.text.push_str("1/2");
        let blanks = self.blanks(len)?;
        let mut end = len;
        if let Some(('-', dash)) = self.separator(len + blanks)? {
            let behind = len + blanks + dash;
            let second = behind + self.blanks(behind)?;
            if let Some(len) = self.half_at(second)? {
                self.text.push_str("-1/2");
                end = second + len;
            }
        }
        self.window.take(end);
        Ok(TokenKind::Result { scale: Scale::Ours })
    }

    /// The length of a half at this distance.
    fn half_at(&mut self, at: usize) -> io::Result<Option<usize>> {
        for half in ["1/2", "½"] {
            let mut found = true;
            for (ahead, byte) in half.bytes().enumerate() {
                found &= self.window.peek(at + ahead)? == Some(byte);
            }
            if found && !self.is_digit(at + half.len())? {
                return Ok(Some(half.len()));
            }
        }
        Ok(None)
    }

    fn dots(&mut self) -> io::Result<TokenKind> {
        while self.window.peek(0)? == Some(b'.') {
            self.window.take(1);
        }
        Ok(TokenKind::Dots)
    }

    fn nag(&mut self) -> io::Result<TokenKind> {
        let digits = self.digits(1)?;
        if digits == 0 {
            return self.stray();
        }
        self.text.clear();
        for &byte in self.window.seen(1 + digits) {
            self.text.push(char::from(byte));
        }
        self.window.take(1 + digits);
        Ok(TokenKind::Nag(self.text[1..].parse().ok().map(Nag)))
    }

    fn strength(&mut self) -> io::Result<TokenKind> {
        let len = self.marks(0)?;
        self.take_strength(len)
    }

    /// How many exclamation and question marks stand at this distance.
    fn marks(&mut self, at: usize) -> io::Result<usize> {
        let mut len = 0;
        while len < MAX_WORD && matches!(self.window.peek(at + len)?, Some(b'!' | b'?')) {
            len += 1;
        }
        Ok(len)
    }

    fn take_strength(&mut self, len: usize) -> io::Result<TokenKind> {
        self.text.clear();
        for &byte in self.window.seen(len) {
            self.text.push(char::from(byte));
        }
        self.window.take(len);
        Ok(match Strength::read(&self.text) {
            Some(strength) => TokenKind::Strength(strength),
            None => TokenKind::Stray,
        })
    }

    /// `(!)` or the beginning of a variation.
    fn parenthesis(&mut self) -> io::Result<TokenKind> {
        let marks = self.marks(1)?;
        if marks > 0 && self.window.peek(1 + marks)? == Some(b')') {
            return self.take_strength(marks + 2);
        }
        if self.window.starts_with(b"(*)")? {
            self.window.take(3);
            return Ok(TokenKind::Nag(Some(Nag::FORCED)));
        }
        Ok(self.sign(TokenKind::Open))
    }

    /// Takes bytes into the raw text, as far as the limit allows.
    fn store(&mut self, len: usize) {
        let room = MAX_TOKEN.saturating_sub(self.raw.len());
        self.cut_off |= len > room;
        self.raw
            .extend_from_slice(&self.window.seen(len)[..len.min(room)]);
        self.window.take(len);
    }

    /// Makes the text of the raw bytes.
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
                    // A line that looks like a tag is one: the brace was forgotten.
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
        Ok(TokenKind::Comment { closed: true })
    }

    /// Whether `[`, a name with a capital letter and a quotation mark come next.
    fn begins_tag(&mut self) -> io::Result<bool> {
        if self.window.peek(0)? != Some(b'[') {
            return Ok(false);
        }
        let mut at = 1 + self.blanks(1)?;
        let name = at;
        while let Some(byte) = self.window.peek(at)?
            && (byte.is_ascii_alphanumeric() || byte == b'_')
            && at < MAX_WORD
        {
            at += 1;
        }
        let letter = self.window.peek(name)?;
        if !letter.is_some_and(|byte| byte.is_ascii_uppercase()) {
            return Ok(false);
        }
        at += self.blanks(at)?;
        Ok(self.window.peek(at)? == Some(b'"'))
    }

    /// A tag, a command outside a comment, or nothing of the kind.
    fn bracket(&mut self) -> io::Result<TokenKind> {
        let inside = 1 + self.blanks(1)?;
        if self.window.peek(inside)? == Some(b'%') {
            return self.bare_command();
        }
        let mut name_end = inside;
        while let Some(byte) = self.window.peek(name_end)?
            && !matches!(byte, b'"' | b']' | b'[' | b'{' | b'}' | b'\n' | b'\r')
            && name_end < MAX_WORD
        {
            name_end += 1;
        }
        self.raw.clear();
        match self.window.peek(name_end)? {
            Some(b'"') => {
                let name = self.window.seen(name_end)[inside..].trim_ascii();
                self.tag_name.clear();
                self.not_utf_8 |= !decode(name, &mut self.tag_name);
                self.window.take(name_end + 1);
                self.quoted_value()
            }
            Some(b']') => {
                let words = self.window.seen(name_end)[inside..].trim_ascii();
                let (name, value) = match words.iter().position(u8::is_ascii_whitespace) {
                    Some(end) => (&words[..end], words[end..].trim_ascii()),
                    None => (words, &words[words.len()..]),
                };
                self.tag_name.clear();
                self.text.clear();
                self.not_utf_8 |= !decode(name, &mut self.tag_name);
                self.not_utf_8 |= !decode(value, &mut self.text);
                self.window.take(name_end + 1);
                Ok(TokenKind::Tag(TagForm::Unquoted))
            }
            _ => self.stray(),
        }
    }

    /// `[%clk 0:05:00]` without the braces of a comment.
    fn bare_command(&mut self) -> io::Result<TokenKind> {
        let mut len = 1;
        while !matches!(
            self.window.peek(len)?,
            None | Some(b']' | b'\n' | b'\r' | b'[' | b'{' | b'}')
        ) && len < MAX_WORD
        {
            len += 1;
        }
        if self.window.peek(len)? != Some(b']') {
            return self.stray();
        }
        self.raw.clear();
        self.store(len + 1);
        self.decode_raw();
        Ok(TokenKind::Comment { closed: true })
    }

    /// The value of a tag, from behind its first quotation mark on.
    ///
    /// A quotation mark ends it if a bracket follows, or the end of the line. Any other is a part
    /// of it that should have been escaped. A value without an end is as long as its line.
    fn quoted_value(&mut self) -> io::Result<TokenKind> {
        let mut form = TagForm::Sound;
        let mut len = 0;
        loop {
            match self.window.peek(len)? {
                Some(b'\\') if matches!(self.window.peek(len + 1)?, Some(b'"' | b'\\')) => {
                    if self.window.peek(len + 1)? == Some(b'"') && self.is_last_quote(len + 1)? {
                        // A backslash at the end of a value that was not escaped.
                        form = TagForm::Broken;
                        len += 1;
                        continue;
                    }
                    let escaped = self.window.seen(len + 2)[len + 1];
                    self.store(len);
                    self.window.take(2);
                    if self.raw.len() < MAX_TOKEN {
                        self.raw.push(escaped);
                    }
                    len = 0;
                }
                Some(b'"') => {
                    let behind = len + 1 + self.blanks(len + 1)?;
                    match self.window.peek(behind)? {
                        Some(b']') => {
                            self.store(len);
                            self.window.take(behind + 1 - len);
                            break;
                        }
                        None | Some(b'\n' | b'\r') => {
                            form = TagForm::Broken;
                            self.store(len);
                            self.window.take(behind - len);
                            break;
                        }
                        Some(_) => {
                            form = TagForm::Broken;
                            len += 1;
                        }
                    }
                }
                Some(b'\n' | b'\r') if self.value_goes_on(len)? => {
                    self.store(len);
                    while matches!(self.window.peek(0)?, Some(b'\n' | b'\r')) {
                        self.window.take(1);
                    }
                    self.raw.push(b' ');
                    len = 0;
                }
                None | Some(b'\n' | b'\r') => {
                    form = TagForm::Broken;
                    self.store(len);
                    let value = self.raw.trim_ascii_end();
                    let value = value.strip_suffix(b"]").unwrap_or(value);
                    self.raw.truncate(value.len());
                    break;
                }
                Some(_) => len += 1,
            }
            if len >= 4096 {
                self.store(len);
                len = 0;
            }
        }
        self.decode_raw();
        Ok(TokenKind::Tag(form))
    }

    /// Whether the quotation mark at this distance is the last thing in its tag and on its line.
    fn is_last_quote(&mut self, quote: usize) -> io::Result<bool> {
        let bracket = quote + 1 + self.blanks(quote + 1)?;
        let behind = bracket + 1 + self.blanks(bracket + 1)?;
        Ok(self.window.peek(bracket)? == Some(b']')
            && matches!(self.window.peek(behind)?, None | Some(b'\n' | b'\r')))
    }

    /// Whether a value that meets the end of its line goes on in the next line and ends there.
    fn value_goes_on(&mut self, line_end: usize) -> io::Result<bool> {
        let mut at = line_end + 1;
        if self.window.peek(line_end)? == Some(b'\r') && self.window.peek(at)? == Some(b'\n') {
            at += 1;
        }
        if self.window.peek(at)? == Some(b'[') {
            return Ok(false);
        }
        let limit = at + 256;
        while at < limit {
            match self.window.peek(at)? {
                None | Some(b'\n' | b'\r' | b'[' | b'{') => return Ok(false),
                Some(b'"') => {
                    let behind = at + 1 + self.blanks(at + 1)?;
                    return Ok(self.window.peek(behind)? == Some(b']'));
                }
                Some(b'\\') => at += 2,
                Some(_) => at += 1,
            }
        }
        Ok(false)
    }

    /// `/FEN "…"/`. Its line may be broken once.
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
                // Something behind the closing quotation mark that is not the slash.
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

    /// A word that means nothing here, or a sign.
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
        // Noise is no text, so its encoding is no problem of its own.
        decode(&self.raw, &mut self.text);
        Ok(TokenKind::Stray)
    }

    /// How many bytes are held in memory.
    #[cfg(test)]
    pub(super) fn capacity(&self) -> usize {
        self.window.capacity() + self.raw.capacity() + self.text.capacity()
    }
}

/// What was found of a move.
#[derive(Clone, Copy, Default)]
struct Word {
    squares: usize,
    letters: bool,
    /// Whether there is a separator with nothing behind it.
    dangling: bool,
}

struct SquareSeen {
    len: usize,
    letters: bool,
}
