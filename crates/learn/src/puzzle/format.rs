//! The puzzle file. `docs/formats.md` describes it byte by byte.

use super::{Goal, MAX_SOLUTION, Puzzle, Solved, Themes};
use engine::Level;
use notation::wire::{POSITION_BYTES, decode_position, encode_position};

/// The puzzles of a file, and how far its builder got.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleFile {
    /// The seed of the builder's games.
    pub seed: u32,
    /// How many games the builder has searched.
    pub games: u32,
    /// The puzzles, in the order of their games.
    pub puzzles: Vec<Puzzle>,
}

/// Bytes that aren't a puzzle file, or the games of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BrokenPuzzles {
    /// The first bytes are wrong.
    #[error("not a puzzle file")]
    NotPuzzles,
    /// The first bytes are wrong.
    #[error("not a file with the games of puzzles")]
    NotGames,
    /// The version is unknown.
    #[error("version {0} of the file is unknown")]
    Version(u8),
    /// The checksum doesn't match.
    #[error("the checksum of the file is wrong")]
    Checksum,
    /// The file ends too early, or something follows its end.
    #[error("the file has the wrong length")]
    Length,
    /// A puzzle makes no sense.
    #[error("puzzle {0} of the file is invalid")]
    Puzzle(usize),
    /// A game makes no sense.
    #[error("game {0} of the file is invalid")]
    Game(usize),
}

const MAGIC: [u8; 4] = *b"CHPZ";
const VERSION: u8 = 1;
const LEVELS: usize = Level::COUNT as usize;

impl PuzzleFile {
    /// The bytes of the file.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = begin(MAGIC, VERSION);
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend(self.games.to_le_bytes());
        bytes.extend((self.puzzles.len() as u32).to_le_bytes());
        for puzzle in &self.puzzles {
            encode_puzzle(puzzle, &mut bytes);
        }
        seal(bytes)
    }

    /// The file with these bytes. Every position and every move is checked.
    pub fn decode(bytes: &[u8]) -> Result<PuzzleFile, BrokenPuzzles> {
        let mut input = open(bytes, MAGIC, VERSION, BrokenPuzzles::NotPuzzles)?;
        let (seed, games, count) = (input.number()?, input.number()?, input.number()?);
        let mut puzzles = Vec::new();
        for place in 0..count as usize {
            let puzzle = decode_puzzle(&mut input).ok_or(BrokenPuzzles::Puzzle(place + 1))?;
            puzzles.push(puzzle);
        }
        input.end()?;
        Ok(PuzzleFile {
            seed,
            games,
            puzzles,
        })
    }
}

fn encode_puzzle(puzzle: &Puzzle, bytes: &mut Vec<u8>) {
    bytes.extend(encode_position(&puzzle.pos));
    // Goal and length share a byte.
    bytes.push((puzzle.goal as u8) << 4 | puzzle.solution.len() as u8);
    let mut pos = puzzle.pos;
    for &mv in &puzzle.solution {
        let place = pos.moves().iter().position(|&other| other == mv);
        bytes.push(place.expect("a solution has legal moves") as u8);
        pos = pos.play_unchecked(mv);
    }
    bytes.extend(&puzzle.themes.bits().to_le_bytes()[..3]);
    // Two levels share a byte.
    for pair in puzzle.solved.counts().chunks(2) {
        bytes.push(pair[0] | pair[1] << 4);
    }
    bytes.extend(puzzle.game.to_le_bytes());
    bytes.extend(puzzle.ply.to_le_bytes());
}

fn decode_puzzle(input: &mut Input<'_>) -> Option<Puzzle> {
    let pos = decode_position(&input.take::<POSITION_BYTES>()?).ok()?;
    let [goal_and_length] = input.take()?;
    let goal = *Goal::ALL.get(usize::from(goal_and_length >> 4))?;
    let length = usize::from(goal_and_length & 15);
    if length % 2 == 0 || length > MAX_SOLUTION {
        return None;
    }
    let mut solution = Vec::with_capacity(length);
    let mut at = pos;
    for _ in 0..length {
        let [place] = input.take()?;
        let mv = *at.moves().get(usize::from(place))?;
        solution.push(mv);
        at = at.play_unchecked(mv);
    }
    let [a, b, c] = input.take()?;
    let themes = Themes::from_bits(u32::from_le_bytes([a, b, c, 0]))?;
    let packed: [u8; LEVELS / 2] = input.take()?;
    let mut counts = [0; LEVELS];
    for (pair, packed) in counts.chunks_mut(2).zip(packed) {
        pair[0] = packed & 15;
        pair[1] = packed >> 4;
    }
    Some(Puzzle {
        pos,
        solution,
        goal,
        themes,
        solved: Solved::from_counts(counts)?,
        game: u32::from_le_bytes(input.take()?),
        ply: u16::from_le_bytes(input.take()?),
    })
}

