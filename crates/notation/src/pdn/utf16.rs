//! Decodes UTF-16, which some editors on Windows save.

/// How a text in UTF-16 starts.
pub(super) struct Start {
    pub(super) decoder: Utf16,
    /// The length of its byte order mark, in bytes.
    pub(super) mark: usize,
}

impl Start {
    /// The start of a text in UTF-16, or `None` if it's in another encoding.
    ///
    /// Without a byte order mark, a zero byte next to an ASCII character gives UTF-16 away.
    pub(super) fn of(bytes: &[u8]) -> Option<Start> {
        let is_ascii = |byte: u8| (b'\t'..0x7F).contains(&byte);
        let (big_endian, mark) = match *bytes {
            [0xFF, 0xFE, ..] => (false, 2),
            [0xFE, 0xFF, ..] => (true, 2),
            [first, 0, ..] if is_ascii(first) => (false, 0),
            [0, second, ..] if is_ascii(second) => (true, 0),
            _ => return None,
        };
        let decoder = Utf16 {
            big_endian,
            guessed: mark == 0,
            byte: None,
            high: None,
        };
        Some(Start { decoder, mark })
    }
}

/// Converts UTF-16 to UTF-8, piece by piece.
///
/// An unpaired surrogate becomes U+FFFD. Half a code unit at the very end is dropped.
pub(super) struct Utf16 {
    big_endian: bool,
    /// Whether there was no byte order mark.
    pub(super) guessed: bool,
    /// The first byte of a code unit.
    byte: Option<u8>,
    /// The first half of a surrogate pair.
    high: Option<u16>,
}

impl Utf16 {
    /// Appends the text of these bytes.
    pub(super) fn decode(&mut self, bytes: &[u8], text: &mut Vec<u8>) {
        if bytes.is_empty() && self.high.take().is_some() {
            push(text, char::REPLACEMENT_CHARACTER);
        }
        for &byte in bytes {
            let Some(first) = self.byte.take() else {
                self.byte = Some(byte);
                continue;
            };
            let unit = if self.big_endian {
                u16::from_be_bytes([first, byte])
            } else {
                u16::from_le_bytes([first, byte])
            };
            self.unit(unit, text);
        }
    }

    fn unit(&mut self, unit: u16, text: &mut Vec<u8>) {
        let is_low = (0xDC00..0xE000).contains(&unit);
        match self.high.take() {
            Some(high) if is_low => {
                let c = char::decode_utf16([high, unit]).next();
                push(text, c.and_then(Result::ok).unwrap_or_default());
                return;
            }
            Some(_) => push(text, char::REPLACEMENT_CHARACTER),
            None => {}
        }
        if (0xD800..0xDC00).contains(&unit) {
            self.high = Some(unit);
        } else {
            let c = char::from_u32(u32::from(unit));
            push(text, c.unwrap_or(char::REPLACEMENT_CHARACTER));
        }
    }

    /// The number of bytes in the source for this decoded text.
    pub(super) fn source_len(text: &[u8]) -> u64 {
        let width = |&byte: &u8| match byte {
            0x80..0xC0 => 0,
            0xF0.. => 4,
            _ => 2,
        };
        text.iter().map(width).sum()
    }
}

fn push(text: &mut Vec<u8>, c: char) {
    text.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decodes a text that arrives in pieces of any size.
    #[track_caller]
    fn check(bytes: &[u8], expected: Option<(&str, bool)>) {
        let Some(Start { decoder, mark }) = Start::of(bytes) else {
            assert_eq!(expected, None, "{bytes:?}");
            return;
        };
        let mut text = Vec::new();
        let guessed = decoder.guessed;
        let mut decoder = decoder;
        for piece in bytes[mark..].chunks(3) {
            decoder.decode(piece, &mut text);
        }
        decoder.decode(&[], &mut text);
        let text = String::from_utf8(text).unwrap();
        assert_eq!(Some((text.as_str(), guessed)), expected);
        let whole = (bytes.len() - mark) / 2 * 2;
        assert_eq!(Utf16::source_len(text.as_bytes()), whole as u64);
    }

    #[test]
    fn utf_16_is_recognized_and_decoded() {
        let le = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let be = |text: &str| text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let text = "[Event \"Zoë ½ 𝄞\"]";
        let little: Vec<u8> = le(text);
        let big: Vec<u8> = be(text);
        check(&little, Some((text, true)));
        check(&big, Some((text, true)));
        check(&[&[0xFF, 0xFE], &*little].concat(), Some((text, false)));
        check(&[&[0xFE, 0xFF], &*big].concat(), Some((text, false)));
        check(b"[Event", None);
        check(b"\x00\x00", None);
        check(b"x", None);
        // Unpaired halves, and half a code unit at the end.
        check(
            b"\xFE\xFF\xD8\x00\x00a\xDC\x00\xD8\x00b",
            Some(("\u{FFFD}a\u{FFFD}\u{FFFD}", false)),
        );
    }
}
