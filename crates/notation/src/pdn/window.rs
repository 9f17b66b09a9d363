//! A sliding view of a stream's bytes.

use super::Place;
use super::utf16::{Start, Utf16};
use std::io::{self, BufRead};

/// How much is copied from the source at a time, in bytes.
const CHUNK: usize = 16 * 1024;

/// The bytes of a stream from the current position on, as far as anyone has looked ahead.
///
/// Consumed bytes are dropped. So memory grows with the lookahead distance, not with the stream.
/// UTF-16 is converted to UTF-8 on the way in.
pub(super) struct Window<R> {
    source: R,
    encoding: Encoding,
    bytes: Vec<u8>,
    /// The number of consumed bytes.
    at: usize,
    ended: bool,
    /// The position in the stream of the byte `at`.
    place: Place,
    after_return: bool,
}

/// How the source's bytes become ours.
enum Encoding {
    /// Undecided: fewer than two bytes have arrived. These are the ones that have.
    Unseen(Vec<u8>),
    /// Taken as they are.
    Bytes,
    /// Converted.
    Utf16(Utf16),
}

impl<R: BufRead> Window<R> {
    pub(super) fn new(source: R) -> Window<R> {
        Window {
            source,
            encoding: Encoding::Unseen(Vec::new()),
            bytes: Vec::new(),
            at: 0,
            ended: false,
            place: Place::START,
            after_return: false,
        }
    }

    /// The position of the next byte.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// The byte at this offset from the next one, or `None` past the end.
    #[inline]
    pub(super) fn peek(&mut self, ahead: usize) -> io::Result<Option<u8>> {
        match self.bytes.get(self.at + ahead) {
            Some(&byte) => Ok(Some(byte)),
            None => self.peek_beyond(ahead),
        }
    }

    #[cold]
    fn peek_beyond(&mut self, ahead: usize) -> io::Result<Option<u8>> {
        while self.at + ahead >= self.bytes.len() && !self.ended {
            self.load()?;
        }
        Ok(self.bytes.get(self.at + ahead).copied())
    }

