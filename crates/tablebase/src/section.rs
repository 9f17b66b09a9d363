//! The bytes of a packed table: a header, checksums, and a body for each side to move.
//!
//! `docs/formats.md` describes every byte. Sections are independent: a file can hold one or a
//! sequence of many.

use std::sync::Arc;

use bytes::Bytes;
use rules::{Color, Material};

use crate::index::SliceIndex;
use crate::pack::{Input, Misses, PackedPlies, PackedRuns, Pages};
use crate::value::Code;
use crate::{Measure, Slice, Wld};

const MAGIC: [u8; 4] = *b"CHEG";
const VERSION: u16 = 2;
/// The version with a single checksum for the whole body. It's still read.
const SINGLE_CHECKSUM: u16 = 1;
const HEADER: usize = 28;
/// The part of the header that its checksum covers.
const CHECKED: usize = HEADER - 4;

/// Why bytes aren't a packed table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The first bytes aren't those of a table.
    #[error("this isn't an endgame table")]
    NoTable,
    /// The header doesn't match its checksum.
    #[error("the header is damaged")]
    DamagedHeader,
    /// A version that this program doesn't know.
    #[error("version {0} of the format isn't supported, only versions up to {VERSION}")]
    UnknownVersion(u16),
    /// The header is intact but describes an impossible table.
    #[error("the header doesn't describe a slice")]
    UnknownSlice,
    /// The bytes end too early.
    #[error("the file is truncated")]
    Truncated,
    /// The body doesn't match its checksum.
    #[error("the body is damaged")]
    DamagedBody,
    /// A page of the body doesn't match its checksum.
    #[error("the page is damaged")]
    DamagedPage,
    /// The body matches its checksum but is malformed.
    #[error("the body is malformed")]
    MalformedBody,
    /// The body is remote, and the required part hasn't arrived.
    #[error("the body hasn't arrived")]
    NotArrived,
}

/// The number of positions with each result, for one side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Positions that the side to move wins.
    pub wins: u64,
    /// Positions that the side to move loses.
    pub losses: u64,
    /// Drawn positions.
    pub draws: u64,
}

impl Census {
    pub(crate) fn add(&mut self, code: Code) {
        match code.wld() {
            Wld::Win => self.wins += 1,
            Wld::Loss => self.losses += 1,
            Wld::Draw => self.draws += 1,
        }
    }

    /// All positions.
    pub const fn total(&self) -> u64 {
        self.wins + self.losses + self.draws
    }
}

impl std::ops::Add for Census {
    type Output = Census;

    fn add(self, other: Census) -> Census {
        Census {
            wins: self.wins + other.wins,
            losses: self.losses + other.losses,
            draws: self.draws + other.draws,
        }
    }
}

/// The side to move's longest win, and the first board that has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Longest {
    pub(crate) plies: u8,
    pub(crate) index: u32,
}

impl Longest {
    /// The win of a position with this value, if it is one.
    pub(crate) fn of(code: Code, index: u64) -> Option<Longest> {
        code.is_win().then(|| Longest {
            plies: code.0 - 1,
            index: index as u32,
        })
    }
}

/// The longer of two wins; the first of two equally long ones.
pub(crate) fn longer(one: Option<Longest>, other: Option<Longest>) -> Option<Longest> {
    match (one, other) {
        (Some(one), Some(other)) if one.plies >= other.plies => Some(one),
        (one, None) => one,
        (_, other) => other,
    }
}

/// A packed table whose header was read. Its body is read when it's opened.
#[derive(Debug)]
pub(crate) struct Section {
    pub(crate) slice: Slice,
    pub(crate) measure: Measure,
    body: Input,
    pub(crate) pages: Arc<Pages>,
    /// The bytes of the whole section.
    pub(crate) len: u64,
    /// The bytes before the body.
    pub(crate) head_len: u64,
    /// A checksum of the head, which covers the checksums of the body. It distinguishes two builds
    /// of the same table.
    pub(crate) version: u32,
}

/// The part of a section before its body.
struct Head {
    slice: Slice,
    measure: Measure,
    checksums: Checksums,
    body_len: usize,
    len: usize,
    version: u32,
}

enum Checksums {
    /// One for the whole body, as in version 1.
    Single(u32),
    OfPages(Vec<u32>),
}

