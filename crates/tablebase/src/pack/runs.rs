//! Results as runs of equal values, in fixed-size blocks.
//!
//! The values of the stored positions, in index order, form runs. Positions in between that aren't
//! stored belong to whichever run they're in. A run is written as its length and the value after
//! it. Runs are split into blocks of [`BLOCK`] bytes, and a directory has the index where each
//! block starts: to read a value, find its block and walk through the runs of that block only.

use super::bits::{BitReader, BitWriter};
use super::directory;
use super::huffman::{CodeLengths, Decoder};
use super::input::Input;
use crate::value::Code;

/// The size of a block in bytes: one cache line.
const BLOCK: usize = 64;
/// Each block starts with its first value and its number of complete runs.
const CODE_BITS: u32 = 2;
const COUNT_BITS: u32 = 9;
const MAX_COUNT: u32 = (1 << COUNT_BITS) - 1;

/// The runs of a table. Each starts where its value first occurs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Runs {
    starts: Vec<u32>,
    codes: Vec<Code>,
}

impl Runs {
    /// Adds the value of the next stored position.
    #[inline]
    pub(crate) fn push(&mut self, index: u32, code: Code) {
        if self.codes.last() != Some(&code) {
            self.starts.push(index);
            self.codes.push(code);
        }
    }

    /// Adds the runs of the positions that follow.
    pub(crate) fn append(&mut self, next: &Runs) {
        for (&start, &code) in next.starts.iter().zip(&next.codes) {
            self.push(start, code);
        }
    }

    /// The runs that are followed by another. The first starts at 0, no matter what's stored there.
    fn complete(&self) -> impl Iterator<Item = Run> {
        let mut at = 0;
        let followers = self.starts.iter().skip(1);
        followers
            .zip(self.codes.windows(2))
            .map(move |(&next_start, codes)| {
                let length = next_start - at;
                at = next_start;
                Run {
                    code: codes[0],
                    length,
                    next: codes[1],
                    next_start,
                }
            })
    }

    /// The packed form.
    pub(crate) fn pack(&self) -> Vec<u8> {
        let mut counts = [[0u64; Symbol::COUNT]; 3];
        for run in self.complete() {
            counts[usize::from(run.code.0)][usize::from(run.symbol().0)] += 1;
        }
        let lengths = counts.map(|counts| CodeLengths::for_counts(&counts));
        let encoders = lengths.each_ref().map(CodeLengths::encoder);

        let mut blocks = Blocks::default();
        let first = self.codes.first().copied().unwrap_or(Code::DRAW);
        let mut block = NewBlock::new(first, 0);
        for run in self.complete() {
            let symbol = run.symbol();
            let (quarters, extra) = symbol.length();
            let encoder = &encoders[usize::from(run.code.0)];
            if block.has_room(encoder.length(symbol.0) + extra) {
                encoder.put(&mut block.runs, symbol.0);
                block.runs.put(run.length - (quarters << extra), extra);
                block.count += 1;
            } else {
                // The run continues to the end of the block, and the next one starts a block.
                blocks.add(block);
                block = NewBlock::new(run.next, run.next_start);
            }
        }
        if block.start > 0 || block.count > 0 {
            blocks.add(block);
        }

        let mut bytes = vec![first.0];
        for lengths in &lengths {
            lengths.write(&mut bytes);
        }
        directory::write(&blocks.starts, &mut bytes);
        bytes.extend(blocks.bytes);
        bytes
    }
}

struct Run {
    code: Code,
    length: u32,
    next: Code,
    next_start: u32,
}

impl Run {
    fn symbol(&self) -> Symbol {
        Symbol::new(self.length, (3 + self.next.0 - self.code.0) % 3 == 2)
    }
}

/// A block under construction.
struct NewBlock {
    code: Code,
    start: u32,
    count: u32,
    runs: BitWriter,
}

impl NewBlock {
    fn new(code: Code, start: u32) -> NewBlock {
        NewBlock {
            code,
            start,
            count: 0,
            runs: BitWriter::default(),
        }
    }

    fn has_room(&self, bits: u32) -> bool {
        let used = (CODE_BITS + COUNT_BITS + bits) as usize + self.runs.len();
        used <= 8 * BLOCK && self.count < MAX_COUNT
    }
}

#[derive(Default)]
struct Blocks {
    starts: Vec<u32>,
    bytes: Vec<u8>,
}

impl Blocks {
    fn add(&mut self, block: NewBlock) {
        let mut bits = BitWriter::default();
        bits.put(block.code.0.into(), CODE_BITS);
        bits.put(block.count, COUNT_BITS);
        bits.append(block.runs);
        self.starts.push(block.start);
        self.bytes.extend(bits.finish());
        self.bytes.resize(self.starts.len() * BLOCK, 0);
    }
}

/// The approximate length of a run, and which of the two other values comes next.
///
/// The lowest bit selects the next value: one more (modulo 3) or two more. The rest is the length
/// itself from 1 to 15, or stands for a quarter of a power of two.
#[derive(Clone, Copy)]
struct Symbol(u8);

