//! Packs a solved table into sections.

use rules::{Color, Position};

use crate::board_walk::BoardWalk;
use crate::index::SliceIndex;
use crate::pack::{PackedRuns, Plies, Runs};
use crate::packed::PackedTable;
use crate::parallel::map_ranges;
use crate::section::{Census, Longest, Section, longer};
use crate::source::Source;
use crate::table::Table;
use crate::value::Code;
use crate::{Measure, Slice};

/// The section with the results of a table.
pub(crate) fn results_section(table: &Table, threads: usize) -> Vec<u8> {
    let turns: Vec<(Census, Vec<u8>)> = table
        .slice()
        .turns()
        .iter()
        .map(|&turn| {
            let (census, runs) = runs_of(table, turn, threads);
            (census, runs.pack())
        })
        .collect();
    Section::of_results(table.slice(), &turns)
}

fn runs_of(table: &Table, turn: Color, threads: usize) -> (Census, Runs) {
    let cells = table.cells(turn);
    let parts = map_ranges(table.index.len(), threads, |range| {
        let mut runs = Runs::default();
        let mut census = Census::default();
        for (index, sets) in range
            .clone()
            .zip(BoardWalk::from(&table.index, range.start))
        {
            let code = cells.get(index).without_distance();
            census.add(code);
            let pos = Position::new_unchecked(sets.board(), turn);
            if Source::of(&pos) == Source::Stored {
                runs.push(index as u32, code);
            }
        }
        (census, runs)
    });
    let mut all = Runs::default();
    let mut total = Census::default();
    for (census, runs) in &parts {
        total = total + *census;
        all.append(runs);
    }
    (total, all)
}

/// The section with the distances of a table that has them. `packed` has its results.
pub(crate) fn plies_section(table: &Table, packed: &PackedTable, threads: usize) -> Vec<u8> {
    assert_eq!(table.measure(), Measure::Plies);
    let turns: Vec<(Option<Longest>, Vec<u8>)> = table
        .slice()
        .turns()
        .iter()
        .map(|&turn| {
            let runs = packed.runs(turn).expect("the results were just packed");
            let (longest, plies) = plies_of(table, turn, runs, threads);
            (longest, plies.pack())
        })
        .collect();
    Section::of_plies(table.slice(), &turns)
}

/// Whether the packed distances have a number for a position: they do for every loss without a
/// capture.
///
/// If the other side threatens to capture, the result at this index may not be the real one, so
/// there is always a number.
#[inline]
pub(crate) fn has_number(pos: &Position, packed_result: Code) -> bool {
    !pos.can_capture() && (packed_result == Code::LOSS || pos.is_threatened())
}

fn plies_of(
    table: &Table,
    turn: Color,
    runs: &PackedRuns,
    threads: usize,
) -> (Option<Longest>, Plies) {
    let cells = table.cells(turn);
    let parts = map_ranges(table.index.len(), threads, |range| {
        let mut plies = Plies::default();
        let mut longest = None;
        let mut packed = runs.walk_from(range.start as u32);
        for (index, sets) in range
            .clone()
            .zip(BoardWalk::from(&table.index, range.start))
        {
            let code = cells.get(index);
            longest = longer(longest, Longest::of(code, index));
            let index = index as u32;
            let pos = Position::new_unchecked(sets.board(), turn);
            if has_number(&pos, packed.at(index)) {
                let number = code.is_loss().then_some(code.0 / 2);
                plies.push(index, number);
            }
        }
        (longest, plies)
    });
    let mut all = Plies::default();
    let mut longest = None;
    for (part_longest, plies) in parts {
        longest = longer(longest, part_longest);
        all.append(&plies);
    }
    (longest, all)
}

/// Whether the indices of a slice fit in a packed table.
pub(crate) fn can_be_packed(slice: Slice) -> bool {
    SliceIndex::new(slice).len() < u64::from(u32::MAX)
}
