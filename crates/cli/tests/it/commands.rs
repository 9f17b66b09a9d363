//! The program as people and scripts call it: real processes, real files.

use assert_cmd::Command;
use serde_json::Value;
use std::fs;

fn crownhead(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("crownhead").unwrap();
    command
        .args(arguments)
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C");
    command
}

/// The standard output of a call that must succeed.
#[track_caller]
fn output(arguments: &[&str]) -> String {
    let assert = crownhead(arguments).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[track_caller]
fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&output(arguments)).unwrap()
}

/// The exit status and message of a call that must fail.
#[track_caller]
fn failure(arguments: &[&str]) -> (i32, String) {
    let assert = crownhead(arguments).assert().failure();
    let output = assert.get_output();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stderr.clone()).unwrap(),
    )
}

#[test]
fn moves_are_listed_in_numbers_letters_and_json() {
    assert_eq!(
        output(&["moves"]),
        "9-13\n9-14\n10-14\n10-15\n11-15\n11-16\n12-16\n"
    );
    assert!(output(&["moves", "--letters"]).starts_with("B6-A5\nB6-C5\n"));
    let answer = json(&["moves", "B:W6,7,14,15:B2", "--json"]);
    assert_eq!(answer["turn"], "black");
    assert_eq!(answer["must_capture"], true);
    assert_eq!(answer["moves"][0]["move"], "2x9x18");
    assert_eq!(answer["moves"][0]["path"], serde_json::json!([2, 9, 18]));
    assert_eq!(answer["moves"][1]["captured"], serde_json::json!([7, 15]));
    assert_eq!(answer["moves"][1]["fen"], "W:W6,14:B18");
    assert_eq!(
        output(&["moves", "B:W9,14:B5"]),
        "White wins. Black can't move.\n"
    );
    let blocked = serde_json::json!({ "result": "0-1", "termination": "blocked" });
    for command in ["moves", "board"] {
        let answer = json(&[command, "B:W9,14:B5", "--json"]);
        assert_eq!(answer["ending"], blocked, "{command}");
    }
    assert_eq!(output(&["moves", "B:WK14:B9"]), "9x18\n");
    assert_eq!(
        output(&["moves", "B:WK14:B9", "--kings-safe-from-men"]),
        "9-13\n"
    );
}

#[test]
fn boards_are_shown_and_read_back() {
    let shown = output(&["board", "W:W18,24,K30:B5,11,K27"]);
    assert!(shown.contains("  7 r   .   .   .    7   5-8\n"), "{shown}");
    assert!(
        shown.contains("White to move. Black: 2 men, 1 king. White: 2 men, 1 king."),
        "{shown}"
    );
    assert!(output(&["board", "--flip"]).starts_with("    H G F E D C B A\n"));
    let plain = output(&["board", "--plain"]);
    assert_eq!(plain.lines().count(), 8);
    let turned = json(&["board", "--setup", "A7=B C3=W", "--turn", "white", "--json"]);
    assert_eq!(turned["turn"], "white");
    let answer = json(&["board", "--setup", "A7=B, c3=wk", "--json"]);
    assert_eq!(answer["fen"], "B:WK22:B5");
    let pieces = serde_json::json!([
        { "square": 5, "side": "black", "king": false },
        { "square": 22, "side": "white", "king": true },
    ]);
    assert_eq!(answer["pieces"], pieces);
    assert!(output(&["board", "--svg"]).starts_with("<svg "));
}

#[test]
fn perft_counts_and_tells_its_speed() {
    let shown = output(&["perft", "--depth", "7"]);
    assert!(shown.contains("179,740 nodes\n"), "{shown}");
    assert!(
        shown.contains(" seconds\n") && shown.contains("nodes per second\n"),
        "{shown}"
    );
    let answer = json(&["perft", "--depth", "6", "--divide", "--json"]);
    assert_eq!(answer["nodes"], 36_768);
    assert_eq!(answer["divide"].as_array().unwrap().len(), 7);
}

#[test]
fn bench_measures_a_network_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let net = folder.path().join("net");
    let nodes = |arguments: &[&str]| {
        let answer = json(&[&["bench", "--depth", "2", "--json"], arguments].concat());
        answer["nodes"].as_u64().unwrap()
    };
    fs::write(&net, nnue::Network::untrained(1).to_bytes()).unwrap();
    assert_ne!(nodes(&["--net", net.to_str().unwrap()]), nodes(&[]));

    fs::write(&net, "no network").unwrap();
    let (status, told) = failure(&["bench", "--net", net.to_str().unwrap()]);
    assert_eq!(status, 1);
    assert!(told.contains("not a network file"), "{told}");
}

#[test]
fn ballots_are_listed_and_shown() {
    assert!(output(&["ballots", "list"]).contains("three-move                 156\n"));
    assert_eq!(
        output(&["ballots", "list", "--deck", "three-move"])
            .lines()
            .count(),
        156
    );
    assert_eq!(
        output(&["ballots", "list", "--deck", "eleven-man", "--json"])
            .lines()
            .count(),
        2500
    );
    let shown = output(&["ballots", "show", "5"]);
    assert!(
        shown.starts_with("Ballot 5 of three-move-table: 9-13 22-18 6-9 "),
        "{shown}"
    );
    let eleven = output(&["ballots", "show", "3", "--deck", "eleven-man"]);
    assert!(
        eleven.starts_with("Ballot 3 of eleven-man: off ") && !eleven.contains('('),
        "{eleven}"
    );
    assert_eq!(
        json(&["ballots", "show", "5", "--json"])["name"],
        "Dreaded Edinburgh"
    );
}

