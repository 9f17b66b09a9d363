//! An index of positions, in a separate file.
//!
//! ```text
//! header      48 bytes: magic, length and time of the game file, counts, checksum
//! games       8 bytes per game: where it starts in the game file
//! directory   8 bytes per bucket and one more: the number of entries before it
//! entries     8 bytes per game and position, sorted: the middle of the key, the game
//! ```
//!
//! All numbers are little-endian. The first 16 bits of a position's key choose the bucket, and an
//! entry has the next 32. So finding a position reads one bucket, no matter how many games there
//! are.

use crate::position_key;
use crate::query::positions;
use notation::pdn::PdnGame;
use rules::Position;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};

const MAGIC: [u8; 8] = *b"CHIndex1";
const HEADER: u64 = 48;
/// The number of buckets.
const BUCKETS: usize = 1 << 16;
/// The number of pieces in which the entries are sorted.
const SPILLS: usize = 64;
/// The size of a sorted entry, and of an unsorted one.
const ENTRY: usize = 8;
const SPILLED: usize = 12;
/// How many bytes of entries to read at a time.
const CHUNK: usize = 1 << 16;

/// Which version of a game file an index belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// The length of the file, in bytes.
    pub length: u64,
    /// When it was last changed, in nanoseconds since 1970.
    pub modified: u64,
}

/// Builds an index, one game at a time.
///
/// Unsorted entries go to spill space, so memory grows only with the number of games, by eight
/// bytes each.
pub struct Builder<S: Write> {
    spills: Vec<BufWriter<S>>,
    /// The number of entries in each bucket.
    counts: Vec<u32>,
    starts: Vec<u64>,
    /// The keys of the current game.
    keys: Vec<u64>,
}

impl<S: Read + Write + Seek> Builder<S> {
    /// An index of no games. `spill` opens space for entries that aren't sorted yet.
    pub fn new(mut spill: impl FnMut() -> io::Result<S>) -> io::Result<Builder<S>> {
        let spills = (0..SPILLS).map(|_| Ok(BufWriter::with_capacity(CHUNK, spill()?)));
        Ok(Builder {
            spills: spills.collect::<io::Result<_>>()?,
            counts: vec![0; BUCKETS],
            starts: Vec::new(),
            keys: Vec::new(),
        })
    }

    /// Adds the positions of a game that starts at this offset in the game file.
    pub fn add(&mut self, game: &PdnGame, offset: u64) -> Result<(), BuildError> {
        self.keys.clear();
        self.keys
            .extend(positions(game).map(|pos| position_key(&pos)));
        self.keys.sort_unstable();
        self.keys.dedup();
        self.add_keys(offset)
    }

    /// Adds a game without positions, so that the numbers of the others are right.
    pub fn skip(&mut self, offset: u64) -> Result<(), BuildError> {
        self.keys.clear();
        self.add_keys(offset)
    }

    fn add_keys(&mut self, offset: u64) -> Result<(), BuildError> {
        let number = u32::try_from(self.starts.len()).map_err(|_| BuildError::TooManyGames)?;
        self.starts.push(offset);
        for &key in &self.keys {
            let bucket = bucket_of(key);
            self.counts[bucket] = self.counts[bucket]
                .checked_add(1)
                .ok_or(BuildError::TooManyGames)?;
            let spill = &mut self.spills[bucket / (BUCKETS / SPILLS)];
            spill.write_all(&key.to_le_bytes())?;
            spill.write_all(&number.to_le_bytes())?;
        }
        Ok(())
    }

    /// Writes the index.
    pub fn finish(mut self, stamp: Stamp, out: &mut impl Write) -> Result<(), BuildError> {
        let mut directory = Vec::with_capacity(BUCKETS + 1);
        let mut total = 0_u64;
        directory.push(total);
        for &count in &self.counts {
            total += u64::from(count);
            directory.push(total);
        }
        let directory: Vec<u8> = directory.into_iter().flat_map(u64::to_le_bytes).collect();
        let mut header = Vec::with_capacity(HEADER as usize);
        header.extend_from_slice(&MAGIC);
        header.extend_from_slice(&stamp.length.to_le_bytes());
        header.extend_from_slice(&stamp.modified.to_le_bytes());
        header.extend_from_slice(&(self.starts.len() as u64).to_le_bytes());
        header.extend_from_slice(&total.to_le_bytes());
        header.extend_from_slice(&crc32fast::hash(&directory).to_le_bytes());
        let sum = crc32fast::hash(&header);
        header.extend_from_slice(&sum.to_le_bytes());
        out.write_all(&header)?;
        for start in &self.starts {
            out.write_all(&start.to_le_bytes())?;
        }
        out.write_all(&directory)?;
        for spill in self.spills.drain(..) {
            let mut spill = spill.into_inner().map_err(io::IntoInnerError::into_error)?;
            spill.rewind()?;
            write_sorted(&mut spill, out)?;
        }
        Ok(())
    }
}

/// Sorts one piece of the entries in memory, and writes it.
fn write_sorted(spill: &mut impl Read, out: &mut impl Write) -> io::Result<()> {
    let mut bytes = Vec::new();
    spill.read_to_end(&mut bytes)?;
    let (entries, _) = bytes.as_chunks::<SPILLED>();
    let mut entries: Vec<(u64, u32)> = entries
        .iter()
        .map(|entry| {
            let (key, game) = entry.split_at(8);
            (read_u64(key), read_u32(game))
        })
        .collect();
    entries.sort_unstable();
    for (key, game) in entries {
        out.write_all(&middle_of(key).to_le_bytes())?;
        out.write_all(&game.to_le_bytes())?;
    }
    Ok(())
}

