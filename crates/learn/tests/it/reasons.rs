//! Reasons for mistakes: the fixtures, and the property that lines prove them.

use crate::fixture::{Fixture, describe};
use crate::proof::assert_shown;
use engine::Score;
use learn::{Case, explain};
use proptest::prelude::*;
use rules::{Move, Position, RuleSet};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use tablebase::Tablebase;
use testkit::Dice;

const FIXTURES: &str = include_str!("../../fixtures/reasons.txt");

static TABLES: LazyLock<Tablebase> = LazyLock::new(Tablebase::embedded);

fn fixtures() -> Vec<Fixture> {
    let lines = FIXTURES.lines().filter(|line| !line.starts_with('#'));
    lines.map(Fixture::read).collect()
}

fn case(fixture: &Fixture) -> Case<'_> {
    Case {
        pos: &fixture.pos,
        rules: RuleSet::OFFICIAL,
        played: &fixture.played,
        played_score: fixture.played_score,
        best: &fixture.best,
        best_score: fixture.best_score,
        second_score: fixture.second_score,
        tables: &TABLES,
    }
}

#[test]
fn mistakes_have_the_expected_reasons() {
    let wrong: Vec<String> = fixtures()
        .iter()
        .filter_map(|fixture| {
            let found = describe(&explain(&case(fixture)));
            (found != fixture.reasons).then(|| format!("{found} for {}", fixture.write()))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_kind_of_reason_has_ten_mistakes() {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for fixture in fixtures() {
        let kind = fixture.reasons.split(' ').next().unwrap().to_owned();
        *counts.entry(kind).or_default() += 1;
    }
    let kinds: Vec<&str> = counts.keys().map(String::as_str).collect();
    let expected = [
        "gives-up-king-row",
        "lets-king-through",
        "loses-pieces",
        "loses-the-move",
        "misses-shot",
        "only-move",
        "prefers",
        "throws-result",
    ];
    assert_eq!(kinds, expected, "{counts:?}");
    assert!(counts.values().all(|&count| count >= 10), "{counts:?}");
}

#[test]
fn the_lines_of_the_fixtures_show_their_reasons() {
    for fixture in fixtures() {
        let case = case(&fixture);
        for reason in explain(&case) {
            assert_shown(&case, &reason);
        }
    }
}

fn random_line(dice: &mut Dice, pos: &Position) -> Vec<Move> {
    let mut pos = *pos;
    let mut line = Vec::new();
    for _ in 0..=dice.below(14) {
        let Some(&mv) = dice.pick(&pos.moves()) else {
            break;
        };
        line.push(mv);
        pos = pos.play(mv).unwrap();
    }
    line
}

fn random_score(dice: &mut Dice) -> Score {
    match dice.below(8) {
        0 => Score::win_in(dice.below(60) as u32),
        1 => Score::loss_in(dice.below(60) as u32),
        2 => Score::tablebase_win(0),
        3 => -Score::tablebase_win(0),
        4 => Score::DRAW,
        _ => Score::evaluation(dice.below(600) as i32 - 300),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    /// No matter what the lines are, no reason is given that they don't show.
    #[test]
    fn no_reason_is_given_that_the_lines_do_not_show(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let pos = if dice.below(3) == 0 {
            testkit::scattered_position(&mut dice)
        } else {
            let plies = 10 + dice.below(70);
            *testkit::random_game_positions(&mut dice, RuleSet::OFFICIAL, plies).last().unwrap()
        };
        let (played, best) = (random_line(&mut dice, &pos), random_line(&mut dice, &pos));
        if played.is_empty() {
            // The side to move has lost.
            return Ok(());
        }
        let (played_score, best_score) = (random_score(&mut dice), random_score(&mut dice));
        let second_score = (dice.below(2) == 0).then(|| random_score(&mut dice));
        let case = Case {
            pos: &pos,
            rules: RuleSet::OFFICIAL,
            played: &played,
            played_score,
            best: &best,
            best_score,
            second_score,
            tables: &TABLES,
        };
        let reasons = explain(&case);
        prop_assert!(!reasons.is_empty());
        for reason in &reasons {
            assert_shown(&case, reason);
        }
    }
}
