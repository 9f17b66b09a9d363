//! The games that puzzles come from. `docs/formats.md` describes their file byte by byte.

use super::Puzzle;
use super::format::{BrokenPuzzles, Input, begin, open, seal};
use notation::pdn::{Node, PdnGame};
use notation::wire::{POSITION_BYTES, decode_position, encode_position, pack_moves, unpack_moves};
use rules::{Game, Move, Position, RuleSet};
use std::collections::{BTreeMap, BTreeSet};

/// The games that puzzles come from. Another file than the puzzles, because few people ask for
/// them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleGames {
    /// The seed of the builder's games.
    pub seed: u32,
    /// The games, by their number in the builder's order.
    pub games: BTreeMap<u32, PuzzleGame>,
}

/// A game that puzzles come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleGame {
    /// Where it started: a ballot.
    pub start: Position,
    /// The moves, at most 255.
    pub moves: Vec<Move>,
}

/// Where in a game a puzzle is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleSource<'a> {
    /// The game.
    pub game: &'a PuzzleGame,
    /// The number of plies that game and puzzle have in common.
    pub ply: usize,
    /// The move that led to the puzzle in place of the game's move: one that a beginner would have
    /// made. `None` if the puzzle is a position of the game.
    pub beside: Option<Move>,
}

impl PuzzleGame {
    /// The positions, from the start to the end.
    pub fn positions(&self) -> Vec<Position> {
        let mut positions = vec![self.start];
        let mut pos = self.start;
        for mv in &self.moves {
            pos = pos.play_unchecked(*mv);
            positions.push(pos);
        }
        positions
    }

    /// The game as PDN, without the names of its players.
    pub fn pdn(&self) -> PdnGame {
        let mut game = PdnGame::from_position(self.start, RuleSet::OFFICIAL);
        game.line.nodes = self.moves.iter().copied().map(Node::from).collect();
        game.result = game.final_result();
        game
    }
}

impl From<&Game> for PuzzleGame {
    fn from(game: &Game) -> PuzzleGame {
        PuzzleGame {
            start: game.positions()[0],
            moves: game.moves().to_vec(),
        }
    }
}

impl PuzzleSource<'_> {
    /// What may be shown in place of the game's moves from [`ply`](Self::ply) on: the move beside
    /// the game, and the solution.
    pub fn line(&self, puzzle: &Puzzle) -> Vec<Move> {
        self.beside
            .into_iter()
            .chain(puzzle.solution.iter().copied())
            .collect()
    }

    /// The number of plies before the puzzle.
    pub fn puzzle_ply(&self) -> usize {
        self.ply + usize::from(self.beside.is_some())
    }
}

const MAGIC: [u8; 4] = *b"CHPG";
const VERSION: u8 = 1;

