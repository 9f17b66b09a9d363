//! Measures probes per second on one core: `probe_speed FOLDER PIECES`.
//!
//! Positions are drawn uniformly from all positions with that many pieces, in random order, so
//! nearly every probe hits a different block. On Linux, only this thread's CPU time counts, so
//! other programs don't matter.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "a program reads the clock and prints"
)]

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use crownhead_tablebase::{Folder, Slice, Tablebase};
use rules::Position;
use testkit::Dice;

const PROBES: usize = 2_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("which folder?")?;
    let pieces: u8 = arguments.next().ok_or("how many pieces?")?.parse()?;
    let mut tablebase = Tablebase::empty();
    for refused in tablebase.load(&Folder::new(folder), pieces) {
        eprintln!("{refused}");
    }

    let slices = Slice::with_pieces(pieces);
    let total: u64 = slices.iter().map(|slice| slice.positions()).sum();
    let mut dice = Dice::new(1);
    let positions: Vec<Position> = (0..PROBES)
        .map(|_| {
            let mut number = dice.bits() % total;
            let slice = slices
                .iter()
                .find(|slice| {
                    let is_here = number < slice.positions();
                    if !is_here {
                        number -= slice.positions();
                    }
                    is_here
                })
                .expect("the number is below the total");
            slice.position(dice.bits(), dice.bits())
        })
        .collect();

    let time = |name: &str, positions: &[Position], probe: &dyn Fn(&Position) -> bool| {
        let (start, on_core) = (Instant::now(), time_on_core());
        let answers = positions.iter().filter(|pos| black_box(probe(pos))).count();
        let seconds = match (on_core, time_on_core()) {
            (Some(before), Some(after)) => after - before,
            _ => start.elapsed().as_secs_f64(),
        };
        println!(
            "{name}: {:.2} million probes per second, {:.1}% answered",
            positions.len() as f64 / seconds / 1e6,
            answers as f64 / positions.len() as f64 * 100.0
        );
    };
    let quiet: Vec<Position> = positions
        .iter()
        .copied()
        .filter(|pos| tablebase.probe_wld(pos).is_some())
        .collect();
    for _ in 0..2 {
        time("probe_wld, any position", &positions, &|pos| {
            tablebase.probe_wld(pos).is_some()
        });
        time("probe_wld, quiet positions", &quiet, &|pos| {
            tablebase.probe_wld(pos).is_some()
        });
        time("probe_result, any position", &positions, &|pos| {
            tablebase.probe_result(pos).is_some()
        });
    }
    time("probe, any position", &positions[..20_000], &|pos| {
        tablebase
            .probe(pos)
            .is_some_and(|verdict| verdict.plies.is_some())
    });
    Ok(())
}

/// The CPU time of this thread in seconds, if the system provides it.
fn time_on_core() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds: f64 = stat.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
