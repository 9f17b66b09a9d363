//! Checking tables against the rules.

use std::ops::Range;
use std::sync::Arc;

use rules::{Color, Position};

use crate::board_walk::BoardWalk;
use crate::packed::PackedTable;
use crate::parallel::map_ranges;
use crate::plan::Job;
use crate::section::{Census, Longest, longer};
use crate::solve::{CountPlies, Moves, OnlyResults};
use crate::table::{Table, Tables};
use crate::unpack::unpack;
use crate::value::Code;
use crate::workbench::{Resources, Workbench, WorkbenchError};
use crate::{Measure, Slice, Tablebase, Verdict};

/// What a check of one slice found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// The number of positions compared with the positions after their moves.
    pub positions: u64,
    /// How many of them have a value that their moves contradict.
    pub wrong: u64,
    /// One of those.
    pub example: Option<Position>,
    /// Whether the counts and the longest win in the file differ from those of the table.
    pub has_wrong_census: bool,
}

impl Findings {
    /// Whether nothing is wrong.
    pub fn is_clean(&self) -> bool {
        self.wrong == 0 && !self.has_wrong_census
    }

    fn add(&mut self, pos: &Position, is_right: bool) {
        self.positions += 1;
        if !is_right {
            self.wrong += 1;
            self.example = self.example.or(Some(*pos));
        }
    }
}

/// Compares every position of the slices with the positions after its moves.
///
/// `tablebase` must contain these slices and all slices that their moves lead to. Each slice is
/// unpacked completely, with distances if it has them; `report` receives the findings one by one.
/// A slice with a damaged page counts as missing.
pub fn verify(
    slices: &[Slice],
    tablebase: &Tablebase,
    resources: Resources,
    report: &mut dyn FnMut(Slice, Findings),
) -> Result<(), WorkbenchError> {
    let mut bench = Workbench::new(resources);
    for slice in Slice::closure(slices) {
        let missing = |measure| WorkbenchError::Missing { slice, measure };
        let packed = tablebase
            .table(slice)
            .ok_or_else(|| missing(Measure::Results))?;
        let measure = packed.measure();
        if !packed.is_sound(measure) {
            return Err(missing(measure));
        }
        bench.lay_out(&[Job { slice, measure }], tablebase)?;
        let table = unpack(packed, measure, &bench.tables, resources.threads);
        bench.add(Arc::clone(&table));
        if slices.contains(&slice) {
            report(
                slice,
                check(&table, packed, &bench.tables, resources.threads),
            );
        }
    }
    Ok(())
}

fn check(table: &Table, packed: &PackedTable, tables: &Tables, threads: usize) -> Findings {
    let mut findings = Findings::default();
    for &turn in table.slice().turns() {
        let mut census = Census::default();
        let mut longest = None;
        let parts = map_ranges(table.index.len(), threads, |range| {
            check_range(table, turn, tables, range)
        });
        for part in parts {
            findings.positions += part.findings.positions;
            findings.wrong += part.findings.wrong;
            findings.example = findings.example.or(part.findings.example);
            census = census + part.census;
            longest = longer(longest, part.longest);
        }
        let longest_is_right = match table.measure() {
            Measure::Results => true,
            Measure::Plies => packed.longest(turn) == longest,
        };
        findings.has_wrong_census |= packed.census(turn) != Some(census) || !longest_is_right;
    }
    findings
}

#[derive(Default)]
struct Part {
    findings: Findings,
    census: Census,
    longest: Option<Longest>,
}

fn check_range(table: &Table, turn: Color, tables: &Tables, range: Range<u64>) -> Part {
    let mut part = Part::default();
    let cells = table.cells(turn);
    for (index, sets) in range
        .clone()
        .zip(BoardWalk::from(&table.index, range.start))
    {
        let pos = Position::new_unchecked(sets.board(), turn);
        let code = cells.get(index);
        let look_up = |after: &Position| tables.get(after);
        let moves = match table.measure() {
            Measure::Results => Moves::of::<OnlyResults>(&pos, look_up),
            Measure::Plies => Moves::of::<CountPlies>(&pos, look_up),
        };
        part.findings.add(&pos, moves.value() == code);
        part.census.add(code);
        part.longest = longer(part.longest, Longest::of(code, index));
    }
    part
}

/// Compares some positions of a slice with the positions after their moves, all probed as a player
/// would. `choose` provides arbitrary numbers, such as random ones, of which `count` are used.
pub fn verify_sample(
    slice: Slice,
    tablebase: &Tablebase,
    count: u64,
    choose: &mut dyn FnMut() -> u64,
) -> Result<Findings, WorkbenchError> {
    let missing = WorkbenchError::Missing {
        slice,
        measure: Measure::Results,
    };
    let table = tablebase.table(slice).ok_or(missing)?;
    let mut findings = Findings::default();
    for _ in 0..count {
        let pos = slice.position(choose(), choose());
        let verdict = tablebase.probe(&pos).ok_or(missing)?;
        let moves = tablebase.probe_moves(&pos).ok_or(missing)?;
        let expected = moves.first().map_or(
            Verdict {
                result: Code::LOSS.wld(),
                plies: Some(0),
            },
            |&(_, best)| best,
        );
        let is_right = verdict.result == expected.result
            && (verdict.plies == expected.plies || table.measure() == Measure::Results);
        findings.add(&pos, is_right);
    }
    Ok(findings)
}
