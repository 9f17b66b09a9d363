//! Restores a packed slice to a whole table in memory.

use std::sync::Arc;

use rules::Position;

use crate::Measure;
use crate::board_walk::BoardWalk;
use crate::packed::PackedTable;
use crate::parallel::map_ranges;
use crate::solve::{CountPlies, Moves, OnlyResults};
use crate::source::Source;
use crate::table::{Table, Tables};
use crate::value::Code;

/// The whole table of a packed slice, which must be sound. Its successors must be in `tables`. With
/// distances, they and the packed slice must have distances too.
pub(crate) fn unpack(
    packed: &PackedTable,
    measure: Measure,
    tables: &Tables,
    threads: usize,
) -> Arc<Table> {
    let results = unpack_results(packed, tables, threads);
    match measure {
        Measure::Results => results,
        Measure::Plies => unpack_plies(packed, &results, tables, threads),
    }
}

fn unpack_results(packed: &PackedTable, tables: &Tables, threads: usize) -> Arc<Table> {
    let (table, tables) = tables.with_empty(packed.slice(), Measure::Results);
    let value = |pos: &Position| Moves::of::<OnlyResults>(pos, |after| tables.get(after)).value();
    for &turn in packed.slice().turns() {
        let runs = packed.runs(turn).expect("the slice is sound");
        map_ranges(table.index.len(), threads, |range| {
            let mut results = runs.walk_from(range.start as u32);
            for (index, sets) in range
                .clone()
                .zip(BoardWalk::from(&table.index, range.start))
            {
                let pos = Position::new_unchecked(sets.board(), turn);
                let code = match Source::of(&pos) {
                    Source::Stored => results.at(index as u32),
                    Source::Captures => value(&pos),
                    Source::Replies => continue,
                };
                table.cells(turn).set(index, code);
            }
        });
    }
    // Replies lead to positions that are filled in by now.
    for_each_position(&table, threads, |index, pos| {
        if Source::of(pos) == Source::Replies {
            table.cells(pos.turn()).set(index, value(pos));
        }
    });
    table
}

fn unpack_plies(
    packed: &PackedTable,
    results: &Table,
    tables: &Tables,
    threads: usize,
) -> Arc<Table> {
    let (table, tables) = tables.with_empty(packed.slice(), Measure::Plies);
    let value = |pos: &Position| Moves::of::<CountPlies>(pos, |after| tables.get(after)).value();
    for &turn in packed.slice().turns() {
        let results = results.cells(turn);
        let cells = table.cells(turn);
        map_ranges(table.index.len(), threads, |range| {
            for (index, sets) in range
                .clone()
                .zip(BoardWalk::from(&table.index, range.start))
            {
                let pos = Position::new_unchecked(sets.board(), turn);
                if pos.can_capture() && results.get(index) != Code::DRAW {
                    cells.set(index, value(&pos));
                }
            }
            // The first distance may come after the start of the range.
            let first = range.start as u32;
            let numbers = packed
                .numbers_from(first, turn)
                .or_else(|| packed.numbers_from(packed.plies(turn)?.first()?, turn));
            for (index, _, number) in numbers.into_iter().flatten() {
                let index = u64::from(index);
                if index >= range.end {
                    break;
                }
                if let Some(number) = number
                    && index >= range.start
                    && results.get(index) == Code::LOSS
                {
                    cells.set(index, Code(2 * number + 1));
                }
            }
        });
    }
    // Wins lead to losses that are filled in by now.
    for_each_position(&table, threads, |index, pos| {
        if results.cells(pos.turn()).get(index) == Code::WIN && !pos.can_capture() {
            table.cells(pos.turn()).set(index, value(pos));
        }
    });
    table
}

/// Calls `visit` with all positions of a table and their indices, in no particular order.
fn for_each_position(table: &Table, threads: usize, visit: impl Fn(u64, &Position) + Sync) {
    for &turn in table.slice().turns() {
        map_ranges(table.index.len(), threads, |range| {
            for (index, sets) in range
                .clone()
                .zip(BoardWalk::from(&table.index, range.start))
            {
                visit(index, &Position::new_unchecked(sets.board(), turn));
            }
        });
    }
}
