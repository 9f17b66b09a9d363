//! Bytes consumed from the front.

use std::borrow::Cow;

/// Bytes from a file or from the program itself, which are used in place.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    bytes: Cow<'static, [u8]>,
    /// The number of consumed bytes.
    at: usize,
}

impl Input {
    /// The remaining bytes.
    #[inline]
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes[self.at..]
    }

    /// Takes bytes from the front, or returns `None` if there aren't enough.
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

    /// Takes a fixed number of bytes from the front.
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