    fn load(&mut self) -> io::Result<()> {
        self.bytes.drain(..self.at);
        self.at = 0;
        let chunk = loop {
            match self.source.fill_buf() {
                Ok(chunk) => break chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        };
        let taken = chunk.len().min(CHUNK);
        let chunk = &chunk[..taken];
        self.ended = taken == 0;
        match &mut self.encoding {
            Encoding::Bytes => self.bytes.extend_from_slice(chunk),
            Encoding::Utf16(decoder) => decoder.decode(chunk, &mut self.bytes),
            Encoding::Unseen(start) => {
                start.extend_from_slice(chunk);
                if start.len() >= 2 || self.ended {
                    let start = std::mem::take(start);
                    self.begin(&start);
                }
            }
        }
        self.source.consume(taken);
        Ok(())
    }

    /// Decides the encoding from the first bytes, and takes them.
    fn begin(&mut self, bytes: &[u8]) {
        let Some(Start { mut decoder, mark }) = Start::of(bytes) else {
            self.encoding = Encoding::Bytes;
            self.bytes.extend_from_slice(bytes);
            return;
        };
        self.place.offset = mark as u64;
        decoder.decode(&bytes[mark..], &mut self.bytes);
        self.encoding = Encoding::Utf16(decoder);
    }

    /// Whether the text was read as UTF-16 without a byte order mark.
    pub(super) fn is_guessed_utf_16(&self) -> bool {
        matches!(&self.encoding, Encoding::Utf16(decoder) if decoder.guessed)
    }

    /// The next bytes: at least this many, unless the stream ends first.
    #[inline]
    pub(super) fn view(&mut self, len: usize) -> io::Result<&[u8]> {
        if self.at + len > self.bytes.len() {
            self.peek_beyond(len)?;
        }
        Ok(&self.bytes[self.at..])
    }

    /// Whether these bytes come next.
    pub(super) fn starts_with(&mut self, bytes: &[u8]) -> io::Result<bool> {
        Ok(self.view(bytes.len())?.starts_with(bytes))
    }

    /// The number of bytes that were looked at but not consumed.
    pub(super) fn held(&self) -> usize {
        self.bytes.len() - self.at
    }

    /// The next bytes, which the caller must already have looked at.
    pub(super) fn seen(&self, len: usize) -> &[u8] {
        &self.bytes[self.at..self.at + len]
    }

    /// Consumes the next bytes, which the caller must already have looked at.
    #[inline]
    pub(super) fn take(&mut self, len: usize) {
        for index in self.at..self.at + len {
            match self.bytes[index] {
                b'\n' if self.after_return => self.after_return = false,
                b'\n' => self.new_line(),
                b'\r' => {
                    self.new_line();
                    self.after_return = true;
                }
                byte => {
                    self.after_return = false;
                    if !continues(byte) {
                        self.place.column = self.place.column.saturating_add(1);
                    }
                }
            }
        }
        self.advance(len);
    }

    /// Consumes a word: bytes without a line break that the caller has already looked at.
    #[inline]
    pub(super) fn take_word(&mut self, len: usize) {
        let columns = self.seen(len).iter().filter(|&&byte| !continues(byte));
        let columns = columns.count() as u32;
        self.place.column = self.place.column.saturating_add(columns);
        self.after_return = false;
        self.take_unseen(len);
    }

    /// Consumes invisible bytes, which don't count as columns.
    pub(super) fn take_unseen(&mut self, len: usize) {
        self.advance(len);
    }

    #[inline]
    fn advance(&mut self, len: usize) {
        self.place.offset += match &self.encoding {
            Encoding::Utf16(_) => Utf16::source_len(self.seen(len)),
            _ => len as u64,
        };
        self.at += len;
    }

    fn new_line(&mut self) {
        self.place.line += 1;
        self.place.column = 1;
    }

    /// The maximum number of bytes held in memory.
    #[cfg(test)]
    pub(super) fn capacity(&self) -> usize {
        self.bytes.capacity()
    }
}

/// Whether this byte continues a UTF-8 character, and so isn't a separate column.
const fn continues(byte: u8) -> bool {
    byte & 0b1100_0000 == 0b1000_0000
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn lines_and_columns_are_counted_for_every_line_ending() {
        #[track_caller]
        fn check(text: &str, line: u64, column: u32) {
            for capacity in [1, 2, 3, 100] {
                let mut window = Window::new(BufReader::with_capacity(capacity, text.as_bytes()));
                for _ in 0..text.len() {
                    window.peek(0).unwrap();
                    window.take(1);
                }
                assert_eq!(window.peek(0).unwrap(), None);
                let offset = text.len() as u64;
                assert_eq!(
                    window.place(),
                    Place {
                        line,
                        column,
                        offset
                    }
                );
            }
        }
        check("", 1, 1);
        check("ab", 1, 3);
        check("a\nb", 2, 2);
        check("a\r\nb", 2, 2);
        check("a\rb", 2, 2);
        check("\n\n", 3, 1);
        check("\r\r", 3, 1);
        check("\r\n\r\n", 3, 1);
        check("\n\r", 3, 1);
        check("é½a", 1, 4);
    }

    #[test]
    fn looking_ahead_takes_nothing() {
        let mut window = Window::new(BufReader::with_capacity(2, &b"hello"[..]));
        assert_eq!(window.peek(4).unwrap(), Some(b'o'));
        assert_eq!(window.peek(5).unwrap(), None);
        assert_eq!(window.seen(5), b"hello");
        assert!(window.starts_with(b"hel").unwrap());
        assert!(!window.starts_with(b"hello!").unwrap());
        window.take(3);
        assert_eq!(window.peek(0).unwrap(), Some(b'l'));
    }
}
