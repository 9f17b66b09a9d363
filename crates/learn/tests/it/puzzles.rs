//! Puzzles are found where they exist, and the ones that come with the program are sound.

use engine::{Engine, Options};
use learn::{Finder, Goal, MAX_SOLUTION, PuzzleFile, Theme, Thoroughness, puzzles_of, source_game};
use std::collections::HashSet;
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
    let puzzles = || puzzles_of(&mut engine(), &mut engine(), 3, 1, QUICK);
    assert_eq!(puzzles(), puzzles());
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
