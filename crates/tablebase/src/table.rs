//! Whole slices in memory, one cell per position: what the solver works on.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering::Relaxed};

use rules::{Color, Material, Position};

use crate::index::SliceIndex;
use crate::sets::Sets;
use crate::slice::{MAX_SLICE_PIECES, swapped};
use crate::value::Code;
use crate::{Measure, Slice};

/// The values of all positions with one material and one side to move.
///
/// Cells are written once, from several threads, and read only after those threads were joined.
/// Atomic cells make that safe, and cost nothing here.
#[derive(Debug)]
pub(crate) enum Cells {
    /// Two bits per position: [`Code`] without distance.
    Results(Vec<AtomicU32>),
    /// One byte per position: [`Code`].
    Plies(Vec<AtomicU8>),
}

const RESULTS_PER_WORD: u64 = 16;

impl Cells {
    fn new(measure: Measure, len: u64) -> Cells {
        match measure {
            Measure::Results => {
                let words = len.div_ceil(RESULTS_PER_WORD);
                Cells::Results((0..words).map(|_| AtomicU32::new(0)).collect())
            }
            Measure::Plies => Cells::Plies((0..len).map(|_| AtomicU8::new(0)).collect()),
        }
    }

    #[inline]
    pub(crate) fn get(&self, index: u64) -> Code {
        match self {
            Cells::Results(words) => {
                let word = words[(index / RESULTS_PER_WORD) as usize].load(Relaxed);
                Code((word >> (2 * (index % RESULTS_PER_WORD))) as u8 & 3)
            }
            Cells::Plies(bytes) => Code(bytes[index as usize].load(Relaxed)),
        }
    }

    /// Fills a cell that hasn't been filled before.
    #[inline]
    pub(crate) fn set(&self, index: u64, code: Code) {
        match self {
            Cells::Results(words) => {
                let bits = u32::from(code.without_distance().0);
                words[(index / RESULTS_PER_WORD) as usize]
                    .fetch_or(bits << (2 * (index % RESULTS_PER_WORD)), Relaxed);
            }
            Cells::Plies(bytes) => bytes[index as usize].store(code.0, Relaxed),
        }
    }

    /// Fills consecutive cells that haven't been filled before.
    pub(crate) fn set_row(&self, start: u64, codes: impl Iterator<Item = Code>) {
        match self {
            Cells::Results(words) => {
                // Neighboring threads may share a word, so whole words are merged, not stored.
                let mut at = start;
                let mut pending = 0;
                for code in codes {
                    let place = at % RESULTS_PER_WORD;
                    pending |= u32::from(code.without_distance().0) << (2 * place);
                    at += 1;
                    if place == RESULTS_PER_WORD - 1 {
                        words[(at / RESULTS_PER_WORD) as usize - 1].fetch_or(pending, Relaxed);
                        pending = 0;
                    }
                }
                if pending != 0 {
                    words[(at / RESULTS_PER_WORD) as usize].fetch_or(pending, Relaxed);
                }
            }
            Cells::Plies(bytes) => {
                for (cell, code) in bytes[start as usize..].iter().zip(codes) {
                    cell.store(code.0, Relaxed);
                }
            }
        }
    }
}

/// The values of one slice.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) index: SliceIndex,
    measure: Measure,
    /// In the order of [`Slice::turns`].
    cells: Vec<Cells>,
}

impl Table {
    /// A table of draws.
    pub(crate) fn new(slice: Slice, measure: Measure) -> Table {
        let index = SliceIndex::new(slice);
        let cells = slice
            .turns()
            .iter()
            .map(|_| Cells::new(measure, index.len()))
            .collect();
        Table {
            index,
            measure,
            cells,
        }
    }

    /// The size of a table in bytes.
    pub(crate) fn bytes(slice: Slice, measure: Measure) -> u64 {
        let cells = SliceIndex::new(slice).len() * slice.turns().len() as u64;
        match measure {
            Measure::Results => cells / 4,
            Measure::Plies => cells,
        }
    }

    pub(crate) fn slice(&self) -> Slice {
        self.index.slice
    }

    pub(crate) fn measure(&self) -> Measure {
        self.measure
    }

    /// The cells for a stored side to move.
    #[inline]
    pub(crate) fn cells(&self, turn: Color) -> &Cells {
        &self.cells[turn as usize]
    }

