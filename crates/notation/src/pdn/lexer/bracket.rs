//! Words in brackets: tags, and commands without their braces.

use super::words::blanks;
use super::{Lexer, MAX_WORD};
use crate::pdn::MAX_TAG_VALUE;
use crate::pdn::encoding::decode;
use crate::pdn::token::{TagForm, TokenKind};
use std::io::{self, BufRead};

impl<R: BufRead> Lexer<R> {
    /// The number of spaces and tabs at this offset.
    fn blanks(&mut self, at: usize) -> io::Result<usize> {
        let bytes = self.window.view(at + MAX_WORD)?;
        Ok(blanks(bytes.get(at..).unwrap_or_default()))
    }

    /// Whether `[`, a capitalized name and a quotation mark come next.
    pub(super) fn begins_tag(&mut self) -> io::Result<bool> {
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

    /// A tag, a command outside a comment, or neither.
    pub(super) fn bracket(&mut self) -> io::Result<TokenKind> {
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

    /// Adds bytes to the value of a tag, up to the limit.
    fn store_value(&mut self, len: usize) {
        let room = MAX_TAG_VALUE.saturating_sub(self.raw.len());
        self.cut_off |= len > room;
        let stored = &self.window.seen(len)[..len.min(room)];
        self.raw.extend_from_slice(stored);
        self.window.take(len);
    }

    /// The value of a tag, after its opening quotation mark.
    ///
    /// A quotation mark ends the value if a bracket or the end of the line follows. Any other is
    /// part of the value and should have been escaped. An unterminated value ends with its line.
    fn quoted_value(&mut self) -> io::Result<TokenKind> {
        let mut form = TagForm::Sound;
        let mut len = 0;
        loop {
            match self.window.peek(len)? {
                Some(b'\\') if matches!(self.window.peek(len + 1)?, Some(b'"' | b'\\')) => {
                    if self.window.peek(len + 1)? == Some(b'"') && self.is_last_quote(len + 1)? {
                        // An unescaped backslash at the end of a value.
                        form = TagForm::Broken;
                        len += 1;
                        continue;
                    }
                    let escaped = self.window.seen(len + 2)[len + 1];
                    self.store_value(len);
                    self.window.take(2);
                    if self.raw.len() < MAX_TAG_VALUE {
                        self.raw.push(escaped);
                    }
                    len = 0;
                }
                Some(b'"') => {
                    let behind = len + 1 + self.blanks(len + 1)?;
                    match self.window.peek(behind)? {
                        Some(b']') => {
                            self.store_value(len);
                            self.window.take(behind + 1 - len);
                            break;
                        }
                        None | Some(b'\n' | b'\r') => {
                            form = TagForm::Broken;
                            self.store_value(len);
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
                    self.store_value(len);
                    while matches!(self.window.peek(0)?, Some(b'\n' | b'\r')) {
                        self.window.take(1);
                    }
                    self.raw.push(b' ');
                    len = 0;
                }
                None | Some(b'\n' | b'\r') => {
                    form = TagForm::Broken;
                    self.store_value(len);
                    let value = self.raw.trim_ascii_end();
                    let value = value.strip_suffix(b"]").unwrap_or(value);
                    self.raw.truncate(value.len());
                    break;
                }
                Some(_) => len += 1,
            }
            if len >= 4096 {
                self.store_value(len);
                len = 0;
            }
        }
        self.decode_raw();
        Ok(TokenKind::Tag(form))
    }

    /// Whether the quotation mark at this offset is the last thing in its tag and on its line.
    fn is_last_quote(&mut self, quote: usize) -> io::Result<bool> {
        let bracket = quote + 1 + self.blanks(quote + 1)?;
        let behind = bracket + 1 + self.blanks(bracket + 1)?;
        Ok(self.window.peek(bracket)? == Some(b']')
            && matches!(self.window.peek(behind)?, None | Some(b'\n' | b'\r')))
    }

    /// Whether a value that reaches the end of its line continues on the next line and ends there.
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
}
