//! Probing the tables.

use std::sync::Arc;

use bytes::Bytes;
use rules::{Color, Move, Position};

#[cfg(feature = "embedded")]
use crate::embedded::Bundle;
use crate::pack::{Input, Misses};
use crate::packed::PackedTable;
#[cfg(feature = "build")]
use crate::plan::Job;
use crate::refused::{Refused, RefusedReason};
use crate::section::{Census, Section};
use crate::sets::Seat;
use crate::slice::swapped;
use crate::source::Source;
use crate::storage::{Storage, file_name};
use crate::table::{KEYS, key};
use crate::value::Code;
use crate::{MAX_SLICE_PIECES, Measure, Slice, Verdict, Wld};

/// Packed tables, ready to probe.
///
/// Adding a table reads only its header. The first probe of a table opens it and reads its
/// directory, and pages are checked when they're first read. Apart from that, probing never writes
/// or allocates, so one tablebase serves all threads.
#[derive(Debug)]
pub struct Tablebase {
    /// By the material on the board, in both colors: the index in `tables`, and whether to swap.
    by_material: Vec<Option<(u16, bool)>>,
    tables: Vec<PackedTable>,
    /// No table has more pieces than this.
    most_pieces: u32,
    /// The remote data that probes needed.
    pub(crate) misses: Arc<Misses>,
}

/// The statistics of one slice, for one side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SliceStats {
    /// The slice.
    pub slice: Slice,
    /// The side to move.
    pub turn: Color,
    /// The number of positions with each result.
    pub census: Census,
    /// The side to move's longest win and its distance, if distances are known.
    pub longest: Option<(Position, u8)>,
}

impl Tablebase {
    /// No tables at all.
    pub fn empty() -> Tablebase {
        Tablebase {
            by_material: vec![None; KEYS],
            tables: Vec::new(),
            most_pieces: 0,
            misses: Arc::default(),
        }
    }

    /// The built-in tables: results and distances for 2 to 4 pieces, results for 5.
    #[cfg(feature = "embedded")]
    pub fn embedded() -> Tablebase {
        let mut tablebase = Tablebase::empty();
        tablebase.add_embedded();
        tablebase
    }

    /// The tables in a folder, complemented by the built-in ones. Skipped files are reported, and
    /// so is a folder that isn't one. See [`Tablebase::load`].
    #[cfg(all(feature = "embedded", not(target_family = "wasm")))]
    pub fn with_folder(path: &std::path::Path) -> (Tablebase, Vec<Refused>) {
        let mut tablebase = Tablebase::empty();
        let refused = match std::fs::read_dir(path) {
            Ok(_) => tablebase.load(&crate::Folder::new(path), MAX_SLICE_PIECES),
            Err(error) => vec![Refused {
                name: path.display().to_string(),
                reason: error.into(),
            }],
        };
        tablebase.add_embedded();
        (tablebase, refused)
    }

    /// Adds the built-in tables, for slices that have none and for what's damaged in others.
    #[cfg(feature = "embedded")]
    pub fn add_embedded(&mut self) {
        for bundle in Bundle::ALL {
            let mut input = Input::from(Bytes::from_static(bundle.bytes()));
            while input.len() > 0 {
                let section = Section::read(&mut input);
                self.add(section.expect("a test checks that the built-in tables are valid"))
                    .expect("the results of a slice come before its distances");
            }
        }
    }

    /// Adds all tables with up to `pieces` pieces from a storage, and reports the skipped ones.
    /// Missing files aren't an error. Only headers are read: [`Tablebase::damage`] reports what's
    /// found later.
    pub fn load(&mut self, storage: &dyn Storage, pieces: u8) -> Vec<Refused> {
        (2..=pieces.min(MAX_SLICE_PIECES))
            .flat_map(Slice::with_pieces)
            .flat_map(|slice| self.load_slice(storage, slice))
            .collect()
    }

