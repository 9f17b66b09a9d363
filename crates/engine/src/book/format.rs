//! The book file.
//!
//! Little-endian throughout. A 24-byte header, then one record per position.
//!
//! | offset | size | what |
//! | ---: | ---: | --- |
//! | 0 | 8 | `CROWNBOK` |
//! | 8 | 2 | version of the format: 1 |
//! | 10 | 2 | 0 |
//! | 12 | 4 | number of positions |
//! | 16 | 4 | length of the records in bytes |
//! | 20 | 4 | CRC-32 of the records |
//!
//! Positions aren't stored. The first record belongs to the starting position, and each move has a
//! flag for whether the position it leads to is in the book too. Those positions follow in the
//! order in which they're first reached. So a book that can be read has only legal moves.
//!
//! A record is the number of moves in one byte, then three bytes per move. The first is the move's
//! index among the legal moves sorted by their bits (see [`rules::Move::bits`]), with the highest
//! bit set if the position after it is in the book. The second is its weight. The third is its
//! signed score in units of 2 hundredths of a man. Indexes in a record are strictly increasing. A book
//! without positions has no records.

use super::{Book, BookMove, in_order};
use rules::Position;

const MAGIC: [u8; 8] = *b"CROWNBOK";
const VERSION: u16 = 1;
const HEADER: usize = 24;
const MOVE_BYTES: usize = 3;
/// Set in the index byte of a move whose position is in the book.
const LEADS_ON: u8 = 0x80;
/// The unit of scores, in hundredths of a man.
pub(super) const SCORE_UNIT: i16 = 2;

/// Why bytes are not a book.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BookError {
    /// They don't start with the magic bytes of a book.
    #[error("not a book file: it doesn't start with CROWNBOK")]
    NotABook,
    /// The format version is unknown.
    #[error("version {0} of the book format isn't supported, only version {VERSION}")]
    UnknownVersion(u16),
    /// The length doesn't match the header.
    #[error("the book file has {found} bytes instead of {expected}")]
    WrongLength {
        /// The length according to the header.
        expected: usize,
        /// The actual length.
        found: usize,
    },
    /// The checksum of the records doesn't match.
    #[error("the records of the book file are damaged")]
    Damaged,
    /// A record has an invalid or out-of-order move, or is cut off.
    #[error("record {0} of the book file is invalid")]
    BadRecord(usize),
    /// The number of records doesn't match the header.
    #[error("the book file has {found} positions instead of {expected}")]
    WrongCount {
        /// The number according to the header.
        expected: usize,
        /// The actual number.
        found: usize,
    },
}

/// The move as it would be read back from a file.
pub(super) fn rounded(found: BookMove) -> BookMove {
    BookMove {
        score: i16::from(score_byte(found.score)) * SCORE_UNIT,
        ..found
    }
}

fn score_byte(score: i16) -> i8 {
    (score / SCORE_UNIT).clamp(-127, 127) as i8
}

pub(super) fn write(book: &Book) -> Vec<u8> {
    let mut records = Vec::new();
    for (pos, moves) in &book.entries {
        let legal = in_order(pos);
        records.push(moves.len() as u8);
        for found in moves {
            let place = legal.iter().position(|mv| *mv == found.mv);
            let place = place.expect("a book has only legal moves") as u8;
            let leads_on = book.places.contains_key(&pos.play_unchecked(found.mv));
            let mark = if leads_on { LEADS_ON } else { 0 };
            let score = score_byte(found.score).cast_unsigned();
            records.extend([place | mark, found.weight, score]);
        }
    }
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend([0, 0]);
    bytes.extend((book.entries.len() as u32).to_le_bytes());
    bytes.extend((records.len() as u32).to_le_bytes());
    bytes.extend(crc32fast::hash(&records).to_le_bytes());
    bytes.extend(records);
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Result<Book, BookError> {
    let Some((header, records)) = bytes.split_first_chunk::<HEADER>() else {
        return Err(BookError::NotABook);
    };
    let word = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| header[at + byte]));
    if header[..8] != MAGIC {
        return Err(BookError::NotABook);
    }
    let version = u16::from_le_bytes([header[8], header[9]]);
    if version != VERSION {
        return Err(BookError::UnknownVersion(version));
    }
    let expected = HEADER.saturating_add(word(16) as usize);
    if bytes.len() != expected {
        let found = bytes.len();
        return Err(BookError::WrongLength { expected, found });
    }
    if crc32fast::hash(records) != word(20) {
        return Err(BookError::Damaged);
    }
    let mut book = Book::default();
    if records.is_empty() && word(12) == 0 {
        return Ok(book);
    }
    book.add(Position::START);
    let mut rest = records;
    let mut at = 0;
    while let Some(&(pos, _)) = book.entries.get(at) {
        let moves = take_record(&mut rest, &pos, &mut book).ok_or(BookError::BadRecord(at))?;
        book.entries[at].1 = moves;
        at += 1;
    }
    let expected = word(12) as usize;
    if at != expected || !rest.is_empty() {
        let found = at;
        return Err(BookError::WrongCount { expected, found });
    }
    Ok(book)
}

