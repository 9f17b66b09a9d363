//! Remote tables, for example on a server, whose bytes arrive block by block.
//!
//! The [catalog](catalog()) has the head of every file. A [`Tablebase`] that has read it answers
//! probes from the bytes that have arrived, and collects the blocks that it would have needed. It
//! never waits.
//!
//! ```
//! use crownhead_tablebase::{Bytes, Tablebase, Wanted};
//! # fn fetch(wanted: &Wanted) -> Bytes { Bytes::new() }
//! # fn example(tablebase: &Tablebase) -> Result<(), crownhead_tablebase::Refused> {
//! for wanted in tablebase.take_wanted() {
//!     // `GET /endgames/{file}` with `Range: bytes={start}-{end - 1}`
//!     let bytes: Bytes = fetch(&wanted);
//!     tablebase.arrive(&wanted, &bytes)?;
//! }
//! # Ok(())
//! # }
//! ```

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use bytes::Bytes;

use crate::pack::Input;
use crate::refused::{Refused, RefusedReason};
use crate::section::{Fault, Section, head_of};
use crate::storage::{Storage, file_name};
use crate::{MAX_SLICE_PIECES, Measure, Slice, Tablebase};

/// The number of pages in a block. One request brings one block.
const PAGES: usize = 4;
/// The size of a page in bytes.
const PAGE: usize = 1 << 14;

/// A block of a file that a probe needed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Wanted {
    /// The file that has it.
    pub file: String,
    /// If two files have the same name and the same number here, they're equal.
    pub version: u32,
    /// Where it is in the file, in bytes.
    pub range: Range<u64>,
    slice: Slice,
    is_results: bool,
    /// The number of the block within the body.
    block: usize,
}

impl Wanted {
    fn measure(&self) -> Measure {
        if self.is_results {
            Measure::Results
        } else {
            Measure::Plies
        }
    }
}

/// The heads of all files in a storage, one after another, and the files that were left out.
pub fn catalog(storage: &dyn Storage) -> (Vec<u8>, Vec<Refused>) {
    let mut heads = Vec::new();
    let mut refused = Vec::new();
    for slice in (2..=MAX_SLICE_PIECES).flat_map(Slice::with_pieces) {
        for measure in [Measure::Results, Measure::Plies] {
            let name = file_name(slice, measure);
            let head = storage
                .read(&name)
                .map_err(RefusedReason::from)
                .and_then(|bytes| Ok(bytes.map(|bytes| head_of(&bytes)).transpose()?));
            match head {
                Ok(head) => heads.extend(head.into_iter().flatten()),
                Err(reason) => refused.push(Refused { name, reason }),
            }
        }
    }
    (heads, refused)
}

impl Tablebase {
    /// Adds all tables in a [catalog](catalog()). Their bytes are remote: a probe notes the blocks
    /// [wanted](Tablebase::take_wanted), and gets its answer once they have
    /// [arrived](Tablebase::arrive).
    ///
    /// Stops at the first invalid head; the tables before it stay. Local tables take precedence.
    pub fn add_catalog(&mut self, name: &str, bytes: impl Into<Bytes>) -> Result<(), Refused> {
        let mut input = Input::from(bytes.into());
        while input.len() > 0 {
            let misses = Arc::clone(&self.misses);
            Section::read_head(&mut input, &misses)
                .map_err(RefusedReason::from)
                .and_then(|section| self.add(section))
                .map_err(|reason| Refused {
                    name: name.to_owned(),
                    reason,
                })?;
        }
        Ok(())
    }

    /// The blocks that probes needed since the last call.
    ///
    /// Each is returned once, until it arrives or is [given up](Tablebase::give_up).
    pub fn take_wanted(&self) -> Vec<Wanted> {
        // A search asks every few nodes.
        if !self.misses.is_wanted.swap(false, Relaxed) {
            return Vec::new();
        }
        let sections = self.tables().flat_map(|table| table.sections());
        sections.flat_map(wanted_of).collect()
    }

    /// Whether a probe since the last call missed a block that's wanted or in transit. Its answer
    /// may improve.
    pub fn take_missed(&self) -> bool {
        self.misses.has_missed.swap(false, Relaxed)
    }

