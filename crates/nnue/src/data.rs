//! Training data: positions with a score and the result of their game.
//!
//! A file is a 16-byte header followed by 16-byte records, little-endian.
//!
//! | offset | size | header |
//! | ---: | ---: | --- |
//! | 0 | 8 | `CROWNPOS` |
//! | 8 | 2 | version of the format: 1 |
//! | 10 | 2 | size of a record: 16 |
//! | 12 | 4 | CRC-32 of the 12 bytes before |
//!
//! | offset | size | record |
//! | ---: | ---: | --- |
//! | 0 | 4 | pieces of the side to move, bit 0 is square 1 |
//! | 4 | 4 | pieces of the other side |
//! | 8 | 4 | kings of both sides |
//! | 12 | 2 | score for the side to move, `i16`, in hundredths of a man |
//! | 14 | 1 | result for the side to move: 0 lost, 1 drawn, 2 won |
//! | 15 | 1 | group: shared by all positions of a game, so a split by group is a split by game |
//!
//! The board is rotated so that the side to move plays down it: with Black to move it's unchanged,
//! with White to move it's rotated by 180°. Positions where the side to move must capture are
//! excluded, because their value isn't clear until after the capture.
//!
//! A file may end within a record if the program that wrote it was killed. Only complete records
//! count.

use rules::{Bitboard, Board, Color, Outcome, Position};
use std::io::{self, Read, Write};

const MAGIC: [u8; 8] = *b"CROWNPOS";
const VERSION: u16 = 1;
const HEADER_BYTES: usize = 16;
/// The size of a record in a file.
pub const RECORD_BYTES: usize = 16;

/// How a game ended for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Points {
    /// It lost.
    Lost,
    /// Nobody won.
    Drawn,
    /// It won.
    Won,
}

impl Points {
    const ALL: [Points; 3] = [Points::Lost, Points::Drawn, Points::Won];

    /// The points of one side in a game with this outcome.
    pub fn of(outcome: Outcome, side: Color) -> Points {
        match outcome {
            Outcome::Draw => Points::Drawn,
            Outcome::Win(winner) if winner == side => Points::Won,
            Outcome::Win(_) => Points::Lost,
        }
    }
}

/// One training position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    // Invariant: playable, Black to move, and no capture pending.
    position: Position,
    /// The search score for the side to move, in hundredths of a man.
    pub score: i16,
    /// How the game ended for the side to move.
    pub points: Points,
    /// The same for all positions of a game, and different for most games.
    pub group: u8,
}

impl Record {
    /// The record of a position, or `None` if the side to move must capture.
    ///
    /// Scores outside the range of the record are clamped.
    pub fn new(pos: &Position, score: i32, points: Points, group: u8) -> Option<Record> {
        let position = match pos.turn() {
            Color::Black => *pos,
            Color::White => pos.swapped(),
        };
        let score = score.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        (!position.can_capture()).then_some(Record {
            position,
            score,
            points,
            group,
        })
    }

    /// The position, rotated so that Black is to move.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The record as stored in a file.
    pub fn to_bytes(&self) -> [u8; RECORD_BYTES] {
        let board = self.position.board();
        let mut bytes = [0; RECORD_BYTES];
        bytes[0..4].copy_from_slice(&board.pieces(Color::Black).bits().to_le_bytes());
        bytes[4..8].copy_from_slice(&board.pieces(Color::White).bits().to_le_bytes());
        bytes[8..12].copy_from_slice(&board.kings().bits().to_le_bytes());
        bytes[12..14].copy_from_slice(&self.score.to_le_bytes());
        bytes[14] = self.points as u8;
        bytes[15] = self.group;
        bytes
    }

    /// The record with these bytes.
    pub fn from_bytes(bytes: &[u8; RECORD_BYTES]) -> Result<Record, RecordError> {
        let set = |at: usize| {
            let bytes = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
            Bitboard::from_bits(u32::from_le_bytes(bytes))
        };
        let position = Board::from_sets(set(0), set(4), set(8))
            .and_then(|board| Position::new(board, Color::Black).ok())
            .ok_or(RecordError::Unplayable)?;
        let points = *Points::ALL
            .get(usize::from(bytes[14]))
            .ok_or(RecordError::UnknownResult(bytes[14]))?;
        let score = i16::from_le_bytes([bytes[12], bytes[13]]);
        Record::new(&position, score.into(), points, bytes[15]).ok_or(RecordError::CapturePending)
    }
}

