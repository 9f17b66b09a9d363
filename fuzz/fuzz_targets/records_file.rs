//! Files of training records: a record that can be read is written unchanged.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nnue::data::{RECORD_BYTES, Reader, Record, Writer};

fuzz_target!(|input: &[u8]| {
    let _ = Reader::new(input).map(Iterator::count);

    // After the header that every file has.
    let mut file = Writer::new(Vec::new())
        .and_then(Writer::finish)
        .expect("writing to memory doesn't fail");
    file.extend_from_slice(input);
    let mut records = Reader::new(&file[..]).expect("the header is sound");
    let whole = records.by_ref().count();
    assert_eq!(whole, input.len() / RECORD_BYTES);
    assert_eq!(records.left_over(), input.len() % RECORD_BYTES);
    let (chunks, _) = input.as_chunks();
    for bytes in chunks {
        if let Ok(record) = Record::from_bytes(bytes) {
            assert_eq!(record.to_bytes(), *bytes);
            assert!(!record.position().can_capture());
        }
    }
});
