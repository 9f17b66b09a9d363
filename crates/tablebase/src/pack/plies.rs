//! Distances of lost positions, in fixed-size blocks.
//!
//! A loss in `2 n` plies is stored as `n`. The distance of a win is one more than the smallest
//! distance among the losses its moves lead to, so only losses are stored, and of those only the
//! ones without a capture. The file doesn't say which positions these are: the reader of a block
//! walks over the boards and asks the rules and the packed results; see [`PackedPlies::walk_from`].
//!
//! Neighbors have similar distances. So each number has a prefix code that depends on the previous
//! number.

use super::bits::{BitReader, BitWriter};
use super::directory;
use super::huffman::{CodeLengths, Decoder, Encoder};
use super::input::Input;

/// The size of a block in bytes.
const BLOCK: usize = 32;
/// The limit for numbers: they fit in seven bits.
const NUMBERS: usize = 128;
/// The number of groups of previous numbers with separate codes.
const GROUPS: usize = 16;

/// The group of a previous number: small ones have their own, large ones share one.
fn group_of(number: u8) -> usize {
    match number {
        0..8 => number.into(),
        8..16 => 8 + usize::from(number - 8) / 2,
        16..32 => 12 + usize::from(number - 16) / 8,
        32..48 => 14,
        _ => 15,
    }
}

/// The numbers of a table with their indices.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plies {
    indices: Vec<u32>,
    /// `None` if any number will do.
    numbers: Vec<Option<u8>>,
}

impl Plies {
    /// Adds the number of the next position that has one, or `None` if any number will do.
    pub(crate) fn push(&mut self, index: u32, number: Option<u8>) {
        self.indices.push(index);
        self.numbers.push(number);
    }

    /// Adds the positions that follow.
    pub(crate) fn append(&mut self, next: &Plies) {
        self.indices.extend(&next.indices);
        self.numbers.extend(&next.numbers);
    }

    /// The packed form.
    pub(crate) fn pack(&self) -> Vec<u8> {
        let mut frequency = [0u64; NUMBERS];
        for &number in self.numbers.iter().flatten() {
            frequency[usize::from(number)] += 1;
        }
        // Blocks start without a previous number; the most frequent one stands in for it.
        let usual = (0..NUMBERS)
            .max_by_key(|&number| frequency[number])
            .unwrap_or(0) as u8;
        // A number that's never read repeats the previous one, which is cheap.
        let mut before = usual;
        let numbers: Vec<u8> = self
            .numbers
            .iter()
            .map(|number| {
                before = number.unwrap_or(before);
                before
            })
            .collect();

        let mut counts = [[0u64; NUMBERS]; GROUPS];
        let mut before = usual;
        for &number in &numbers {
            counts[group_of(before)][usize::from(number)] += 1;
            // Any number can start a block, even one that never follows the most frequent one.
            let first = &mut counts[group_of(usual)][usize::from(number)];
            *first = (*first).max(1);
            before = number;
        }
        let lengths = counts.map(|counts| CodeLengths::for_counts(&counts));
        let encoders = lengths.each_ref().map(CodeLengths::encoder);
        let (starts, blocks) = self.blocks(&numbers, usual, &encoders);

        let mut bytes = vec![usual];
        for lengths in &lengths {
            lengths.write(&mut bytes);
        }
        directory::write(&starts, &mut bytes);
        bytes.extend(blocks);
        bytes
    }

    fn blocks(
        &self,
        numbers: &[u8],
        usual: u8,
        encoders: &[Encoder; GROUPS],
    ) -> (Vec<u32>, Vec<u8>) {
        let mut starts = Vec::new();
        let mut blocks = Vec::new();
        let mut bits = BitWriter::default();
        let mut before = usual;
        for (&index, &number) in self.indices.iter().zip(numbers) {
            let mut encoder = &encoders[group_of(before)];
            let size = encoder.length(number) as usize;
            if starts.is_empty() || bits.len() + size > 8 * BLOCK {
                blocks.extend(std::mem::take(&mut bits).finish());
                blocks.resize(starts.len() * BLOCK, 0);
                starts.push(index);
                encoder = &encoders[group_of(usual)];
            }
            encoder.put(&mut bits, number);
            before = number;
        }
        blocks.extend(bits.finish());
        blocks.resize(starts.len() * BLOCK, 0);
        (starts, blocks)
    }
}

/// The packed distances of a table for one side to move.
#[derive(Debug)]
pub(crate) struct PackedPlies {
    usual: u8,
    starts: Vec<u32>,
    blocks: Input,
    decoders: Vec<Decoder>,
}

