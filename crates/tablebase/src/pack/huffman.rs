//! Prefix codes: frequent symbols get short codes.

use super::bits::{BitReader, BitWriter};
use super::input::Input;

/// The maximum code length in bits. A decoder looks up this many bits in one step.
pub(super) const MAX_BITS: u32 = 10;

/// The code length of each symbol, 0 for symbols that don't occur.
///
/// Only the lengths are stored: codes are assigned in order of length and symbol.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct CodeLengths(Vec<u8>);

impl CodeLengths {
    /// The optimal lengths for symbols with these counts.
    ///
    /// This is the package-merge algorithm: each of [`MAX_BITS`] rounds pairs up the cheapest
    /// packages of the previous round and merges in the symbols again. The length of a symbol's
    /// code is the number of chosen packages that contain it.
    pub(super) fn for_counts(counts: &[u64]) -> CodeLengths {
        let mut lengths = vec![0; counts.len()];
        let mut leaves: Vec<(u64, usize)> = counts
            .iter()
            .enumerate()
            .filter(|&(_, &count)| count > 0)
            .map(|(symbol, &count)| (count, symbol))
            .collect();
        leaves.sort_unstable();
        match *leaves.as_slice() {
            [] => {}
            [(_, only)] => lengths[only] = 1,
            _ => {
                let single = |&(count, symbol): &(u64, usize)| (count, vec![symbol]);
                let mut packages: Vec<(u64, Vec<usize>)> = leaves.iter().map(single).collect();
                for _ in 1..MAX_BITS {
                    let mut merged: Vec<(u64, Vec<usize>)> = packages
                        .chunks_exact(2)
                        .map(|pair| (pair[0].0 + pair[1].0, [&*pair[0].1, &*pair[1].1].concat()))
                        .chain(leaves.iter().map(single))
                        .collect();
                    merged.sort_by_key(|&(count, _)| count);
                    packages = merged;
                }
                for (_, symbols) in &packages[..2 * leaves.len() - 2] {
                    for &symbol in symbols {
                        lengths[symbol] += 1;
                    }
                }
            }
        }
        CodeLengths(lengths)
    }

    /// Appends the number of symbols as a byte, then four bits per symbol.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        let used = self
            .0
            .iter()
            .rposition(|&length| length > 0)
            .map_or(0, |last| last + 1);
        bytes.push(u8::try_from(used).expect("fewer than 256 symbols"));
        let mut bits = BitWriter::default();
        for &length in &self.0[..used] {
            bits.put(length.into(), 4);
        }
        bytes.extend(bits.finish());
    }

    /// Reads what [`CodeLengths::write`] appended from the front, or returns `None` if it isn't a
    /// prefix code.
    pub(super) fn read(input: &mut Input) -> Option<CodeLengths> {
        let [used] = input.take_array()?;
        let packed = input.take(usize::from(used).div_ceil(2))?;
        let mut bits = BitReader::new(packed.all()?);
        let lengths = CodeLengths((0..used).map(|_| bits.take(4) as u8).collect());
        lengths.is_sound().then_some(lengths)
    }

    /// Whether no code is too long and all of them fit.
    fn is_sound(&self) -> bool {
        let taken: u32 = self
            .0
            .iter()
            .filter(|&&length| length > 0)
            .map(|&length| (1 << MAX_BITS) >> length)
            .sum();
        taken <= 1 << MAX_BITS && self.0.iter().all(|&length| u32::from(length) <= MAX_BITS)
    }

    /// The code of each symbol, ready to write: first bit lowest.
    fn codes(&self) -> Vec<(u32, u32)> {
        let mut codes = vec![(0, 0); self.0.len()];
        let mut next = 0;
        for length in 1..=MAX_BITS {
            for (symbol, _) in self
                .0
                .iter()
                .enumerate()
                .filter(|&(_, &l)| u32::from(l) == length)
            {
                let reversed = u32::reverse_bits(next) >> (32 - length);
                codes[symbol] = (reversed, length);
                next += 1;
            }
            next <<= 1;
        }
        codes
    }

    pub(super) fn encoder(&self) -> Encoder {
        Encoder(self.codes())
    }

    /// A decoder that returns the `meaning` of each symbol.
    pub(super) fn decoder(&self, meaning: impl Fn(u8) -> u16) -> Decoder {
        let mut entries = vec![CodeMeaning::default(); 1 << MAX_BITS];
        for (symbol, (code, length)) in self.codes().into_iter().enumerate() {
            if length > 0 {
                for entry in entries.iter_mut().skip(code as usize).step_by(1 << length) {
                    *entry = CodeMeaning::new(meaning(symbol as u8), length);
                }
            }
        }
        Decoder(
            entries
                .into_boxed_slice()
                .try_into()
                .expect("there are entries for all codes"),
        )
    }
}

