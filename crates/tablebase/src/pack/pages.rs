//! Checksums of pages, so that a large file is checked piece by piece as it's read.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::AtomicU8;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use bytes::Bytes;

use super::arrivals::{Arrivals, Misses};

/// The size of a page is this power of two, in bytes. The last page of a body is shorter.
pub(super) const SHIFT: u32 = 14;
/// The size of a page in bytes.
const SIZE: usize = 1 << SHIFT;

/// The pages of a body, each with its checksum and what's known about it.
///
/// A page is checked when it's first read, and the answer is remembered. Threads that read the
/// same page at the same time may check it twice, and find the same.
#[derive(Debug)]
pub(crate) struct Pages {
    body: Body,
    checksums: Vec<u32>,
    states: Vec<AtomicU8>,
    /// The size of a page, as a power of two.
    shift: u32,
}

#[derive(Debug)]
enum Body {
    /// All bytes.
    Whole(Bytes),
    /// The pages that have arrived.
    Arriving(Arrivals),
}

/// The page hasn't been read yet, or it's remote and nobody has asked for it.
const UNREAD: u8 = 0;
const SOUND: u8 = 1;
const DAMAGED: u8 = 2;
/// The page is remote, and a reader needed it.
const WANTED: u8 = 3;
/// The page is in transit.
const REQUESTED: u8 = 4;

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
        Pages::with_size(Body::Whole(body), checksums, SHIFT)
    }

    /// A remote body of this length. Its pages [arrive](Pages::arrive) one at a time, and `misses`
    /// notes when a reader needs one that hasn't.
    pub(crate) fn elsewhere(length: usize, checksums: Vec<u32>, misses: Arc<Misses>) -> Pages {
        debug_assert_eq!(checksums.len(), Pages::count(length));
        let body = Body::Arriving(Arrivals::new(length, checksums.len(), misses));
        Pages::with_size(body, checksums, SHIFT)
    }

    /// A body with a single checksum, as in version 1 of the format.
    pub(crate) fn single(body: Bytes, checksum: u32) -> Pages {
        Pages::with_size(Body::Whole(body), vec![checksum], usize::BITS - 1)
    }

    fn with_size(body: Body, checksums: Vec<u32>, shift: u32) -> Pages {
        Pages {
            states: checksums.iter().map(|_| AtomicU8::new(UNREAD)).collect(),
            body,
            checksums,
            shift,
        }
    }

    /// The number of bytes of the body.
    pub(crate) fn len(&self) -> usize {
        match &self.body {
            Body::Whole(bytes) => bytes.len(),
            Body::Arriving(arrivals) => arrivals.len(),
        }
    }

    /// The bytes in this range. `None` if they're damaged or haven't arrived.
    #[inline]
    pub(crate) fn get(&self, range: Range<usize>) -> Option<&[u8]> {
        self.check(range.clone())?;
        match &self.body {
            Body::Whole(bytes) => bytes.get(range),
            Body::Arriving(arrivals) => arrivals.get(range),
        }
    }

    /// Whether the bytes in this range have arrived intact. Bytes that haven't been read yet are
    /// checked.
    #[inline]
    pub(crate) fn check(&self, range: Range<usize>) -> Option<()> {
        if range.is_empty() {
            return Some(());
        }
        let last = (range.end - 1) >> self.shift;
        (range.start >> self.shift..=last)
            .all(|number| match self.states.get(number) {
                Some(state) if state.load(Acquire) == SOUND => true,
                Some(state) => self.check_page(number, state),
                None => false,
            })
            .then_some(())
    }

    #[cold]
    fn check_page(&self, number: usize, state: &AtomicU8) -> bool {
        if state.load(Relaxed) == UNREAD {
            match &self.body {
                Body::Whole(bytes) => {
                    let is_sound = self.is_sound(number, &bytes[self.range(number)]);
                    state.store(if is_sound { SOUND } else { DAMAGED }, Relaxed);
                }
                Body::Arriving(arrivals) => {
                    state.store(WANTED, Relaxed);
                    arrivals.misses.is_wanted.store(true, Relaxed);
                }
            }
        }
        let now = state.load(Acquire);
        if matches!(now, WANTED | REQUESTED) {
            self.note_miss();
        }
        now == SOUND
    }

    fn is_sound(&self, number: usize, bytes: &[u8]) -> bool {
        crc32fast::hash(bytes) == self.checksums[number]
    }

    /// The bytes of a page within the body.
    fn range(&self, number: usize) -> Range<usize> {
        let start = number << self.shift;
        start..self.len().min(start + (1 << self.shift))
    }

    /// Checks every page. Remote pages that haven't arrived count as missing.
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

    /// Whether each page has its own checksum.
    pub(crate) fn is_by_page(&self) -> bool {
        self.shift == SHIFT
    }

    // Remote pages.

    /// The number of pages.
    pub(crate) fn count_of_pages(&self) -> usize {
        self.checksums.len()
    }

    /// Whether the body is remote.
    pub(crate) fn is_elsewhere(&self) -> bool {
        matches!(self.body, Body::Arriving(_))
    }

    /// Notes that a page is in transit, unless it has already arrived.
    pub(crate) fn request(&self, number: usize) {
        let state = &self.states[number];
        for before in [UNREAD, WANTED] {
            let _ = state.compare_exchange(before, REQUESTED, Relaxed, Relaxed);
        }
    }

    /// The number of a page that a reader is waiting for.
    pub(crate) fn awaited(&self) -> Option<usize> {
        let is_awaited = |state: &AtomicU8| matches!(state.load(Relaxed), WANTED | REQUESTED);
        match self.body {
            Body::Whole(_) => None,
            Body::Arriving(_) => self.states.iter().position(is_awaited),
        }
    }

    /// Notes that a reader missed a remote page.
    pub(crate) fn note_miss(&self) {
        if let Body::Arriving(arrivals) = &self.body {
            arrivals.misses.has_missed.store(true, Relaxed);
        }
    }

    /// Whether this page is still expected.
    pub(crate) fn is_awaited(&self, number: usize) -> bool {
        let state = self.states.get(number).map(|state| state.load(Relaxed));
        matches!(state, Some(WANTED | REQUESTED))
    }

    /// The numbers of the pages that readers needed since the last call, in order. From then on,
    /// they count as requested.
    pub(crate) fn take_wanted(&self) -> Vec<usize> {
        let take = |state: &AtomicU8| {
            let taken = state.compare_exchange(WANTED, REQUESTED, Relaxed, Relaxed);
            taken.is_ok()
        };
        let states = self.states.iter().enumerate();
        let wanted = states.filter(|(_, state)| take(state));
        wanted.map(|(number, _)| number).collect()
    }

    /// Takes a page that has arrived, and returns whether it's intact. A page that has already
    /// arrived stays.
    pub(crate) fn arrive(&self, number: usize, bytes: Bytes) -> bool {
        let (Body::Arriving(arrivals), Some(state)) = (&self.body, self.states.get(number)) else {
            return false;
        };
        if state.load(Relaxed) == SOUND {
            return true;
        }
        let is_sound = bytes.len() == self.range(number).len() && self.is_sound(number, &bytes);
        if is_sound {
            arrivals.put(number, bytes);
        }
        // A thread that sees that the page is sound also sees its bytes.
        state.store(if is_sound { SOUND } else { DAMAGED }, Release);
        is_sound
    }

    /// Notes that a page won't arrive. The next reader can ask for it again.
    pub(crate) fn give_up(&self, number: usize) {
        if let Some(state) = self.states.get(number) {
            for waiting in [WANTED, REQUESTED] {
                // It may have arrived in the meantime.
                let _ = state.compare_exchange(waiting, UNREAD, Relaxed, Relaxed);
            }
        }
    }

    /// The bytes that have arrived.
    pub(crate) fn arrived(&self) -> u64 {
        match &self.body {
            Body::Whole(_) => 0,
            Body::Arriving(arrivals) => arrivals.arrived(),
        }
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

    #[test]
    fn pages_arrive_one_by_one() {
        let body: Vec<u8> = (0..3 * SIZE + 7).map(|at| (at % 251) as u8).collect();
        let checksums: Vec<u32> = Pages::checksums(&body).collect();
        let misses = Arc::new(Misses::default());
        let pages = Pages::elsewhere(body.len(), checksums, Arc::clone(&misses));
        let page = |number: usize| {
            let end = body.len().min((number + 1) * SIZE);
            Bytes::copy_from_slice(&body[number * SIZE..end])
        };
        let seam = SIZE - 5..SIZE + 9;
        assert_eq!(pages.get(seam.clone()), None);
        assert!(misses.is_wanted.load(Relaxed) && misses.has_missed.load(Relaxed));
        assert_eq!(pages.take_wanted(), [0]);
        // It's in transit, so it isn't requested again.
        assert_eq!(pages.get(3..4), None);
        assert!(pages.is_awaited(0) && pages.take_wanted().is_empty());

        assert!(!pages.arrive(0, page(1)));
        assert_eq!(pages.damaged().collect::<Vec<_>>(), [1]);
        assert!(!pages.arrive(0, page(3)));
        // A second attempt brings the right bytes.
        assert!(pages.arrive(0, page(0)));
        assert_eq!(pages.damaged().count(), 0);
        assert_eq!(pages.get(3..9), Some(&body[3..9]));
        assert_eq!(pages.get(seam.clone()), None);
        assert_eq!(pages.take_wanted(), [1]);
        pages.give_up(1);
        assert_eq!(pages.awaited(), None);
        assert_eq!(pages.check(SIZE..SIZE + 1), None);
        assert_eq!(pages.take_wanted(), [1]);
        assert!(pages.arrive(1, page(1)));
        assert_eq!(pages.get(seam.clone()), Some(&body[seam]));
        assert!(!pages.check_all());
        for number in [2, 3] {
            assert!(pages.arrive(number, page(number)));
        }
        assert!(pages.check_all());
        let end = 3 * SIZE - 1..3 * SIZE + 7;
        assert_eq!(pages.get(end.clone()), Some(&body[end]));
        assert_eq!(pages.arrived(), body.len() as u64);
        assert!(!pages.arrive(4, page(0)));
    }
}