    /// Adds a storage's files for one slice.
    pub(crate) fn load_slice(&mut self, storage: &dyn Storage, slice: Slice) -> Vec<Refused> {
        let mut refused = Vec::new();
        for measure in [Measure::Results, Measure::Plies] {
            let name = file_name(slice, measure);
            let added = storage
                .read(&name)
                .map_err(RefusedReason::from)
                .and_then(|bytes| match bytes {
                    Some(bytes) => self.add(read_file(slice, measure, bytes)?),
                    None => Ok(()),
                });
            if let Err(reason) = added {
                refused.push(Refused { name, reason });
            }
        }
        refused
    }

    /// Adds all tables in these bytes, one after another.
    ///
    /// All bytes are checked. Stops at the first invalid table; those before it stay.
    pub fn add_bytes(&mut self, name: &str, bytes: impl Into<Bytes>) -> Result<(), Refused> {
        let mut input = Input::from(bytes.into());
        while input.len() > 0 {
            Section::read(&mut input)
                .and_then(Section::checked)
                .map_err(RefusedReason::from)
                .and_then(|section| self.add(section))
                .map_err(|reason| Refused {
                    name: name.to_owned(),
                    reason,
                })?;
        }
        Ok(())
    }

    pub(crate) fn add(&mut self, section: Section) -> Result<(), RefusedReason> {
        let slice = section.slice;
        match (section.measure, self.place(slice)) {
            (Measure::Results, None) => {
                self.replace(PackedTable::new(section).expect("the section has results"));
                Ok(())
            }
            (_, Some(place)) => {
                self.tables[place].add(section);
                Ok(())
            }
            (Measure::Plies, None) => Err(RefusedReason::WithoutResults(slice)),
        }
    }

    /// Adds a table, replacing the one for the same slice, if any.
    pub(crate) fn replace(&mut self, table: PackedTable) {
        let slice = table.slice();
        if let Some(place) = self.place(slice) {
            self.tables[place] = table;
            return;
        }
        let number = self.tables.len() as u16;
        self.tables.push(table);
        let material = slice.material();
        self.by_material[key(swapped(material))] = Some((number, true));
        self.by_material[key(material)] = Some((number, false));
        self.most_pieces = self.most_pieces.max(slice.pieces().into());
    }

    fn place(&self, slice: Slice) -> Option<usize> {
        let (number, _) = self.by_material[key(slice.material())]?;
        Some(number.into())
    }

    pub(crate) fn table(&self, slice: Slice) -> Option<&PackedTable> {
        Some(&self.tables[self.place(slice)?])
    }

    /// All tables.
    pub(crate) fn tables(&self) -> impl Iterator<Item = &PackedTable> {
        self.tables.iter()
    }

    /// Whether a slice is loaded with everything that a job computes.
    #[cfg(feature = "build")]
    pub(crate) fn has(&self, job: Job) -> bool {
        self.table(job.slice)
            .is_some_and(|table| table.measure() >= job.measure)
    }

    /// The tables.
    #[cfg(feature = "build")]
    pub(crate) fn into_tables(self) -> Vec<PackedTable> {
        self.tables
    }

    /// What was found to be damaged when it was probed: whole tables, and pages of tables. The
    /// positions there have no known result.
    pub fn damage(&self) -> Vec<Refused> {
        self.tables.iter().flat_map(PackedTable::damage).collect()
    }

    /// Checks every byte of every table, and returns what's damaged.
    pub fn inspect(&self) -> Vec<Refused> {
        for table in &self.tables {
            table.is_sound(table.measure());
        }
        self.damage()
    }

    /// The statistics of each loaded slice that can be read, for each side to move, in slice order.
    pub fn stats(&self) -> Vec<SliceStats> {
        let mut stats: Vec<SliceStats> = self
            .tables
            .iter()
            .flat_map(|table| {
                table.slice().turns().iter().filter_map(|&turn| {
                    Some(SliceStats {
                        slice: table.slice(),
                        turn,
                        census: table.census(turn)?,
                        longest: table.longest(turn).map(|longest| {
                            let pos = table.index.position(longest.index.into(), turn);
                            (pos, longest.plies)
                        }),
                    })
                })
            })
            .collect();
        stats.sort_by_key(|stats| (stats.slice.order(), stats.turn));
        stats
    }