impl PackedPlies {
    /// Reads the packed form from the front, or returns `None` if it's invalid.
    pub(crate) fn read(input: &mut Input) -> Option<PackedPlies> {
        let [usual] = input.take_array()?;
        let decoders = (0..GROUPS)
            .map(|_| Some(CodeLengths::read(input)?.decoder(u16::from)))
            .collect::<Option<_>>()?;
        let starts = directory::read(input)?;
        let blocks = input.take(starts.len().checked_mul(BLOCK)?)?;
        let is_sound = usize::from(usual) < NUMBERS;
        is_sound.then_some(PackedPlies {
            usual,
            starts,
            blocks,
            decoders,
        })
    }

    /// The index of the first position that has a number.
    pub(crate) fn first(&self) -> Option<u32> {
        self.starts.first().copied()
    }

    /// The index where the last block starts.
    pub(crate) fn last_start(&self) -> Option<u32> {
        self.starts.last().copied()
    }

    /// Whether the block with this index is sound.
    pub(crate) fn check(&self, index: u32) -> Option<()> {
        let after = self.starts.partition_point(|&start| start <= index);
        let start = after.checked_sub(1)? * BLOCK;
        self.blocks.check(start..start + BLOCK)
    }

    /// An iterator over the numbers of the block with this index, and the index of the first of
    /// them. `None` if nothing is stored that early. The numbers are meaningless where blocks are
    /// damaged.
    pub(crate) fn walk_from(&self, index: u32) -> Option<(u32, PliesWalk<'_>)> {
        let after = self.starts.partition_point(|&start| start <= index);
        let block = after.checked_sub(1)?;
        let walk = PliesWalk {
            packed: self,
            next_block: block,
            end: 0,
            before: 0,
            bits: BitReader::new(&[]),
        };
        Some((self.starts[block], walk))
    }
}

/// Iterates over the numbers of a table.
pub(crate) struct PliesWalk<'t> {
    packed: &'t PackedPlies,
    next_block: usize,
    /// Where the next block starts.
    end: u32,
    before: u8,
    bits: BitReader<'t>,
}

impl PliesWalk<'_> {
    /// The number of the next stored position, which has this index.
    #[inline]
    pub(crate) fn next(&mut self, index: u32) -> u8 {
        if index >= self.end {
            self.begin_block();
        }
        self.bits.refill();
        // Noise can give any symbol; valid numbers stay below the limit anyway.
        let number = self.packed.decoders[group_of(self.before)].take(&mut self.bits);
        self.before = (number % NUMBERS as u16) as u8;
        self.before
    }

    fn begin_block(&mut self) {
        let packed = self.packed;
        let start = self.next_block * BLOCK;
        let bytes = packed.blocks.get(start..start + BLOCK);
        self.bits = BitReader::new(bytes.unwrap_or(&[]));
        self.before = packed.usual;
        self.next_block += 1;
        self.end = packed
            .starts
            .get(self.next_block)
            .copied()
            .unwrap_or(u32::MAX);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn groups_are_in_order() {
        let groups: Vec<usize> = (0..NUMBERS as u8).map(group_of).collect();
        assert!(groups.is_sorted());
        assert_eq!((groups[0], groups[NUMBERS - 1]), (0, GROUPS - 1));
        assert!(groups.windows(2).all(|pair| pair[1] - pair[0] <= 1));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn numbers_come_back(
            stored in proptest::collection::vec((1u32..50, proptest::option::of(0u8..126)), 1..1000),
            from: prop::sample::Index,
        ) {
            let mut plies = Plies::default();
            let mut index = 0;
            for &(gap, number) in &stored {
                index += gap;
                plies.push(index, number);
            }
            let mut input = Input::from(plies.pack());
            let packed = PackedPlies::read(&mut input).unwrap();
            prop_assert_eq!(input.len(), 0);
            prop_assert!(packed.walk_from(plies.indices[0] - 1).is_none());
            let wanted = plies.indices[from.index(stored.len())];
            let (start, mut walk) = packed.walk_from(wanted).unwrap();
            prop_assert!(start <= wanted);
            for (&index, &number) in plies.indices.iter().zip(&plies.numbers) {
                if index >= start {
                    let read = walk.next(index);
                    prop_assert_eq!(read, number.unwrap_or(read));
                }
            }
        }

        #[test]
        fn noise_is_refused_or_read(numbers: Vec<u8>, noise: Vec<(prop::sample::Index, u8)>, index: u32) {
            let mut plies = Plies::default();
            for (at, number) in (0..).zip(&numbers) {
                plies.push(at * 3, Some(number % 126));
            }
            let mut noisy = plies.pack();
            for (at, byte) in noise {
                let at = at.index(noisy.len());
                noisy[at] = byte;
            }
            for bytes in [numbers, noisy] {
                if let Some(packed) = PackedPlies::read(&mut Input::from(bytes))
                    && let Some((start, mut walk)) = packed.walk_from(index)
                {
                    walk.next(start);
                    walk.next(index);
                }
            }
        }
    }
}
