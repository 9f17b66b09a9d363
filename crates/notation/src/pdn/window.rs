//! A sliding view of the bytes of a stream.

use super::Place;
use std::io::{self, BufRead};

/// How much is copied from the source at a time, in bytes.
const CHUNK: usize = 16 * 1024;

/// The bytes of a stream from the current place on, as far ahead as anybody has looked.
///
/// What has been taken is forgotten. So memory grows with the distance that is looked ahead, not
/// with the stream.
pub(super) struct Window<R> {
    source: R,
    bytes: Vec<u8>,
    /// How many of the bytes have been taken.
    at: usize,
    ended: bool,
    /// The place in the stream of the byte `at`.
    place: Place,
    after_return: bool,
}

impl<R: BufRead> Window<R> {
    pub(super) fn new(source: R) -> Window<R> {
        Window {
            source,
            bytes: Vec::new(),
            at: 0,
            ended: false,
            place: Place::START,
            after_return: false,
        }
    }

    /// The place of the next byte.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// The byte at this distance from the next one, or `None` behind the end.
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
        self.bytes.extend_from_slice(&chunk[..taken]);
        self.source.consume(taken);
        self.ended = taken == 0;
        Ok(())
    }

    /// Whether these bytes come next.
    pub(super) fn starts_with(&mut self, bytes: &[u8]) -> io::Result<bool> {
        for (ahead, byte) in bytes.iter().enumerate() {
            if self.peek(ahead)? != Some(*byte) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The next bytes, which must have been looked at.
    pub(super) fn seen(&self, len: usize) -> &[u8] {
        &self.bytes[self.at..self.at + len]
    }

    /// Goes past the next bytes, which must have been looked at.
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
                    // The bytes that continue a UTF-8 character are no columns of their own.
                    if byte & 0b1100_0000 != 0b1000_0000 {
                        self.place.column = self.place.column.saturating_add(1);
                    }
                }
            }
        }
        self.at += len;
        self.place.offset += len as u64;
    }

    /// Goes past bytes that nobody sees, so that no column is counted.
    pub(super) fn take_unseen(&mut self, len: usize) {
        self.at += len;
        self.place.offset += len as u64;
    }

    fn new_line(&mut self) {
        self.place.line += 1;
        self.place.column = 1;
    }

    /// How many bytes are held in memory at most.
    #[cfg(test)]
    pub(super) fn capacity(&self) -> usize {
        self.bytes.capacity()
    }
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
