//! `crownhead book` and `crownhead suite`, as a user runs them.

use assert_cmd::Command;
use std::fs;
use std::path::Path;

fn crownhead(folder: &Path, arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(env!("CARGO_BIN_EXE_crownhead"))
        .current_dir(folder)
        .args(arguments)
        .assert()
}

fn answer(folder: &Path, arguments: &[&str]) -> String {
    let assert = crownhead(folder, arguments).success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[track_caller]
fn check_refused(folder: &Path, arguments: &[&str], expected: &str) {
    let assert = crownhead(folder, arguments).failure();
    let told = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert_eq!(told.trim_end(), format!("crownhead: {expected}"));
}

const BUILD: [&str; 9] = [
    "book",
    "build",
    "--output",
    "my.book",
    "--nodes",
    "200",
    "--hash",
    "1",
    "--positions",
];

#[test]
fn a_book_is_built_in_parts_and_comes_out_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let build = |out: &str, positions: &str, threads: &str| {
        let mut arguments = BUILD.to_vec();
        arguments[3] = out;
        arguments.extend([positions, "--jobs", threads]);
        answer(folder, &arguments)
    };
    build("one.book", "256", "1");
    build("two.book", "128", "3");
    // A line left unfinished by a power failure.
    let lines = folder.join("two.book.lines");
    let mut text = fs::read_to_string(&lines).unwrap();
    text.push_str("B:W21-32:B1-12 11-15=");
    fs::write(&lines, text).unwrap();
    let told = build("two.book", "256", "2");
    assert!(told.starts_with("two.book: "), "{told}");
    let read = |name: &str| fs::read(folder.join(name)).unwrap();
    assert_eq!(read("one.book"), read("two.book"));

    let told = answer(
        folder,
        &[
            "book", "check", "one.book", "--sample", "5", "--nodes", "500", "--margin", "5",
        ],
    );
    assert!(
        told.contains("all legal; 5 searched, none of them bad"),
        "{told}"
    );
    let told = answer(folder, &["book", "show", "--book", "one.book", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert!(!json["moves"].as_array().unwrap().is_empty());
}

/// With almost no margin, many moves in a shallow book are bad. The repaired book recommends none
/// of them.
#[test]
fn a_book_is_repaired() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut arguments = BUILD.to_vec();
    arguments.push("64");
    answer(folder, &arguments);
    let check = |file: &'static str| {
        let words = ["book", "check", file, "--nodes", "2000", "--margin", "0.05"];
        [&words[..], &["--hash", "1", "--output", "better.book"]].concat()
    };
    let told = crownhead(folder, &check("my.book")).failure();
    let told = String::from_utf8_lossy(&told.get_output().stdout).into_owned();
    assert!(told.contains(" bad move"), "{told}");
    let told = answer(folder, &check("better.book"));
    assert!(told.contains("none of them bad"), "{told}");
    let told = answer(folder, &["book", "show", "--book", "better.book"]);
    assert!(told.lines().count() > 3, "{told}");
}

#[test]
fn the_book_in_the_program_knows_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let told = answer(folder.path(), &["book", "show", "11-15"]);
    assert!(told.lines().count() > 3, "{told}");
    let told = answer(folder.path(), &["book", "show", "11-15", "24-19", "15x24"]);
    assert!(told.starts_with("W:W"), "{told}");
}

#[test]
fn what_is_no_book_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("text"), "no book at all, but long enough").unwrap();
    check_refused(
        folder,
        &["book", "check", "text"],
        "text: not a book file: it doesn't start with CROWNBOK",
    );
    fs::write(folder.join("my.book.lines"), "# nodes=5 hash=1\n").unwrap();
    let mut arguments = BUILD.to_vec();
    arguments.push("10");
    check_refused(
        folder,
        &arguments,
        "the search results in my.book.lines: it was made with different settings: \"# nodes=5 hash=1\" \
         instead of \"# nodes=200 hash=1\"",
    );
}

#[test]
fn suites_are_solved_and_bad_ones_named() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let suite = "# two\nwin B:W18:B14,1 14x23\nshot W:WK2,9,14,24,25,28,29,30:B3,4,5,15 24-19\n";
    fs::write(folder.join("suite.txt"), suite).unwrap();
    let told = answer(
        folder,
        &[
            "suite",
            "solve",
            "suite.txt",
            "--nodes",
            "50000",
            "--hash",
            "4",
        ],
    );
    assert!(
        told.ends_with("together     2 of    2  100.0 %\n"),
        "{told}"
    );
    fs::write(folder.join("bad.txt"), "win B:W18:B14 14-17\n").unwrap();
    check_refused(
        folder,
        &["suite", "solve", "bad.txt"],
        "bad.txt: couldn't read line 1: an answer is not a legal move",
    );
    fs::write(folder.join("empty.txt"), "# nothing\n").unwrap();
    check_refused(
        folder,
        &["suite", "solve", "empty.txt"],
        "empty.txt: it contains no positions",
    );
}

