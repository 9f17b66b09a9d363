//! Every way to compute a number gives the same number.

use crownhead_nnue::{Accumulator, Evaluator, Kernel, MAX_WIDTH, Network, WIDTH_STEP};
use proptest::prelude::*;
use rules::{Color, Position, RuleSet};
use std::sync::Arc;
use testkit::{Dice, random_game_positions, scattered_position};

fn positions(seed: u64) -> Vec<Position> {
    random_game_positions(&mut Dice::new(seed), RuleSet::OFFICIAL, 150)
}

/// A network on every kernel of this machine.
fn on_every_kernel(net: &Network) -> Vec<Network> {
    Kernel::available()
        .map(|kernel| net.clone().with_kernel(kernel).expect("available"))
        .collect()
}

/// A narrow network on every kernel of this machine.
fn networks(seed: u64) -> Vec<Network> {
    on_every_kernel(&Network::untrained(seed))
}

/// A width that a network may have.
fn width() -> impl Strategy<Value = usize> {
    (1..=MAX_WIDTH / WIDTH_STEP).prop_map(|steps| steps * WIDTH_STEP)
}

/// The widest vectors that the processor has, and no wider.
#[test]
fn a_network_runs_on_the_vectors_of_the_machine() {
    #[cfg(target_arch = "x86_64")]
    let vectors = {
        let has_avx2 = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi1");
        let has_avx512 = has_avx2
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vnni");
        [(Kernel::Avx2, has_avx2), (Kernel::Avx512, has_avx512)]
    };
    #[cfg(not(target_arch = "x86_64"))]
    let vectors = [(
        Kernel::Simd128,
        cfg!(all(target_arch = "wasm32", target_feature = "simd128")),
    )];
    let vectors: Vec<Kernel> = vectors
        .into_iter()
        .filter_map(|(kernel, is_there)| is_there.then_some(kernel))
        .collect();
    let best = vectors.last().copied().unwrap_or(Kernel::Portable);
    assert_eq!(Network::untrained(1).kernel(), best);
    for kernel in Kernel::ALL {
        let runs = Network::untrained(1).with_kernel(kernel).is_some();
        let expected = kernel == Kernel::Portable || vectors.contains(&kernel);
        assert_eq!(runs, expected, "{kernel:?}");
    }
}

/// The numbers themselves, so that machines that can't run each other's kernels agree as well.
#[test]
fn evaluations_are_the_same_everywhere() {
    let mut dice = Dice::new(7);
    let positions: Vec<Position> = (0..500).map(|_| scattered_position(&mut dice)).collect();
    let check = |width: usize, expected: u64| {
        for net in on_every_kernel(&Network::untrained_of_width(7, width)) {
            assert_eq!(net.width(), width);
            let digest = positions.iter().fold(0_u64, |digest, pos| {
                let evaluation = net.evaluate_position(pos);
                digest.wrapping_mul(0x0100_0000_01B3) ^ u64::from(evaluation.cast_unsigned())
            });
            assert_eq!(digest, expected, "{width} {}", net.kernel());
        }
    };
    check(512, 0x196C_7D81_8A36_95AF);
    check(1536, 0xE04E_C6E1_AB77_16BE);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn sums_kept_up_to_date_equal_sums_from_nothing(seed in any::<u64>()) {
        let positions = positions(seed);
        for net in networks(seed) {
            for view in Color::BOTH {
                let mut kept = Accumulator::new(&net, &positions[0], view);
                for pos in &positions {
                    kept.update(&net, pos);
                    prop_assert_eq!(&kept, &Accumulator::new(&net, pos, view));
                }
            }
        }
    }

    #[test]
    fn sums_after_a_move_equal_sums_from_nothing(seed in any::<u64>()) {
        let net = Network::untrained(seed);
        for pos in positions(seed) {
            let here = Accumulator::new(&net, &pos, pos.turn());
            for mv in pos.moves() {
                let after = Accumulator::new(&net, &pos.play_unchecked(mv), pos.turn());
                prop_assert_eq!(here.after(&net, &pos, mv), after);
            }
        }
    }

    #[test]
    fn kernels_agree(seed in any::<u64>(), width in width()) {
        let nets = on_every_kernel(&Network::untrained_of_width(seed, width));
        let mut dice = Dice::new(seed);
        for _ in 0..50 {
            let pos = scattered_position(&mut dice);
            for net in &nets {
                prop_assert_eq!(net.evaluate_position(&pos), nets[0].evaluate_position(&pos));
            }
        }
    }

    #[test]
    fn both_colours_are_judged_alike(seed in any::<u64>()) {
        let net = Network::untrained(seed);
        for pos in positions(seed) {
            prop_assert_eq!(net.evaluate_position(&pos), net.evaluate_position(&pos.swapped()));
        }
    }

    #[test]
    fn the_evaluator_remembers_nothing_that_matters(seed in any::<u64>()) {
        let net = Arc::new(Network::untrained(seed));
        let mut evaluator = Evaluator::new(Arc::clone(&net));
        let mut dice = Dice::new(seed);
        let mut pool = positions(seed);
        pool.extend((0..50).map(|_| scattered_position(&mut dice)));
        for _ in 0..300 {
            let pos = pool[dice.below(pool.len())];
            let ply = dice.below(6);
            prop_assert_eq!(evaluator.evaluate(&pos, ply), net.evaluate_position(&pos));
        }
    }

    #[test]
    fn a_whole_tree_is_judged_as_each_position_alone(seed in any::<u64>(), width in width()) {
        let net = Arc::new(Network::untrained_of_width(seed, width));
        let mut evaluator = Evaluator::new(Arc::clone(&net));
        let positions = positions(seed);
        let root = positions[seed as usize % positions.len()];
        walk(&mut evaluator, &root, 0, 3)?;
    }
}

fn walk(
    evaluator: &mut Evaluator,
    pos: &Position,
    ply: usize,
    depth: usize,
) -> Result<(), TestCaseError> {
    let expected = evaluator.network().evaluate_position(pos);
    prop_assert_eq!(evaluator.evaluate(pos, ply), expected);
    if depth > 0 {
        for mv in pos.moves() {
            walk(evaluator, &pos.play_unchecked(mv), ply + 1, depth - 1)?;
        }
    }
    Ok(())
}