pub(super) struct Encoder(Vec<(u32, u32)>);

impl Encoder {
    /// The number of bits of a symbol's code.
    pub(super) fn length(&self, symbol: u8) -> u32 {
        self.0[usize::from(symbol)].1
    }

    pub(super) fn put(&self, bits: &mut BitWriter, symbol: u8) {
        let (code, length) = self.0[usize::from(symbol)];
        debug_assert!(length > 0, "symbol {symbol} wasn't counted");
        bits.put(code, length);
    }
}

/// The meaning of the next [`MAX_BITS`] bits: the code length, and above it the meaning of the
/// symbol. Bits that aren't a code have length 0 and meaning 0.
///
/// Reading a block is a chain of lookups in these tables, so they're kept small enough for the
/// fastest cache.
#[derive(Clone, Copy, Default, Debug)]
struct CodeMeaning(u16);

impl CodeMeaning {
    const LENGTH_BITS: u32 = 4;

    fn new(meaning: u16, length: u32) -> CodeMeaning {
        assert!(meaning >> (16 - Self::LENGTH_BITS) == 0, "the meaning fits");
        CodeMeaning(meaning << Self::LENGTH_BITS | length as u16)
    }
}

#[derive(Clone, Debug)]
pub(super) struct Decoder(Box<[CodeMeaning; 1 << MAX_BITS]>);

impl Decoder {
    /// Reads a symbol and returns its meaning. At least [`MAX_BITS`] bits must be available.
    #[inline]
    pub(super) fn take(&self, bits: &mut BitReader<'_>) -> u16 {
        let entry = self.0[bits.peek() as usize & ((1 << MAX_BITS) - 1)];
        bits.pass(u32::from(entry.0) & ((1 << CodeMeaning::LENGTH_BITS) - 1));
        entry.0 >> CodeMeaning::LENGTH_BITS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn frequent_symbols_get_short_codes() {
        fn check(counts: &[u64], expected: &[u8]) {
            assert_eq!(CodeLengths::for_counts(counts).0, expected);
        }
        check(&[], &[]);
        check(&[0, 0], &[0, 0]);
        check(&[0, 7], &[0, 1]);
        check(&[1, 1], &[1, 1]);
        check(&[8, 4, 2, 1], &[1, 2, 3, 3]);
        check(&[1, 0, 1, 1, 1], &[2, 0, 2, 2, 2]);
    }

    #[test]
    fn no_code_is_too_long() {
        // Counts like these would give code lengths up to 39.
        let counts: Vec<u64> = (0..40).map(|n| 1 << n).collect();
        let lengths = CodeLengths::for_counts(&counts);
        assert!(lengths.is_sound());
        assert!(lengths.0.iter().all(|&length| length > 0));
    }

    proptest! {
        #[test]
        fn symbols_come_back(text: Vec<u8>) {
            let text: Vec<u8> = text.into_iter().map(|symbol| symbol % 254).collect();
            let mut counts = vec![0; 254];
            for &symbol in &text {
                counts[usize::from(symbol)] += 1;
            }
            let lengths = CodeLengths::for_counts(&counts);
            let mut stored = Vec::new();
            lengths.write(&mut stored);
            let mut input = Input::from(stored);
            let read = CodeLengths::read(&mut input).unwrap();
            prop_assert!(input.len() == 0);
            let mut bits = BitWriter::default();
            let encoder = lengths.encoder();
            for &symbol in &text {
                encoder.put(&mut bits, symbol);
            }
            let bytes = bits.finish();
            let mut bits = BitReader::new(&bytes);
            let decoder = read.decoder(u16::from);
            for &symbol in &text {
                bits.refill();
                prop_assert_eq!(decoder.take(&mut bits), u16::from(symbol));
            }
        }

        #[test]
        fn noise_is_refused_or_read(bytes: Vec<u8>) {
            if let Some(lengths) = CodeLengths::read(&mut Input::from(bytes)) {
                lengths.decoder(u16::from);
            }
        }
    }
}