/// Why bytes aren't a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The board isn't playable.
    #[error("the board in the record isn't playable")]
    Unplayable,
    /// The result isn't one of the three.
    #[error("{0} is not a result")]
    UnknownResult(u8),
    /// The side to move must capture.
    #[error("the side to move must capture")]
    CapturePending,
}

/// Why a file of records can't be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DataError {
    /// The file can't be read at all.
    #[error("can't read the records")]
    Unreadable(#[from] io::Error),
    /// The file doesn't start with the magic bytes.
    #[error("not a file of records: it doesn't start with CROWNPOS")]
    NotRecords,
    /// The format is newer or older than this program.
    #[error("version {0} of the record format isn't supported, only version {VERSION}")]
    UnknownVersion(u16),
    /// The header is corrupt.
    #[error("the record header is damaged")]
    DamagedHeader,
    /// A record is corrupt.
    #[error("record {index} is damaged")]
    DamagedRecord {
        /// The number of the record, counted from 0.
        index: u64,
        /// What is wrong with it.
        source: RecordError,
    },
}

fn header() -> [u8; HEADER_BYTES] {
    let mut header = [0; HEADER_BYTES];
    header[..8].copy_from_slice(&MAGIC);
    header[8..10].copy_from_slice(&VERSION.to_le_bytes());
    header[10..12].copy_from_slice(&(RECORD_BYTES as u16).to_le_bytes());
    let hash = crc32fast::hash(&header[..12]);
    header[12..].copy_from_slice(&hash.to_le_bytes());
    header
}

/// Writes records one after another. Give it a buffered stream.
#[derive(Debug)]
pub struct Writer<W: Write> {
    out: W,
    count: u64,
}

impl<W: Write> Writer<W> {
    /// Starts a file.
    pub fn new(mut out: W) -> io::Result<Writer<W>> {
        out.write_all(&header())?;
        Ok(Writer { out, count: 0 })
    }

    /// Writes a record.
    pub fn write(&mut self, record: &Record) -> io::Result<()> {
        self.out.write_all(&record.to_bytes())?;
        self.count += 1;
        Ok(())
    }

    /// The number of records written.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Flushes everything and returns the underlying stream.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }
}

/// Reads records one after another. Give it a buffered stream.
#[derive(Debug)]
pub struct Reader<R: Read> {
    source: R,
    count: u64,
    /// The bytes of an incomplete record at the end.
    left_over: usize,
}

impl<R: Read> Reader<R> {
    /// Opens a file and checks its header.
    pub fn new(mut source: R) -> Result<Reader<R>, DataError> {
        let mut found = [0; HEADER_BYTES];
        let length = fill(&mut source, &mut found)?;
        if found[..8] != MAGIC {
            return Err(DataError::NotRecords);
        }
        if length < HEADER_BYTES || crc32fast::hash(&found[..12]).to_le_bytes() != found[12..] {
            return Err(DataError::DamagedHeader);
        }
        if found != header() {
            let version = u16::from_le_bytes([found[8], found[9]]);
            return Err(DataError::UnknownVersion(version));
        }
        Ok(Reader {
            source,
            count: 0,
            left_over: 0,
        })
    }

    /// At the end, the number of bytes in an incomplete record.
    pub const fn left_over(&self) -> usize {
        self.left_over
    }

    fn read(&mut self) -> Result<Option<Record>, DataError> {
        let mut bytes = [0; RECORD_BYTES];
        let length = fill(&mut self.source, &mut bytes)?;
        if length < RECORD_BYTES {
            self.left_over = length;
            return Ok(None);
        }
        let index = self.count;
        self.count += 1;
        Record::from_bytes(&bytes)
            .map(Some)
            .map_err(|source| DataError::DamagedRecord { index, source })
    }
}

/// The records up to the end of the file. A corrupt record is an error, and the next one follows.
impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Record, DataError>;

    fn next(&mut self) -> Option<Result<Record, DataError>> {
        self.read().transpose()
    }
}