impl Head {
    fn read(input: &mut Input) -> Result<Head, Fault> {
        let before = input.len();
        let header = input.take_array::<HEADER>().ok_or_else(|| {
            let start = input.get(0..input.len().min(MAGIC.len()));
            if start.is_some_and(|start| MAGIC.starts_with(start)) {
                Fault::Truncated
            } else {
                Fault::NoTable
            }
        })?;
        let (checked, header_checksum) = header.split_at(CHECKED);
        let mut fields = Fields(checked);
        if fields.take() != MAGIC {
            return Err(Fault::NoTable);
        }
        let version = u16::from_le_bytes(fields.take());
        if version != VERSION && version != SINGLE_CHECKSUM {
            return Err(Fault::UnknownVersion(version));
        }
        let found = crc32fast::hash(checked);
        if found.to_le_bytes() != *header_checksum {
            return Err(Fault::DamagedHeader);
        }
        let [measure, _] = fields.take();
        let [bm, bk, wm, wk] = fields.take();
        let checksum = u32::from_le_bytes(fields.take());
        let body_len = u64::from_le_bytes(fields.take());
        let Some((slice, false)) = Slice::of(Material { bm, bk, wm, wk }) else {
            return Err(Fault::UnknownSlice);
        };
        let measure = match measure {
            0 => Measure::Results,
            1 => Measure::Plies,
            _ => return Err(Fault::UnknownSlice),
        };
        let body_len = usize::try_from(body_len).map_err(|_| Fault::Truncated)?;
        let checksums = if version == SINGLE_CHECKSUM {
            Checksums::Single(checksum)
        } else {
            let list_len = Pages::count(body_len).checked_mul(4);
            let list = list_len.and_then(|len| input.take_bytes(len));
            let list = list.ok_or(Fault::Truncated)?;
            if crc32fast::hash(&list) != checksum {
                return Err(Fault::DamagedHeader);
            }
            let (list, _) = list.as_chunks();
            Checksums::OfPages(list.iter().copied().map(u32::from_le_bytes).collect())
        };
        Ok(Head {
            slice,
            measure,
            checksums,
            body_len,
            len: before - input.len(),
            version: found,
        })
    }
}

/// The head of a section in these bytes, if its body can be read page by page.
pub(crate) fn head_of(bytes: &Bytes) -> Result<Bytes, Fault> {
    let mut input = Input::from(bytes.clone());
    let section = Section::read(&mut input)?;
    match section.pages.is_by_page() {
        true => Ok(bytes.slice(..section.head_len as usize)),
        false => Err(Fault::UnknownVersion(SINGLE_CHECKSUM)),
    }
}

/// The results of a slice: one item for each of [`Slice::turns`].
pub(crate) type Results = Vec<(Census, PackedRuns)>;
/// The distances of a slice: one item for each of [`Slice::turns`].
pub(crate) type Distances = Vec<(Option<Longest>, PackedPlies)>;

impl Section {
    /// The bytes of a section with the packed results for each side to move.
    pub(crate) fn of_results(slice: Slice, turns: &[(Census, Vec<u8>)]) -> Vec<u8> {
        let mut body = Vec::new();
        for (census, packed) in turns {
            for count in [census.wins, census.losses, census.draws] {
                body.extend(count.to_le_bytes());
            }
            body.extend(packed);
        }
        with_header(slice, Measure::Results, &body)
    }

    /// The bytes of a section with the packed distances for each side to move.
    pub(crate) fn of_plies(slice: Slice, turns: &[(Option<Longest>, Vec<u8>)]) -> Vec<u8> {
        let mut body = Vec::new();
        for (longest, packed) in turns {
            let longest = longest.unwrap_or(Longest { plies: 0, index: 0 });
            body.push(longest.plies);
            body.extend(longest.index.to_le_bytes());
            body.extend(packed);
        }
        with_header(slice, Measure::Plies, &body)
    }

    /// Reads the head of a section from the front, and skips its body.
    pub(crate) fn read(input: &mut Input) -> Result<Section, Fault> {
        let before = input.len();
        let head = Head::read(input)?;
        let body = input.take_bytes(head.body_len).ok_or(Fault::Truncated)?;
        let pages = match head.checksums {
            Checksums::Single(checksum) => Pages::single(body, checksum),
            Checksums::OfPages(checksums) => Pages::new(body, checksums),
        };
        let pages = Arc::new(pages);
        Ok(Section {
            slice: head.slice,
            measure: head.measure,
            body: Input::checked(Arc::clone(&pages)),
            pages,
            len: (before - input.len()) as u64,
            head_len: head.len as u64,
            version: head.version,
        })
    }