#[test]
fn draws_are_held_and_bad_sets_named() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    // One king can hold against one king, but not against two.
    let set = "# two\nwhite B:WK5:BK14\nwhite B:WK13:BK14,K15\n";
    fs::write(folder.join("set.txt"), set).unwrap();
    let arguments = ["suite", "hold", "set.txt", "--nodes", "200", "--hash", "1"];
    let told = answer(folder, &[&arguments[..], &["--list"]].concat());
    let expected = "white B:WK13:BK14,K15\n\
                    2 pieces     1 of    1  100.0 %\n\
                    3 pieces     0 of    1    0.0 %\n\
                    together     1 of    2   50.0 %\n";
    assert_eq!(told, expected);
    fs::write(folder.join("bad.txt"), "nobody B:W18:B14\n").unwrap();
    check_refused(
        folder,
        &["suite", "hold", "bad.txt"],
        "bad.txt: couldn't read line 1: the side is black or white",
    );
    fs::write(folder.join("empty.txt"), "# nothing\n").unwrap();
    check_refused(
        folder,
        &["suite", "hold", "empty.txt"],
        "empty.txt: it contains no positions",
    );
}

#[test]
fn a_book_is_made_from_games_and_written_as_games() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let games = "1. 11-15 23-19 2. 8-11 22-17 1-0 1. 11-15 23-19 2. 8-11 22-17 1/2-1/2 1. 11-15 \
                 23-18 0-1 1. 11-15 23-18 0-1 1. 9-14 22-18 0-1 1. 9-14 22-18 0-1 1. 12-16 *";
    fs::write(folder.join("club.pdn"), games).unwrap();
    let build = |output: &str, least: &str| {
        let arguments = [
            "book", "build", "--output", output, "--nodes", "200", "--hash", "1", "--from",
            "club.pdn", "--least", least,
        ];
        answer(folder, &arguments)
    };
    let told = build("club.book", "2");
    assert!(told.starts_with("club.book: 5 positions, "), "{told}");
    let shown = answer(folder, &["book", "show", "--book", "club.book", "--json"]);
    let shown: serde_json::Value = serde_json::from_str(&shown).unwrap();
    let moves: Vec<(&str, u64)> = shown["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|found| {
            (
                found["move"].as_str().unwrap(),
                found["weight"].as_u64().unwrap(),
            )
        })
        .collect();
    // 9-14 lost every game, and 12-16 was played once.
    assert_eq!(moves, [("11-15", 0), ("9-14", 0)]);
    let lines = answer(folder, &["book", "export", "club.book"]);
    assert_eq!(lines, "");
    fs::write(
        folder.join("more.pdn"),
        "1. 11-15 23-19 1-0 1. 11-15 23-19 1-0",
    )
    .unwrap();
    let arguments = [
        "book",
        "build",
        "--output",
        "club.book",
        "--nodes",
        "200",
        "--hash",
        "1",
        "--games",
        "club.pdn",
        "more.pdn",
    ];
    answer(folder, &arguments);
    let lines = answer(folder, &["book", "export", "club.book"]);
    assert!(lines.contains("1. 11-15 {weight 255, score"), "{lines}");
    assert!(lines.contains("23-18"), "{lines}");
    fs::write(folder.join("ending.pdn"), "[FEN \"B:W32:B1\"] 1. 1-5 *").unwrap();
    check_refused(
        folder,
        &[
            "book",
            "build",
            "--output",
            "x.book",
            "--from",
            "ending.pdn",
        ],
        "there are no games from the starting position",
    );
}

/// A book that only has 12-16 at the start, which the computer hardly ever plays otherwise.
fn odd_book(folder: &Path) {
    let games = "1. 12-16 24-20 1-0 1. 12-16 24-20 1-0";
    fs::write(folder.join("odd.pdn"), games).unwrap();
    let arguments = [
        "book", "build", "--output", "odd.book", "--games", "odd.pdn", "--nodes", "200", "--hash",
        "1",
    ];
    answer(folder, &arguments);
}

#[test]
fn the_computer_at_the_terminal_plays_from_a_book() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    odd_book(folder);
    let play = |book: &str| {
        Command::new(env!("CARGO_BIN_EXE_crownhead"))
            .current_dir(folder)
            .args(["play", "--terminal", "--plain", "--computer", "black"])
            .args(["--level", "10", "--time", "0.01", "--book", book])
            .env("NO_COLOR", "1")
            .env("LC_ALL", "C")
            .write_stdin("24-20\n")
            .assert()
    };
    let assert = play("odd.book").success();
    let shown = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(shown.contains("1. 12-16"), "{shown}");
    let assert = play("odd.pdn").failure();
    let told = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(told.contains("odd.pdn: not a book file"), "{told}");
}