/// Why an index couldn't be built.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// A file can't be written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// There are more games than an index can number.
    #[error("there are more than {} games", u32::MAX)]
    TooManyGames,
}

/// An existing index.
pub struct Index<R> {
    file: R,
    stamp: Stamp,
    games: u64,
    entries: u64,
}

impl<R: Read + Seek> Index<R> {
    /// Opens an index. Checks everything except the entries, which are checked when they're read.
    pub fn open(mut file: R) -> Result<Index<R>, IndexError> {
        let length = file.seek(SeekFrom::End(0))?;
        file.rewind()?;
        let mut header = [0; HEADER as usize];
        file.read_exact(&mut header).map_err(cut_off)?;
        let (fields, sum) = header.split_at(HEADER as usize - 4);
        if fields[..8] != MAGIC {
            return Err(IndexError::OtherFile);
        }
        if read_u32(sum) != crc32fast::hash(fields) {
            return Err(IndexError::Damaged);
        }
        let field = |place: usize| read_u64(&fields[8 * place..8 * place + 8]);
        let index = Index {
            file,
            stamp: Stamp {
                length: field(1),
                modified: field(2),
            },
            games: field(3),
            entries: field(4),
        };
        if index.expected_length() != Some(length) {
            return Err(IndexError::Damaged);
        }
        index.check_directory(read_u32(&fields[40..44]))
    }

    fn expected_length(&self) -> Option<u64> {
        let entries = self.entries.checked_mul(ENTRY as u64)?;
        self.directory()?
            .checked_add(DIRECTORY)?
            .checked_add(entries)
    }

    /// Where the directory starts.
    fn directory(&self) -> Option<u64> {
        self.games.checked_mul(8)?.checked_add(HEADER)
    }

    fn check_directory(mut self, sum: u32) -> Result<Index<R>, IndexError> {
        let start = self.directory().ok_or(IndexError::Damaged)?;
        self.file.seek(SeekFrom::Start(start))?;
        let mut bytes = vec![0; DIRECTORY as usize];
        self.file.read_exact(&mut bytes).map_err(cut_off)?;
        if crc32fast::hash(&bytes) == sum {
            Ok(self)
        } else {
            Err(IndexError::Damaged)
        }
    }

    /// The version of the game file that it belongs to.
    pub const fn stamp(&self) -> Stamp {
        self.stamp
    }

    /// The number of games.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The games with this position in their main line, counted from 0 in the order of the file.
    pub fn games_with(&mut self, pos: &Position) -> Result<Vec<u32>, IndexError> {
        let key = position_key(pos);
        let directory = self.directory().ok_or(IndexError::Damaged)?;
        self.file
            .seek(SeekFrom::Start(directory + 8 * bucket_of(key) as u64))?;
        let mut bounds = [0; 16];
        self.file.read_exact(&mut bounds).map_err(cut_off)?;
        let (start, end) = (read_u64(&bounds[..8]), read_u64(&bounds[8..]));
        if start > end || end > self.entries {
            return Err(IndexError::Damaged);
        }
        self.file.seek(SeekFrom::Start(
            directory + DIRECTORY + start * ENTRY as u64,
        ))?;
        self.scan(end - start, middle_of(key))
    }

    /// The games of the entries with this middle, among the next ones.
    fn scan(&mut self, count: u64, middle: u32) -> Result<Vec<u32>, IndexError> {
        let mut games = Vec::new();
        let mut left = count;
        let mut last = None;
        let mut bytes = vec![0; CHUNK];
        while left > 0 {
            let now = left.min((CHUNK / ENTRY) as u64);
            left -= now;
            let bytes = &mut bytes[..now as usize * ENTRY];
            self.file.read_exact(bytes).map_err(cut_off)?;
            let (entries, _) = bytes.as_chunks::<ENTRY>();
            for entry in entries {
                let entry = (read_u32(&entry[..4]), read_u32(&entry[4..]));
                if last > Some(entry) || u64::from(entry.1) >= self.games {
                    return Err(IndexError::Damaged);
                }
                last = Some(entry);
                match entry.0.cmp(&middle) {
                    std::cmp::Ordering::Less => {}
                    std::cmp::Ordering::Equal if games.last() == Some(&entry.1) => {}
                    std::cmp::Ordering::Equal => games.push(entry.1),
                    std::cmp::Ordering::Greater => return Ok(games),
                }
            }
        }
        Ok(games)
    }

    /// Where a game starts in the game file, or `None` if there's no such game.
    pub fn offset(&mut self, game: u32) -> Result<Option<u64>, IndexError> {
        if u64::from(game) >= self.games {
            return Ok(None);
        }
        self.file
            .seek(SeekFrom::Start(HEADER + 8 * u64::from(game)))?;
        let mut offset = [0; 8];
        self.file.read_exact(&mut offset).map_err(cut_off)?;
        Ok(Some(u64::from_le_bytes(offset)))
    }
}

/// The size of the directory, in bytes.
const DIRECTORY: u64 = 8 * (BUCKETS as u64 + 1);

/// Why an index can't be used.
#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    /// The file can't be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It's another kind of file, or another version.
    #[error("this isn't an index of games")]
    OtherFile,
    /// The file is damaged or cut off.
    #[error("the index is damaged")]
    Damaged,
}

fn cut_off(error: io::Error) -> IndexError {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => IndexError::Damaged,
        _ => IndexError::Io(error),
    }
}

const fn bucket_of(key: u64) -> usize {
    (key >> 48) as usize
}

const fn middle_of(key: u64) -> u32 {
    (key >> 16) as u32
}

fn read_u64(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(bytes.try_into().expect("there are eight bytes"))
}

fn read_u32(bytes: &[u8]) -> u32 {
    u32::from_le_bytes(bytes.try_into().expect("there are four bytes"))
}
