//! Game files: every game that can be read is legal.
//!
//! Lengths and checksums are corrected first, because no mutation would ever hit them.
#![no_main]

use datagen::games::Reader;
use libfuzzer_sys::fuzz_target;
use rules::{Game, RuleSet};

const HEADER: usize = 32;
const FRAME: usize = 6;

fuzz_target!(|input: &[u8]| {
    read(input);
    read(&put_right(input));
});

fn read(bytes: &[u8]) {
    let Ok(games) = Reader::new(bytes) else {
        return;
    };
    for game in games.map_while(Result::ok) {
        let mut pos = game.start;
        for (before, scored) in game.positions() {
            assert_eq!(before, pos);
            pos = pos.play(scored.mv).expect("only legal moves are read");
        }
        assert_eq!(game.final_position(), pos);
        // Under the rules, a game may be over sooner, by repetition or by its length.
        let mut played = Game::from_position(game.start, RuleSet::OFFICIAL);
        let _ = game
            .moves
            .iter()
            .try_for_each(|scored| played.play(scored.mv));
    }
}

/// The same games with matching lengths and checksums.
fn put_right(input: &[u8]) -> Vec<u8> {
    let mut bytes = input.to_vec();
    if bytes.len() < HEADER {
        return bytes;
    }
    bytes[..12].copy_from_slice(b"CROWNGAM\x01\x00\x00\x00");
    let hash = crc32fast::hash(&bytes[..HEADER - 4]);
    bytes[HEADER - 4..HEADER].copy_from_slice(&hash.to_le_bytes());
    let mut start = HEADER;
    while start + FRAME <= bytes.len() {
        let said = u16::from_le_bytes([bytes[start], bytes[start + 1]]);
        let body = start + FRAME;
        let end = bytes.len().min(body + usize::from(said));
        let hash = crc32fast::hash(&bytes[body..end]);
        bytes[start..start + 2].copy_from_slice(&((end - body) as u16).to_le_bytes());
        bytes[start + 2..body].copy_from_slice(&hash.to_le_bytes());
        start = end;
    }
    bytes
}
