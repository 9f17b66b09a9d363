//! A slice in packed form, as the prober reads it.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use rules::{Color, Position};

use crate::board_walk::BoardWalk;
use crate::compress::has_number;
use crate::index::SliceIndex;
use crate::pack::{PackedPlies, PackedRuns};
use crate::section::{Census, Distances, Fault, Longest, Results, Section};
use crate::value::Code;
use crate::{Measure, Refused, Slice, file_name};

/// The packed results of a slice, and its distances if available.
///
/// They're opened when they're first needed. Until then, only their headers were read.
#[derive(Debug)]
pub(crate) struct PackedTable {
    pub(crate) index: SliceIndex,
    results: Lazy<Results>,
    plies: Option<Lazy<Distances>>,
    /// A spare copy of the slice, for the damaged parts of this one.
    spare: Option<Box<PackedTable>>,
}

/// A section, and its contents once it's open.
#[derive(Debug)]
struct Lazy<T> {
    section: Section,
    contents: OnceLock<Result<T, Fault>>,
    /// The page that had to arrive first when the section was last opened.
    awaited: AtomicUsize,
}

impl<T> Lazy<T> {
    fn new(section: Section) -> Lazy<T> {
        Lazy {
            section,
            contents: OnceLock::new(),
            awaited: AtomicUsize::new(usize::MAX),
        }
    }

    #[inline]
    fn get(&self, open: fn(&Section) -> Result<T, Fault>) -> Option<&T> {
        let contents = match self.contents.get() {
            Some(contents) => contents,
            None => self.open(open)?,
        };
        contents.as_ref().ok()
    }

    /// Opens the section, unless a page that this requires hasn't arrived yet.
    #[cold]
    fn open(&self, open: fn(&Section) -> Result<T, Fault>) -> Option<&Result<T, Fault>> {
        let pages = &self.section.pages;
        // A search probes constantly, so don't read the first half of a directory every time.
        if pages.is_awaited(self.awaited.load(Relaxed)) {
            pages.note_miss();
            return None;
        }
        match open(&self.section) {
            Err(Fault::NotArrived) => {
                let awaited = pages.awaited().unwrap_or(usize::MAX);
                self.awaited.store(awaited, Relaxed);
                None
            }
            contents => Some(self.contents.get_or_init(|| contents)),
        }
    }

    /// What was found to be damaged, in the words of a file with only this section.
    fn damage(&self) -> Vec<Refused> {
        let name = file_name(self.section.slice, self.section.measure);
        match self.contents.get() {
            Some(Err(fault)) => vec![Refused {
                name,
                reason: (*fault).into(),
            }],
            _ => {
                let pages = self.section.pages.damaged();
                pages
                    .map(|page| Refused {
                        name: format!("page {page} of {name}"),
                        reason: Fault::DamagedPage.into(),
                    })
                    .collect()
            }
        }
    }
}

impl PackedTable {
    /// Creates a table from a section with results, or returns `None` for any other.
    pub(crate) fn new(section: Section) -> Option<PackedTable> {
        (section.measure == Measure::Results).then(|| PackedTable {
            index: SliceIndex::new(section.slice),
            results: Lazy::new(section),
            plies: None,
            spare: None,
        })
    }

    /// Adds a section of the same slice; ignores any other. What's already there comes first.
    pub(crate) fn add(&mut self, section: Section) {
        if section.slice != self.slice() {
            return;
        }
        if section.measure == Measure::Plies && self.plies.is_none() {
            self.plies = Some(Lazy::new(section));
        } else if let Some(spare) = &mut self.spare {
            spare.add(section);
        } else {
            self.spare = PackedTable::new(section).map(Box::new);
        }
    }

    /// The total size of its sections.
    pub(crate) fn bytes(&self) -> u64 {
        let plies = self.plies.as_ref();
        self.results.section.len + plies.map_or(0, |plies| plies.section.len)
    }