    /// Takes a block that has arrived. If some of it is damaged, the rest is used.
    pub fn arrive(&self, wanted: &Wanted, bytes: &Bytes) -> Result<(), Refused> {
        let refused = |fault: Fault| Refused {
            name: wanted.file.clone(),
            reason: fault.into(),
        };
        let section = self
            .section(wanted)
            .ok_or_else(|| refused(Fault::NoTable))?;
        let mut fault = None;
        for (page, number) in pages_of(section, wanted.block).enumerate() {
            let start = bytes.len().min(page * PAGE);
            let bytes = bytes.slice(start..bytes.len().min(start + PAGE));
            if !section.pages.arrive(number, bytes) {
                fault = Some(Fault::DamagedPage);
            }
        }
        fault.map_or(Ok(()), |fault| Err(refused(fault)))
    }

    /// Notes that a block won't arrive. A later probe may want it again.
    pub fn give_up(&self, wanted: &Wanted) {
        if let Some(section) = self.section(wanted) {
            for number in pages_of(section, wanted.block) {
                section.pages.give_up(number);
            }
        }
    }

    /// How many bytes have arrived.
    pub fn arrived(&self) -> u64 {
        let sections = self.tables().flat_map(|table| table.sections());
        sections.map(|section| section.pages.arrived()).sum()
    }

    fn section(&self, wanted: &Wanted) -> Option<&Section> {
        let table = self.table(wanted.slice)?;
        table.sections().into_iter().find(|section| {
            section.measure == wanted.measure()
                && section.version == wanted.version
                && section.pages.is_elsewhere()
        })
    }
}

/// The blocks of a section that were wanted since the last call.
fn wanted_of(section: &Section) -> Vec<Wanted> {
    let mut blocks: Vec<usize> = section.pages.take_wanted();
    blocks.iter_mut().for_each(|page| *page /= PAGES);
    blocks.dedup();
    let file = file_name(section.slice, section.measure);
    let of_block = |block| {
        // The other pages of the block arrive with it.
        for page in pages_of(section, block) {
            section.pages.request(page);
        }
        let start = section.head_len + (block * PAGES * PAGE) as u64;
        Wanted {
            file: file.clone(),
            version: section.version,
            range: start..section.len.min(start + (PAGES * PAGE) as u64),
            slice: section.slice,
            is_results: section.measure == Measure::Results,
            block,
        }
    };
    blocks.into_iter().map(of_block).collect()
}

