//! Checksums of pages, so that a large file is checked piece by piece as it's read.

use std::ops::Range;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use bytes::Bytes;

/// The size of a page is this power of two, in bytes. The last page of a body is shorter.
const SHIFT: u32 = 14;
/// The size of a page in bytes.
const SIZE: usize = 1 << SHIFT;

/// The pages of a body, each with its checksum and what's known about it.
///
/// A page is checked when it's first read, and the answer is remembered. Threads that read the
/// same page at the same time may check it twice, and find the same.
#[derive(Debug)]
pub(crate) struct Pages {
    body: Bytes,
    checksums: Vec<u32>,
    states: Vec<AtomicU8>,
    /// The size of a page, as a power of two.
    shift: u32,
}

const UNREAD: u8 = 0;
const SOUND: u8 = 1;
const DAMAGED: u8 = 2;

impl Pages {
    /// The checksums of a body, in order.
    pub(crate) fn checksums(body: &[u8]) -> impl Iterator<Item = u32> {
        body.chunks(SIZE).map(crc32fast::hash)
    }

    /// The number of pages of a body with this length.
    pub(crate) fn count(length: usize) -> usize {
        length.div_ceil(SIZE)
    }

    /// A body with a checksum for each of its pages.
    pub(crate) fn new(body: Bytes, checksums: Vec<u32>) -> Pages {
        Pages::with_size(body, checksums, SHIFT)
    }

    /// A body with a single checksum, as in version 1 of the format.
    pub(crate) fn single(body: Bytes, checksum: u32) -> Pages {
        Pages::with_size(body, vec![checksum], usize::BITS - 1)
    }

    fn with_size(body: Bytes, checksums: Vec<u32>, shift: u32) -> Pages {
        Pages {
            states: checksums.iter().map(|_| AtomicU8::new(UNREAD)).collect(),
            body,
            checksums,
            shift,
        }
    }

    /// All bytes, unchecked.
    pub(crate) fn body(&self) -> Bytes {
        self.body.clone()
    }

    /// Whether the bytes in this range are sound. Those that haven't been read yet are checked.
    #[inline]
    pub(crate) fn check(&self, range: Range<usize>) -> Option<()> {
        if range.is_empty() {
            return Some(());
        }
        let last = (range.end - 1) >> self.shift;
        (range.start >> self.shift..=last)
            .all(|number| match self.states.get(number) {
                Some(state) if state.load(Relaxed) == SOUND => true,
                Some(state) => self.check_page(number, state),
                None => false,
            })
            .then_some(())
    }

    #[cold]
    fn check_page(&self, number: usize, state: &AtomicU8) -> bool {
        if state.load(Relaxed) == UNREAD {
            let start = number << self.shift;
            let end = self.body.len().min(start + (1 << self.shift));
            let is_sound = crc32fast::hash(&self.body[start..end]) == self.checksums[number];
            state.store(if is_sound { SOUND } else { DAMAGED }, Relaxed);
        }
        state.load(Relaxed) == SOUND
    }

    /// Checks every page.
    pub(crate) fn check_all(&self) -> bool {
        // Each one, not only up to the first that's damaged.
        let damaged = (0..self.states.len())
            .filter(|&number| !self.check_page(number, &self.states[number]))
            .count();
        damaged == 0
    }

    /// The numbers of the pages that were found to be damaged, counted from 1.
    pub(crate) fn damaged(&self) -> impl Iterator<Item = usize> {
        (1..)
            .zip(&self.states)
            .filter(|(_, state)| state.load(Relaxed) == DAMAGED)
            .map(|(number, _)| number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_page_leaves_the_others_readable() {
        let body: Vec<u8> = (0..3 * SIZE + 7).map(|at| (at % 251) as u8).collect();
        let checksums: Vec<u32> = Pages::checksums(&body).collect();
        assert_eq!(checksums.len(), Pages::count(body.len()));
        let mut damaged = body.clone();
        damaged[SIZE + 1] ^= 1;
        let pages = Pages::new(damaged.into(), checksums);
        assert_eq!(pages.check(0..SIZE), Some(()));
        assert_eq!(pages.check(3 * SIZE..3 * SIZE + 7), Some(()));
        // Nothing was read there yet.
        assert_eq!(pages.damaged().count(), 0);
        assert_eq!(pages.check(SIZE - 1..SIZE + 1), None);
        assert_eq!(pages.check(2 * SIZE - 1..2 * SIZE), None);
        assert_eq!(pages.check(2 * SIZE..2 * SIZE + 1), Some(()));
        assert_eq!(pages.damaged().collect::<Vec<_>>(), [2]);
        assert!(!pages.check_all());
        // Beyond the end, there's nothing to read.
        assert_eq!(pages.check(4 * SIZE..4 * SIZE + 1), None);
        assert_eq!(pages.check(0..0), Some(()));
    }

    #[test]
    fn one_checksum_covers_everything() {
        let body = vec![7; 3 * SIZE];
        let checksum = crc32fast::hash(&body);
        let pages = Pages::single(body.clone().into(), checksum);
        assert!(pages.check_all());
        assert_eq!(pages.check(2 * SIZE..3 * SIZE), Some(()));
        assert!(!Pages::single(body.into(), checksum ^ 1).check_all());
        assert!(Pages::single(Bytes::new(), crc32fast::hash(&[])).check_all());
    }
}
