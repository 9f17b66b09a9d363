//! Benchmarks networks of several widths on each kernel of this machine.

use crownhead_nnue::{Accumulator, Evaluator, Kernel, Network};
use divan::{Bencher, black_box, counter::ItemsCount};
use rules::{Position, RuleSet};
use std::sync::Arc;
use testkit::{Dice, random_game_positions};

fn main() {
    divan::main();
}

/// The widths of the first layer to measure.
const WIDTHS: [usize; 3] = [512, 1024, 2048];

fn net(width: usize, kernel: Kernel) -> Network {
    Network::untrained_of_width(1, width)
        .with_kernel(kernel)
        .expect("the kernels are those of this machine")
}

/// Few enough to stay in the L1 cache, along with their sums.
fn positions() -> Vec<Position> {
    random_game_positions(&mut Dice::new(4), RuleSet::OFFICIAL, 16)
}

/// From scratch to a position.
#[divan::bench(consts = WIDTHS, args = Kernel::available())]
fn refresh<const WIDTH: usize>(bencher: Bencher, kernel: Kernel) {
    let net = net(WIDTH, kernel);
    let positions = positions();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            for pos in &positions {
                black_box(Accumulator::new(&net, black_box(pos), pos.turn()));
            }
        });
}

/// From one position of a game to the next.
#[divan::bench(consts = WIDTHS, args = Kernel::available())]
fn update<const WIDTH: usize>(bencher: Bencher, kernel: Kernel) {
    let net = net(WIDTH, kernel);
    let positions = positions();
    let mut accumulator = Accumulator::new(&net, &positions[0], positions[0].turn());
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            for pos in &positions {
                black_box(&mut accumulator).update(&net, pos);
            }
        });
}

/// The layers after the first.
#[divan::bench(consts = WIDTHS, args = Kernel::available())]
fn evaluate<const WIDTH: usize>(bencher: Bencher, kernel: Kernel) {
    let net = net(WIDTH, kernel);
    let accumulators: Vec<_> = positions()
        .iter()
        .map(|pos| Accumulator::new(&net, pos, pos.turn()))
        .collect();
    bencher
        .counter(ItemsCount::new(accumulators.len()))
        .bench_local(|| {
            let evaluations = accumulators.iter().map(|it| net.evaluate(black_box(it)));
            evaluations.sum::<i32>()
        });
}

/// Every position up to five plies ahead, in the order of a search: moves, update, evaluation.
#[divan::bench(consts = WIDTHS, args = Kernel::available())]
fn tree<const WIDTH: usize>(bencher: Bencher, kernel: Kernel) {
    let mut evaluator = Evaluator::new(Arc::new(net(WIDTH, kernel)));
    let (digest, count) = walk(&mut evaluator, &Position::START, 0, 5);
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        assert_eq!(walk(&mut evaluator, &Position::START, 0, 5).0, digest);
    });
}

/// A digest of the evaluations and their number.
fn walk(evaluator: &mut Evaluator, pos: &Position, ply: usize, depth: usize) -> (i32, u64) {
    let mut total = (evaluator.evaluate(pos, ply), 1);
    if depth > 0 {
        pos.for_each_successor(|_, next| {
            let (value, count) = walk(evaluator, &next, ply + 1, depth - 1);
            total = (total.0 ^ value, total.1 + count);
        });
    }
    total
}