/// The first bytes of a file.
pub(super) fn begin(magic: [u8; 4], version: u8) -> Vec<u8> {
    let mut bytes = magic.to_vec();
    bytes.push(version);
    bytes
}

/// A file with these bytes and their checksum.
pub(super) fn seal(mut content: Vec<u8>) -> Vec<u8> {
    let checksum = crc32fast::hash(&content);
    content.extend(checksum.to_le_bytes());
    content
}

/// What follows the [first bytes](begin) of a file. The checksum is checked.
pub(super) fn open(
    bytes: &[u8],
    magic: [u8; 4],
    version: u8,
    other: BrokenPuzzles,
) -> Result<Input<'_>, BrokenPuzzles> {
    let (content, checksum) = bytes.split_last_chunk().ok_or(other)?;
    let mut input = Input(content);
    if input.take::<4>() != Some(magic) {
        return Err(other);
    }
    let [found] = input.take().ok_or(BrokenPuzzles::Length)?;
    if found != version {
        return Err(BrokenPuzzles::Version(found));
    }
    if crc32fast::hash(content) != u32::from_le_bytes(*checksum) {
        return Err(BrokenPuzzles::Checksum);
    }
    Ok(input)
}

/// The bytes that haven't been read.
pub(super) struct Input<'a>(pub(super) &'a [u8]);

impl Input<'_> {
    pub(super) fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    /// A number of the header.
    pub(super) fn number(&mut self) -> Result<u32, BrokenPuzzles> {
        let bytes = self.take().ok_or(BrokenPuzzles::Length)?;
        Ok(u32::from_le_bytes(bytes))
    }

    /// Nothing follows.
    pub(super) const fn end(&self) -> Result<(), BrokenPuzzles> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(BrokenPuzzles::Length)
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use proptest::prelude::*;
    use testkit::Dice;

    /// A file with random puzzles that make no sense but are valid.
    pub(in crate::puzzle) fn random_file(dice: &mut Dice, count: usize) -> PuzzleFile {
        let mut puzzles = Vec::new();
        while puzzles.len() < count {
            let pos = testkit::scattered_position(dice);
            let (mut at, mut solution) = (pos, Vec::new());
            let length = 1 + 2 * dice.below(3);
            while solution.len() < length
                && let Some(&mv) = dice.pick(&at.moves())
            {
                solution.push(mv);
                at = at.play(mv).unwrap();
            }
            if solution.len() == length {
                puzzles.push(Puzzle {
                    pos,
                    solution,
                    goal: Goal::ALL[dice.below(3)],
                    themes: Themes::from_bits(dice.below(1 << 18) as u32).unwrap(),
                    solved: Solved::from_counts([0; LEVELS].map(|_: u8| dice.below(5) as u8))
                        .unwrap(),
                    game: dice.bits() as u32,
                    ply: dice.bits() as u16,
                });
            }
        }
        PuzzleFile {
            seed: dice.bits() as u32,
            games: dice.bits() as u32,
            puzzles,
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(seed in any::<u64>(), count in 0..20_usize) {
            let file = random_file(&mut Dice::new(seed), count);
            prop_assert_eq!(PuzzleFile::decode(&file.encode()), Ok(file));
        }

        #[test]
        fn a_changed_byte_is_noticed(seed in any::<u64>(), at in any::<usize>(), change in 1..=255_u8) {
            let mut bytes = random_file(&mut Dice::new(seed), 3).encode();
            let at = at % bytes.len();
            bytes[at] ^= change;
            prop_assert!(PuzzleFile::decode(&bytes).is_err());
        }
    }

    #[test]
    fn faults_are_named() {
        #[track_caller]
        fn check(bytes: &[u8], expected: BrokenPuzzles) {
            assert_eq!(PuzzleFile::decode(bytes), Err(expected));
        }
        let bytes = random_file(&mut Dice::new(1), 2).encode();
        check(b"", BrokenPuzzles::NotPuzzles);
        check(b"CHPX56789", BrokenPuzzles::NotPuzzles);
        check(&bytes[..bytes.len() - 1], BrokenPuzzles::Checksum);
        let content = bytes[..bytes.len() - 4].to_vec();
        let mut newer = content.clone();
        newer[4] = 9;
        check(&seal(newer), BrokenPuzzles::Version(9));
        let mut longer = content.clone();
        longer.push(0);
        check(&seal(longer), BrokenPuzzles::Length);
        let shorter = content[..content.len() - 1].to_vec();
        check(&seal(shorter), BrokenPuzzles::Puzzle(2));
    }
}