/// Reads the moves of one position. Positions that they lead to are added to the book.
fn take_record(rest: &mut &[u8], pos: &Position, book: &mut Book) -> Option<Vec<BookMove>> {
    let (&count, tail) = rest.split_first()?;
    let (record, tail) = tail.split_at_checked(usize::from(count) * MOVE_BYTES)?;
    *rest = tail;
    let legal = in_order(pos);
    let mut last = None;
    let mut moves = Vec::with_capacity(usize::from(count));
    for &[mark, weight, score] in record.as_chunks::<MOVE_BYTES>().0 {
        let place = mark & !LEADS_ON;
        let mv = *legal.get(usize::from(place))?;
        if last.is_some_and(|last| last >= place) {
            return None;
        }
        last = Some(place);
        let score = score.cast_signed().max(-127);
        moves.push(BookMove {
            mv,
            weight,
            score: i16::from(score) * SCORE_UNIT,
        });
        if mark & LEADS_ON != 0 {
            book.add(pos.play_unchecked(mv));
        }
    }
    Some(moves)
}

#[cfg(test)]
mod tests {
    use super::super::tests::small;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_book_comes_back_from_its_bytes() {
        for plies in 0..4 {
            let book = small(plies);
            let bytes = book.to_bytes();
            assert_eq!(Book::from_bytes(&bytes), Ok(book));
        }
        let empty = Book::default();
        assert_eq!(Book::from_bytes(&empty.to_bytes()), Ok(empty));
        // One byte per position and three per move.
        assert_eq!(small(2).to_bytes().len(), HEADER + 8 + 3 * (7 + 49));
    }

    #[test]
    fn what_is_no_book_is_explained() {
        #[track_caller]
        fn check(change: impl Fn(&mut Vec<u8>), expected: &str) {
            let mut bytes = small(2).to_bytes();
            change(&mut bytes);
            let error = Book::from_bytes(&bytes).unwrap_err().to_string();
            assert_eq!(error, expected);
        }
        let nothing = "not a book file: it doesn't start with CROWNBOK";
        check(Vec::clear, nothing);
        check(|bytes| bytes[0] = b'c', nothing);
        check(
            |bytes| bytes[8] = 9,
            "version 9 of the book format isn't supported, only version 1",
        );
        check(
            |bytes| bytes.truncate(40),
            "the book file has 40 bytes instead of 200",
        );
        check(
            |bytes| bytes[30] ^= 1,
            "the records of the book file are damaged",
        );
        check(
            |bytes| bytes[12] = 9,
            "the book file has 8 positions instead of 9",
        );
        // A move that doesn't exist, with a correct checksum.
        check(
            |bytes| {
                bytes[HEADER + 1] = 60;
                let sum = crc32fast::hash(&bytes[HEADER..]).to_le_bytes();
                bytes[20..24].copy_from_slice(&sum);
            },
            "record 0 of the book file is invalid",
        );
    }

    proptest! {
        #[test]
        fn any_records_are_read_without_panic(records in proptest::collection::vec(any::<u8>(), 0..200)) {
            let mut bytes = small(0).to_bytes();
            bytes.truncate(HEADER);
            bytes[16..20].copy_from_slice(&(records.len() as u32).to_le_bytes());
            bytes[20..24].copy_from_slice(&crc32fast::hash(&records).to_le_bytes());
            bytes.extend(&records);
            if let Ok(book) = Book::from_bytes(&bytes) {
                prop_assert_eq!(Book::from_bytes(&book.to_bytes()), Ok(book));
            }
        }
    }
}