    /// Checks every byte of this measure and of the results, and returns whether all are sound.
    pub(crate) fn is_sound(&self, measure: Measure) -> bool {
        let results = self.results().is_some() && self.results.section.pages.check_all();
        let plies = match (measure, &self.plies) {
            (Measure::Results, _) => true,
            (Measure::Plies, None) => false,
            (Measure::Plies, Some(plies)) => {
                self.distances().is_some() && plies.section.pages.check_all()
            }
        };
        results && plies
    }

    /// What was found to be damaged while it was probed.
    pub(crate) fn damage(&self) -> Vec<Refused> {
        let plies = self.plies.iter().flat_map(Lazy::damage);
        self.results.damage().into_iter().chain(plies).collect()
    }

    /// Its local and remote sections, and those of its spare copies.
    pub(crate) fn sections(&self) -> Vec<&Section> {
        let plies = self.plies.iter().map(|plies| &plies.section);
        let spare = self.spare.iter().flat_map(|spare| spare.sections());
        [&self.results.section]
            .into_iter()
            .chain(plies)
            .chain(spare)
            .collect()
    }

    #[inline]
    fn results(&self) -> Option<&Results> {
        self.results.get(Section::open_results)
    }

    fn distances(&self) -> Option<&Distances> {
        self.plies.as_ref()?.get(Section::open_distances)
    }

    pub(crate) fn slice(&self) -> Slice {
        self.index.slice
    }

    pub(crate) fn measure(&self) -> Measure {
        match self.plies {
            None => Measure::Results,
            Some(_) => Measure::Plies,
        }
    }

    pub(crate) fn census(&self, turn: Color) -> Option<Census> {
        Some(self.results()?[turn as usize].0)
    }

    pub(crate) fn longest(&self, turn: Color) -> Option<Longest> {
        self.distances()?[turn as usize].0
    }

    /// The packed results for a stored side to move.
    #[inline]
    pub(crate) fn runs(&self, turn: Color) -> Option<&PackedRuns> {
        Some(&self.results()?[turn as usize].1)
    }

    /// The packed distances for a stored side to move.
    pub(crate) fn plies(&self, turn: Color) -> Option<&PackedPlies> {
        Some(&self.distances()?[turn as usize].1)
    }

    /// The distance of a lost position without a capture.
    pub(crate) fn plies_of_loss(&self, index: u32, turn: Color) -> Option<u8> {
        let spare = || self.spare.as_ref()?.plies_of_loss(index, turn);
        self.own_plies_of_loss(index, turn).or_else(spare)
    }

    fn own_plies_of_loss(&self, index: u32, turn: Color) -> Option<u8> {
        let plies = self.plies(turn)?;
        plies.check(index)?;
        let (start, _) = plies.walk_from(index)?;
        self.runs(turn)?.check(start, index)?;
        self.numbers_from(index, turn)?
            .find(|&(at, _, _)| at == index)
            .and_then(|(_, _, number)| Some(number? * 2))
    }

    /// All boards from the start of the block with this index: index, position, and its number in
    /// the packed distances. The numbers are meaningless where blocks are damaged.
    pub(crate) fn numbers_from(
        &self,
        index: u32,
        turn: Color,
    ) -> Option<impl Iterator<Item = (u32, Position, Option<u8>)>> {
        let (start, mut numbers) = self.plies(turn)?.walk_from(index)?;
        let mut results = self.runs(turn)?.walk_from(start);
        let boards = BoardWalk::from(&self.index, start.into());
        Some((start..).zip(boards).map(move |(at, sets)| {
            let pos = Position::new_unchecked(sets.board(), turn);
            let number = has_number(&pos, results.at(at)).then(|| numbers.next(at));
            (at, pos, number)
        }))
    }

    /// The packed result at an index; it's only correct for stored positions. `None` if it's
    /// damaged.
    #[inline]
    pub(crate) fn result(&self, index: u32, turn: Color) -> Option<Code> {
        let spare = || self.spare.as_ref()?.result(index, turn);
        let own = self.runs(turn).and_then(|runs| runs.get(index));
        own.or_else(spare)
    }
}
