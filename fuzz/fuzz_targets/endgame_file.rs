//! Endgame database files: no matter what a file contains, it's either refused or can be probed,
//! and nothing panics.
//!
//! Lengths and checksums are corrected first, because no mutation would ever hit them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tablebase::{Bytes, Slice, Tablebase};

const HEADER: usize = 28;

fuzz_target!(|input: &[u8]| {
    // As is, it's hardly ever valid.
    let _ = Tablebase::empty().add_bytes("as it is", input.to_vec());
    let _ = Tablebase::empty().add_catalog("as it is", input.to_vec());
    arrive_in_blocks(input);

    let mut tablebase = Tablebase::empty();
    let _ = tablebase.add_bytes("put right", put_right(input));
    let slices: Vec<Slice> = tablebase.slices().map(|(slice, _)| slice).collect();
    let _ = tablebase.stats();
    for slice in slices {
        for number in 0..16_u64 {
            let spread = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let pos = slice.position(spread >> 8, number);
            let _ = tablebase.probe_wld(&pos);
            let _ = tablebase.probe(&pos);
            let _ = tablebase.probe_moves(&pos);
            assert!(tablebase.line(&pos, 8).len() <= 8);
        }
    }
});

/// The same for a body that arrives block by block.
fn arrive_in_blocks(body: &[u8]) {
    let mut tablebase = Tablebase::empty();
    let head = head_of(body);
    let start = head.len() as u64;
    tablebase
        .add_catalog("put right", head)
        .expect("the head is valid");
    let slice: Slice = "m1k1-m0k1".parse().expect("a slice");
    for number in 0..16_u64 {
        let pos = slice.position(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 8, number);
        let _ = tablebase.probe_wld(&pos);
        for wanted in tablebase.take_wanted() {
            let range = (wanted.range.start - start) as usize..(wanted.range.end - start) as usize;
            let bytes = Bytes::copy_from_slice(&body[range]);
            if number % 2 == 0 {
                tablebase.give_up(&wanted);
            }
            tablebase
                .arrive(&wanted, &bytes)
                .expect("the checksums match");
        }
        let _ = tablebase.probe(&pos);
    }
}

/// The head of a section of version 2 with this body.
fn head_of(body: &[u8]) -> Vec<u8> {
    let checksums: Vec<u8> = body
        .chunks(1 << 14)
        .flat_map(|page| crc32fast::hash(page).to_le_bytes())
        .collect();
    let mut head = b"CHEG\x02\x00\x00\x00\x01\x01\x00\x01".to_vec();
    head.extend(crc32fast::hash(&checksums).to_le_bytes());
    head.extend((body.len() as u64).to_le_bytes());
    head.extend(crc32fast::hash(&head).to_le_bytes());
    head.extend(checksums);
    head
}

/// The sections one after another, each with the checksums that match its body.
fn put_right(input: &[u8]) -> Vec<u8> {
    let mut bytes = input.to_vec();
    let mut start = 0;
    while let Some(body_start) = Some(start + HEADER).filter(|&end| end <= bytes.len()) {
        let said = bytes[start + 16..start + 24].first_chunk().copied();
        let said = u64::from_le_bytes(said.unwrap_or_default());
        let length = (bytes.len() - body_start).min(usize::try_from(said).unwrap_or(usize::MAX));
        let body_end = body_start + length;
        let body_hash = crc32fast::hash(&bytes[body_start..body_end]);
        bytes[start..start + 6].copy_from_slice(b"CHEG\x01\x00");
        bytes[start + 12..start + 16].copy_from_slice(&body_hash.to_le_bytes());
        bytes[start + 16..start + 24].copy_from_slice(&(length as u64).to_le_bytes());
        let header_hash = crc32fast::hash(&bytes[start..start + 24]);
        bytes[start + 24..body_start].copy_from_slice(&header_hash.to_le_bytes());
        start = body_end;
    }
    bytes
}