impl PuzzleGames {
    /// Where a puzzle comes from. `None` if its game isn't here, or if the puzzle isn't in it.
    pub fn source(&self, puzzle: &Puzzle) -> Option<PuzzleSource<'_>> {
        let game = self.games.get(&puzzle.game)?;
        let positions = game.positions();
        let ply = usize::from(puzzle.ply);
        if positions.get(ply) == Some(&puzzle.pos) {
            return Some(PuzzleSource {
                game,
                ply,
                beside: None,
            });
        }
        let ply = ply.checked_sub(1)?;
        let before = positions.get(ply)?;
        let mut moves = before.moves().into_iter();
        let beside = moves.find(|mv| before.play_unchecked(*mv) == puzzle.pos)?;
        Some(PuzzleSource {
            game,
            ply,
            beside: Some(beside),
        })
    }

    /// Drops the games that none of these puzzles comes from.
    pub fn keep_only(&mut self, puzzles: &[Puzzle]) {
        let wanted: BTreeSet<u32> = puzzles.iter().map(|puzzle| puzzle.game).collect();
        self.games.retain(|number, _| wanted.contains(number));
    }

    /// The bytes of the file.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = begin(MAGIC, VERSION);
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend((self.games.len() as u32).to_le_bytes());
        for (number, game) in &self.games {
            bytes.extend(number.to_le_bytes());
            bytes.extend(encode_position(&game.start));
            bytes.push(u8::try_from(game.moves.len()).expect("a game has at most 255 moves"));
            let packed = pack_moves(&game.start, RuleSet::OFFICIAL, &game.moves);
            let packed = packed.expect("the moves of a game are legal");
            bytes.push(u8::try_from(packed.len()).expect("a move takes less than a byte"));
            bytes.extend(packed);
        }
        seal(bytes)
    }

    /// The games with these bytes. Every position and every move is checked.
    pub fn decode(bytes: &[u8]) -> Result<PuzzleGames, BrokenPuzzles> {
        PuzzleGames::decode_some(bytes, |_| true)
    }

    /// Only the game with this number, if it's there: all of them take a while. The checksum is
    /// checked, but not the other games.
    pub fn decode_only(bytes: &[u8], number: u32) -> Result<PuzzleGames, BrokenPuzzles> {
        PuzzleGames::decode_some(bytes, |other| other == number)
    }

    fn decode_some(
        bytes: &[u8],
        is_wanted: impl Fn(u32) -> bool,
    ) -> Result<PuzzleGames, BrokenPuzzles> {
        let mut input = open(bytes, MAGIC, VERSION, BrokenPuzzles::NotGames)?;
        let (seed, count) = (input.number()?, input.number()?);
        let mut games = BTreeMap::new();
        let mut last = None;
        for place in 1..=count as usize {
            let broken = BrokenPuzzles::Game(place);
            let packed = PackedGame::take(&mut input).ok_or(broken)?;
            // The numbers ascend.
            if last.is_some_and(|last| last >= packed.number) {
                return Err(broken);
            }
            last = Some(packed.number);
            if is_wanted(packed.number) {
                games.insert(packed.number, packed.game().ok_or(broken)?);
            }
        }
        input.end()?;
        Ok(PuzzleGames { seed, games })
    }
}

/// A game of a file.
struct PackedGame<'a> {
    number: u32,
    start: [u8; POSITION_BYTES],
    /// The number of moves.
    count: u8,
    moves: &'a [u8],
}

