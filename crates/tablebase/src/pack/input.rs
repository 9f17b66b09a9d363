//! Bytes consumed from the front.

use std::ops::Range;
use std::sync::Arc;

use bytes::{Buf, Bytes};

use super::pages::Pages;

/// Bytes from a file, from the program itself or from memory, which are used in place.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    bytes: Bytes,
    /// The checksums of the bytes, if they're checked page by page, and where the bytes start
    /// among those that the checksums are for.
    checks: Option<(Arc<Pages>, usize)>,
}

impl Input {
    /// The bytes of a body whose pages are checked when they're first read.
    pub(crate) fn checked(pages: Arc<Pages>) -> Input {
        Input {
            bytes: pages.body(),
            checks: Some((pages, 0)),
        }
    }

    /// The number of remaining bytes.
    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Some of the remaining bytes. `None` if there aren't enough, or if they're damaged.
    #[inline]
    pub(crate) fn get(&self, range: Range<usize>) -> Option<&[u8]> {
        let bytes = self.bytes.get(range.clone())?;
        if let Some((pages, start)) = &self.checks {
            pages.check(start + range.start..start + range.end)?;
        }
        Some(bytes)
    }

    /// All remaining bytes. `None` if they're damaged.
    pub(crate) fn all(&self) -> Option<&[u8]> {
        self.get(0..self.len())
    }

    /// Takes bytes from the front, or returns `None` if there aren't enough. They aren't checked
    /// until they're read.
    pub(crate) fn take(&mut self, count: usize) -> Option<Input> {
        if count > self.len() {
            return None;
        }
        let taken = Input {
            bytes: self.bytes.split_to(count),
            checks: self.checks.clone(),
        };
        self.skip(count);
        Some(taken)
    }

    /// Takes a fixed number of bytes from the front. `None` if there aren't enough, or if they're
    /// damaged.
    pub(crate) fn take_array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let array = *self.get(0..N)?.first_chunk()?;
        self.bytes.advance(N);
        self.skip(N);
        Some(array)
    }

    /// The bytes as such, to hand on.
    pub(crate) fn into_bytes(self) -> Bytes {
        self.bytes
    }

    /// Records that the remaining bytes start later.
    fn skip(&mut self, count: usize) {
        if let Some((_, start)) = &mut self.checks {
            *start += count;
        }
    }
}

impl From<Bytes> for Input {
    fn from(bytes: Bytes) -> Input {
        Input {
            bytes,
            checks: None,
        }
    }
}

impl From<Vec<u8>> for Input {
    fn from(bytes: Vec<u8>) -> Input {
        Input::from(Bytes::from(bytes))
    }
}
