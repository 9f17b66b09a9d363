//! Every lesson is played: right tries reach the goal, wrong ones are refused with the reason.

use engine::{Engine, Limits, Line, Options};
use learn::{
    Attempt, Findings, Inquiry, LOOK_LINES, Mistake, Next, PuzzleFile, Sample, check_lessons,
    courses, drills, find_lesson,
};
use rules::{Color, Game, Move, Position, RuleSet};

#[test]
fn every_lesson_is_sound() {
    let mut engine = Engine::new(Options {
        hash_mb: 4,
        ..Options::default()
    });
    let mut found = check_lessons(courses(), &mut engine);
    found.extend(check_lessons(std::slice::from_ref(drills()), &mut engine));
    let flaws: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
}

#[test]
fn there_are_four_courses_and_most_steps_know_a_wrong_try() {
    assert_eq!(courses().len(), 4);
    let lessons: Vec<_> = courses()
        .iter()
        .flat_map(|course| &course.lessons)
        .collect();
    assert!(lessons.len() >= 15, "{}", lessons.len());
    let mut names: Vec<&str> = lessons.iter().map(|lesson| lesson.name.as_str()).collect();
    names.sort_unstable();
    assert!(names.is_sorted_by(|a, b| a < b), "{names:?}");
    let steps: Vec<_> = lessons.iter().flat_map(|lesson| &lesson.steps).collect();
    let is_wrong = |sample: &Sample| matches!(sample, Sample::Wrong(..) | Sample::Refused(_));
    let with_wrong = steps
        .iter()
        .filter(|step| step.samples.iter().any(is_wrong));
    assert!(with_wrong.count() * 4 >= steps.len() * 3);
}

#[test]
fn a_puzzle_is_solved_by_its_moves_or_by_others_as_good() {
    let puzzles = PuzzleFile::decode(learn::PUZZLES).unwrap().puzzles;
    for puzzle in &puzzles {
        let mut attempt = Attempt::new(puzzle.step());
        let mut last = Next::GoOn { reply: None };
        for &mv in puzzle.solution.iter().step_by(2) {
            assert_eq!(attempt.known_hint(), Some(mv));
            last = attempt.play(mv);
        }
        assert_eq!(last, Next::Done, "{:?}", puzzle.pos);
    }
    // Any other move is for the engine to judge.
    let puzzle = &puzzles[0];
    let other = puzzle.pos.moves().into_iter();
    let other = other
        .into_iter()
        .find(|mv| *mv != puzzle.solution[0])
        .unwrap();
    let mut attempt = Attempt::new(puzzle.step());
    assert!(matches!(attempt.play(other), Next::Ask(_)));
}

/// What an engine finds in a position.
fn look(engine: &mut Engine, pos: &Position, nodes: u64, lines: usize) -> Vec<Line> {
    let game = Game::from_position(*pos, RuleSet::OFFICIAL);
    let limits = Limits {
        lines,
        ..Limits::nodes(nodes)
    };
    let (control, clock) = (engine::Control::new(), || std::time::Duration::ZERO);
    engine.new_game();
    engine
        .search(&game, &limits, &control, &clock, &mut |_| {})
        .lines
}

/// Plays a move, and lets the engine look if that's needed.
fn play(engine: &mut Engine, attempt: &mut Attempt, mv: Move) -> Next {
    let nodes = attempt.nodes();
    match attempt.play(mv) {
        Next::Ask(Inquiry { before, after }) => attempt.hear(&Findings {
            before: look(engine, &before, nodes, LOOK_LINES),
            after: look(engine, &after, nodes, 1),
        }),
        next => next,
    }
}

/// Tries every move, and every move after those that are accepted. Returns the most moves it takes
/// to the goal, and collects the mistakes.
fn longest(engine: &mut Engine, attempt: &Attempt, mistakes: &mut Vec<Mistake>) -> usize {
    assert!(attempt.made() < 3, "{:?}", attempt.line());
    let best = look(engine, attempt.position(), attempt.nodes(), 1)[0].moves[0];
    let mut most = 0;
    for mv in attempt.position().moves() {
        let mut after = attempt.clone();
        let moves = match play(engine, &mut after, mv) {
            Next::Done => after.made(),
            Next::Wrong(mistake) => {
                assert_ne!(mv, best, "the hint after {:?}", attempt.line());
                mistakes.push(mistake);
                0
            }
            _ => longest(engine, &after, mistakes),
        };
        most = most.max(moves);
    }
    assert!(most > 0, "nothing is accepted after {:?}", attempt.line());
    most
}

#[test]
fn the_first_game_is_won_by_any_moves_that_are_accepted() {
    let mut engine = Engine::new(Options {
        hash_mb: 4,
        ..Options::default()
    });
    let (_, lesson) = find_lesson("first-game").unwrap();
    let mut mistakes = Vec::new();
    let attempt = Attempt::new(lesson.steps[0].clone());
    let most = longest(&mut engine, &attempt, &mut mistakes);
    assert_eq!(most, 3);
    // The reason is always something that happens on the board, and it can be shown.
    assert!(!mistakes.is_empty());
    let mut kinds: Vec<_> = mistakes.iter().map(Mistake::kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, ["loses-pieces", "too-slow"]);
    for mistake in mistakes {
        let (Mistake::Weak { line, .. } | Mistake::TooSlow { line }) = mistake else {
            panic!("{mistake:?}")
        };
        assert!(line.len() > 1, "{line:?}");
    }
}

#[test]
fn a_king_may_take_any_way() {
    let (_, lesson) = find_lesson("kings").unwrap();
    let step = lesson.steps.iter().find(|step| step.name == "backward");
    let mut attempt = Attempt::new(step.unwrap().clone());
    // Back and forth, and from every square of the way there's a hint.
    for _ in 0..20 {
        let mv = attempt.position().moves()[0];
        assert!(attempt.known_hint().is_some());
        if attempt.play(mv) == Next::Done {
            return;
        }
    }
    while attempt.play(attempt.known_hint().unwrap()) != Next::Done {}
}

#[test]
fn a_turned_board_names_the_side() {
    let (_, lesson) = find_lesson("look-first").unwrap();
    let turns = lesson.steps.iter().map(|step| step.pos.turn());
    assert!(turns.eq([Color::Black, Color::White]));
    assert_eq!([0, 1].map(|step| lesson.names_side(step)), [false, true]);
    // It turns back, and stays.
    let mut lesson = lesson.clone();
    lesson.steps.push(lesson.steps[0].clone());
    lesson.steps.push(lesson.steps[0].clone());
    assert_eq!([2, 3].map(|step| lesson.names_side(step)), [true, false]);
}
