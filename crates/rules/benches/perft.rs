//! Positions per second, for the rules and the oracle in the same run.

use crownhead_rules::{Position, perft};
use divan::{Bencher, counter::ItemsCount};
use testkit::oracle_board;

fn main() {
    divan::main();
}

/// Depth 12 from the start: the figure in the documentation.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn rules_depth_12(bencher: Bencher) {
    bencher.counter(ItemsCount::new(388_623_673_u64)).bench(|| {
        assert_eq!(perft(divan::black_box(&Position::START), 12), 388_623_673);
    });
}

/// Depth 9 for both: the ratio is what matters.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn rules_depth_9(bencher: Bencher) {
    bencher.counter(ItemsCount::new(3_963_680_u64)).bench(|| {
        assert_eq!(perft(divan::black_box(&Position::START), 9), 3_963_680);
    });
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn oracle_depth_9(bencher: Bencher) {
    let start = oracle_board(&Position::START);
    bencher.counter(ItemsCount::new(3_963_680_u64)).bench(|| {
        assert_eq!(divan::black_box(&start).perft(9), 3_963_680);
    });
}

/// Lists the legal moves, as a screen or an engine does.
#[divan::bench]
fn list_moves(bencher: Bencher) {
    let positions = testkit::random_game_positions(
        &mut testkit::Dice::new(1),
        crownhead_rules::RuleSet::OFFICIAL,
        200,
    );
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        positions
            .iter()
            .map(|pos| divan::black_box(pos).moves().len())
            .sum::<usize>()
    });
}