/// The numbers of the pages in a block.
fn pages_of(section: &Section, block: usize) -> Range<usize> {
    let count = section.pages.count_of_pages();
    let first = block.saturating_mul(PAGES);
    first.min(count)..count.min(first.saturating_add(PAGES))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Memory, Plan, Resources, WritableStorage, build};
    use rules::Position;
    use std::collections::BTreeMap;

    /// All files with up to this many pieces.
    fn files(pieces: u8) -> BTreeMap<String, Bytes> {
        let memory = Memory::default();
        let resources = Resources {
            threads: 1,
            memory: 1 << 30,
        };
        let plan = Plan::all(pieces, pieces).unwrap();
        build(&plan, &memory, resources, &|_| {}).unwrap();
        memory.into_files()
    }

    fn storage(files: &BTreeMap<String, Bytes>) -> Memory {
        let memory = Memory::default();
        for (name, bytes) in files {
            memory.write(name, bytes).unwrap();
        }
        memory
    }

    fn from_catalog(storage: &Memory) -> Tablebase {
        let (catalog, refused) = catalog(storage);
        assert!(refused.is_empty(), "{refused:?}");
        let mut tablebase = Tablebase::empty();
        tablebase.add_catalog("catalog", catalog).unwrap();
        tablebase
    }

    /// A position that only its own table knows.
    fn quiet_position(slice: Slice) -> Position {
        (0..)
            .map(|number| slice.position(number * 7919, 0))
            .find(|pos| !pos.can_capture() && !pos.is_threatened())
            .unwrap()
    }

    fn cut(files: &BTreeMap<String, Bytes>, wanted: &Wanted) -> Bytes {
        files[&wanted.file].slice(wanted.range.start as usize..wanted.range.end as usize)
    }

    /// Probes a position repeatedly until everything it needs has arrived.
    fn probe_patiently<T>(
        tablebase: &Tablebase,
        files: &BTreeMap<String, Bytes>,
        probe: impl Fn() -> Option<T>,
    ) -> Option<T> {
        loop {
            let answer = probe();
            let wanted = tablebase.take_wanted();
            if wanted.is_empty() {
                return answer;
            }
            for wanted in wanted {
                tablebase.arrive(&wanted, &cut(files, &wanted)).unwrap();
            }
        }
    }

    #[test]
    fn blocks_that_arrive_answer_like_the_whole_files() {
        let files = files(4);
        let storage = storage(&files);
        let mut whole = Tablebase::empty();
        assert!(whole.load(&storage, 4).is_empty());
        let tablebase = from_catalog(&storage);
        assert_eq!((tablebase.arrived(), tablebase.bytes()), (0, whole.bytes()));
        let slices: Vec<Slice> = (2..=4).flat_map(Slice::with_pieces).collect();
        for (number, slice) in (0_u64..).zip(slices.iter().cycle().take(600)) {
            let pos = slice.position(number.wrapping_mul(0x9E37_79B9_7F4A_7C15), number);
            let probe = || Some((tablebase.probe(&pos)?, tablebase.probe_moves(&pos)?));
            let found = probe_patiently(&tablebase, &files, probe);
            assert_eq!(found, whole.probe(&pos).zip(whole.probe_moves(&pos)));
        }
        assert!(tablebase.damage().is_empty());
        assert!(tablebase.arrived() <= whole.bytes());
    }

    #[test]
    fn only_what_a_probe_needs_is_wanted() {
        let files = files(3);
        let tablebase = from_catalog(&storage(&files));
        let slice: Slice = "m1k1-m1k0".parse().unwrap();
        let pos = quiet_position(slice);
        assert_eq!(tablebase.probe_wld(&pos), None);
        let wanted = tablebase.take_wanted();
        assert_eq!(wanted.len(), 1, "{wanted:?}");
        assert_eq!(wanted[0].file, "m1k1-m1k0.wld");
        // It's in transit.
        assert_eq!(tablebase.probe_wld(&pos), None);
        assert!(tablebase.take_wanted().is_empty());
        // It's lost, so the next probe wants it again.
        tablebase.give_up(&wanted[0]);
        assert_eq!(tablebase.probe_wld(&pos), None);
        assert_eq!(tablebase.take_wanted(), wanted);
        let known = probe_patiently(&tablebase, &files, || tablebase.probe_wld(&pos));
        assert_eq!(known, None);
        tablebase
            .arrive(&wanted[0], &cut(&files, &wanted[0]))
            .unwrap();
        assert!(probe_patiently(&tablebase, &files, || tablebase.probe_wld(&pos)).is_some());
    }

    #[test]
    fn a_damaged_block_is_named_and_skipped() {
        let files = files(3);
        let tablebase = from_catalog(&storage(&files));
        let pos = quiet_position("m2k0-m1k0".parse().unwrap());
        let mut named = 0;
        for _ in 0..100 {
            tablebase.probe(&pos);
            for wanted in tablebase.take_wanted() {
                let mut bytes = cut(&files, &wanted).to_vec();
                bytes[0] ^= 1;
                let problem = tablebase.arrive(&wanted, &bytes.into()).unwrap_err();
                let expected = format!("{} is left out: the page is damaged", wanted.file);
                assert_eq!(problem.to_string(), expected);
                named += 1;
            }
        }
        assert_eq!(tablebase.probe(&pos), None);
        assert!(named > 0 && tablebase.damage().len() >= named);
        // Bytes of the wrong length, or of another table, are refused too.
        let other = from_catalog(&storage(&files));
        other.probe(&pos);
        let wanted = &other.take_wanted()[0];
        assert!(other.arrive(wanted, &Bytes::new()).is_err());
        assert!(Tablebase::empty().arrive(wanted, &Bytes::new()).is_err());
        // The right bytes are still accepted.
        other.arrive(wanted, &cut(&files, wanted)).unwrap();
        assert!(other.damage().is_empty());
    }

    #[test]
    fn a_catalog_that_is_none_is_refused() {
        let mut tablebase = Tablebase::empty();
        tablebase.add_catalog("catalog", Bytes::new()).unwrap();
        let problem = tablebase.add_catalog("catalog", &b"<!doctype html>"[..]);
        assert_eq!(
            problem.unwrap_err().to_string(),
            "catalog is left out: this isn't an endgame table"
        );
        let (mut bytes, _) = catalog(&storage(&files(3)));
        bytes.truncate(bytes.len() - 1);
        assert!(tablebase.add_catalog("catalog", bytes).is_err());
        assert!(tablebase.most_pieces() > 0);
    }
}
