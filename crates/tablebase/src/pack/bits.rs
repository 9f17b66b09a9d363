//! Bit streams, lowest bit of each byte first.

/// Writes numbers of a few bits each.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// The number of used bits in the last byte; 0 if it's full.
    used: u32,
}

impl BitWriter {
    /// Appends the lowest `count` bits, at most 32.
    pub(super) fn put(&mut self, bits: u32, count: u32) {
        let mut bits = u64::from(bits) & ((1 << count) - 1);
        let mut count = count;
        while count > 0 {
            if self.used == 0 {
                self.bytes.push(0);
            }
            let room = (8 - self.used).min(count);
            if let Some(last) = self.bytes.last_mut() {
                *last |= (bits << self.used) as u8;
            }
            self.used = (self.used + room) % 8;
            bits >>= room;
            count -= room;
        }
    }

    /// Appends everything that another writer has written.
    pub(super) fn append(&mut self, other: BitWriter) {
        let mut left = other.len();
        for byte in other.finish() {
            let count = left.min(8);
            self.put(byte.into(), count as u32);
            left -= count;
        }
    }

    /// The number of bits written.
    pub(super) fn len(&self) -> usize {
        self.bytes.len() * 8 - (8 - self.used as usize) % 8
    }

    /// The bytes written; the next bit starts a new one.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads numbers of a few bits each. Past the end, it reads zeros.
#[derive(Clone)]
pub(super) struct BitReader<'b> {
    bytes: &'b [u8],
    /// The bits that are loaded but not read, and how many there are.
    window: u64,
    loaded: u32,
}

impl<'b> BitReader<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> BitReader<'b> {
        BitReader {
            bytes,
            window: 0,
            loaded: 0,
        }
    }

    /// Makes at least 32 bits available.
    #[inline]
    pub(super) fn refill(&mut self) {
        if self.loaded >= 32 {
            return;
        }
        let word = if let Some((word, rest)) = self.bytes.split_first_chunk::<4>() {
            self.bytes = rest;
            u32::from_le_bytes(*word)
        } else {
            let mut word = [0; 4];
            word[..self.bytes.len()].copy_from_slice(self.bytes);
            self.bytes = &[];
            u32::from_le_bytes(word)
        };
        self.window |= u64::from(word) << self.loaded;
        self.loaded += 32;
    }

    /// The next bits, without consuming them; at least 32 are valid after a refill.
    #[inline]
    pub(super) fn peek(&self) -> u32 {
        self.window as u32
    }

    /// Consumes bits that a refill made available.
    #[inline]
    pub(super) fn pass(&mut self, count: u32) {
        debug_assert!(count <= self.loaded);
        self.window >>= count;
        self.loaded -= count;
    }

    /// Reads the next bits, at most 31.
    #[inline]
    pub(super) fn take(&mut self, count: u32) -> u32 {
        self.refill();
        let bits = self.peek() & ((1 << count) - 1);
        self.pass(count);
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_was_written_is_read(numbers: Vec<(u32, u8)>) {
            let numbers: Vec<(u32, u32)> = numbers
                .into_iter()
                .map(|(bits, count)| {
                    let count = u32::from(count % 32);
                    (bits & ((1 << count) - 1), count)
                })
                .collect();
            let mut writer = BitWriter::default();
            for &(bits, count) in &numbers {
                writer.put(bits, count);
            }
            let total: u32 = numbers.iter().map(|&(_, count)| count).sum();
            prop_assert_eq!(writer.len(), total as usize);
            let mut appended = BitWriter::default();
            appended.put(5, 3);
            appended.append(writer);
            let bytes = appended.finish();
            let mut reader = BitReader::new(&bytes);
            prop_assert_eq!(reader.take(3), 5);
            for &(bits, count) in &numbers {
                prop_assert_eq!(reader.take(count), bits);
            }
            prop_assert_eq!(reader.take(31), 0);
        }
    }
}
