//! The positions of many games, in memory.

use crate::query::positions;
use crate::{BoardQuery, Occurrence, Pattern};
use notation::pdn::PdnGame;
use rules::{Bitboard, Board, Color, Position};

/// The size of a packed position, in bytes.
const BYTES: usize = 12;

/// The magic bytes that packed positions start with. They include the version.
const MAGIC: [u8; 4] = *b"CHP1";

/// The positions of some games, packed so that millions are searched in milliseconds.
///
/// Twelve bytes each: both sides' pieces and the kings. No empty square has a king, so their bits
/// say who's to move: they're set if it's White.
///
/// Unlike an [`Index`](crate::Index), they need no file and no order: games can be added at any
/// time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Positions {
    packed: Vec<Packed>,
    /// Where each game ends.
    ends: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Packed {
    black: u32,
    white: u32,
    kings: u32,
}

impl Packed {
    fn new(pos: &Position) -> Packed {
        let board = pos.board();
        let turn = match pos.turn() {
            Color::Black => 0,
            Color::White => board.empty().bits(),
        };
        Packed {
            black: board.pieces(Color::Black).bits(),
            white: board.pieces(Color::White).bits(),
            kings: board.kings().bits() | turn,
        }
    }

    /// The position. `None` if the bytes were damaged.
    fn unpack(self) -> Option<Position> {
        let (black, white) = (self.black, self.white);
        let occupied = black | white;
        let turn = if self.kings & !occupied == 0 {
            Color::Black
        } else {
            Color::White
        };
        let set = Bitboard::from_bits;
        let board = Board::from_sets(set(black), set(white), set(self.kings & occupied))?;
        Position::new(board, turn).ok()
    }
}

/// Which packed positions are sought.
enum Sought {
    Position(Packed),
    Pattern(Packed, u32),
}

impl Sought {
    fn new(board: &BoardQuery) -> Sought {
        match board {
            BoardQuery::Position(pos) => Sought::Position(Packed::new(pos)),
            BoardQuery::Pattern(pattern) => Sought::pattern(pattern),
        }
    }

    fn pattern(pattern: &Pattern) -> Sought {
        let board = pattern.board();
        let packed = Packed {
            black: board.pieces(Color::Black).bits(),
            white: board.pieces(Color::White).bits(),
            kings: board.kings().bits(),
        };
        Sought::Pattern(packed, pattern.fixed().bits())
    }

    fn fits(&self, pos: Packed) -> bool {
        match self {
            Sought::Position(sought) => pos == *sought,
            Sought::Pattern(sought, fixed) => {
                let kings = pos.kings & (pos.black | pos.white);
                pos.black & fixed == sought.black
                    && pos.white & fixed == sought.white
                    && kings & fixed == sought.kings
            }
        }
    }
}

impl Positions {
    /// No games yet.
    pub fn new() -> Positions {
        Positions::default()
    }

    /// Adds the positions of a game's main line.
    pub fn add(&mut self, game: &PdnGame) {
        self.packed
            .extend(positions(game).map(|pos| Packed::new(&pos)));
        self.end_game();
    }

    /// Adds a game without positions, so that the numbers of the others are right.
    pub fn skip(&mut self) {
        self.end_game();
    }

    /// Adds a game of `other`, by its number there.
    pub fn add_from(&mut self, other: &Positions, game: usize) {
        self.packed.extend_from_slice(other.of(game));
        self.end_game();
    }

    fn end_game(&mut self) {
        let end = u32::try_from(self.packed.len()).expect("memory has fewer positions");
        self.ends.push(end);
    }

    /// The number of games.
    pub fn games(&self) -> usize {
        self.ends.len()
    }

    fn of(&self, game: usize) -> &[Packed] {
        let start = game.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.packed[start as usize..self.ends[game] as usize]
    }

    /// The positions of a game, from the start to the end.
    pub fn of_game(&self, game: usize) -> impl Iterator<Item = Position> {
        self.of(game).iter().map_while(|packed| packed.unpack())
    }

    /// The last position of a game. `None` if it has no positions.
    pub fn last(&self, game: usize) -> Option<Position> {
        self.of(game).last()?.unpack()
    }

    /// The games with a position, by number, and where it first occurs in them. With `or_reversed`,
    /// it may also occur with colors reversed.
    pub fn find(
        &self,
        board: &BoardQuery,
        or_reversed: bool,
    ) -> impl Iterator<Item = (usize, Occurrence)> {
        let straight = Sought::new(board);
        let swapped = or_reversed.then(|| Sought::new(&board.swapped()));
        let mut start = 0;
        self.ends.iter().enumerate().filter_map(move |(game, end)| {
            let positions = &self.packed[start..*end as usize];
            start = *end as usize;
            let found = positions.iter().enumerate().find_map(|(ply, packed)| {
                let is_straight = straight.fits(*packed);
                let reversed = !is_straight
                    && swapped
                        .as_ref()
                        .is_some_and(|swapped| swapped.fits(*packed));
                (is_straight || reversed).then_some(Occurrence { ply, reversed })
            });
            Some((game, found?))
        })
    }

