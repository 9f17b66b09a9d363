//! Game files with the score of every move.
//!
//! Little-endian. A 32-byte header, then the games one after another.
//!
//! | offset | size | header |
//! | ---: | ---: | --- |
//! | 0 | 8 | `CROWNGAM` |
//! | 8 | 2 | version of the format: 1 |
//! | 10 | 2 | 0 |
//! | 12 | 8 | seed |
//! | 20 | 4 | shard |
//! | 24 | 4 | settings: a hash of everything else that affects the games |
//! | 28 | 4 | CRC-32 of the 28 bytes before |
//!
//! | offset | size | game |
//! | ---: | ---: | --- |
//! | 0 | 2 | length of the data after the checksum |
//! | 2 | 4 | CRC-32 of that data |
//! | 6 | 10 | the starting position, as in [`notation::wire`] |
//! | 16 | 1 | the result: 0 White won, 1 drawn, 2 Black won |
//! | 17 | 3 each | the moves |
//!
//! A move is its index among the legal moves in the order of [`Move::bits`] (one byte) and the
//! search score for the side to move (`i16`, the number of an `engine::Score`; −32768 if the move
//! was chosen at random instead of searched).
//!
//! A file may end within a game if the program that wrote it was killed. [`Appender`] truncates
//! that and continues.

use notation::wire::{self, POSITION_BYTES};
use rules::{Color, Move, Outcome, Position};
use std::fs::File;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

const MAGIC: [u8; 8] = *b"CROWNGAM";
const VERSION: u16 = 1;
const HEADER_BYTES: usize = 32;
const FRAME_BYTES: usize = 6;
const NOT_SEARCHED: i16 = i16::MIN;

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoredGame {
    /// The starting position.
    pub start: Position,
    /// The moves, each legal after the ones before it.
    pub moves: Vec<ScoredMove>,
    /// How it ended.
    pub outcome: Outcome,
}

/// A move and its search score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoredMove {
    /// The move.
    pub mv: Move,
    /// The score for the side that made it, or `None` if the move was chosen at random.
    pub score: Option<i16>,
}

impl ScoredGame {
    /// Each position where a move was made, with the move.
    pub fn positions(&self) -> impl Iterator<Item = (Position, ScoredMove)> + '_ {
        let mut pos = self.start;
        self.moves.iter().map(move |&scored| {
            let before = pos;
            pos = pos.play_unchecked(scored.mv);
            (before, scored)
        })
    }

    /// The position after the last move.
    pub fn final_position(&self) -> Position {
        let play = |pos: Position, scored: &ScoredMove| pos.play_unchecked(scored.mv);
        self.moves.iter().fold(self.start, play)
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut body = wire::encode_position(&self.start).to_vec();
        body.push(match self.outcome {
            Outcome::Win(Color::White) => 0,
            Outcome::Draw => 1,
            Outcome::Win(Color::Black) => 2,
        });
        for (pos, ScoredMove { mv, score }) in self.positions() {
            let place = sorted_moves(&pos).iter().position(|legal| *legal == mv);
            body.push(place.expect("the moves of a game are legal") as u8);
            body.extend(score.unwrap_or(NOT_SEARCHED).to_le_bytes());
        }
        let mut bytes = (body.len() as u16).to_le_bytes().to_vec();
        bytes.extend(crc32fast::hash(&body).to_le_bytes());
        bytes.append(&mut body);
        bytes
    }

    fn from_body(body: &[u8]) -> Option<ScoredGame> {
        let (start, rest) = body.split_at_checked(POSITION_BYTES)?;
        let start = wire::decode_position(start).ok()?;
        let (result, moves) = rest.split_first()?;
        let outcome = match result {
            0 => Outcome::Win(Color::White),
            1 => Outcome::Draw,
            2 => Outcome::Win(Color::Black),
            _ => return None,
        };
        let (moves, []) = moves.as_chunks() else {
            return None;
        };
        let mut pos = start;
        let moves = moves.iter().map(|&[place, low, high]| {
            let mv = *sorted_moves(&pos).get(usize::from(place))?;
            pos = pos.play_unchecked(mv);
            let score = i16::from_le_bytes([low, high]);
            let score = (score != NOT_SEARCHED).then_some(score);
            Some(ScoredMove { mv, score })
        });
        let moves = moves.collect::<Option<_>>()?;
        Some(ScoredGame {
            start,
            moves,
            outcome,
        })
    }
}

/// The legal moves in a stable order.
fn sorted_moves(pos: &Position) -> rules::MoveList {
    let mut moves = pos.moves();
    moves.sort_unstable_by_key(|mv| mv.bits());
    moves
}

/// The run that a game file belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The seed of the run.
    pub seed: u64,
    /// The part of the run, counted from 0.
    pub shard: u32,
    /// A hash of the settings.
    pub settings: u32,
}

