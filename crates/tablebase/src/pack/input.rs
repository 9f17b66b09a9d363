//! Bytes that are read from the front.

use std::borrow::Cow;

/// Bytes from a file, or from the program itself: those are used where they are.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    bytes: Cow<'static, [u8]>,
    /// How many bytes were taken.
    at: usize,
}

impl Input {
    /// The bytes that are left.
    #[inline]
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes[self.at..]
    }

    /// Takes bytes off the front, or `None` where there are not so many.
    pub(crate) fn take(&mut self, count: usize) -> Option<Input> {
        let end = self
            .at
            .checked_add(count)
            .filter(|&end| end <= self.bytes.len())?;
        let range = self.at..end;
        self.at = end;
        Some(match &self.bytes {
            Cow::Borrowed(bytes) => Input::from(&bytes[range]),
            Cow::Owned(bytes) => Input::from(bytes[range].to_vec()),
        })
    }

    /// Takes a fixed number of bytes off the front.
    pub(crate) fn take_array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let array = *self.bytes().first_chunk()?;
        self.at += N;
        Some(array)
    }
}

impl From<Cow<'static, [u8]>> for Input {
    fn from(bytes: Cow<'static, [u8]>) -> Input {
        Input { bytes, at: 0 }
    }
}

impl From<Vec<u8>> for Input {
    fn from(bytes: Vec<u8>) -> Input {
        Input::from(Cow::Owned(bytes))
    }
}

impl From<&'static [u8]> for Input {
    fn from(bytes: &'static [u8]) -> Input {
        Input::from(Cow::Borrowed(bytes))
    }
}
