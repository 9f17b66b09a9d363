//! Short words: numbers, moves, results, signs.
//!
//! Each function reads from the start of the bytes and returns how many belong to the word.

use super::MAX_WORD;
use crate::WrittenMove;
use crate::pdn::token::{Scale, TokenKind};
use crate::pdn::{Nag, Strength};

/// The short word at the start, and its length, or `None` if there isn't one.
///
/// Its text is compact: without spaces, and with every separator of a move as `-` or `x`.
pub(super) fn word(bytes: &[u8], text: &mut String) -> Option<(TokenKind, usize)> {
    match bytes.first()? {
        b'0'..=b'9' => Some(number_or_move(bytes, text)),
        b'a'..=b'h' | b'A'..=b'H' => letter_move(bytes, text),
        b'(' => Some(parenthesis(bytes)),
        b')' => Some((TokenKind::Close, 1)),
        b'}' => Some((TokenKind::StrayBrace, 1)),
        b'*' => Some((TokenKind::Star, 1)),
        b'.' => Some((TokenKind::Dots, count(bytes, |byte| byte == b'.'))),
        b'!' | b'?' => {
            let len = count(bytes, is_mark);
            Some((TokenKind::Strength(strength(&bytes[..len])?), len))
        }
        b'$' => nag(bytes, text),
        _ => half(bytes, text),
    }
}

/// A number, a move that starts with one, or a result.
fn number_or_move(bytes: &[u8], text: &mut String) -> (TokenKind, usize) {
    let digits = count(bytes, |byte| byte.is_ascii_digit());
    if bytes.get(digits) == Some(&b'.') {
        push(text, &bytes[..digits]);
        let dots = count(&bytes[digits..], |byte| byte == b'.').min(3);
        return (move_number(text, dots as u32), digits + dots);
    }
    if let Some(half) = half(bytes, text) {
        return half;
    }
    let path = path(bytes, text);
    if path.is_move() {
        let kind = move_or_result(text, path.letters);
        let is_bad = matches!(
            kind,
            TokenKind::Move {
                written: Err(_),
                ..
            }
        );
        if is_bad || bytes[path.len..].starts_with(b"/2") {
            return move_before_result(bytes, text).unwrap_or_else(|| {
                text.clear();
                let path = self::path(bytes, text);
                (kind, path.len)
            });
        }
        return (kind, path.len);
    }
    let kind = if text.len() > digits {
        TokenKind::Stray
    } else if let Some(written) = move_without_dash(text) {
        TokenKind::Move {
            written: Ok(written),
            letters: false,
        }
    } else {
        move_number(text, 0)
    };
    (kind, path.len)
}

/// The move in a word like `24-191-0`, where the result follows without a space.
fn move_before_result(bytes: &[u8], text: &mut String) -> Option<(TokenKind, usize)> {
    let most = bytes.len().min(MAX_WORD);
    (1..most).find_map(|len| {
        if !begins_result(&bytes[len..]) {
            return None;
        }
        text.clear();
        let path = path(&bytes[..len], text);
        let is_whole = path.squares > 1 && path.len == len;
        let written = is_whole.then(|| text.parse().ok())??;
        let letters = path.letters;
        let written = Ok(written);
        Some((TokenKind::Move { written, letters }, len))
    })
}

/// Whether a result comes next, and nothing sticks to it.
fn begins_result(bytes: &[u8]) -> bool {
    let whole = |result: &str| {
        let rest = bytes.strip_prefix(result.as_bytes());
        rest.is_some_and(|rest| {
            !rest.first().is_some_and(u8::is_ascii_alphanumeric) && separator(rest).is_none()
        })
    };
    half_at(bytes).is_some() || ["1-0", "0-1", "0-0"].into_iter().any(whole)
}

/// A move that starts with a letter, or `None` if there's no square at the start.
fn letter_move(bytes: &[u8], text: &mut String) -> Option<(TokenKind, usize)> {
    square(bytes)?;
    let path = path(bytes, text);
    let kind = if path.is_move() {
        move_or_result(text, path.letters)
    } else {
        TokenKind::Stray
    };
    Some((kind, path.len))
}

/// `1/2` or `½`, once or twice.
fn half(bytes: &[u8], text: &mut String) -> Option<(TokenKind, usize)> {
    let mut len = half_at(bytes)?;
    text.push_str("1/2");
    let dash = len + blanks(&bytes[len..]);
    if let Some(('-', width)) = separator(&bytes[dash..]) {
        let second = dash + width + blanks(&bytes[dash + width..]);
        if let Some(width) = half_at(&bytes[second..]) {
            text.push_str("-1/2");
            len = second + width;
        }
    }
    Some((TokenKind::Result { scale: Scale::Ours }, len))
}

/// The length of a half at the start.
fn half_at(bytes: &[u8]) -> Option<usize> {
    ["1/2", "½"]
        .into_iter()
        .find(|half| {
            let behind = bytes.strip_prefix(half.as_bytes());
            behind.is_some_and(|rest| !rest.first().is_some_and(u8::is_ascii_digit))
        })
        .map(str::len)
}

fn move_number(text: &str, dots: u32) -> TokenKind {
    TokenKind::MoveNumber {
        number: text.parse().unwrap_or(u32::MAX),
        dots,
    }
}