    /// The total size of all packed tables.
    pub fn bytes(&self) -> u64 {
        self.tables.iter().map(PackedTable::bytes).sum()
    }

    /// The best play by both sides from a position with a known distance, to the end of the game or
    /// up to this many plies.
    pub fn line(&self, pos: &Position, most: usize) -> Vec<Move> {
        let mut line = Vec::new();
        let mut pos = *pos;
        while line.len() < most
            && let Some(moves) = self.probe_moves(&pos)
            && let Some(&(mv, verdict)) = moves.first()
            && verdict.plies.is_some()
        {
            line.push(mv);
            pos = pos.play_unchecked(mv);
        }
        line
    }

    /// The loaded slices, and what's known about each.
    pub fn slices(&self) -> impl Iterator<Item = (Slice, Measure)> {
        self.tables
            .iter()
            .map(|table| (table.slice(), table.measure()))
    }

    /// The maximum number of pieces in any table, or 0 if there is none. Positions with more are
    /// never known.
    pub fn most_pieces(&self) -> u32 {
        self.most_pieces
    }

    /// The result of a position where neither side has a capture. `None` for all others, and for
    /// those without a table.
    ///
    /// This is the probe to use inside a search: one lookup, no computation.
    #[inline]
    pub fn probe_wld(&self, pos: &Position) -> Option<Wld> {
        if pos.board().occupied().len() > self.most_pieces {
            return None;
        }
        if pos.can_capture() || pos.is_threatened() {
            return None;
        }
        self.probe_quiet(pos)
    }

    /// The same for a position that's known to have no capture for either side.
    ///
    /// For any other position, the answer is meaningless.
    #[inline]
    pub fn probe_quiet(&self, pos: &Position) -> Option<Wld> {
        debug_assert!(!pos.can_capture() && !pos.is_threatened(), "{pos:?}");
        self.stored(pos).map(Code::wld)
    }

    /// The result of any position, or `None` if a table is missing or damaged there.
    ///
    /// Captures and threats are played out until the tables have the answer.
    pub fn probe_result(&self, pos: &Position) -> Option<Wld> {
        self.result(pos).map(Code::wld)
    }

    /// The result and the distance of any position, or `None` if the result isn't known.
    pub fn probe(&self, pos: &Position) -> Option<Verdict> {
        let result = self.result(pos)?;
        Some(Verdict {
            result: result.wld(),
            plies: self.plies(pos, result),
        })
    }

    /// Each legal move with the verdict for the side that makes it, best first.
    ///
    /// `None` if the result after some move isn't known.
    pub fn probe_moves(&self, pos: &Position) -> Option<Vec<(Move, Verdict)>> {
        let mut moves = Vec::new();
        let mut is_known = true;
        pos.for_each_successor(|mv, after| match self.probe(&after) {
            Some(verdict) => moves.push((mv, verdict.one_ply_earlier())),
            None => is_known = false,
        });
        // The order of moves is deterministic, so equally good ones keep it.
        moves.sort_by_key(|(_, verdict)| -verdict.rank());
        is_known.then_some(moves)
    }

    /// The packed value of a stored position.
    #[inline]
    fn stored(&self, pos: &Position) -> Option<Code> {
        let seat = Seat::of(pos)?;
        let table = self.table(seat.slice)?;
        table.result(table.index.index(seat.sets) as u32, seat.turn)
    }

    fn result(&self, pos: &Position) -> Option<Code> {
        if let Some(code) = one_sided(pos) {
            return Some(code);
        }
        if Source::of(pos) == Source::Stored {
            return self.stored(pos);
        }
        let mut best = Some(Code::LOSS);
        pos.for_each_successor(|_, after| {
            if best == Some(Code::WIN) {
                return;
            }
            best = match (best, self.result(&after)) {
                (_, Some(Code::LOSS)) => Some(Code::WIN),
                (None, _) | (_, None) => None,
                (Some(_), Some(Code::DRAW)) => Some(Code::DRAW),
                (best, Some(_)) => best,
            };
        });
        best
    }

