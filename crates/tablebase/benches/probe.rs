//! Benchmarks probes of the built-in tables.
//!
//! For tables in a folder, see the example `probe_speed`.

use crownhead_tablebase::{Slice, Tablebase, Wld};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rules::Position;
use testkit::Dice;

fn main() {
    divan::main();
}

/// Positions with this many pieces from all over the tables, in random order.
fn positions(pieces: u8) -> Vec<Position> {
    let mut dice = Dice::new(1);
    let slices = Slice::with_pieces(pieces);
    (0..100_000)
        .filter_map(|_| dice.pick(&slices).copied())
        .collect::<Vec<_>>()
        .into_iter()
        .map(|slice| slice.position(dice.bits(), dice.bits()))
        .collect()
}

fn bench(
    bencher: Bencher<'_, '_>,
    positions: &[Position],
    probe: impl Fn(&Position) -> bool + Sync,
) {
    let answers = positions.iter().filter(|pos| probe(pos)).count();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let found = positions.iter().filter(|pos| probe(black_box(pos))).count();
        assert_eq!(found, answers);
    });
}

#[divan::bench]
fn wld_of_quiet_positions(bencher: Bencher<'_, '_>) {
    let tablebase = Tablebase::embedded();
    let mut positions = positions(5);
    positions.retain(|pos| tablebase.probe_wld(pos).is_some());
    bench(bencher, &positions, |pos| {
        tablebase.probe_wld(pos) == Some(Wld::Win)
    });
}

#[divan::bench]
fn result_of_any_position(bencher: Bencher<'_, '_>) {
    let tablebase = Tablebase::embedded();
    bench(bencher, &positions(5), |pos| {
        tablebase.probe_result(pos) == Some(Wld::Win)
    });
}

#[divan::bench]
fn distance_of_any_position(bencher: Bencher<'_, '_>) {
    let tablebase = Tablebase::embedded();
    bench(bencher, &positions(4)[..2_000], |pos| {
        tablebase
            .probe(pos)
            .is_some_and(|verdict| verdict.plies.is_some())
    });
}