    /// Reads the head of a section whose body is remote. `misses` notes when a reader needs a page
    /// of it.
    pub(crate) fn read_head(input: &mut Input, misses: &Arc<Misses>) -> Result<Section, Fault> {
        let head = Head::read(input)?;
        let Checksums::OfPages(checksums) = head.checksums else {
            // Such a body can only be checked as a whole.
            return Err(Fault::UnknownVersion(SINGLE_CHECKSUM));
        };
        let pages = Pages::elsewhere(head.body_len, checksums, Arc::clone(misses));
        let pages = Arc::new(pages);
        Ok(Section {
            slice: head.slice,
            measure: head.measure,
            body: Input::checked(Arc::clone(&pages)),
            pages,
            len: (head.len + head.body_len) as u64,
            head_len: head.len as u64,
            version: head.version,
        })
    }

    /// The section, if every byte of it is sound.
    pub(crate) fn checked(self) -> Result<Section, Fault> {
        if !self.pages.check_all() {
            return Err(Fault::DamagedBody);
        }
        match self.measure {
            Measure::Results => _ = self.open_results()?,
            Measure::Plies => _ = self.open_distances()?,
        }
        Ok(self)
    }

    /// Reads the body, except for the packed values, which are read when they're needed. The
    /// section must have results.
    pub(crate) fn open_results(&self) -> Result<Results, Fault> {
        self.open(read_results)
    }

    /// The same for a section that has distances.
    pub(crate) fn open_distances(&self) -> Result<Distances, Fault> {
        self.open(read_plies)
    }

    fn open<T>(&self, read: impl Fn(&mut Input, u64) -> Option<T>) -> Result<Vec<T>, Fault> {
        let boards = SliceIndex::new(self.slice).len();
        let mut body = self.body.clone();
        let turns = self.slice.turns().iter();
        let before = self.pages.arrived();
        let parts: Option<Vec<T>> = turns.map(|_: &Color| read(&mut body, boards)).collect();
        parts.filter(|_| body.len() == 0).ok_or_else(|| {
            // What was missing a moment ago may have arrived since, on another thread.
            if self.pages.awaited().is_some() || self.pages.arrived() != before {
                Fault::NotArrived
            } else if self.pages.damaged().next().is_some() {
                Fault::DamagedBody
            } else {
                Fault::MalformedBody
            }
        })
    }
}

/// The results of this many boards.
fn read_results(body: &mut Input, boards: u64) -> Option<(Census, PackedRuns)> {
    let mut count = || Some(u64::from_le_bytes(body.take_array()?));
    let (wins, losses, draws) = (count()?, count()?, count()?);
    let total = wins.checked_add(losses)?.checked_add(draws)?;
    let census = Census {
        wins,
        losses,
        draws,
    };
    (total == boards).then_some((census, PackedRuns::read(body)?))
}

/// The distances of this many boards.
fn read_plies(body: &mut Input, boards: u64) -> Option<(Option<Longest>, PackedPlies)> {
    let [plies] = body.take_array()?;
    let index = u32::from_le_bytes(body.take_array()?);
    let longest = (plies > 0).then_some(Longest { plies, index });
    let packed = PackedPlies::read(body)?;
    let is_inside = |index: Option<u32>| index.is_none_or(|index| u64::from(index) < boards);
    (is_inside(Some(index)) && is_inside(packed.last_start())).then_some((longest, packed))
}

fn with_header(slice: Slice, measure: Measure, body: &[u8]) -> Vec<u8> {
    let Material { bm, bk, wm, wk } = slice.material();
    let mut bytes = Vec::with_capacity(HEADER + body.len());
    bytes.extend(MAGIC);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend([
        match measure {
            Measure::Results => 0,
            Measure::Plies => 1,
        },
        0,
    ]);
    bytes.extend([bm, bk, wm, wk]);
    let checksums: Vec<u8> = Pages::checksums(body).flat_map(u32::to_le_bytes).collect();
    bytes.extend(crc32fast::hash(&checksums).to_le_bytes());
    bytes.extend((body.len() as u64).to_le_bytes());
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes.extend(checksums);
    bytes.extend(body);
    bytes
}

/// The fields of a header that has the right length.
struct Fields<'b>(&'b [u8]);

