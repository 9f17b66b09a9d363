//! A short name for a position.

use notation::wire::encode_position;
use rules::Position;
use sha2::{Digest, Sha256};

/// The key of a position: the first eight bytes of the SHA-256 of its ten bytes, big-endian.
///
/// It's stored in files and databases, so it never changes. `docs/formats.md` describes it. Among a
/// billion positions, the chance that two have the same key is one in forty.
pub fn position_key(pos: &Position) -> u64 {
    let hash = Sha256::digest(encode_position(pos));
    let first = hash.first_chunk().expect("a hash has 32 bytes");
    u64::from_be_bytes(*first)
}