fn move_or_result(text: &str, letters: bool) -> TokenKind {
    let scale = match text {
        "1-0" | "0-1" | "0-0" => Some(Scale::Ours),
        "2-0" | "0-2" | "1-1" => Some(Scale::International),
        _ => None,
    };
    match scale {
        Some(scale) => TokenKind::Result { scale },
        None => TokenKind::Move {
            written: text.parse(),
            letters,
        },
    }
}

/// Some old files leave out the dash: `1115`.
fn move_without_dash(text: &str) -> Option<WrittenMove> {
    let (from, to) = text.split_at_checked(2)?;
    (to.len() == 2).then(|| format!("{from}-{to}").parse().ok())?
}

/// The part of a move that was found.
#[derive(Default)]
struct Path {
    squares: usize,
    letters: bool,
    /// Whether there's a separator with nothing after it.
    dangling: bool,
    len: usize,
}

impl Path {
    /// Whether it's a move, or was meant to be one.
    const fn is_move(&self) -> bool {
        self.squares > 1 || self.dangling
    }
}

/// Squares with separators between them, and any letters and digits directly after them. Text
/// directly after a complete move isn't part of it.
fn path(bytes: &[u8], text: &mut String) -> Path {
    let mut path = Path::default();
    while let Some(square) = square(&bytes[path.len..]) {
        push(text, &bytes[path.len..path.len + square.len]);
        path.len += square.len;
        path.squares += 1;
        path.letters |= square.letters;
        let rest = &bytes[path.len..];
        let before = blanks(rest);
        let next = match separator(&rest[before..]) {
            Some((sign, width)) => {
                let behind = before + width;
                let next = behind + blanks(&rest[behind..]);
                if is_square(&rest[next..]) {
                    text.push(sign);
                    next
                } else {
                    // With nothing after it, this isn't a move, but it was meant to be one.
                    if before == 0 {
                        text.push(sign);
                        path.dangling = true;
                        path.len += width;
                    }
                    break;
                }
            }
            // Letters can follow each other directly: `a3b4`.
            None if square.letters && self::square(rest).is_some_and(|next| next.letters) => {
                text.push('-');
                0
            }
            None => break,
        };
        if path.len + next > MAX_WORD {
            break;
        }
        path.len += next;
    }
    let rest = &bytes[path.len..];
    if path.squares > 1 && !path.dangling && rest.first().is_some_and(u8::is_ascii_alphabetic) {
        return path;
    }
    let sticking = count(rest, |byte| byte.is_ascii_alphanumeric());
    push(text, &bytes[path.len..path.len + sticking]);
    path.len += sticking;
    path
}

struct SquareSeen {
    len: usize,
    letters: bool,
}

/// The square at the start.
fn square(bytes: &[u8]) -> Option<SquareSeen> {
    let (len, letters) = match bytes {
        [b'0'..=b'9', ..] => (count(bytes, |byte| byte.is_ascii_digit()), false),
        [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8', ..] => (2, true),
        _ => return None,
    };
    Some(SquareSeen { len, letters })
}

/// Whether there's a square at the start, and not a move number.
fn is_square(bytes: &[u8]) -> bool {
    square(bytes).is_some_and(|square| square.letters || bytes.get(square.len) != Some(&b'.'))
}

/// The separator at the start: its compact spelling and its length.
fn separator(bytes: &[u8]) -> Option<(char, usize)> {
    match bytes {
        [b'-', ..] => Some(('-', 1)),
        [b'x' | b'X' | b':', ..] => Some(('x', 1)),
        _ if bytes.starts_with("×".as_bytes()) => Some(('x', "×".len())),
        _ if bytes.starts_with("–".as_bytes()) => Some(('-', "–".len())),
        _ => None,
    }
}

/// `(!)`, or the start of a variation.
fn parenthesis(bytes: &[u8]) -> (TokenKind, usize) {
    let marks = count(&bytes[1..], is_mark);
    let len = marks + 2;
    if bytes.starts_with(b"(*)") {
        return (TokenKind::Nag(Some(Nag::FORCED)), 3);
    }
    match bytes.get(..len).and_then(strength) {
        Some(strength) => (TokenKind::Strength(strength), len),
        None => (TokenKind::Open, 1),
    }
}

fn strength(bytes: &[u8]) -> Option<Strength> {
    Strength::read(std::str::from_utf8(bytes).ok()?)
}

const fn is_mark(byte: u8) -> bool {
    matches!(byte, b'!' | b'?')
}

fn nag(bytes: &[u8], text: &mut String) -> Option<(TokenKind, usize)> {
    let digits = count(&bytes[1..], |byte| byte.is_ascii_digit());
    if digits == 0 {
        return None;
    }
    push(text, &bytes[..1 + digits]);
    Some((TokenKind::Nag(text[1..].parse().ok().map(Nag)), 1 + digits))
}

/// The number of spaces and tabs at the start.
pub(super) fn blanks(bytes: &[u8]) -> usize {
    count(bytes, |byte| matches!(byte, b' ' | b'\t'))
}

/// The number of such bytes at the start. Counts no more than the longest word.
fn count(bytes: &[u8], like: impl Fn(u8) -> bool) -> usize {
    let most = bytes.len().min(MAX_WORD);
    bytes[..most]
        .iter()
        .position(|&byte| !like(byte))
        .unwrap_or(most)
}

/// Appends ASCII bytes.
fn push(text: &mut String, bytes: &[u8]) {
    text.extend(bytes.iter().map(|&byte| char::from(byte)));
}
