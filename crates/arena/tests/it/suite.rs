//! The engine solves most of the suite with few nodes. The numbers for longer searches are in
//! docs/performance.md.

use arena::{Problem, ProblemKind, SUITE, problems};
use engine::{Control, Engine, Limits, Options};
use std::time::Duration;

/// How many of these are solved, each by a fresh engine.
fn solved(suite: &[Problem], nodes: u64) -> usize {
    let mut engine = Engine::new(Options {
        hash_mb: 4,
        ..Options::default()
    });
    let is_solved = |problem: &&Problem| {
        engine.new_game();
        let clock = || Duration::ZERO;
        let limits = Limits::nodes(nodes);
        let found = engine.search(
            &problem.game(),
            &limits,
            &Control::new(),
            &clock,
            &mut |_| {},
        );
        found.best.is_some_and(|mv| problem.is_solved_by(mv))
    };
    suite.iter().filter(is_solved).count()
}

#[test]
fn most_of_the_suite_is_solved_with_few_nodes() {
    let suite = problems(SUITE).expect("the suite can be read");
    for kind in ProblemKind::ALL {
        let some: Vec<Problem> = suite
            .iter()
            .filter(|problem| problem.kind == kind)
            .step_by(3)
            .cloned()
            .collect();
        let count = solved(&some, 20_000);
        assert!(
            count * 10 >= some.len() * 7,
            "{kind}: {count} of {}",
            some.len()
        );
    }
}