#[test]
fn wrong_arguments_say_what_is_wrong() {
    #[track_caller]
    fn check(arguments: &[&str], status: i32, part: &str) {
        let (code, message) = failure(arguments);
        assert!(message.contains(part), "{message}");
        assert_eq!(code, status, "{message}");
    }
    check(
        &["board", "X:W1"],
        2,
        "invalid value 'X:W1' for '[FEN]': column 1: expected B or W",
    );
    check(
        &["board", "B:W1:B2"],
        2,
        "a white man on 1 would have been crowned",
    );
    check(
        &["board", "--setup", "A7=B A2=W"],
        1,
        "--setup \"A7=B A2=W\": entry 2, \"A2=W\": A2 is a light square",
    );
    check(&["board", "--setup", ""], 1, "the board is empty");
    check(&["board", "start", "--setup", "A7=B"], 2, "--setup");
    check(
        &["analyze", "start", "--time", "-1"],
        2,
        "invalid value '-1' for '--time <SECONDS>': expected a number of seconds, more than 0",
    );
    check(&["analyze", "W:W18"], 1, "the FEN \"W:W18\": ");
    check(
        &["analyze", "nowhere.pdn"],
        1,
        "nowhere.pdn is neither a FEN nor a file that can be read: No such file",
    );
    check(
        &["perft", "--depth", "-3"],
        2,
        "invalid value '-3' for '--depth <PLIES>': expected a whole number from 1 to 30",
    );
    check(
        &["match", "--second", "self", "--deck", "x"],
        2,
        "eleven-man",
    );
    check(
        &["match", "--second", "self", "--nodes", "-5"],
        2,
        "--nodes",
    );
    check(
        &["puzzles", "export", "-o", "x", "--theme", "x"],
        2,
        "two-for-one",
    );
    check(
        &["serve", "--listen", "here"],
        2,
        "invalid value 'here' for '--listen <ADDRESS>': expected an address and a port",
    );
    check(
        &["play", "--listen", "0.0.0.0:80"],
        2,
        "the app is for this machine only",
    );
    check(
        &["ballots", "show", "999"],
        1,
        "there is no ballot 999 in the deck three-move-table",
    );
    check(
        &["perft", "--depth", "0"],
        2,
        "expected a whole number from 1 to 30",
    );
    check(&["moves", "--jsn"], 2, "--json");
    check(&["pdn", "check"], 2, "<FILE>...");
    check(&["man", "--output", "/proc/nowhere"], 1, "/proc/nowhere");
    check(
        &["pdn", "convert", "x.pdn", "--to", "json", "--letters"],
        1,
        "--letters is for PDN",
    );
    check(
        &["pdn", "convert", "/dev/null", "-o", "/no/such/x.pdn"],
        1,
        "/no/such/x.pdn: No such file",
    );
    check(
        &["play", "--terminal", "--level", "0", "--computer", "white"],
        2,
        "there is no level",
    );
    check(&["play", "--computer", "white"], 2, "--terminal");
    check(&["play", "--fen", "B:W32:B1"], 2, "--terminal");
    check(&["play", "--terminal", "--listen", "1"], 2, "--listen");
    check(
        &["play", "--pages", "/no/such/folder"],
        1,
        "can't read the pages in /no/such/folder: No such file",
    );
}

const GAMES: &str = r#"[Event "One"]
[Black "Doe, Jane"]
[White "Roe, Richard"]
[Result "1-0"]

1. 11-15 23-19 2. 8-11 22-17 3. 11-16 1-0

[Event "Two"]
[Result "*"]

1. 11-15 22-18 2. 9-14 *

[Event "Three"]

1. 9-14 22-18 1/2-1/2
"#;

