//! A slice in packed form, as the prober reads it.

use rules::{Color, Position};

use crate::board_walk::BoardWalk;
use crate::compress::has_number;
use crate::index::SliceIndex;
use crate::pack::{PackedPlies, PackedRuns};
use crate::section::{Census, Contents, Longest, Section};
use crate::value::Code;
use crate::{Measure, Slice};

/// The packed results of a slice, and its distances if available.
#[derive(Debug)]
pub(crate) struct PackedTable {
    pub(crate) index: SliceIndex,
    results: Vec<(Census, PackedRuns)>,
    plies: Option<Vec<(Option<Longest>, PackedPlies)>>,
    /// The total size of its sections.
    pub(crate) bytes: u64,
}

impl PackedTable {
    /// Creates a table from a section with results, or returns `None` for any other.
    pub(crate) fn new(section: Section) -> Option<PackedTable> {
        let Contents::Results(results) = section.contents else {
            return None;
        };
        Some(PackedTable {
            index: SliceIndex::new(section.slice),
            results,
            plies: None,
            bytes: section.len,
        })
    }

    /// Adds the distances from a section of the same slice; ignores any other.
    pub(crate) fn add_plies(&mut self, section: Section) {
        if let Contents::Plies(turns) = section.contents
            && section.slice == self.slice()
            && self.plies.is_none()
        {
            self.plies = Some(turns);
            self.bytes += section.len;
        }
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

    pub(crate) fn census(&self, turn: Color) -> Census {
        self.results[turn as usize].0
    }

    pub(crate) fn longest(&self, turn: Color) -> Option<Longest> {
        self.plies.as_ref()?[turn as usize].0
    }

    /// The packed results for a stored side to move.
    #[inline]
    pub(crate) fn runs(&self, turn: Color) -> &PackedRuns {
        &self.results[turn as usize].1
    }

    /// The packed distances for a stored side to move.
    pub(crate) fn plies(&self, turn: Color) -> Option<&PackedPlies> {
        Some(&self.plies.as_ref()?[turn as usize].1)
    }

    /// The distance of a lost position without a capture.
    pub(crate) fn plies_of_loss(&self, index: u32, turn: Color) -> Option<u8> {
        self.numbers_from(index, turn)?
            .find(|&(at, _, _)| at == index)
            .and_then(|(_, _, number)| Some(number? * 2))
    }

    /// All boards from the start of the block with this index: index, position, and its number in
    /// the packed distances.
    pub(crate) fn numbers_from(
        &self,
        index: u32,
        turn: Color,
    ) -> Option<impl Iterator<Item = (u32, Position, Option<u8>)>> {
        let (start, mut numbers) = self.plies(turn)?.walk_from(index)?;
        let mut results = self.runs(turn).walk_from(start);
        let boards = BoardWalk::from(&self.index, start.into());
        Some((start..).zip(boards).map(move |(at, sets)| {
            let pos = Position::new_unchecked(sets.board(), turn);
            let number = has_number(&pos, results.at(at)).then(|| numbers.next(at));
            (at, pos, number)
        }))
    }

    /// The packed result at an index; it's only correct for stored positions.
    #[inline]
    pub(crate) fn result(&self, index: u32, turn: Color) -> Code {
        self.runs(turn).get(index)
    }
}
