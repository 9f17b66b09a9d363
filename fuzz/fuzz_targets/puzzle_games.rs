//! Files with the games of puzzles: no matter what a file contains, it's either refused or reads and
//! writes back the same.
//!
//! The checksum is corrected first, because no mutation would ever hit it.
#![no_main]

use learn::{Puzzle, PuzzleFile, PuzzleGames};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let file = PuzzleFile::decode(learn::PUZZLES).expect("the program's puzzles are valid");
    file.puzzles.into_iter().take(3).collect()
});

fuzz_target!(|input: &[u8]| {
    // As is, it's hardly ever valid.
    let _ = PuzzleGames::decode(input);

    let mut bytes = input.to_vec();
    bytes.extend(crc32fast::hash(input).to_le_bytes());
    if let Ok(games) = PuzzleGames::decode(&bytes) {
        for (number, game) in &games.games {
            assert_eq!(game.pdn().moves().count(), game.moves.len());
            let only = PuzzleGames::decode_only(&bytes, *number);
            assert_eq!(
                only.ok()
                    .and_then(|only| only.games.get(number).cloned())
                    .as_ref(),
                Some(game)
            );
        }
        assert_eq!(games.encode(), bytes);
        // Puzzles of other games can be looked for.
        for puzzle in &*PUZZLES {
            let _ = games.source(puzzle);
        }
    }
});
