//! Files of puzzles: no matter what a file contains, it's either refused or reads and writes back
//! the same.
//!
//! The checksum is corrected first, because no mutation would ever hit it.
#![no_main]

use learn::PuzzleFile;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    // As is, it's hardly ever valid.
    let _ = PuzzleFile::decode(input);

    let mut bytes = input.to_vec();
    bytes.extend(crc32fast::hash(input).to_le_bytes());
    if let Ok(file) = PuzzleFile::decode(&bytes) {
        for puzzle in &file.puzzles {
            assert!((400..=2_900).contains(&puzzle.rating()));
            let _ = puzzle.pattern();
        }
        assert_eq!(file.encode(), bytes);
    }
});