impl<'a> PackedGame<'a> {
    fn take(input: &mut Input<'a>) -> Option<PackedGame<'a>> {
        let number = u32::from_le_bytes(input.take()?);
        let start = input.take()?;
        let [count, length] = input.take()?;
        let (moves, rest) = input.0.split_at_checked(usize::from(length))?;
        input.0 = rest;
        Some(PackedGame {
            number,
            start,
            count,
            moves,
        })
    }

    fn game(&self) -> Option<PuzzleGame> {
        let start = decode_position(&self.start).ok()?;
        let count = usize::from(self.count);
        let (moves, rest) = unpack_moves(&start, RuleSet::OFFICIAL, count, self.moves)?;
        rest.is_empty().then_some(PuzzleGame { start, moves })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::format::tests::random_file;
    use proptest::prelude::*;
    use testkit::Dice;

    fn random_games(dice: &mut Dice, count: usize) -> PuzzleGames {
        let mut games = PuzzleGames {
            seed: dice.bits() as u32,
            ..PuzzleGames::default()
        };
        for number in 0..count as u32 {
            let start = testkit::scattered_position(dice);
            let mut game = Game::from_position(start, RuleSet::OFFICIAL);
            while game.moves().len() < 40
                && let Some(&mv) = dice.pick(&game.legal_moves())
            {
                game.play(mv).unwrap();
            }
            games.games.insert(number * 7, PuzzleGame::from(&game));
        }
        games
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(seed in any::<u64>(), count in 0..20_usize) {
            let games = random_games(&mut Dice::new(seed), count);
            let bytes = games.encode();
            for (&number, game) in &games.games {
                let only = PuzzleGames::decode_only(&bytes, number).unwrap();
                prop_assert_eq!(only.games, [(number, game.clone())].into());
            }
            prop_assert!(PuzzleGames::decode_only(&bytes, 1).unwrap().games.is_empty());
            prop_assert_eq!(PuzzleGames::decode(&bytes), Ok(games));
        }

        #[test]
        fn a_changed_byte_is_noticed(seed in any::<u64>(), at in any::<usize>(), change in 1..=255_u8) {
            let mut bytes = random_games(&mut Dice::new(seed), 3).encode();
            let at = at % bytes.len();
            bytes[at] ^= change;
            prop_assert!(PuzzleGames::decode(&bytes).is_err());
        }
    }

    #[test]
    fn faults_are_named() {
        #[track_caller]
        fn check(content: Vec<u8>, expected: BrokenPuzzles) {
            assert_eq!(PuzzleGames::decode(&seal(content)), Err(expected));
        }
        assert_eq!(PuzzleGames::decode(b""), Err(BrokenPuzzles::NotGames));
        let dice = &mut Dice::new(1);
        let puzzles = random_file(dice, 1).encode();
        assert_eq!(PuzzleGames::decode(&puzzles), Err(BrokenPuzzles::NotGames));
        let games = random_games(dice, 2);
        let bytes = games.encode();
        let cut = &bytes[..bytes.len() - 1];
        assert_eq!(PuzzleGames::decode(cut), Err(BrokenPuzzles::Checksum));
        let content = bytes[..bytes.len() - 4].to_vec();
        let mut newer = content.clone();
        newer[4] = 9;
        check(newer, BrokenPuzzles::Version(9));
        let mut longer = content.clone();
        longer.push(0);
        check(longer, BrokenPuzzles::Length);
        check(
            content[..content.len() - 1].to_vec(),
            BrokenPuzzles::Game(2),
        );
        // The moves take fewer bytes than there are.
        let mut roomy = content.clone();
        roomy[24] += 1;
        roomy.insert(25, 0);
        check(roomy, BrokenPuzzles::Game(1));
        // The numbers of the games ascend.
        let mut twice = games.clone();
        twice.games.remove(&7);
        let one = twice.encode();
        let mut again = one[..one.len() - 4].to_vec();
        again[9..13].copy_from_slice(&2_u32.to_le_bytes());
        again.extend_from_slice(&one[13..one.len() - 4]);
        check(again, BrokenPuzzles::Game(2));
    }

    #[test]
    fn a_puzzle_is_found_in_its_game_or_beside_it() {
        let dice = &mut Dice::new(3);
        let puzzle = |pos, ply| Puzzle {
            pos,
            ply,
            game: 5,
            ..random_file(&mut Dice::new(1), 1).puzzles[0].clone()
        };
        let start = Position::START;
        let moves = [start.moves()[0]];
        let after = start.play_unchecked(moves[0]);
        let games = PuzzleGames {
            games: [(
                5,
                PuzzleGame {
                    start,
                    moves: moves.to_vec(),
                },
            )]
            .into(),
            seed: 1,
        };
        let place = |pos, ply| {
            let puzzle = puzzle(pos, ply);
            let source = games.source(&puzzle)?;
            Some((source.ply, source.beside, source.puzzle_ply()))
        };
        assert_eq!(place(start, 0), Some((0, None, 0)));
        assert_eq!(place(after, 1), Some((1, None, 1)));
        let other = start.moves()[3];
        let beside = start.play_unchecked(other);
        assert_eq!(place(beside, 1), Some((0, Some(other), 1)));
        // The move after the end of the game.
        let last = after.moves()[0];
        let beyond = after.play_unchecked(last);
        assert_eq!(place(beyond, 2), Some((1, Some(last), 2)));
        let source = games.source(&puzzle(beyond, 2)).unwrap();
        assert_eq!(source.line(&puzzle(beyond, 2))[0], last);
        // It's somewhere else, or in an unknown game.
        assert_eq!(place(beyond, 0), None);
        assert_eq!(place(beyond, 9), None);
        assert_eq!(place(testkit::scattered_position(dice), 1), None);
        let unknown = Puzzle {
            game: 6,
            ..puzzle(start, 0)
        };
        assert_eq!(games.source(&unknown), None);
        // Only the games of these puzzles stay.
        let mut kept = games.clone();
        kept.keep_only(&[puzzle(start, 0)]);
        assert_eq!(kept, games);
        kept.keep_only(&[unknown]);
        assert!(kept.games.is_empty());
    }

    #[test]
    fn a_game_that_the_board_decides_has_its_result() {
        let start = testkit::position("B:W18:B14,15");
        let moves = start.moves().to_vec();
        let game = PuzzleGame {
            start,
            moves: moves[..1].to_vec(),
        };
        assert_eq!(game.pdn().result.to_string(), "1-0");
        assert_eq!(game.pdn().moves().count(), 1);
        let open = PuzzleGame {
            start: Position::START,
            moves: Vec::new(),
        };
        assert_eq!(open.pdn().result.to_string(), "*");
    }
}
