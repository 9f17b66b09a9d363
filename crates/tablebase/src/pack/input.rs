//! Bytes consumed from the front.

use std::ops::Range;
use std::sync::Arc;

use bytes::{Buf, Bytes};

use super::pages::Pages;

/// Bytes from a file, from the program itself or from memory, which are used in place.
#[derive(Clone, Debug)]
pub(crate) struct Input(Source);

#[derive(Clone, Debug)]
enum Source {
    /// Bytes without checksums.
    Plain(Bytes),
    /// The remaining part of a body whose pages are checked when they're first read.
    Checked {
        pages: Arc<Pages>,
        rest: Range<usize>,
    },
}

impl Input {
    /// The bytes of a body whose pages are checked when they're first read.
    pub(crate) fn checked(pages: Arc<Pages>) -> Input {
        let rest = 0..pages.len();
        Input(Source::Checked { pages, rest })
    }

    /// The number of remaining bytes.
    pub(crate) fn len(&self) -> usize {
        match &self.0 {
            Source::Plain(bytes) => bytes.len(),
            Source::Checked { rest, .. } => rest.len(),
        }
    }

    /// Some of the remaining bytes. `None` if there aren't enough, or if they're damaged or haven't
    /// arrived. Bytes that span two pages are read only if they're few, as in a block.
    #[inline]
    pub(crate) fn get(&self, range: Range<usize>) -> Option<&[u8]> {
        match &self.0 {
            Source::Plain(bytes) => bytes.get(range),
            Source::Checked { pages, rest } => pages.get(within(rest, range)?),
        }
    }

    /// Whether some of the remaining bytes have arrived intact.
    pub(crate) fn check(&self, range: Range<usize>) -> Option<()> {
        match &self.0 {
            Source::Plain(bytes) => bytes.get(range).map(|_| ()),
            Source::Checked { pages, rest } => pages.check(within(rest, range)?),
        }
    }

    /// All remaining bytes. `None` if they're damaged or haven't arrived.
    pub(crate) fn all(&self) -> Option<&[u8]> {
        self.get(0..self.len())
    }

    /// Takes bytes from the front, or returns `None` if there aren't enough. They aren't checked
    /// until they're read.
    pub(crate) fn take(&mut self, count: usize) -> Option<Input> {
        if count > self.len() {
            return None;
        }
        let taken = match &mut self.0 {
            Source::Plain(bytes) => Source::Plain(bytes.split_to(count)),
            Source::Checked { pages, rest } => {
                let taken = rest.start..rest.start + count;
                rest.start = taken.end;
                Source::Checked {
                    pages: Arc::clone(pages),
                    rest: taken,
                }
            }
        };
        Some(Input(taken))
    }

    /// Takes a fixed number of bytes from the front. `None` if there aren't enough, or if they're
    /// damaged or haven't arrived.
    pub(crate) fn take_array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let array = *self.get(0..N)?.first_chunk()?;
        match &mut self.0 {
            Source::Plain(bytes) => bytes.advance(N),
            Source::Checked { rest, .. } => rest.start += N,
        }
        Some(array)
    }

    /// Takes bytes without checksums from the front, to hand on. `None` if there aren't enough, or
    /// if they have checksums.
    pub(crate) fn take_bytes(&mut self, count: usize) -> Option<Bytes> {
        match &mut self.0 {
            Source::Plain(bytes) if count <= bytes.len() => Some(bytes.split_to(count)),
            _ => None,
        }
    }
}

/// A range of the remaining part, counted from the start of the body.
#[inline]
fn within(rest: &Range<usize>, range: Range<usize>) -> Option<Range<usize>> {
    let (start, end) = (rest.start + range.start, rest.start + range.end);
    (start <= end && end <= rest.end).then_some(start..end)
}

impl From<Bytes> for Input {
    fn from(bytes: Bytes) -> Input {
        Input(Source::Plain(bytes))
    }
}

impl From<Vec<u8>> for Input {
    fn from(bytes: Vec<u8>) -> Input {
        Input::from(Bytes::from(bytes))
    }
}