impl Symbol {
    const COUNT: usize = 254;
    const EXACT: u32 = 15;

    fn new(length: u32, is_two_more: bool) -> Symbol {
        let bucket = if length <= Self::EXACT {
            length - 1
        } else {
            let log = length.ilog2();
            Self::EXACT + 4 * (log - 4) + ((length >> (log - 2)) & 3)
        };
        Symbol((bucket << 1 | u32::from(is_two_more)) as u8)
    }

    /// The length in two parts: `quarters << extra` plus a number of `extra` bits.
    fn length(self) -> (u32, u32) {
        let bucket = u32::from(self.0 >> 1);
        match bucket.checked_sub(Self::EXACT) {
            None => (bucket + 1, 0),
            Some(above) => (4 | above & 3, 2 + above / 4),
        }
    }

    /// The decoder's lookup value: the two parts of the length and the step to the next value.
    fn meaning(self) -> u16 {
        let (quarters, extra) = self.length();
        (quarters | extra << 4 | u32::from(1 + (self.0 & 1)) << 9) as u16
    }
}

/// The packed results of a table for one side to move.
#[derive(Debug)]
pub(crate) struct PackedRuns {
    /// The value if there are no blocks.
    only: Code,
    starts: Vec<u32>,
    blocks: Input,
    decoders: [Decoder; 3],
}

impl PackedRuns {
    /// Reads the packed form from the front, or returns `None` if it's invalid.
    pub(crate) fn read(input: &mut Input) -> Option<PackedRuns> {
        let [only] = input.take_array()?;
        let meaning = |symbol| Symbol(symbol).meaning();
        let mut decoder = || Some(CodeLengths::read(input)?.decoder(meaning));
        let decoders = [decoder()?, decoder()?, decoder()?];
        let starts = directory::read(input)?;
        let blocks = input.take(starts.len().checked_mul(BLOCK)?)?;
        let is_sound = only < 3 && starts.first().is_none_or(|&first| first == 0);
        is_sound.then_some(PackedRuns {
            only: Code(only),
            starts,
            blocks,
            decoders,
        })
    }

    /// The value at this index, which is that of its run. `None` if its block is damaged.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> Option<Code> {
        let after = self.starts.partition_point(|&start| start <= index);
        let Some(number) = after.checked_sub(1) else {
            return Some(self.only);
        };
        let mut block = self.block(number)?;
        while let Some(run) = block.next_run(&self.decoders) {
            if index < run.next_start {
                break;
            }
            block.code = run.next;
            block.at = run.next_start;
        }
        Some(block.code)
    }

    /// Whether the blocks with these indices are sound.
    pub(crate) fn check(&self, first: u32, last: u32) -> Option<()> {
        let block_of = |index| self.starts.partition_point(|&start| start <= index);
        let from = block_of(first).saturating_sub(1);
        self.blocks.check(from * BLOCK..block_of(last) * BLOCK)
    }

    /// An iterator over the runs from this index on. Its values are meaningless where blocks are
    /// damaged.
    pub(crate) fn walk_from(&self, index: u32) -> RunWalk<'_> {
        let next_block = self.starts.partition_point(|&start| start <= index);
        let mut walk = RunWalk {
            packed: self,
            next_block,
            block: next_block
                .checked_sub(1)
                .and_then(|number| self.block(number)),
            code: self.only,
            next: self.only,
            end: 0,
        };
        walk.begin_block();
        walk
    }

    #[inline]
    fn block(&self, number: usize) -> Option<Block<'_>> {
        let at = *self.starts.get(number)?;
        let bytes = self.blocks.get(number * BLOCK..(number + 1) * BLOCK)?;
        let mut bits = BitReader::new(bytes);
        let code = bits.take(CODE_BITS).min(2) as u8;
        Some(Block {
            code: Code(code),
            at,
            left: bits.take(COUNT_BITS),
            bits,
        })
    }
}

/// A position in a block, just before a run.
struct Block<'t> {
    code: Code,
    at: u32,
    /// The number of complete runs from here on. The last run of a block has no stored end: it
    /// continues to the next block.
    left: u32,
    bits: BitReader<'t>,
}

impl Block<'_> {
    /// Reads the run that starts here, unless it continues to the end of the block.
    #[inline]
    fn next_run(&mut self, decoders: &[Decoder; 3]) -> Option<Run> {
        self.left = self.left.checked_sub(1)?;
        self.bits.refill();
        let meaning = u32::from(decoders[usize::from(self.code.0)].take(&mut self.bits));
        let extra = meaning >> 4 & 31;
        let length = ((meaning & 15) << extra) | self.bits.take(extra);
        let next = self.code.0 + (meaning >> 9) as u8;
        Some(Run {
            code: self.code,
            length,
            next: Code(if next >= 3 { next - 3 } else { next }),
            next_start: self.at.saturating_add(length),
        })
    }
}

