//! Retrograde solving of a slice.
//!
//! Men only move forward. So a slice splits into the placements of its men, and each placement
//! depends only on more advanced ones. Those are solved first, level by level, and the placements
//! of one level in parallel. Within a placement only kings move, and a king can always step back;
//! there, values spread from where they're known, in order of distance, along the same steps that
//! lead forward. One placement at a time fits in the cache.

mod agenda;
mod kings;
mod man_step;
mod moves;
mod placement;
mod route;

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use rules::Bitboard;

pub(crate) use moves::Moves;
pub(crate) use placement::Scratch;
pub use route::Route;

use crate::index::SliceIndex;
use crate::table::{Table, Tables};
use crate::value::Code;
use crate::{Measure, Slice};

/// How values grow from ply to ply: with or without distances.
pub(crate) trait Ruler: Send + Sync {
    const MEASURE: Measure;
    /// The value one ply before this one.
    fn after(code: Code) -> Code;
    /// A cell of a solved table, as this ruler reads it.
    fn read(code: Code) -> Code;
}

/// Counts plies.
pub(crate) enum CountPlies {}
/// Distinguishes wins from losses, and nothing else.
pub(crate) enum OnlyResults {}

impl Ruler for CountPlies {
    const MEASURE: Measure = Measure::Plies;

    #[inline]
    fn after(code: Code) -> Code {
        Code(code.0.saturating_add(1))
    }

    #[inline]
    fn read(code: Code) -> Code {
        code
    }
}

impl Ruler for OnlyResults {
    const MEASURE: Measure = Measure::Results;

    #[inline]
    fn after(code: Code) -> Code {
        Code(Code::LOSS.0 + Code::WIN.0 - code.0)
    }

    #[inline]
    fn read(code: Code) -> Code {
        code.without_distance()
    }
}

/// A win takes more plies than a table can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{slice} has wins of more than {} plies, which a table can't hold", Code::MAX.0 - 1)]
pub struct TooFar {
    /// The slice.
    pub slice: Slice,
}

/// Why a slice isn't solved.
pub(crate) enum Unsolved {
    TooFar(TooFar),
    /// `progress` asked to stop.
    Stopped,
}

impl From<TooFar> for Unsolved {
    fn from(too_far: TooFar) -> Unsolved {
        Unsolved::TooFar(too_far)
    }
}

/// Solves a slice whose successors are all in `tables`, with one thread per scratch.
///
/// `progress` receives the number of positions solved since the last call, and returns whether to
/// continue.
pub(crate) fn solve(
    slice: Slice,
    measure: Measure,
    tables: &Tables,
    scratches: &mut [Scratch],
    progress: &(dyn Fn(u64) -> bool + Sync),
) -> Result<Table, Unsolved> {
    match measure {
        Measure::Results => solve_by::<OnlyResults>(slice, tables, scratches, progress),
        Measure::Plies => solve_by::<CountPlies>(slice, tables, scratches, progress),
    }
}

fn solve_by<R: Ruler>(
    slice: Slice,
    tables: &Tables,
    scratches: &mut [Scratch],
    progress: &(dyn Fn(u64) -> bool + Sync),
) -> Result<Table, Unsolved> {
    let table = Table::new(slice, R::MEASURE);
    let positions = table.index.king_sets() * slice.turns().len() as u64;
    for level in levels(&table.index) {
        let work = Work {
            placements: &level,
            positions,
            next: AtomicUsize::new(0),
        };
        let run = |scratch: &mut Scratch| {
            while let Some(placements) = work.take() {
                for &placement in placements {
                    scratch.solve::<R>(&table, tables, placement.into())?;
                }
                if !progress(placements.len() as u64 * positions) {
                    return Err(Unsolved::Stopped);
                }
            }
            Ok(())
        };
        let (first, others) = scratches.split_first_mut().expect("at least one thread");
        if work.is_small() {
            run(first)?;
            continue;
        }
        std::thread::scope(|scope| {
            let threads: Vec<_> = others
                .iter_mut()
                .map(|scratch| scope.spawn(|| run(scratch)))
                .collect();
            threads
                .into_iter()
                .map(|thread| thread.join().expect("solver threads don't panic"))
                .chain([run(first)])
                .collect::<Result<(), Unsolved>>()
        })?;
    }
    Ok(table)
}

/// The placements of one level, distributed in portions.
struct Work<'l> {
    placements: &'l [u32],
    /// Per placement.
    positions: u64,
    next: AtomicUsize,
}

impl Work<'_> {
    /// Portions of about this many positions keep the threads busy without contention.
    const PORTION: u64 = 1 << 14;

    fn portion(&self) -> usize {
        (Self::PORTION / self.positions).max(1) as usize
    }

    /// Whether starting threads would take longer than the work.
    fn is_small(&self) -> bool {
        self.placements.len() <= self.portion()
    }

    fn take(&self) -> Option<&[u32]> {
        let start = self.next.fetch_add(self.portion(), Relaxed);
        let end = self.placements.len().min(start + self.portion());
        (start < end).then(|| &self.placements[start..end])
    }
}

/// The placements of the men by the number of steps the men have left, fewest first.
///
/// In an even slice, a placement also represents its swap.
fn levels(index: &SliceIndex) -> Vec<Vec<u32>> {
    let mut levels = Vec::new();
    for rank in 0..index.placements() {
        let (black, white) = index.men(rank);
        if index.slice.is_even()
            && index.rank_of_men(white.reverse_bits(), black.reverse_bits()) < rank
        {
            continue;
        }
        let steps_left = |men: u32| -> usize {
            Bitboard::from_bits(men)
                .into_iter()
                .map(|square| usize::from(square.row()))
                .sum()
        };
        let level = steps_left(white) + steps_left(black.reverse_bits());
        if levels.len() <= level {
            levels.resize_with(level + 1, Vec::new);
        }
        levels[level].push(rank as u32);
    }
    levels
}