#[test]
fn pdn_files_are_checked_and_converted() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.pdn");
    let file = path.to_str().unwrap();
    fs::write(&path, GAMES).unwrap();

    let assert = crownhead(&["pdn", "check", file]).assert().code(1);
    let shown = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    let problem =
        format!("{file}:11:19: Game 2, move 2 (Black): 9-14 isn't legal. Expected 15x22.\n");
    assert_eq!(
        shown,
        format!("{problem}{file}: 3 games, 9 moves, 1 problem\n")
    );

    let missing = dir.path().join("missing.pdn");
    let assert = crownhead(&["pdn", "check", missing.to_str().unwrap(), file, "--json"])
        .assert()
        .code(1);
    let shown = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    let answers: Vec<Value> = shown
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let unreadable = answers[0]["unreadable"].as_str().unwrap();
    assert!(unreadable.contains("missing.pdn"), "{unreadable}");
    assert_eq!(answers[1]["game_count"], 3);
    let problem = &answers[1]["problems"][0];
    assert_eq!(problem["line"], 11);
    assert_eq!(problem["at"]["side"], "black");
    assert_eq!(problem["kind"], "illegal_move");

    // Converting to JSON and back gives the same games. The converted file has no problems.
    let jsonl = dir.path().join("games.jsonl");
    let clean = dir.path().join("clean.pdn");
    let (jsonl, clean) = (jsonl.to_str().unwrap(), clean.to_str().unwrap());
    crownhead(&["pdn", "convert", file, "--to", "json", "-o", jsonl])
        .assert()
        .code(1);
    assert_eq!(fs::read_to_string(jsonl).unwrap().lines().count(), 3);
    crownhead(&["pdn", "convert", jsonl, "-o", clean])
        .assert()
        .success();
    assert!(output(&["pdn", "check", clean]).ends_with(": 3 games, 9 moves, 0 problems\n"));
    let text = output(&["pdn", "convert", clean]);
    assert_eq!(text, fs::read_to_string(clean).unwrap());
    assert!(output(&["pdn", "convert", clean, "--letters"]).contains("1. f6-e5"));

    // Closing the output early isn't an error.
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
        .args(["pdn", "convert", clean])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.success());
    assert_eq!(ended.stderr, b"");

    // Converting a file in place never loses unreadable parts, unless `--lossy` is given.
    let (code, message) = failure(&["pdn", "convert", file, "-o", file]);
    assert!(message.contains("the file is left as it was"), "{message}");
    assert_eq!(
        (code, fs::read_to_string(file).unwrap().as_str()),
        (1, GAMES)
    );
    crownhead(&["pdn", "convert", file, "-o", file, "--lossy"])
        .assert()
        .code(1);
    assert_ne!(fs::read_to_string(file).unwrap(), GAMES);

    // From standard input.
    let assert = crownhead(&["pdn", "check", "-"])
        .write_stdin(text)
        .assert()
        .success();
    let shown = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    assert_eq!(shown, "-: 3 games, 9 moves, 0 problems\n");
}

#[test]
fn some_files_mean_white_by_one_zero() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("old.pdn");
    let file = path.to_str().unwrap();
    fs::write(
        &path,
        "[FEN \"W:W14:B9\"]\n[Result \"1-0\"]\n\n1... 14x5 1-0\n",
    )
    .unwrap();
    crownhead(&["pdn", "check", file]).assert().code(1);
    assert!(output(&["pdn", "check", "--one-zero", "white", file]).ends_with(" 0 problems\n"));
    assert!(output(&["pdn", "convert", "--one-zero", "white", file]).contains("[Result \"0-1\"]"));
}

#[test]
fn a_file_that_is_no_pdn_is_told() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("noise.pdn");
    fs::write(&path, (0..=255).cycle().take(5000).collect::<Vec<u8>>()).unwrap();
    let assert = crownhead(&["pdn", "check", path.to_str().unwrap()])
        .assert()
        .code(1);
    assert!(String::from_utf8_lossy(&assert.get_output().stdout).contains("problem"));
    crownhead(&["pdn", "check", dir.path().to_str().unwrap()])
        .assert()
        .code(1);
}

#[test]
fn shells_and_manuals_are_served() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(
            output(&["completions", shell]).contains("crownhead"),
            "{shell}"
        );
    }
    assert!(output(&["man"]).contains(".TH crownhead"));
    let dir = tempfile::tempdir().unwrap();
    output(&["man", "--output", dir.path().to_str().unwrap()]);
    assert!(dir.path().join("crownhead-moves.1").exists());
}

#[test]
fn the_version_names_commit_and_build() {
    let short = output(&["-V"]);
    let long = output(&["--version"]);
    assert!(long.starts_with(&short), "{long}");
    assert!(long.contains("\ntarget: "), "{long}");
    assert!(long.contains("\nfeatures: "), "{long}");

    let start = concat!("crownhead ", env!("CARGO_PKG_VERSION"), " (");
    let details = short.trim_end().strip_prefix(start).unwrap();
    let (commit, build) = details.split_once(", ").unwrap();
    let is_hash = commit.len() >= 7 && commit.chars().all(|c| c.is_ascii_hexdigit());
    assert!(is_hash || commit == "unknown commit", "{short}");
    assert!(build.ends_with(" build)"), "{short}");
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("crownhead"))
        .args(["ballots", "list", "--deck", "eleven-man-draws"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.success());
    assert_eq!(ended.stderr, b"");
}

#[test]
fn the_terminal_follows_the_language_of_the_system() {
    fn check(language: &str, expected: &str) {
        let out = crownhead(&["board", "B:W18:B1"])
            .env("LC_ALL", "")
            .env("LC_MESSAGES", "")
            .env("LANG", language)
            .output()
            .unwrap();
        let out = String::from_utf8(out.stdout).unwrap();
        assert!(out.contains(expected), "{language}: {out}");
    }
    check("C.UTF-8", "Black to move.");
    check("de_AT.UTF-8", "Schwarz am Zug.");
    // A language that we don't have, and no language at all.
    check("tlh_KX", "Black to move.");
    check("\u{202e}", "Black to move.");
}
