//! Puzzles are found where they exist, and the ones that come with the program are sound.

use engine::{Engine, Options};
use learn::{
    Finder, Goal, MAX_SOLUTION, PuzzleFile, PuzzleGames, Theme, Thoroughness, puzzles_of,
    read_moves, source_game, written_moves,
};
use std::collections::{BTreeSet, HashSet};
use testkit::position;

fn engine() -> Engine {
    Engine::new(Options {
        hash_mb: 2,
        ..Options::default()
    })
}

const QUICK: Thoroughness = Thoroughness {
    glance: 1_000,
    solve: 10_000,
    confirm: 20_000,
};

#[test]
fn a_puzzle_is_found_where_one_move_is_right() {
    #[track_caller]
    fn check(fen: &str, expected: Option<(&str, Goal)>) {
        let mut engine = engine();
        let mut finder = Finder {
            engine: &mut engine,
        };
        let found = finder.find(&position(fen), QUICK);
        let found = found.map(|draft| (draft.solution[0].to_string(), draft.goal));
        let found = found.as_ref().map(|(first, goal)| (first.as_str(), *goal));
        assert_eq!(found, expected);
    }
    // Only one move of the two kings traps the third.
    check("B:WK24,28:BK23,K31", Some(("31-26", Goal::Win)));
    // The king stays between two squares that hold the draw.
    check("B:WK14,15,16:BK7,K24", Some(("7-2", Goal::Draw)));
    // Nothing is decided at the start, and everything is with two kings against none.
    check(
        "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        None,
    );
    check("B:W21,32:BK1,K2,K10", None);
}

#[test]
fn a_wrong_solution_is_not_confirmed() {
    let mut engine = engine();
    let mut finder = Finder {
        engine: &mut engine,
    };
    let pos = position("B:WK24,28:BK23,K31");
    let draft = finder.find(&pos, QUICK).unwrap();
    assert!(finder.confirms(&pos, &draft.solution, draft.goal, 20_000));
    assert!(!finder.confirms(&pos, &draft.solution, Goal::Draw, 20_000));
    let other = pos
        .moves()
        .into_iter()
        .find(|mv| *mv != draft.solution[0])
        .unwrap();
    assert!(!finder.confirms(&pos, &[other], draft.goal, 20_000));
}

#[test]
fn the_same_numbers_give_the_same_game_and_puzzles() {
    let game = |number| source_game(&mut engine(), 3, number).moves().to_vec();
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
    let searched = |number| puzzles_of(&mut engine(), &mut engine(), 3, number, QUICK);
    assert_eq!(searched(1), searched(1));
}

#[test]
fn a_game_with_puzzles_is_kept_to_its_end() {
    let mut with_puzzles = 0;
    for number in 0..4 {
        let searched = puzzles_of(&mut engine(), &mut engine(), 3, number, QUICK);
        let whole = source_game(&mut engine(), 3, number);
        let Some(game) = searched.game else {
            assert!(searched.puzzles.is_empty());
            continue;
        };
        assert_eq!(
            (game.start, &game.moves[..]),
            (whole.positions()[0], whole.moves())
        );
        let games = PuzzleGames {
            seed: 3,
            games: [(number, game)].into(),
        };
        for puzzle in &searched.puzzles {
            assert!(games.source(puzzle).is_some(), "{:?}", puzzle.pos);
            with_puzzles += 1;
        }
    }
    assert!(with_puzzles > 0);
}

/// The game of each puzzle is known, and the puzzle is in it.
#[test]
fn every_puzzle_of_the_program_is_in_its_game() {
    let file = PuzzleFile::decode(learn::PUZZLES).unwrap();
    let games = PuzzleGames::decode(learn::PUZZLE_GAMES).unwrap();
    assert!(learn::PUZZLE_GAMES.len() <= 250_000);
    assert_eq!(games.encode(), learn::PUZZLE_GAMES);
    assert_eq!(games.seed, file.seed);
    let numbers: BTreeSet<u32> = file.puzzles.iter().map(|puzzle| puzzle.game).collect();
    assert!(games.games.keys().eq(&numbers), "no game without a puzzle");
    for puzzle in &file.puzzles {
        let source = games.source(puzzle);
        let source = source.unwrap_or_else(|| panic!("{:?} isn't in its game", puzzle.pos));
        // The line is written into addresses.
        let before = source.game.positions()[source.ply];
        let line = source.line(puzzle);
        assert_eq!(read_moves(before, &written_moves(&line)), Some(line));
    }
}

#[test]
fn the_puzzles_that_come_with_the_program_are_sound() {
    let file = PuzzleFile::decode(learn::PUZZLES).unwrap();
    assert!(learn::PUZZLES.len() <= 400_000);
    assert_eq!(file.encode(), learn::PUZZLES);
    let mut patterns = HashSet::new();
    for puzzle in &file.puzzles {
        assert!(puzzle.solution.len() % 2 == 1 && puzzle.solution.len() <= MAX_SOLUTION);
        assert!(puzzle.pos.moves().len() > 1, "{:?}", puzzle.pos);
        assert!(puzzle.solved.is_worth_solving(), "{:?}", puzzle.pos);
        assert!(
            patterns.insert(puzzle.pattern()),
            "{:?} is a duplicate",
            puzzle.pos
        );
    }
}

/// What the app promises to learners.
#[test]
fn there_are_enough_puzzles_of_enough_kinds() {
    let file = PuzzleFile::decode(learn::PUZZLES).unwrap();
    assert!(file.puzzles.len() >= 3_000, "{}", file.puzzles.len());
    let of = |theme: Theme| {
        let all = file.puzzles.iter();
        all.filter(|puzzle| puzzle.themes.contains(theme)).count()
    };
    let themes = Theme::ALL.into_iter().filter(|theme| of(*theme) >= 20);
    assert!(themes.count() >= 12);
    // From beginners to experts.
    for rating in (800..2_200).step_by(200) {
        let level = rating..rating + 200;
        let all = file.puzzles.iter();
        let count = all.filter(|it| level.contains(&it.rating())).count();
        assert!(count >= 100, "{count} from {rating}");
    }
}
