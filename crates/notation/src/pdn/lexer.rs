//! Bytes to words.

mod bracket;
mod moves;

use super::encoding::decode;
use super::token::{Ahead, Token, TokenKind};
use super::window::Window;
use super::{MAX_TOKEN, Nag, Place, Strength};
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
            b'a'..=b'h' | b'A'..=b'H' => self.letter_move(),
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
