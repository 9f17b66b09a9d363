//! `crownhead match`, as people use it: real processes, real files, our own program as the Hub
//! engine.

use assert_cmd::Command;
use notation::pdn::Reader;
use serde_json::Value;
use std::fs;
use std::path::Path;

const CROWNHEAD: &str = env!("CARGO_BIN_EXE_crownhead");

fn crownhead(arguments: &[&str]) -> Command {
    let mut command = Command::new(CROWNHEAD);
    command
        .arg("match")
        .args(arguments)
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C");
    command
}

#[track_caller]
fn json(arguments: &[&str]) -> Value {
    let assert = crownhead(arguments).arg("--json").assert().success();
    serde_json::from_slice(&assert.get_output().stdout).unwrap()
}

#[track_caller]
fn failure(arguments: &[&str]) -> String {
    let assert = crownhead(arguments).assert().failure();
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

/// The same engine behind the protocol.
fn behind_hub() -> String {
    format!("hub as=Other hash=1 '{CROWNHEAD}' hub")
}

/// The number of valid games in a file.
#[track_caller]
fn games_in(path: &Path) -> usize {
    let text = fs::read(path).unwrap();
    let records = Reader::new(text.as_slice()).map(Result::unwrap);
    records
        .inspect(|record| assert!(record.problems.is_empty(), "{:?}", record.problems))
        .count()
}

#[test]
fn the_protocol_changes_nothing() {
    let other = behind_hub();
    let arguments = [
        "--first",
        "self hash=1",
        "--second",
        &other,
        "--nodes",
        "150",
        "--games",
        "8",
    ];
    let answer = json(&arguments);
    assert_eq!(answer["game_count"], 8);
    assert_eq!(answer["conclusion"], "complete");
    // The same engine on both sides: the two games of a pair cancel out.
    assert_eq!(answer["pairs"], serde_json::json!([0, 0, 4, 0, 0]));
    assert_eq!(answer["elo"]["difference"], 0.0);
    assert_eq!(answer["second"], "Other");
}

#[test]
fn a_table_says_who_is_stronger() {
    let assert = crownhead(&[
        "--first",
        "self hash=1 nodes=3000",
        "--second",
        "self hash=1 level=1",
        "--games",
        "40",
        "--sprt",
        "0,200",
        "--jobs",
        "2",
        "--nodes",
        "500",
    ])
    .assert()
    .success();
    let table = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    for part in [
        "Crownhead hash=1 nodes=3000 against Crownhead hash=1 level=1\neleven-man, 500 nodes per move, seed 1\n",
        "\n          games   wins  draws losses    score\nas Black ",
        "\npairs    0: 0 ",
        "\nElo      ",
        "\ntest     H0 0 Elo, H1 200 Elo: ",
        "\nfirst    ",
    ] {
        assert!(table.contains(part), "{part} in {table}");
    }
    assert_eq!(
        String::from_utf8_lossy(&assert.get_output().stderr),
        "",
        "no progress without a terminal"
    );
}

#[test]
fn openings_come_from_decks_and_files() {
    let folder = tempfile::tempdir().unwrap();
    let openings = folder.path().join("openings.pdn");
    fs::write(
        &openings,
        "[Opening \"Single Corner\"] 1. 11-15 22-18 2. 15x22 25x18 *\n",
    )
    .unwrap();
    let openings = openings.to_str().unwrap();
    let pdn = folder.path().join("games.pdn");
    let base = [
        "--second",
        "self hash=1",
        "--first",
        "self hash=1",
        "--depth",
        "2",
    ];
    let with = |more: &[&str]| json(&[&base, more].concat());
    let answer = with(&["--openings", openings, "--output", pdn.to_str().unwrap()]);
    assert_eq!(answer["game_count"], 2);
    let text = fs::read_to_string(&pdn).unwrap();
    assert!(text.contains("[Opening \"1: Single Corner\"]"), "{text}");
    assert!(text.contains("1. 11-15 22-18 2. 15x22 25x18 3. "), "{text}");
    assert_eq!(with(&["--deck", "two-move-barred"])["game_count"], 12);
    let refused = failure(&["--second", "self", "--openings", "no-such-file.pdn"]);
    assert!(
        refused.starts_with("crownhead: no-such-file.pdn: "),
        "{refused}"
    );
}

#[test]
fn a_finished_match_can_be_made_longer() {
    let folder = tempfile::tempdir().unwrap();
    let pdn = folder.path().join("games.pdn");
    let path = pdn.to_str().unwrap();
    let run = |games: &str, more: &[&str]| {
        let base = [
            "--second",
            "self hash=1",
            "--first",
            "self hash=1 depth=3",
            "--depth",
            "2",
            "--output",
            path,
            "--games",
            games,
        ];
        json(&[&base, more].concat())
    };
    assert_eq!(run("4", &["--remarks"])["game_count"], 4);
    assert_eq!(games_in(&pdn), 4);
    let longer = run("10", &["--resume"]);
    assert_eq!(longer["game_count"], 10);
    assert_eq!(games_in(&pdn), 10);
    // Playing the whole match in one run gives the same result.
    let other = folder.path().join("other.pdn");
    let at_once = json(&[
        "--second",
        "self hash=1",
        "--first",
        "self hash=1 depth=3",
        "--depth",
        "2",
        "--games",
        "10",
        "--output",
        other.to_str().unwrap(),
    ]);
    assert_eq!(at_once["pairs"], longer["pairs"]);
    let again = failure(&["--second", "self hash=1", "--output", path]);
    assert!(
        again.contains("continue its match with --resume"),
        "{again}"
    );
    let another = failure(&["--second", "self hash=2", "--output", path, "--resume"]);
    assert!(another.contains("this is another match: "), "{another}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_goes_on() {
    use std::process::{Command, Stdio};
    let folder = tempfile::tempdir().unwrap();
    let pdn = folder.path().join("games.pdn");
    let journal = folder.path().join("games.pdn.journal");
    let other = behind_hub();
    let path = pdn.to_str().unwrap();
    let arguments = [
        "match",
        "--first",
        "self hash=1",
        "--second",
        &other,
        "--nodes",
        "200",
        "--output",
        path,
    ];
    let mut running = Command::new(CROWNHEAD)
        .args(arguments)
        .args(["--games", "5000", "--jobs", "2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = || fs::read_to_string(&journal).map_or(0, |text| text.lines().count());
    testkit::eventually("five lines of the journal", || {
        assert_eq!(
            running.try_wait().unwrap(),
            None,
            "the match ended too soon"
        );
        (lines() >= 5).then_some(())
    });
    let pid = running.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &pid])
            .status()
            .unwrap()
            .success()
    );
    let output = running.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(
        stderr.contains("of 5000 games: to continue, run the same command with --resume"),
        "{stderr}"
    );
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert!(stdout.contains("\ntogether "), "{stdout}");
    // No engine was considered dead.
    assert!(!stdout.contains("Lost by a failure"), "{stdout}");
    let played = games_in(&pdn);
    assert_eq!(played, lines() - 1);
    let more = (played + 4).next_multiple_of(2).to_string();
    let answer = json(&[&arguments[1..], &["--games", &more, "--resume"]].concat());
    assert_eq!(answer["game_count"].to_string(), more);
    assert_eq!(games_in(&pdn).to_string(), more);
}

#[cfg(unix)]
#[test]
fn a_crash_is_told() {
    let script = "read hub; echo wait; read init; echo ready; read game; read pos; echo out of luck >&2; exit 7";
    let other = format!("hub as=Crasher sh -c '{script}'");
    let assert = crownhead(&[
        "--first",
        "self hash=1",
        "--second",
        &other,
        "--nodes",
        "50",
        "--games",
        "2",
    ])
    .assert()
    .code(1);
    let stderr = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(
        stderr.contains("crownhead: game 1: Crasher loses: the engine ended at "),
        "{stderr}"
    );
    assert!(stderr.contains("out of luck"), "{stderr}");
    let stdout = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(
        stdout.contains("\ntogether      2      2      0      0  100.0 %\n"),
        "{stdout}"
    );
    assert!(
        stdout.contains("Lost by a failure:\n  game 1: Crasher loses"),
        "{stdout}"
    );
}

#[test]
fn wrong_arguments_are_explained() {
    #[track_caller]
    fn check(arguments: &[&str], message: &str) {
        let stderr = failure(arguments);
        assert!(stderr.contains(message), "{stderr}");
    }
    check(&[], "--second <PLAYER>");
    check(
        &["--second", "chess"],
        "a player is `self` with its settings, or `hub` with a command",
    );
    check(&["--second", "self", "--games", "3"], "games come in pairs");
    check(
        &["--second", "self", "--nodes", "0"],
        "nodes=0 isn't a pace",
    );
    check(
        &["--second", "self", "--nodes", "5", "--depth", "5"],
        "cannot be used with",
    );
    check(
        &["--second", "self", "--sprt", "5,0"],
        "is not a test such as 0,10",
    );
    check(
        &["--second", "self", "--deck", "chess"],
        "three-move-barred",
    );
    check(
        &["--second", "self mood=good"],
        "there is no setting \"mood\"",
    );
    check(
        &["--second", "hub ./no-such-engine", "--games", "2"],
        "no-such-engine doesn't start: can't start ./no-such-engine",
    );
}
