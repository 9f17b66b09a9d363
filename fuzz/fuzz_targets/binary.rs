//! Binary forms are canonical: the readable bytes are exactly the written ones.
//!
//! The input is the bytes of a position, then those of moves to play from there.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::wire::{self, MOVE_BYTES, POSITION_BYTES};

fuzz_target!(|input: &[u8]| {
    // Neither form may panic on a wrong length.
    if input.len() != POSITION_BYTES {
        assert!(wire::decode_board(input).is_err());
    }
    if input.len() != MOVE_BYTES {
        assert!(wire::decode_move(input).is_err());
    }

    let Some((head, tail)) = input.split_first_chunk::<POSITION_BYTES>() else {
        return;
    };
    if let Ok((board, turn)) = wire::decode_board(head) {
        assert_eq!(wire::encode_board(&board, turn), *head);
    }
    let mut pos = wire::decode_position(head).ok();
    for bytes in tail.chunks_exact(MOVE_BYTES) {
        let Ok(mv) = wire::decode_move(bytes) else {
            continue;
        };
        assert_eq!(wire::encode_move(mv), bytes);
        if let Some(next) = pos.and_then(|pos| pos.play(mv).ok()) {
            assert_eq!(
                wire::decode_position(&wire::encode_position(&next)),
                Ok(next)
            );
            pos = Some(next);
        }
    }
});
