//! Games at human levels, and the puzzles in them.

use super::{Finder, Glance, Puzzle, PuzzleGame, Solved, Thoroughness};
use crate::mix::mix;
use engine::{Control, Engine, Level, Limits, Opponent};
use notation::{Ballot, Deck};
use rules::{Color, Game, Move, Position, RuleSet};
use std::collections::HashSet;
use std::time::Duration;

/// The maximum number of plies in a game.
const MAX_PLIES: usize = 120;
/// The maximum number of puzzles from one game.
const MAX_PUZZLES: usize = 6;
/// The levels whose moves are checked in addition to those of the game, and how often each one
/// moves.
const BEGINNERS: [u8; 2] = [1, 2];
const BEGINNERS_EACH: u64 = 3;
/// A game ends early after this many decided positions in a row.
const DECIDED_PLIES: usize = 6;
/// Positions before this ply aren't searched for puzzles.
const FIRST_PLY: usize = 4;

/// The game with this number in the order of a seed. The same numbers give the same game, as long as
/// the levels play the same: another search plays other games.
///
/// The players are of levels 2 to 5, of levels 3 to 8, or of levels 9 and 4, and start from a
/// three-move or an eleven-man ballot. Half of the games are between the weakest players: they miss the
/// most and move the fastest.
pub fn source_game(engine: &mut Engine, seed: u32, number: u32) -> Game {
    let mut source = SourceGame::new(seed, number);
    while source.play_on(engine) {}
    source.game
}

/// The levels of the players of a [source game](source_game), Black's first.
pub fn source_levels(seed: u32, number: u32) -> [Level; 2] {
    SourceGame::new(seed, number)
        .players
        .map(|player| player.level)
}

/// A game as it's being played.
struct SourceGame {
    game: Game,
    players: [Opponent; 2],
}

impl SourceGame {
    fn new(seed: u32, number: u32) -> SourceGame {
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
        let levels = match below(12) {
            0 => [9, 4],
            1 => [4, 9],
            2..6 => [3 + below(6) as u8, 3 + below(6) as u8],
            _ => [2 + below(4) as u8, 2 + below(4) as u8],
        };
        let player = |side: Color| Opponent {
            level: Level::new(levels[side as usize]).unwrap_or(Level::LOWEST),
            seed: mix(u64::from(seed) << 32 | u64::from(number)) ^ side as u64,
        };
        SourceGame {
            game: Game::from_position(start, RuleSet::OFFICIAL),
            players: Color::BOTH.map(player),
        }
    }

    /// Plays the next move. Returns whether there was one.
    fn play_on(&mut self, engine: &mut Engine) -> bool {
        let game = &mut self.game;
        let is_over = game.ending().is_some()
            || game.moves().len() >= MAX_PLIES
            || game.draw_counters().occurrences > 2;
        if is_over {
            return false;
        }
        // Its memory is empty, no matter what it did in between.
        engine.new_game();
        let (control, clock) = (Control::new(), || Duration::ZERO);
        let found = engine.play_as(
            self.players[game.turn() as usize],
            game,
            &Limits::INFINITE,
            &control,
            &clock,
            &mut |_| {},
        );
        let best = found.best.expect("a game that isn't over has a legal move");
        game.play(best).expect("an engine plays legal moves");
        true
    }
}

/// A game of a seed that was searched for puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchedGame {
    /// The whole [game](source_game). `None` without puzzles: it isn't played to its end then.
    pub game: Option<PuzzleGame>,
    /// The puzzles, in the order of the game.
    pub puzzles: Vec<Puzzle>,
}

/// The puzzles in a game of a seed: in its positions, and in those that a beginner's move would
/// have led to. `finder` verifies them and needs the tables; `solver` has no tables, plays the game
/// and tries the puzzles. The search stops when the game is decided.
pub fn puzzles_of(
    finder: &mut Engine,
    solver: &mut Engine,
    seed: u32,
    number: u32,
    how: Thoroughness,
) -> SearchedGame {
    let mut source = SourceGame::new(seed, number);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut seen: HashSet<Position> = HashSet::new();
    let mut next = FIRST_PLY;
    let mut decided = 0;
    loop {
        let ply = source.game.moves().len();
        let pos = *source.game.position();
        let is_new = ply >= next && seen.insert(pos);
        let glance = if is_new {
            Finder { engine: finder }.glance(&pos, how.glance)
        } else {
            Glance::Nothing
        };
        decided = match glance {
            Glance::Decided => decided + 1,
            _ => 0,
        };
        let mut found = match glance {
            Glance::Only(first) => puzzle_in(finder, solver, &pos, first, how),
            _ => None,
        };
        let beginners = beginners_moves(solver, &source.game);
        let others = beginners.into_iter().map(|mv| pos.play_unchecked(mv));
        for after in others {
            if found.is_some() || ply < next || decided > 0 || !seen.insert(after) {
                continue;
            }
            if let Glance::Only(first) = (Finder { engine: finder }).glance(&after, how.glance) {
                found = puzzle_in(finder, solver, &after, first, how);
            }
        }
        if let Some(puzzle) = found {
            // The rest of the same combination isn't a separate puzzle.
            next = ply + puzzle.solution.len() + 1;
            puzzles.push(Puzzle {
                game: number,
                ply: ply as u16 + u16::from(puzzle.pos != pos),
                ..puzzle
            });
        }
        let is_done = puzzles.len() >= MAX_PUZZLES || decided >= DECIDED_PLIES;
        if is_done || !source.play_on(solver) {
            break;
        }
    }
    let game = (!puzzles.is_empty()).then(|| {
        while source.play_on(solver) {}
        PuzzleGame::from(&source.game)
    });
    SearchedGame { game, puzzles }
}

/// The moves that beginners would make here.
fn beginners_moves(engine: &mut Engine, game: &Game) -> Vec<Move> {
    let mut moves = Vec::new();
    if game.moves().len() + 1 < FIRST_PLY || game.ending().is_some() {
        return moves;
    }
    for number in BEGINNERS {
        let level = Level::new(number).unwrap_or(Level::LOWEST);
        for seed in 0..BEGINNERS_EACH {
            engine.new_game();
            let (control, clock) = (Control::new(), || Duration::ZERO);
            let player = Opponent { level, seed };
            let limits = Limits::INFINITE;
            let found = engine.play_as(player, game, &limits, &control, &clock, &mut |_| {});
            moves.extend(found.best.filter(|mv| !moves.contains(mv)));
        }
    }
    moves
}

/// The puzzle in a position where one move stands out. Checks that are cheap and reject the most
/// come first.
fn puzzle_in(
    finder: &mut Engine,
    solver: &mut Engine,
    pos: &Position,
    first: Move,
    how: Thoroughness,
) -> Option<Puzzle> {
    if Solved::is_obvious(solver, pos, first) {
        return None;
    }
    let mut finder = Finder { engine: finder };
    let draft = finder.draft(pos, how.solve)?;
    if !Solved::is_missed_by_beginners(solver, pos, &draft.solution)
        || !finder.confirms(pos, &draft.solution, draft.goal, how.confirm)
    {
        return None;
    }
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