impl Origin {
    fn header(&self) -> [u8; HEADER_BYTES] {
        let mut header = [0; HEADER_BYTES];
        header[..8].copy_from_slice(&MAGIC);
        header[8..10].copy_from_slice(&VERSION.to_le_bytes());
        header[12..20].copy_from_slice(&self.seed.to_le_bytes());
        header[20..24].copy_from_slice(&self.shard.to_le_bytes());
        header[24..28].copy_from_slice(&self.settings.to_le_bytes());
        let hash = crc32fast::hash(&header[..28]);
        header[28..].copy_from_slice(&hash.to_le_bytes());
        header
    }
}

/// Why a game file can't be read.
#[derive(Debug, thiserror::Error)]
pub enum GamesError {
    /// The file can't be read or written at all.
    #[error("can't read or write the games")]
    Io(#[from] io::Error),
    /// The file doesn't start like a game file.
    #[error("not a game file: it doesn't start with CROWNGAM")]
    NotGames,
    /// The format is newer or older than this program.
    #[error("version {0} of the game format isn't supported, only version {VERSION}")]
    UnknownVersion(u16),
    /// The header is corrupt.
    #[error("the header of the game file is damaged")]
    DamagedHeader,
    /// A game is corrupt.
    #[error("game {0} is damaged")]
    DamagedGame(u64),
    /// The file belongs to a run with another seed, shard or settings.
    #[error("the file belongs to another run: {found:?} instead of {expected:?}")]
    OtherRun {
        /// The expected run.
        expected: Origin,
        /// The run in the file.
        found: Origin,
    },
}

/// Reads games one after another. Give it a buffered stream.
#[derive(Debug)]
pub struct Reader<R: Read> {
    source: R,
    origin: Origin,
    count: u64,
    /// Where the next game starts.
    end: u64,
}

impl<R: Read> Reader<R> {
    /// Opens a file and checks its header.
    pub fn new(mut source: R) -> Result<Reader<R>, GamesError> {
        let mut header = [0; HEADER_BYTES];
        let length = fill(&mut source, &mut header)?;
        if header[..8] != MAGIC {
            return Err(GamesError::NotGames);
        }
        if length < HEADER_BYTES || crc32fast::hash(&header[..28]).to_le_bytes() != header[28..] {
            return Err(GamesError::DamagedHeader);
        }
        let version = u16::from_le_bytes([header[8], header[9]]);
        if version != VERSION {
            return Err(GamesError::UnknownVersion(version));
        }
        let seed: [u8; 8] = std::array::from_fn(|byte| header[12 + byte]);
        let number = |at: usize| u32::from_le_bytes(std::array::from_fn(|byte| header[at + byte]));
        Ok(Reader {
            source,
            origin: Origin {
                seed: u64::from_le_bytes(seed),
                shard: number(20),
                settings: number(24),
            },
            count: 0,
            end: HEADER_BYTES as u64,
        })
    }

    /// The run that the games belong to.
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// The number of complete games read, and where they end in the file.
    pub const fn whole_games(&self) -> (u64, u64) {
        (self.count, self.end)
    }

    /// The next game, or `None` at the end of the file or where it was truncated.
    fn read(&mut self) -> Result<Option<ScoredGame>, GamesError> {
        let mut frame = [0; FRAME_BYTES];
        if fill(&mut self.source, &mut frame)? < FRAME_BYTES {
            return Ok(None);
        }
        let [low, high, hash @ ..] = frame;
        let mut body = vec![0; usize::from(u16::from_le_bytes([low, high]))];
        if fill(&mut self.source, &mut body)? < body.len() {
            return Ok(None);
        }
        let damaged = GamesError::DamagedGame(self.count);
        if crc32fast::hash(&body).to_le_bytes() != hash {
            return Err(damaged);
        }
        let game = ScoredGame::from_body(&body).ok_or(damaged)?;
        self.count += 1;
        self.end += (FRAME_BYTES + body.len()) as u64;
        Ok(Some(game))
    }
}

/// The games up to the end of the file, or up to the first error.
impl<R: Read> Iterator for Reader<R> {
    type Item = Result<ScoredGame, GamesError>;

    fn next(&mut self) -> Option<Result<ScoredGame, GamesError>> {
        self.read().transpose()
    }
}

/// Reads until the buffer is full or the source ends, and returns the number of bytes.
fn fill(source: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let (wanted, mut room) = (buffer.len() as u64, buffer);
    let length = io::copy(&mut source.take(wanted), &mut room)?;
    Ok(length as usize)
}

/// Appends games to a new or existing file.
#[derive(Debug)]
pub struct Appender {
    out: BufWriter<File>,
    count: u64,
}

impl Appender {
    /// Opens the file of a run and seeks past its last complete game. Creates the file if it
    /// doesn't exist.
    pub fn open(path: &Path, origin: Origin) -> Result<Appender, GamesError> {
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        // An incomplete header means there are no games.
        if file.metadata()?.len() < HEADER_BYTES as u64 {
            file.set_len(0)?;
            file.write_all(&origin.header())?;
        }
        file.rewind()?;
        let mut reader = Reader::new(io::BufReader::new(&file))?;
        if reader.origin() != origin {
            return Err(GamesError::OtherRun {
                expected: origin,
                found: reader.origin(),
            });
        }
        for game in reader.by_ref() {
            game?;
        }
        let (count, end) = reader.whole_games();
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        Ok(Appender {
            out: BufWriter::new(file),
            count,
        })
    }

