//! `crownhead analyze`, as people use it.

use assert_cmd::Command;
use notation::pdn::{Arrow, Mark, Reader};
use serde_json::Value;
use std::fs;

fn crownhead(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crownhead"));
    command
        .arg("analyze")
        .args(arguments)
        .args(["--hash", "1"])
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C");
    command
}

#[track_caller]
fn output(arguments: &[&str]) -> String {
    let assert = crownhead(arguments).assert().success();
    assert_eq!(String::from_utf8_lossy(&assert.get_output().stderr), "");
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[test]
fn a_position_has_lines_with_scores() {
    let answer: Value = serde_json::from_str(&output(&[
        "start", "--depth", "6", "--lines", "9", "--json",
    ]))
    .unwrap();
    assert_eq!(answer["turn"], "black");
    assert_eq!(answer["depth"], 6);
    let lines = answer["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 7, "there are seven moves");
    let men: Vec<f64> = lines
        .iter()
        .map(|line| line["score"]["men"].as_f64().unwrap())
        .collect();
    assert!(men.is_sorted_by(|a, b| a >= b), "{men:?}");

    let table = output(&["B:W18:B14", "--nodes", "1000"]);
    assert!(
        table.starts_with("B:W18:B14\nBlack to move. The endgame database knows this position.\n"),
        "{table}"
    );
    assert!(table.ends_with("\n 1. Black wins in 1  14x23\n"), "{table}");
    let over = output(&["B:W9,14:B5"]);
    assert_eq!(
        over,
        "B:W9,14:B5\nGame over. White wins. Black can't move.\n"
    );
}

const GAME: &str = "[Black \"Ann\"] [White \"Bob\"] [Result \"1-0\"]
1. 11-15 23-19 2. 8-11 19-16 {a shot?} 3. 11x20 22-17 1-0";

#[test]
fn games_are_annotated() {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("game.pdn");
    fs::write(&source, format!("{GAME}\n\n1. 9-14 *\n")).unwrap();
    let target = folder.path().join("annotated.pdn");
    let (source, target) = (source.to_str().unwrap(), target.to_str().unwrap());
    let told = output(&[source, "--depth", "7", "--output", target]);
    assert!(
        told.starts_with("Game 1: Ann – Bob, 1-0: 6 moves, 0 mistakes, 1 blunder\n"),
        "{told}"
    );
    for part in [
        "\n  Opening: Old Faithful\n  Accuracy: Black 100%, White ",
        "\n  Turning point: White, 2. 19-16??\n    2. White 19-16??    ",
        "\n       This loses a piece.\n",
        "\nGame 2: ? – ?, *: 1 move, 0 mistakes, 0 blunders\n  Opening: Double Corner\n",
    ] {
        assert!(told.contains(part), "{part} in {told}");
    }

    let text = fs::read(target).unwrap();
    let records: Vec<_> = Reader::new(text.as_slice()).map(Result::unwrap).collect();
    assert_eq!(records.len(), 2);
    assert!(records.iter().all(|record| record.problems.is_empty()));
    let game = records[0].game().unwrap();
    assert_eq!(
        game.tags.get("Annotator"),
        Some(concat!("Crownhead ", env!("CARGO_PKG_VERSION")))
    );
    assert_eq!(game.tags.get("Opening"), Some("Old Faithful"));
    let marks: Vec<_> = game
        .line
        .nodes
        .iter()
        .map(|node| node.strength.map(|strength| strength.mark))
        .collect();
    assert_eq!(marks, [None, None, None, Some(Mark::Blunder), None, None]);
    for node in &game.line.nodes {
        let evals = node
            .comments
            .iter()
            .flat_map(notation::pdn::Comment::commands);
        assert_eq!(evals.filter(|(name, _)| *name == "eval").count(), 1);
    }
    let mistake = &game.line.nodes[3];
    assert_eq!(mistake.comments[0].as_str(), "a shot?");
    let ours = &mistake.comments[1];
    assert!(
        ours.as_str().contains("[%review ??] This loses a piece."),
        "{ours}"
    );
    assert_eq!(Arrow::all(ours).count(), 2);
    assert_eq!(mistake.variations.len(), 1);

    // Annotating again changes nothing, in place or not.
    output(&[target, "--depth", "7", "--output", target]);
    assert_eq!(fs::read(target).unwrap(), text);
}

#[test]
fn games_are_chosen_and_analyzed_side_by_side() {
    let games = format!("{GAME}\n\n1. 9-14 *\n\n1. 11-15 22-17 2. 15-19 *\n");
    let run = |arguments: &[&str]| {
        let assert = crownhead(&[&["-", "--depth", "6"], arguments].concat())
            .write_stdin(games.as_str())
            .assert()
            .success();
        String::from_utf8(assert.get_output().stdout.clone()).unwrap()
    };
    let all = run(&[]);
    assert_eq!(run(&["--jobs", "3"]), all);
    let some = run(&["--game", "2-3"]);
    assert!(
        some.starts_with("Game 2: ") && all.ends_with(&some),
        "{some}"
    );
    assert!(some.contains("  Opening: Dyke\n"), "{some}");
    let refused = crownhead(&["-", "--game", "7"])
        .write_stdin(games.as_str())
        .assert()
        .failure();
    let stderr = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(
        stderr.contains("none of its 3 games has that number"),
        "{stderr}"
    );
}

#[test]
fn the_json_of_pdn_convert_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let [pdn, json] = ["game.pdn", "game.json"].map(|name| folder.path().join(name));
    fs::write(&pdn, GAME).unwrap();
    let mut convert = Command::new(env!("CARGO_BIN_EXE_crownhead"));
    convert
        .args(["pdn", "convert", "--to", "json"])
        .arg(&pdn)
        .arg("--output")
        .arg(&json);
    convert.assert().success();
    assert!(fs::read_to_string(&json).unwrap().starts_with('{'));
    let [from_pdn, from_json] =
        [&pdn, &json].map(|path| output(&[path.to_str().unwrap(), "--depth", "6"]));
    assert_eq!(from_json, from_pdn);
}

#[test]
fn an_odd_result_is_pointed_out() {
    let assert = crownhead(&["-", "--depth", "6"])
        .write_stdin("[FEN \"B:W32:BK6,K10,22\"] 1. 22-26 1/2-1/2")
        .assert()
        .success();
    let told = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    let odd = "  The result doesn't match the final position: one side was winning.\n";
    assert!(told.contains(odd), "{told}");
}

/// Analyzing a file must not lose any of it.
#[test]
fn a_file_with_bad_moves_is_not_replaced_by_less() {
    const BAD: &str = "[Event \"A\"]\n1. 11-15 1-5 2. 9-14 23-18 *\n";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    fs::write(&file, BAD).unwrap();
    let path = file.to_str().unwrap();
    let refused = crownhead(&[path, "--depth", "2", "--output", path])
        .assert()
        .code(1);
    let stderr = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(stderr.contains("Game 1, move 1 (White)"), "{stderr}");
    let expected = format!("{path}: the file is left as it was: ");
    assert!(stderr.contains(&expected), "{stderr}");
    assert_eq!(fs::read_to_string(&file).unwrap(), BAD);

    // Another file can have less in it, and so can this one with `--lossy`.
    let other = folder.path().join("other.pdn");
    let other = other.to_str().unwrap();
    crownhead(&[path, "--depth", "2", "--output", other])
        .assert()
        .code(1);
    assert!(fs::read_to_string(other).unwrap().contains("11-15"));
    assert_eq!(fs::read_to_string(&file).unwrap(), BAD);
    crownhead(&[path, "--depth", "2", "--output", path, "--lossy"])
        .assert()
        .code(1);
    assert!(fs::read_to_string(&file).unwrap().contains("Annotator"));
}

#[test]
fn games_are_told_in_json() {
    let assert = crownhead(&["-", "--depth", "10", "--json"])
        .write_stdin(GAME)
        .assert()
        .success();
    let answer: Value = serde_json::from_slice(&assert.get_output().stdout).unwrap();
    assert_eq!(answer["game"], 1);
    assert_eq!(answer["black"], "Ann");
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 6);
    assert_eq!(moves[3]["move"], "19-16");
    assert_eq!(moves[3]["mark"], "??");
    assert_eq!(moves[3]["reasons"][0]["kind"], "loses_pieces");
    assert_eq!(moves[3]["refutation"][0], "19-16");
    assert_eq!(answer["opening"], "Old Faithful");
    assert_eq!(answer["turning_point"], 3);
    assert_eq!(answer["accuracy"]["black"], 100.0);
    assert!(moves[3]["score"]["men"].as_f64().unwrap() < -0.5);
    assert!(!moves[3]["better"]["moves"].as_array().unwrap().is_empty());
}

#[test]
fn what_cannot_be_analyzed_is_explained() {
    #[track_caller]
    fn check(arguments: &[&str], message: &str) {
        let assert = crownhead(arguments).assert().failure();
        let stderr = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(stderr.contains(message), "{stderr}");
    }
    check(
        &["no-such-file"],
        "no-such-file is neither a FEN nor a file that can be read: ",
    );
    check(&["B:W33:B1"], "the FEN \"B:W33:B1\": ");
    check(
        &["start", "--time", "0"],
        "expected a number of seconds, more than 0",
    );
    check(
        &["start", "--depth", "3", "--output", "x.pdn"],
        "--output is for games",
    );
    let bad = crownhead(&["-", "--depth", "2"])
        .write_stdin("1. 11-15 1-5 *")
        .assert()
        .code(1);
    let output = bad.get_output();
    assert!(String::from_utf8_lossy(&output.stderr).contains("Game 1, move 1 (White)"));
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("Game 1: "));
}
