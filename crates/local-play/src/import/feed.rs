//! A file that arrives in pieces.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::rc::Rc;

/// Bytes that someone else supplies while they're read. Clones share them.
///
/// A browser reads files asynchronously, but a reader of games wants the next byte immediately. So
/// the pieces are put here in advance: before a step of an [`Import`](super::Import), as many bytes
/// as a game may have, unless the file has ended.
#[derive(Clone, Default)]
pub struct Feed {
    pieces: Rc<RefCell<VecDeque<Vec<u8>>>>,
    current: Vec<u8>,
    /// How much of the current piece has been read.
    at: usize,
}

impl Feed {
    /// Adds the next bytes of the file.
    pub fn push(&self, piece: Vec<u8>) {
        if !piece.is_empty() {
            self.pieces.borrow_mut().push_back(piece);
        }
    }

    /// How many bytes wait to be read, apart from the current piece.
    pub fn waiting(&self) -> usize {
        self.pieces.borrow().iter().map(Vec::len).sum()
    }
}

impl BufRead for Feed {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at == self.current.len() {
            self.at = 0;
            self.current = self.pieces.borrow_mut().pop_front().unwrap_or_default();
        }
        Ok(&self.current[self.at..])
    }

    fn consume(&mut self, amount: usize) {
        self.at += amount;
    }
}

impl Read for Feed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_read_as_one_file() {
        let feed = Feed::default();
        let mut reader = feed.clone();
        feed.push(b"1. 11".to_vec());
        feed.push(Vec::new());
        feed.push(b"-15 *".to_vec());
        assert_eq!(feed.waiting(), 10);
        let mut text = String::new();
        reader.read_to_string(&mut text).unwrap();
        assert_eq!(text, "1. 11-15 *");
        assert_eq!(feed.waiting(), 0);
        feed.push(b"!".to_vec());
        assert_eq!(reader.fill_buf().unwrap(), b"!");
    }
}
