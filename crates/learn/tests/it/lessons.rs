//! Every lesson is played: right tries reach the goal, wrong ones are refused with the reason.

use engine::{Engine, Options};
use learn::{Attempt, Next, PuzzleFile, Sample, check_lessons, courses, drills};

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
