//! Network files: an accepted file is written as it was read, and evaluates every position.
//!
//! The weights repeat the input, because a whole network is longer than any input. Length and
//! checksums are corrected, because no mutation would ever hit them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nnue::{LoadError, Network};
use rules::Position;

const HEADER: usize = 80;

fuzz_target!(|input: &[u8]| {
    let Err(error) = Network::from_bytes(input) else {
        return;
    };
    let Some((header, weights)) = input
        .split_at_checked(HEADER)
        .filter(|(_, w)| !w.is_empty())
    else {
        return;
    };
    let LoadError::Truncated { expected, .. } = error else {
        return;
    };
    let mut bytes = header.to_vec();
    bytes.extend(weights.iter().cycle().take(expected - HEADER));
    let hash = crc32fast::hash(&bytes[HEADER..]);
    bytes[72..76].copy_from_slice(&hash.to_le_bytes());
    let hash = crc32fast::hash(&bytes[..76]);
    bytes[76..HEADER].copy_from_slice(&hash.to_le_bytes());
    if let Ok(network) = Network::from_bytes(&bytes) {
        assert_eq!(network.to_bytes(), bytes);
        let _ = network.evaluate_position(&Position::START);
        for after in Position::START.moves() {
            let _ = network.evaluate_position(&Position::START.play_unchecked(after));
        }
    }
});