impl Fields<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (field, rest) = self
            .0
            .split_first_chunk()
            .expect("the fields fill the header");
        self.0 = rest;
        *field
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::{Plies, Runs};
    use proptest::prelude::*;

    /// Where the body starts if it has only one page.
    const BODY: usize = HEADER + 4;

    fn results() -> Vec<u8> {
        let mut runs = Runs::default();
        for at in 0..100 {
            runs.push(at, Code((at / 7 % 3) as u8));
        }
        let census = Census {
            wins: 3,
            losses: 2,
            draws: 987,
        };
        Section::of_results("m0k1-m0k1".parse().unwrap(), &[(census, runs.pack())])
    }

    fn plies() -> Vec<u8> {
        let mut plies = Plies::default();
        plies.push(8, Some(3));
        let longest = Longest { plies: 7, index: 9 };
        let turns = [(Some(longest), plies.pack()), (None, plies.pack())];
        Section::of_plies("m0k2-m0k1".parse().unwrap(), &turns)
    }

    /// Reads and checks everything.
    fn read(bytes: Vec<u8>) -> Result<Section, Fault> {
        Section::read(&mut Input::from(bytes)).and_then(Section::checked)
    }

    #[test]
    fn a_page_that_arrives_while_a_section_opens_is_no_fault() {
        let bytes = Bytes::from(results());
        let head = head_of(&bytes).unwrap();
        let body = bytes.slice(head.len()..);
        let section = Section::read_head(&mut Input::from(head), &Arc::default()).unwrap();
        let opened = section.open(|input, boards| {
            let found = read_results(input, boards);
            // Another thread brings it just now.
            assert!(section.pages.arrive(0, body.clone()));
            found
        });
        assert_eq!(opened.err(), Some(Fault::NotArrived));
        assert!(section.open_results().is_ok());
    }

    #[test]
    fn sections_follow_each_other() {
        let mut input = Input::from([results(), plies()].concat());
        let first = Section::read(&mut input).unwrap();
        assert_eq!(first.slice.to_string(), "m0k1-m0k1");
        assert_eq!(first.len, results().len() as u64);
        let turns = first.open_results().unwrap();
        assert_eq!((turns[0].0.wins, turns[0].0.total()), (3, 992));
        assert_eq!(turns[0].1.get(8), Some(Code::LOSS));
        let second = Section::read(&mut input).unwrap();
        assert_eq!(second.measure, Measure::Plies);
        let turns = second.open_distances().unwrap();
        assert_eq!(turns[0].0, Some(Longest { plies: 7, index: 9 }));
        assert_eq!(turns[1].0, None);
        assert_eq!(input.len(), 0);
    }

    #[test]
    fn what_is_wrong_is_named() {
        fn check(change: impl Fn(&mut Vec<u8>), expected: Fault) {
            let mut bytes = results();
            change(&mut bytes);
            assert_eq!(read(bytes).unwrap_err(), expected);
        }
        check(|bytes| bytes[0] = b'X', Fault::NoTable);
        check(|bytes| *bytes = b"hello".to_vec(), Fault::NoTable);
        check(|bytes| bytes[4] = 9, Fault::UnknownVersion(9));
        check(|bytes| bytes[9] = 4, Fault::DamagedHeader);
        check(|bytes| bytes.truncate(20), Fault::Truncated);
        check(|bytes| bytes.truncate(60), Fault::Truncated);
        check(|bytes| bytes[HEADER] ^= 1, Fault::DamagedHeader);
        check(|bytes| *bytes.last_mut().unwrap() ^= 1, Fault::DamagedBody);
        check(
            |bytes| {
                let body = bytes[BODY..].to_vec();
                *bytes = with_header("m0k2-m0k1".parse().unwrap(), Measure::Results, &body);
            },
            Fault::MalformedBody,
        );
        // A count that doesn't match the slice.
        check(
            |bytes| {
                let mut body = bytes[BODY..].to_vec();
                body[0] += 1;
                *bytes = with_header("m0k1-m0k1".parse().unwrap(), Measure::Results, &body);
            },
            Fault::MalformedBody,
        );
    }

    #[test]
    fn version_1_has_one_checksum_for_the_whole_body() {
        let new = results();
        let mut old = new[..HEADER].to_vec();
        old.extend(&new[BODY..]);
        old[4] = 1;
        let checksum = crc32fast::hash(&new[BODY..]);
        old[12..16].copy_from_slice(&checksum.to_le_bytes());
        let header_checksum = crc32fast::hash(&old[..CHECKED]);
        old[CHECKED..HEADER].copy_from_slice(&header_checksum.to_le_bytes());
        let section = read(old.clone()).unwrap();
        assert_eq!(section.len, old.len() as u64);
        assert_eq!(
            section.open_results().unwrap()[0].1.get(8),
            Some(Code::LOSS)
        );
        *old.last_mut().unwrap() ^= 1;
        assert_eq!(read(old).unwrap_err(), Fault::DamagedBody);
    }

    proptest! {
        #[test]
        fn noise_is_refused(bytes: Vec<u8>, at: prop::sample::Index, bit in 0u8..8) {
            prop_assert!(read(bytes).is_err());
            let mut one_bit_off = plies();
            let at = at.index(one_bit_off.len());
            one_bit_off[at] ^= 1u8 << bit;
            prop_assert!(read(one_bit_off).is_err());
        }
    }
}