    /// The number of games in the file.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Appends a game and flushes it to the operating system.
    pub fn append(&mut self, game: &ScoredGame) -> io::Result<()> {
        self.out.write_all(&game.to_bytes())?;
        self.out.flush()?;
        self.count += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rules::{Game, RuleSet};
    use testkit::Dice;

    const ORIGIN: Origin = Origin {
        seed: 1,
        shard: 2,
        settings: 3,
    };

    fn random_game(seed: u64) -> ScoredGame {
        let mut dice = Dice::new(seed);
        let mut game = Game::from_position(Position::START, RuleSet::OFFICIAL);
        let mut moves = Vec::new();
        while let Some(&mv) = dice.pick(&game.legal_moves()) {
            game.play(mv).unwrap();
            let score = (dice.below(4) > 0).then(|| dice.below(2000) as i16 - 1000);
            moves.push(ScoredMove { mv, score });
        }
        ScoredGame {
            start: Position::START,
            moves,
            outcome: game.ending().unwrap().outcome,
        }
    }

    fn file_of(games: &[ScoredGame]) -> Vec<u8> {
        let mut bytes = ORIGIN.header().to_vec();
        bytes.extend(games.iter().flat_map(ScoredGame::to_bytes));
        bytes
    }

    #[test]
    fn games_are_read_as_written_and_a_cut_tail_is_left_out() {
        let games: Vec<_> = (0..3).map(random_game).collect();
        let file = file_of(&games);
        let last = games[2].to_bytes().len();
        for cut in [0, 1, last - 1, last, last + 1] {
            let mut reader = Reader::new(&file[..file.len() - cut]).unwrap();
            let read: Vec<_> = reader.by_ref().map(Result::unwrap).collect();
            let whole = match cut {
                0 => 3,
                cut if cut <= last => 2,
                _ => 1,
            };
            assert_eq!(read, games[..whole]);
            assert_eq!(reader.whole_games().0, whole as u64);
            assert_eq!(reader.origin(), ORIGIN);
        }
    }

    #[test]
    fn an_appender_goes_on_where_the_file_ends() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        let games: Vec<_> = (0..4).map(random_game).collect();
        let mut appender = Appender::open(&path, ORIGIN).unwrap();
        appender.append(&games[0]).unwrap();
        appender.append(&games[1]).unwrap();
        drop(appender);
        // Killed in the middle of a game.
        let mut bytes = std::fs::read(&path).unwrap();
        bytes.extend(&games[3].to_bytes()[..20]);
        std::fs::write(&path, &bytes).unwrap();
        let mut appender = Appender::open(&path, ORIGIN).unwrap();
        assert_eq!(appender.count(), 2);
        appender.append(&games[2]).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), file_of(&games[..3]));
        // Killed in the middle of the header.
        std::fs::write(&path, &bytes[..10]).unwrap();
        assert_eq!(Appender::open(&path, ORIGIN).unwrap().count(), 0);
        assert_eq!(std::fs::read(&path).unwrap(), file_of(&[]));
    }

    #[test]
    fn games_of_another_run_are_not_touched() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        drop(Appender::open(&path, ORIGIN).unwrap());
        let other = Origin { seed: 9, ..ORIGIN };
        let error = Appender::open(&path, other).unwrap_err();
        assert!(matches!(error, GamesError::OtherRun { .. }), "{error}");
        assert_eq!(std::fs::read(&path).unwrap(), file_of(&[]));
    }

    #[test]
    fn what_is_no_file_of_games_is_refused() {
        #[track_caller]
        fn check(change: impl Fn(&mut Vec<u8>), expected: &str) {
            let mut file = file_of(&[random_game(1)]);
            change(&mut file);
            let result =
                Reader::new(file.as_slice()).and_then(Iterator::collect::<Result<Vec<_>, _>>);
            assert_eq!(result.unwrap_err().to_string(), expected);
        }
        let not_games = "not a game file: it doesn't start with CROWNGAM";
        check(Vec::clear, not_games);
        check(|file| file[0] = 0, not_games);
        check(
            |file| file.truncate(31),
            "the header of the game file is damaged",
        );
        check(
            |file| file[13] = 7,
            "the header of the game file is damaged",
        );
        check(|file| file[50] ^= 1, "game 0 is damaged");
        check(
            |file| {
                file[8] = 3;
                let hash = crc32fast::hash(&file[..28]);
                file[28..32].copy_from_slice(&hash.to_le_bytes());
            },
            "version 3 of the game format isn't supported, only version 1",
        );
    }

    proptest! {
        #[test]
        fn noise_never_panics(noise in prop::collection::vec(any::<u8>(), 0..60)) {
            let mut file = file_of(&[]);
            file.extend((noise.len() as u16).to_le_bytes());
            file.extend(crc32fast::hash(&noise).to_le_bytes());
            file.extend(&noise);
            let games: Result<Vec<_>, _> = Reader::new(file.as_slice()).unwrap().collect();
            if let Ok(games) = games {
                prop_assert_eq!(file_of(&games), file);
            }
        }
    }
}
