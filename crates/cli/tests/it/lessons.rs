//! `crownhead lessons`, as people use it.

use crate::puzzles::{crownhead, output};

#[test]
fn every_lesson_is_sound_and_has_its_texts() {
    let told = output(&["lessons", "check"]);
    assert!(told.ends_with(": 0 problems\n"), "{told}");
}

#[test]
fn the_lessons_are_listed_by_course() {
    let told = output(&["lessons", "list"]);
    assert!(told.starts_with("First game\n  moving"), "{told}");
    assert!(
        told.lines().filter(|line| line.starts_with("  ")).count() >= 15,
        "{told}"
    );
}

#[test]
fn flaws_of_a_file_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.lessons");
    let check = |text: &str| {
        std::fs::write(&path, text).unwrap();
        crownhead(&["lessons", "check", path.to_str().unwrap()])
            .output()
            .unwrap()
    };
    let text = "lesson a\nstep b\nposition B:W29:B2\ngoal reach 18 in 4\n";
    // A wrong try that is right.
    let found = check(&format!("{text}right 2-7\nwrong 2-6 out-of-reach\n"));
    assert_eq!(found.status.code(), Some(1));
    let told = String::from_utf8(found.stdout).unwrap();
    assert!(
        told.contains("a, b: 2-6 should be wrong, but is accepted"),
        "{told}"
    );
    // A line that makes no sense.
    let found = check(&format!("{text}right 2-10\n"));
    assert_eq!(found.status.code(), Some(1));
    let told = String::from_utf8(found.stderr).unwrap();
    assert!(told.contains("line 5") && told.contains("2-10"), "{told}");
}
