//! Opening books: a file is refused, or every move in it is legal and it's written unchanged.
//!
//! The input is the records of a book. Their length and checksum are correct, because no mutation would
//! ever hit them; the number of positions is tried until it fits.
#![no_main]

use engine::{Book, BookError};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    // As is, it's hardly ever valid.
    let _ = Book::from_bytes(input);

    let mut bytes = with_header(input, 0);
    if let Err(BookError::WrongCount { found, .. }) = Book::from_bytes(&bytes) {
        bytes = with_header(input, found as u32);
    }
    let Ok(book) = Book::from_bytes(&bytes) else {
        return;
    };
    for (pos, moves) in book.positions() {
        assert!(moves.iter().all(|found| pos.moves().contains(&found.mv)));
    }
    // Two records can say the same with other marks, so only what's written is unique.
    let written = book.to_bytes();
    assert_eq!(Book::from_bytes(&written).as_ref(), Ok(&book));
    assert_eq!(book.to_bytes(), written);
});

fn with_header(records: &[u8], positions: u32) -> Vec<u8> {
    let mut bytes = b"CROWNBOK\x01\0\0\0".to_vec();
    bytes.extend(positions.to_le_bytes());
    bytes.extend((records.len() as u32).to_le_bytes());
    bytes.extend(crc32fast::hash(records).to_le_bytes());
    bytes.extend_from_slice(records);
    bytes
}