/// Reads until the buffer is full or the source ends, and returns the number of bytes.
fn fill(source: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut length = 0;
    while length < buffer.len() {
        match source.read(&mut buffer[length..]) {
            Ok(0) => break,
            Ok(more) => length += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rules::RuleSet;
    use testkit::{Dice, position, random_game_positions};

    fn some_records(seed: u64) -> Vec<Record> {
        let mut dice = Dice::new(seed);
        random_game_positions(&mut dice.clone(), RuleSet::OFFICIAL, 100)
            .iter()
            .filter_map(|pos| {
                let score = dice.below(2001) as i32 - 1000;
                Record::new(pos, score, Points::ALL[dice.below(3)], dice.bits() as u8)
            })
            .collect()
    }

    fn file_of(records: &[Record]) -> Vec<u8> {
        let mut writer = Writer::new(Vec::new()).unwrap();
        for record in records {
            writer.write(record).unwrap();
        }
        assert_eq!(writer.count(), records.len() as u64);
        writer.finish().unwrap()
    }

    #[test]
    fn a_record_is_turned_and_laid_out_as_documented() {
        #[track_caller]
        fn check(fen: &str, expected: Option<[u8; RECORD_BYTES]>) {
            let record = Record::new(&position(fen), -258, Points::Won, 7);
            assert_eq!(record.map(|record| record.to_bytes()), expected);
        }
        check(
            "B:W32,K9:B1,K2",
            Some([3, 0, 0, 0, 0, 1, 0, 0x80, 2, 1, 0, 0, 0xFE, 0xFE, 2, 7]),
        );
        // The same for White, who sees the board from the other side.
        check(
            "W:B1,K24:W32,K31",
            Some([3, 0, 0, 0, 0, 1, 0, 0x80, 2, 1, 0, 0, 0xFE, 0xFE, 2, 7]),
        );
        check("B:W6:B1", None);
        // A capture for the side that isn't to move doesn't matter.
        assert!(Record::new(&position("B:W24,27:BK19"), 0, Points::Drawn, 0).is_none());
        assert!(Record::new(&position("W:W5:B1"), 0, Points::Drawn, 0).is_some());
    }

    #[test]
    fn points_are_seen_by_the_side_to_move() {
        for side in Color::BOTH {
            assert_eq!(Points::of(Outcome::Win(side), side), Points::Won);
            assert_eq!(
                Points::of(Outcome::Win(side.opponent()), side),
                Points::Lost
            );
            assert_eq!(Points::of(Outcome::Draw, side), Points::Drawn);
        }
    }

    #[test]
    fn scores_are_cut_to_the_range() {
        let score = |score| Record::new(&Position::START, score, Points::Won, 0).map(|r| r.score);
        assert_eq!(score(40_000), Some(i16::MAX));
        assert_eq!(score(-40_000), Some(i16::MIN));
    }

    #[test]
    fn records_are_read_as_written_and_a_cut_tail_is_told() {
        let records = some_records(1);
        assert!(records.len() > 10);
        let file = file_of(&records);
        for cut in 0..2 * RECORD_BYTES {
            let mut reader = Reader::new(&file[..file.len() - cut]).unwrap();
            let whole = records.len() - cut.div_ceil(RECORD_BYTES);
            let read: Vec<Record> = reader.by_ref().map(Result::unwrap).collect();
            assert_eq!(read, records[..whole]);
            assert_eq!(reader.left_over(), (file.len() - cut) % RECORD_BYTES);
        }
    }

    #[test]
    fn what_is_no_file_of_records_is_refused() {
        #[track_caller]
        fn check(change: impl Fn(&mut Vec<u8>), expected: &str) {
            let mut file = file_of(&some_records(2));
            change(&mut file);
            let error = Reader::new(file.as_slice()).unwrap_err();
            assert_eq!(error.to_string(), expected);
        }
        let not_records = "not a file of records: it doesn't start with CROWNPOS";
        check(Vec::clear, not_records);
        check(|file| file[3] = 0, not_records);
        check(|file| file.truncate(15), "the record header is damaged");
        check(|file| file[8] = 9, "the record header is damaged");
        check(
            |file| {
                file[8] = 9;
                let hash = crc32fast::hash(&file[..12]);
                file[12..16].copy_from_slice(&hash.to_le_bytes());
            },
            "version 9 of the record format isn't supported, only version 1",
        );
    }

    #[test]
    fn a_damaged_record_is_named_and_the_others_are_read() {
        let records = some_records(3);
        let mut file = file_of(&records);
        file[HEADER_BYTES + 2 * RECORD_BYTES + 14] = 3;
        let read: Vec<_> = Reader::new(file.as_slice()).unwrap().collect();
        assert_eq!(read.len(), records.len());
        let error = read[2].as_ref().unwrap_err();
        assert_eq!(error.to_string(), "record 2 is damaged");
        assert_eq!(read[3].as_ref().unwrap(), &records[3]);
    }

    proptest! {
        #[test]
        fn noise_is_refused_or_read_as_it_is(bytes in any::<[u8; RECORD_BYTES]>()) {
            if let Ok(record) = Record::from_bytes(&bytes) {
                prop_assert_eq!(record.to_bytes(), bytes);
            }
        }
    }
}
