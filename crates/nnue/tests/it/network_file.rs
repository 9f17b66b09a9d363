//! The network file: read as written, and refused if incomplete.

use crownhead_nnue::{LoadError, Network};
use proptest::prelude::*;
use rules::Position;
use std::sync::LazyLock;

static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| Network::untrained(1).to_bytes());

const WEIGHTS_AT: usize = 80;

/// Recomputes the checksums of the file, as if it had been written that way.
fn seal(file: &mut [u8]) {
    let weights = crc32fast::hash(&file[WEIGHTS_AT..]);
    file[72..76].copy_from_slice(&weights.to_le_bytes());
    let header = crc32fast::hash(&file[..76]);
    file[76..80].copy_from_slice(&header.to_le_bytes());
}

#[test]
fn a_network_is_read_as_it_was_written() {
    let net = Network::from_bytes(&FILE).unwrap();
    assert_eq!(net.to_bytes(), *FILE);
    assert_eq!(net.name(), "untrained 1");
    assert_eq!(net.wdl_scale(), 100);
    let start = Position::START;
    assert_eq!(
        net.evaluate_position(&start),
        Network::untrained(1).evaluate_position(&start)
    );
    assert_eq!(FILE.len(), 167_024);
}

#[test]
fn the_width_is_a_property_of_the_file() {
    for (width, length) in [(1024, 323_696), (2048, 637_040)] {
        let wide = Network::untrained_of_width(2, width);
        let file = wide.to_bytes();
        assert_eq!(file.len(), length);
        let net = Network::from_bytes(&file).unwrap();
        assert_eq!((net.width(), net.to_bytes()), (width, file));
        let start = Position::START;
        assert_eq!(
            net.evaluate_position(&start),
            wide.evaluate_position(&start)
        );
    }
}

#[test]
fn the_scale_turns_evaluations_into_points() {
    let net = Network::untrained(1);
    assert!((net.expected_points(0) - 0.5).abs() < 1e-12);
    assert!((net.expected_points(100) - 0.731).abs() < 1e-3);
    assert!((net.expected_points(-100) - 0.269).abs() < 1e-3);
}

#[test]
fn what_is_no_network_is_refused_with_the_reason() {
    #[track_caller]
    fn check(change: impl Fn(&mut Vec<u8>), expected: &str) {
        let mut file = FILE.clone();
        change(&mut file);
        let error = Network::from_bytes(&file).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
    let other = "not a network file: it doesn't start with CROWNNET";
    check(Vec::clear, other);
    check(|file| file[0] = b'c', other);
    check(
        |file| file.truncate(79),
        "the network file is truncated: 79 of 80 bytes",
    );
    check(
        |file| file.truncate(167_023),
        "the network file is truncated: 167023 of 167024 bytes",
    );
    check(
        |file| file.push(0),
        "the network file is too long: 167025 bytes instead of 167024",
    );
    check(
        |file| file[8] = 2,
        "version 2 of the network format isn't supported, only version 1",
    );
    check(
        |file| file[40] ^= 1,
        "the header of the network file is damaged",
    );
    check(
        |file| file[100_000] ^= 1,
        "the weights of the network file are damaged",
    );
    check(
        |file| {
            file[13] = 4;
            seal(file);
        },
        "the network has a different architecture: the length of the weights is 166944 instead of 323616",
    );
    for (high, low, width) in [(0, 0, 0), (2, 8, 520), (18, 0, 4608)] {
        check(
            |file| {
                file[12..14].copy_from_slice(&[low, high]);
                seal(file);
            },
            &format!(
                "a first layer of {width} sums isn't supported, only multiples of 512 up to 4096"
            ),
        );
    }
    check(
        |file| {
            file[32..34].fill(0);
            seal(file);
        },
        "the network has a different architecture: the scale of the output is 0 instead of 1",
    );
    check(
        |file| {
            file[20] ^= 1;
            seal(file);
        },
        "the network has a different architecture: the architecture's hash is 4039808545 instead of 4039808544",
    );
    check(
        |file| {
            // The weights of 40 features for the third neuron.
            for feature in 0..40 {
                let at = WEIGHTS_AT + 2 * (512 * (1 + feature) + 2);
                file[at..at + 2].copy_from_slice(&1500_i16.to_le_bytes());
            }
            seal(file);
        },
        "the first layer can overflow at neuron 2",
    );
    // The first set of weights starts after the first layer, with its biases.
    let middle = WEIGHTS_AT + 2 * 512 * 121;
    check(
        |file| {
            file[middle..middle + 4].copy_from_slice(&i32::MAX.to_le_bytes());
            seal(file);
        },
        "the second layer can overflow at neuron 0",
    );
    check(
        |file| {
            let at = file.len() - 64 - 4;
            file[at..at + 4].copy_from_slice(&i32::MIN.to_le_bytes());
            seal(file);
        },
        "the last layer can overflow at neuron 0",
    );
}

#[test]
fn a_name_of_any_length_is_kept_as_far_as_it_fits() {
    let mut file = FILE.clone();
    file[40..72].copy_from_slice(&[b'x'; 32]);
    seal(&mut file);
    let net = Network::from_bytes(&file).unwrap();
    assert_eq!(net.name(), "x".repeat(32));
    assert_eq!(net.to_bytes(), file);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn one_flipped_bit_is_noticed(at in 0..FILE.len(), bit in 0..8) {
        let mut file = FILE.clone();
        file[at] ^= 1_u8 << bit;
        prop_assert!(Network::from_bytes(&file).is_err());
    }

    #[test]
    fn any_cut_is_noticed(length in 0..FILE.len()) {
        let result = Network::from_bytes(&FILE[..length]);
        let is_told = matches!(
            result,
            Err(LoadError::Truncated { .. } | LoadError::NotANetwork)
        );
        prop_assert!(is_told);
    }

    /// Weights of any size are either refused or safe to use.
    #[test]
    fn noise_with_valid_checks_never_panics(noise in prop::collection::vec(any::<u8>(), 64), at in 80_usize..160_000) {
        let mut file = FILE.clone();
        for (place, byte) in file[at..].iter_mut().zip(noise.iter().cycle()) {
            *place = *byte;
        }
        seal(&mut file);
        if let Ok(net) = Network::from_bytes(&file) {
            let evaluation = net.evaluate_position(&Position::START);
            prop_assert!(evaluation.abs() <= crownhead_nnue::MAX_EVALUATION);
        }
    }

    #[test]
    fn noise_behind_the_magic_never_panics(noise in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut file = FILE[..8].to_vec();
        file.extend(noise);
        prop_assert!(Network::from_bytes(&file).is_err());
    }
}