/// Iterates over the runs of a table.
pub(crate) struct RunWalk<'t> {
    packed: &'t PackedRuns,
    next_block: usize,
    block: Option<Block<'t>>,
    /// The value of this run, where it ends, and the value after it.
    code: Code,
    end: u32,
    next: Code,
}

impl RunWalk<'_> {
    /// The value at an index that the iterator hasn't passed.
    #[inline]
    pub(crate) fn at(&mut self, index: u32) -> Code {
        while index >= self.end && self.end < u32::MAX {
            self.step();
        }
        self.code
    }

    fn step(&mut self) {
        match &mut self.block {
            Some(block) => {
                block.code = self.next;
                block.at = self.end;
                self.read_run();
            }
            None => {
                self.block = self.packed.block(self.next_block);
                self.next_block += 1;
                self.begin_block();
            }
        }
    }

    fn begin_block(&mut self) {
        if let Some(block) = &self.block {
            self.next = block.code;
            self.end = block.at;
        } else {
            self.end = self
                .packed
                .starts
                .get(self.next_block)
                .copied()
                .unwrap_or(u32::MAX);
            return;
        }
        self.read_run();
    }

    fn read_run(&mut self) {
        let Some(block) = &mut self.block else { return };
        self.code = block.code;
        if let Some(run) = block.next_run(&self.packed.decoders) {
            self.end = run.next_start;
            self.next = run.next;
        } else {
            // The last run of the block.
            self.block = None;
            self.end = self
                .packed
                .starts
                .get(self.next_block)
                .copied()
                .unwrap_or(u32::MAX);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn packed(runs: &Runs) -> PackedRuns {
        let mut input = Input::from(runs.pack());
        let packed = PackedRuns::read(&mut input).unwrap();
        assert_eq!(input.len(), 0);
        packed
    }

    #[test]
    fn lengths_and_symbols_agree() {
        for length in (1..5000).chain([65_535, 1 << 20, u32::MAX - 1, u32::MAX]) {
            for is_two_more in [false, true] {
                let symbol = Symbol::new(length, is_two_more);
                assert!(usize::from(symbol.0) < Symbol::COUNT);
                let (quarters, extra) = symbol.length();
                assert_eq!(length >> extra, quarters, "{length}");
                let meaning = u32::from(symbol.meaning());
                assert_eq!((meaning & 15, meaning >> 4 & 31), (quarters, extra));
                assert_eq!(meaning >> 9, 1 + u32::from(is_two_more));
            }
        }
    }

    #[test]
    fn a_table_of_one_value_has_no_blocks() {
        let mut runs = Runs::default();
        runs.push(5, Code::WIN);
        runs.push(9, Code::WIN);
        assert_eq!(runs.pack(), [2, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(packed(&runs).get(0), Some(Code::WIN));
        assert_eq!(packed(&runs).get(u32::MAX - 1), Some(Code::WIN));
        assert_eq!(packed(&Runs::default()).get(7), Some(Code::DRAW));
    }

    /// Gaps between stored positions, and their values.
    fn stored() -> impl Strategy<Value = Vec<(u32, u8)>> {
        let gap = prop_oneof![8 => 1u32..4, 2 => 1u32..100, 1 => 1u32..1_000_000];
        proptest::collection::vec((gap, prop_oneof![4 => Just(0u8), 1 => 0u8..3]), 0..1000)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn values_come_back_in_any_order(stored in stored(), from: prop::sample::Index) {
            let mut runs = Runs::default();
            let mut index = 0;
            let mut expected = Vec::new();
            for (gap, code) in stored {
                index += gap;
                runs.push(index, Code(code));
                expected.push((index, Code(code)));
            }
            let packed = packed(&runs);
            for &(index, code) in &expected {
                prop_assert_eq!(packed.get(index), Some(code));
            }
            if let Some(&(first, _)) = expected.get(from.index(expected.len().max(1))) {
                let mut walk = packed.walk_from(first);
                for &(index, code) in expected.iter().filter(|&&(index, _)| index >= first) {
                    prop_assert_eq!(walk.at(index), code);
                }
            }
        }

        #[test]
        fn noise_is_refused_or_read(bytes: Vec<u8>, noise: Vec<(prop::sample::Index, u8)>, index: u32) {
            let mut runs = Runs::default();
            for (at, byte) in (0..).zip(&bytes) {
                runs.push(at * 3, Code(byte % 3));
            }
            let mut noisy = runs.pack();
            for (at, byte) in noise {
                let at = at.index(noisy.len());
                noisy[at] = byte;
            }
            for bytes in [bytes, noisy] {
                if let Some(packed) = PackedRuns::read(&mut Input::from(bytes)) {
                    packed.get(index);
                    let mut walk = packed.walk_from(index / 2);
                    walk.at(index);
                    walk.at(u32::MAX);
                }
            }
        }
    }
}
