//! Games in UTF-16 are the games of the same text in UTF-8, and no bytes are a problem.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::pdn::{GameRecord, PdnGame, Reader};

fuzz_target!(|input: &[u8]| {
    // Any code units, even halves of characters.
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] {
        let bytes = [&mark, input].concat();
        for record in read(&bytes) {
            for problem in &record.problems {
                assert!(problem.place.offset <= bytes.len() as u64, "{problem}");
            }
        }
    }
    let Ok(text) = std::str::from_utf8(input) else {
        return;
    };
    // These say something about the encoding.
    if text.contains('\0') || text.starts_with('\u{FEFF}') {
        return;
    }
    let expected = games(text.as_bytes());
    let units = || text.encode_utf16();
    let little: Vec<u8> = units().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = units().flat_map(u16::to_be_bytes).collect();
    assert_eq!(games(&[&[0xFF, 0xFE], &*little].concat()), expected);
    assert_eq!(games(&[&[0xFE, 0xFF], &*big].concat()), expected);
});

fn games(bytes: &[u8]) -> Vec<PdnGame> {
    read(bytes).filter_map(GameRecord::into_game).collect()
}

fn read(bytes: &[u8]) -> impl Iterator<Item = GameRecord> {
    Reader::new(bytes).map(|record| record.expect("reading from memory never fails"))
}