    /// The positions as bytes, to be stored.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(8 + 4 * self.ends.len() + BYTES * self.packed.len());
        bytes.extend_from_slice(&MAGIC);
        let games = u32::try_from(self.ends.len()).expect("memory has fewer games");
        bytes.extend_from_slice(&games.to_le_bytes());
        for end in &self.ends {
            bytes.extend_from_slice(&end.to_le_bytes());
        }
        for Packed {
            black,
            white,
            kings,
        } in &self.packed
        {
            for part in [black, white, kings] {
                bytes.extend_from_slice(&part.to_le_bytes());
            }
        }
        bytes
    }

    /// Reads stored bytes. `None` if they're something else or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Option<Positions> {
        let rest = bytes.strip_prefix(&MAGIC)?;
        let (games, rest) = rest.split_first_chunk()?;
        let games = u32::from_le_bytes(*games) as usize;
        let (ends, rest) = rest.split_at_checked(games.checked_mul(4)?)?;
        let (ends, _) = ends.as_chunks::<4>();
        let ends: Vec<u32> = ends.iter().map(|end| u32::from_le_bytes(*end)).collect();
        let (positions, left) = rest.as_chunks::<BYTES>();
        let count = ends.last().map_or(0, |end| *end as usize);
        if !left.is_empty() || positions.len() != count || !ends.is_sorted() {
            return None;
        }
        let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().expect("four bytes"));
        let packed = positions.iter().map(|bytes| Packed {
            black: word(&bytes[..4]),
            white: word(&bytes[4..8]),
            kings: word(&bytes[8..]),
        });
        Some(Positions {
            packed: packed.collect(),
            ends,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Query;
    use notation::pdn::Reader;

    const GAMES: &str = "1. 11-15 23-19 2. 8-11 1-0 [FEN \"W:WK3,30:B9,K10\"] 1. 30-26 9-13 * 1. \
                         9-14 22-18 2. 5-9 *";

    fn games() -> Vec<PdnGame> {
        Reader::new(GAMES.as_bytes())
            .map(|record| record.unwrap().into_game().unwrap())
            .collect()
    }

    fn packed(games: &[PdnGame]) -> Positions {
        let mut positions = Positions::new();
        games.iter().for_each(|game| positions.add(game));
        positions
    }

    #[test]
    fn a_scan_finds_what_a_replay_finds() {
        let games = games();
        let positions = packed(&games);
        let everywhere = games.iter().flat_map(crate::query::positions);
        let exact = everywhere.flat_map(|pos| [pos, pos.swapped()]);
        let mut sought: Vec<BoardQuery> = exact.map(BoardQuery::Position).collect();
        for pattern in ["", "15=B", "3=WK 26=W", "18=W 14=-", "30=W"] {
            sought.push(BoardQuery::Pattern(pattern.parse().unwrap()));
        }
        for board in sought {
            for or_reversed in [false, true] {
                let query = Query {
                    board: Some(board),
                    ..Query::default()
                };
                let replayed: Vec<(usize, Occurrence)> = games
                    .iter()
                    .enumerate()
                    .filter_map(|(number, game)| Some((number, query.find(game, or_reversed)?)))
                    .collect();
                let scanned: Vec<_> = positions.find(&board, or_reversed).collect();
                assert_eq!(scanned, replayed, "{board:?}");
            }
        }
    }

    #[test]
    fn positions_are_unpacked_as_they_were() {
        let games = games();
        let mut positions = packed(&games);
        positions.skip();
        assert_eq!(positions.games(), 4);
        for (number, game) in games.iter().enumerate() {
            let unpacked: Vec<Position> = positions.of_game(number).collect();
            assert_eq!(unpacked, crate::query::positions(game).collect::<Vec<_>>());
            assert_eq!(positions.last(number), Some(game.last_position()));
        }
        assert_eq!(positions.last(3), None);
        let mut some = Positions::new();
        some.add_from(&positions, 1);
        assert!(some.of_game(0).eq(positions.of_game(1)));
    }

    #[test]
    fn stored_positions_are_read_again_and_damage_is_noticed() {
        let mut positions = packed(&games());
        positions.skip();
        let bytes = positions.to_bytes();
        assert_eq!(Positions::from_bytes(&bytes), Some(positions));
        for length in 0..bytes.len() {
            assert_eq!(Positions::from_bytes(&bytes[..length]), None, "{length}");
        }
        let empty = Positions::new();
        assert_eq!(Positions::from_bytes(&empty.to_bytes()), Some(empty));
        // Impossible boards are no positions.
        let mut damaged = bytes.clone();
        let last = damaged.len() - BYTES;
        damaged[last..].fill(0xff);
        let damaged = Positions::from_bytes(&damaged).unwrap();
        assert_eq!(damaged.last(2), None);
        let mut unordered = bytes;
        unordered[8] = 0xff;
        assert_eq!(Positions::from_bytes(&unordered), None);
    }
}
