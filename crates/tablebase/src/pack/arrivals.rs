//! A body whose pages arrive one at a time.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

use bytes::Bytes;

use super::pages::SHIFT;

/// What probes needed but didn't find, because it hasn't arrived.
#[derive(Debug, Default)]
pub(crate) struct Misses {
    /// Whether a needed page hasn't been requested yet.
    pub(crate) is_wanted: AtomicBool,
    /// Whether a probe has missed a page since this was last cleared.
    pub(crate) has_missed: AtomicBool,
}

/// The pages that have arrived.
///
/// They never change and never leave, so readers on any thread can borrow them.
#[derive(Debug)]
pub(super) struct Arrivals {
    length: usize,
    pages: Vec<OnceLock<Bytes>>,
    /// The bytes around the end of each page, for data that spans two pages.
    seams: Vec<OnceLock<Box<[u8; 2 * Arrivals::SEAM]>>>,
    arrived: AtomicU64,
    pub(super) misses: Arc<Misses>,
}

impl Arrivals {
    /// The number of bytes of a seam on each side.
    pub(super) const SEAM: usize = 128;

    pub(super) fn new(length: usize, pages: usize, misses: Arc<Misses>) -> Arrivals {
        Arrivals {
            length,
            pages: (0..pages).map(|_| OnceLock::new()).collect(),
            seams: (1..pages).map(|_| OnceLock::new()).collect(),
            arrived: AtomicU64::new(0),
            misses,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.length
    }

    /// The bytes that have arrived.
    pub(super) fn arrived(&self) -> u64 {
        self.arrived.load(Relaxed)
    }

    /// Puts a page of the right length in its place.
    pub(super) fn put(&self, number: usize, bytes: Bytes) {
        let length = bytes.len() as u64;
        if self.pages[number].set(bytes).is_ok() {
            self.arrived.fetch_add(length, Relaxed);
        }
    }

    /// The bytes in this range, if they have arrived. If they span two pages, at most
    /// [`Self::SEAM`] can be on each; longer ranges aren't read.
    #[inline]
    pub(super) fn get(&self, range: Range<usize>) -> Option<&[u8]> {
        let number = range.start >> SHIFT;
        let start = number << SHIFT;
        if range.is_empty() || (range.end - 1) >> SHIFT == number {
            let page = self.pages.get(number)?.get()?;
            return page.get(range.start - start..range.end - start);
        }
        let end = start + (1 << SHIFT);
        let before = Self::SEAM.checked_sub(end - range.start)?;
        self.seam(number)?.get(before..before + range.len())
    }

    fn seam(&self, number: usize) -> Option<&[u8; 2 * Self::SEAM]> {
        let (one, next) = (
            self.pages[number].get()?,
            self.pages.get(number + 1)?.get()?,
        );
        let seam = self.seams[number].get_or_init(|| {
            let mut seam = Box::new([0; 2 * Self::SEAM]);
            let (before, after) = seam.split_at_mut(Self::SEAM);
            before.copy_from_slice(&one[one.len() - Self::SEAM..]);
            // The last page can be short. Nobody asks for bytes beyond it.
            let length = next.len().min(Self::SEAM);
            after[..length].copy_from_slice(&next[..length]);
            seam
        });
        Some(seam)
    }
}