    /// Where the boards of this slice are stored for a side to move.
    #[inline]
    pub(crate) fn drawer(&self, turn: Color) -> Drawer<'_> {
        // An even slice stores only Black to move.
        let is_swapped = self.cells.len() == 1 && turn == Color::White;
        let turn = if is_swapped { turn.opponent() } else { turn };
        Drawer {
            cells: self.cells(turn),
            index: &self.index,
            is_swapped,
        }
    }

    /// The same table without distances.
    pub(crate) fn without_distances(&self) -> Table {
        let slim = Table::new(self.slice(), Measure::Results);
        for &turn in self.slice().turns() {
            let fat = self.cells(turn);
            slim.cells(turn)
                .set_row(0, (0..self.index.len()).map(|at| fat.get(at)));
        }
        slim
    }
}

/// The tables of many slices.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// By the material on the board, in both colors.
    by_material: Vec<Option<OrientedTable>>,
}

#[derive(Clone, Debug)]
struct OrientedTable {
    table: Arc<Table>,
    is_swapped: bool,
}

/// One more than the maximum number of men or kings of a side.
const COUNTS: usize = MAX_SLICE_PIECES as usize + 1;

/// A number for each material, the same for all tables.
#[inline]
pub(crate) fn key(material: Material) -> usize {
    let Material { bm, bk, wm, wk } = material;
    let [bm, bk, wm, wk] = [bm, bk, wm, wk].map(usize::from);
    ((bm * COUNTS + bk) * COUNTS + wm) * COUNTS + wk
}

/// The number of distinct values of [`key`].
pub(crate) const KEYS: usize = COUNTS.pow(4);

/// Where to find a board: the cells, and whether to swap the colors first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawer<'t> {
    pub(crate) cells: &'t Cells,
    pub(crate) index: &'t SliceIndex,
    pub(crate) is_swapped: bool,
}

impl Tables {
    pub(crate) fn new() -> Tables {
        Tables {
            by_material: vec![None; KEYS],
        }
    }

    pub(crate) fn insert(&mut self, table: Arc<Table>) {
        let material = table.slice().material();
        self.by_material[key(swapped(material))] = Some(OrientedTable {
            table: Arc::clone(&table),
            is_swapped: true,
        });
        // For an even slice this is the same entry, and nothing is swapped.
        self.by_material[key(material)] = Some(OrientedTable {
            table,
            is_swapped: false,
        });
    }

    /// These tables plus an empty one, which can be filled through both.
    pub(crate) fn with_empty(&self, slice: Slice, measure: Measure) -> (Arc<Table>, Tables) {
        let table = Arc::new(Table::new(slice, measure));
        let mut tables = self.clone();
        tables.insert(Arc::clone(&table));
        (table, tables)
    }

    pub(crate) fn remove(&mut self, slice: Slice) {
        let material = slice.material();
        self.by_material[key(swapped(material))] = None;
        self.by_material[key(material)] = None;
    }

    pub(crate) fn table(&self, slice: Slice) -> Option<&Arc<Table>> {
        let entry = self.by_material[key(slice.material())].as_ref()?;
        Some(&entry.table)
    }

    pub(crate) fn slices(&self) -> impl Iterator<Item = Slice> {
        self.by_material
            .iter()
            .flatten()
            .filter(|entry| !entry.is_swapped)
            .map(|entry| entry.table.slice())
    }

    /// Where the boards with this material and side to move are stored.
    ///
    /// # Panics
    ///
    /// If the slice is missing.
    #[inline]
    pub(crate) fn drawer(&self, material: Material, turn: Color) -> Drawer<'_> {
        let entry = self.by_material[key(material)]
            .as_ref()
            .expect("a slice is solved after its successors");
        if entry.is_swapped {
            let mut drawer = entry.table.drawer(turn.opponent());
            drawer.is_swapped = !drawer.is_swapped;
            drawer
        } else {
            entry.table.drawer(turn)
        }
    }

    /// The value of a position.
    ///
    /// # Panics
    ///
    /// If the slice is missing.
    #[inline]
    pub(crate) fn get(&self, pos: &Position) -> Code {
        let mut sets = Sets::of(pos.board());
        if pos.board().pieces(pos.turn()).is_empty() {
            return Code::LOSS;
        }
        let drawer = self.drawer(sets.material(), pos.turn());
        if drawer.is_swapped {
            sets = sets.swapped();
        }
        drawer.cells.get(drawer.index.index(sets))
    }
}
