//! The themes of puzzles.

use crate::fixture::moves;
use learn::{Goal, Theme, Themes};
use notation::Fen;

/// Each line: themes; goal; FEN; the solution and, after a bar, how it continues until no capture
/// is pending.
const FIXTURES: &str = include_str!("../../fixtures/themes.txt");

fn lines() -> impl Iterator<Item = &'static str> {
    FIXTURES.lines().filter(|line| !line.starts_with('#'))
}

#[test]
fn puzzles_have_the_expected_themes() {
    for line in lines() {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [expected, goal, fen, text] = fields[..] else {
            panic!("{line}: four fields expected")
        };
        let goal = Goal::ALL.into_iter().find(|it| it.name() == goal).unwrap();
        let pos = fen.parse::<Fen>().unwrap().position().unwrap();
        let (solution, _) = text.split_once('|').unwrap_or((text, ""));
        let all = moves(&pos, &text.replace('|', " "));
        let end = all.iter().fold(pos, |pos, &mv| pos.play(mv).unwrap());
        assert!(!end.can_capture(), "{line}: a capture is pending");
        let found = Themes::of(&pos, &all, moves(&pos, solution).len(), goal);
        let names: Vec<&str> = found.iter().map(Theme::name).collect();
        assert_eq!(names.join(" "), expected, "{line}");
    }
}

#[test]
fn every_theme_has_a_fixture() {
    for theme in Theme::ALL {
        let has_it = |line: &str| {
            let (themes, _) = line.split_once(';').unwrap();
            themes.split_whitespace().any(|name| name == theme.name())
        };
        assert!(lines().any(has_it), "{}", theme.name());
    }
}

#[test]
fn sets_of_themes_keep_what_they_hold() {
    for theme in Theme::ALL {
        let set: Themes = [theme].into_iter().collect();
        assert!(set.contains(theme));
        assert_eq!(Themes::from_bits(set.bits()), Some(set));
        assert_eq!(set.iter().collect::<Vec<_>>(), [theme]);
    }
    assert_eq!(Themes::from_bits(1 << Theme::ALL.len()), None);
    assert_eq!(Themes::default().iter().count(), 0);
}
