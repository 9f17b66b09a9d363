//! Words of digits and letters: numbers, moves, results.

use super::{Lexer, MAX_WORD};
use crate::WrittenMove;
use crate::pdn::token::{Scale, TokenKind};
use std::io::{self, BufRead};

impl<R: BufRead> Lexer<R> {
    /// A number, a move that begins with one, or a result.
    pub(super) fn number_or_move(&mut self) -> io::Result<TokenKind> {
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

    pub(super) fn letter_move(&mut self) -> io::Result<TokenKind> {
        if self.square(0)?.is_none() {
            return self.stray();
        }
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
                    if self.is_square(end + behind)? {
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

    /// Whether there is a square at this distance, and not the number of a move.
    fn is_square(&mut self, at: usize) -> io::Result<bool> {
        Ok(match self.square(at)? {
            Some(square) => square.letters || self.window.peek(at + square.len)? != Some(b'.'),
            None => false,
        })
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

    /// `1/2` or `½`, once or twice.
    pub(super) fn half(&mut self) -> io::Result<TokenKind> {
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