    /// The distance of a position with this result.
    fn plies(&self, pos: &Position, result: Code) -> Option<u8> {
        if one_sided(pos).is_some() {
            return Some(0);
        }
        match result {
            Code::DRAW => None,
            Code::WIN => {
                // The quickest of the winning moves.
                let mut best: Option<u8> = None;
                let mut is_known = true;
                pos.for_each_successor(|_, after| {
                    if self.result(&after) == Some(Code::LOSS) {
                        match self.plies(&after, Code::LOSS) {
                            Some(plies) => best = Some(best.map_or(plies, |best| best.min(plies))),
                            None => is_known = false,
                        }
                    }
                });
                best.filter(|_| is_known)?.checked_add(1)
            }
            _ if pos.can_capture() => {
                // All captures lose; take the slowest.
                let mut best = Some(0);
                pos.for_each_successor(|_, after| {
                    best = best.and_then(|best| Some(self.plies(&after, Code::WIN)?.max(best)));
                });
                best?.checked_add(1)
            }
            _ => {
                let seat = Seat::of(pos)?;
                let table = self.table(seat.slice)?;
                table.plies_of_loss(table.index.index(seat.sets) as u32, seat.turn)
            }
        }
    }
}

/// The value of a position where one side has no pieces: that side has lost.
fn one_sided(pos: &Position) -> Option<Code> {
    let has_pieces = |color: Color| !pos.board().pieces(color).is_empty();
    if !has_pieces(pos.turn()) {
        Some(Code::LOSS)
    } else if !has_pieces(pos.turn().opponent()) {
        Some(Code::WIN)
    } else {
        None
    }
}

/// The only section of a file that should contain this measure of this slice.
fn read_file(slice: Slice, measure: Measure, bytes: Bytes) -> Result<Section, RefusedReason> {
    let section = Section::read(&mut Input::from(bytes))?;
    if (section.slice, section.measure) == (slice, measure) {
        Ok(section)
    } else {
        Err(RefusedReason::Misnamed {
            found: file_name(section.slice, section.measure),
        })
    }
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;

    fn sections(bytes: Bytes) -> Vec<Section> {
        let mut input = Input::from(bytes);
        std::iter::from_fn(|| {
            (input.len() > 0).then(|| Section::read(&mut input).expect("a section"))
        })
        .collect()
    }

    #[test]
    fn a_damaged_page_costs_only_its_positions() {
        // The last page of the largest table.
        let mut bytes = Bundle::Five.bytes().to_vec();
        let (mut end, mut slice, mut largest) = (0, None, 0);
        let mut at = 0;
        for section in sections(Bytes::from_static(Bundle::Five.bytes())) {
            at += section.len as usize;
            if section.measure == Measure::Results && section.len > largest {
                (end, slice, largest) = (at, Some(section.slice), section.len);
            }
        }
        let slice = slice.unwrap();
        bytes[end - 1] ^= 1;

        let mut tablebase = Tablebase::empty();
        for section in sections(bytes.into()) {
            tablebase.add(section).unwrap();
        }
        // Only headers were read.
        assert!(tablebase.damage().is_empty());
        let whole = Tablebase::embedded();
        let probes = |tablebase: &Tablebase| {
            let (mut known, mut unknown) = (0, 0);
            for number in 0..3_000_u64 {
                let pos = slice.position(number.wrapping_mul(0x9E37_79B9_7F4A_7C15), number);
                match (tablebase.probe_wld(&pos), whole.probe_wld(&pos)) {
                    (Some(result), expected) => {
                        assert_eq!(Some(result), expected);
                        known += 1;
                    }
                    (None, Some(_)) => unknown += 1,
                    (None, None) => {}
                }
            }
            (known, unknown)
        };
        let (known, unknown) = probes(&tablebase);
        assert!(known > unknown && unknown > 10, "{known} {unknown}");
        let named: Vec<String> = tablebase.damage().iter().map(ToString::to_string).collect();
        let page = format!("of {slice}.wld is left out: the page is damaged");
        assert!(named.len() == 1 && named[0].ends_with(&page), "{named:?}");
        assert_eq!(tablebase.inspect().len(), 1);

        // The built-in copy stands in.
        tablebase.add_embedded();
        assert_eq!(probes(&tablebase), (known + unknown, 0));
    }
}
