//! Games at human levels, and the puzzles in them.

use super::{Finder, Puzzle, Solved, Thoroughness};
use engine::{Control, Engine, Level, Limits, Opponent};
use notation::{Ballot, Deck};
use rules::{Game, Position, RuleSet};
use std::time::Duration;

/// The most plies in a game.
const MAX_PLIES: usize = 120;
/// The most puzzles from one game.
const MAX_PUZZLES: usize = 3;
/// Nothing happens before this ply.
const FIRST_PLY: usize = 4;

/// The game with this number in the order of a seed. The same numbers give the same game.
///
/// The players are of levels 3 to 8, or of levels 9 and 4, and start from a three-move or an
/// eleven-man ballot.
pub fn source_game(engine: &mut Engine, seed: u32, number: u32) -> Game {
    let mut bits = mix(u64::from(seed) << 32 | u64::from(number));
    let mut below = |bound: u64| {
        let drawn = bits % bound;
        bits = mix(bits);
        drawn as usize
    };
    let deck = [Deck::ThreeMove, Deck::ElevenMan][below(2)];
    let start = deck
        .get(below(deck.len() as u64))
        .map_or(Position::START, Ballot::position);
    let levels = match below(6) {
        0 => [9, 4],
        1 => [4, 9],
        _ => [3 + below(6) as u8, 3 + below(6) as u8],
    };
    let mut game = Game::from_position(start, RuleSet::OFFICIAL);
    engine.new_game();
    while game.ending().is_none()
        && game.moves().len() < MAX_PLIES
        && game.draw_counters().occurrences <= 2
    {
        let number_of_level = levels[game.turn() as usize];
        let player = Opponent {
            level: Level::new(number_of_level).unwrap_or(Level::LOWEST),
            seed: mix(u64::from(seed) << 32 | u64::from(number)) ^ game.turn() as u64,
        };
        let (control, clock) = (Control::new(), || Duration::ZERO);
        let found = engine.play_as(
            player,
            &game,
            &Limits::INFINITE,
            &control,
            &clock,
            &mut |_| {},
        );
        let best = found.best.expect("a game that isn't over has a legal move");
        game.play(best).expect("an engine plays legal moves");
    }
    game
}

/// The puzzles in a game of a seed. `finder` verifies them and needs the tables; `solver` has no
/// tables, plays the game and tries the puzzles.
pub fn puzzles_of(
    finder: &mut Engine,
    solver: &mut Engine,
    seed: u32,
    number: u32,
    how: Thoroughness,
) -> Vec<Puzzle> {
    let game = source_game(solver, seed, number);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut ply = FIRST_PLY;
    while ply < game.positions().len() && puzzles.len() < MAX_PUZZLES {
        let found = puzzle_in(finder, solver, &game.positions()[ply], how);
        ply += match found {
            Some(mut puzzle) => {
                puzzle.game = number;
                puzzle.ply = ply as u16;
                let length = puzzle.solution.len();
                puzzles.push(puzzle);
                // The rest of the same combination is no puzzle of its own.
                length + 1
            }
            None => 1,
        };
    }
    puzzles
}

fn puzzle_in(
    finder: &mut Engine,
    solver: &mut Engine,
    pos: &Position,
    how: Thoroughness,
) -> Option<Puzzle> {
    let draft = Finder { engine: finder }.find(pos, how)?;
    let solved = Solved::measure(solver, pos, &draft.solution);
    solved.is_worth_solving().then_some(Puzzle {
        pos: draft.pos,
        solution: draft.solution,
        goal: draft.goal,
        themes: draft.themes,
        solved,
        game: 0,
        ply: 0,
    })
}

/// A well-mixed number from another.
const fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
