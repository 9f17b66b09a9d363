//! `crownhead endgame`, as people use it.

use assert_cmd::Command;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn crownhead(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crownhead"));
    command
        .arg("endgame")
        .args(arguments)
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C")
        .env_remove("CROWNHEAD_ENDGAMES");
    command
}

#[track_caller]
fn output(arguments: &[&str]) -> String {
    let assert = crownhead(arguments).assert().success();
    assert_eq!(String::from_utf8_lossy(&assert.get_output().stderr), "");
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[track_caller]
fn failure(arguments: &[&str]) -> String {
    let assert = crownhead(arguments).assert().failure().code(1);
    let output = assert.get_output();
    let text = [output.stdout.as_slice(), &output.stderr].concat();
    String::from_utf8(text).unwrap()
}

#[test]
fn a_position_is_judged_move_by_move() {
    assert_eq!(
        output(&["probe", "B:WK6,K7:BK30"]),
        "B:WK6,K7:BK30\n\
         Black to move: loss in 26\n  \
           30-26        loss in 26, longest defense\n  \
           30-25        loss in 10\n\
         line: 30-26 6-10 26-31 7-11 31-27 10-15 27-31 11-16 31-27 15-19 27-32 19-24 32-28 \
         16-19 28-32 24-28 32-27 28-32 27-31 19-15 31-26 15-18 26-30 18-22 30-26 22x31\n"
    );
    let answer: Value =
        serde_json::from_str(&output(&["probe", "W:WK6,K7:BK30", "--json"])).unwrap();
    assert_eq!(answer["fen"], "W:WK6,K7:BK30");
    assert_eq!(answer["score"]["outcome"], "win");
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves[0]["score"], answer["score"]);
    assert_eq!(moves.len(), 8);
    // With five pieces, the built-in databases know the result but not the distance.
    let five: Value =
        serde_json::from_str(&output(&["probe", "W:WK1,K2,27:BK12,20", "--json"])).unwrap();
    assert_eq!(
        (&five["score"]["outcome"], &five["score"]["plies"]),
        (&"win".into(), &Value::Null)
    );
}

#[test]
fn a_position_without_a_database_is_refused_with_the_reason() {
    assert_eq!(
        failure(&["probe", "B:W21,22,23,24:B1,2,3"]),
        "crownhead: no database knows this position: it has 7 pieces, and there are databases for up to 5\n"
    );
}

#[test]
fn the_counts_are_the_published_ones() {
    let answer: Value = serde_json::from_str(&output(&["stats", "--json"])).unwrap();
    let pieces = answer["by_pieces"].as_array().unwrap();
    let counts: Vec<u64> = pieces
        .iter()
        .map(|pieces| pieces["position_count"].as_u64().unwrap())
        .collect();
    assert_eq!(counts, [6_972, 261_224, 7_092_774, 148_688_232]);
    assert!(pieces.iter().all(|pieces| pieces["is_complete"] == true));
    let longest: Vec<u64> = pieces
        .iter()
        .filter_map(|pieces| {
            let win = pieces.get("longest_win").filter(|win| !win.is_null())?;
            let line = win["line"].as_array().unwrap();
            assert_eq!(win["plies"].as_u64().unwrap(), line.len() as u64);
            win["plies"].as_u64()
        })
        .collect();
    assert_eq!(longest, [13, 61, 109]);
    let table = output(&["stats", "--pieces", "2"]);
    assert!(table.contains("m0k1-m0k1  black              230            108            654"));
}

fn folder(path: &Path) -> String {
    path.join("tables").to_str().unwrap().to_owned()
}

#[test]
fn databases_are_built_resumed_and_verified() {
    let temporary = tempfile::tempdir().unwrap();
    let dir = folder(temporary.path());
    let built = output(&[
        "build",
        "--pieces",
        "3",
        "--endgames",
        &dir,
        "--threads",
        "2",
    ]);
    assert!(
        built.starts_with("building 9 of 9 slices: 199,520 positions, "),
        "{built}"
    );
    assert!(
        built.contains("\nm0k2-m0k1           29,760 positions"),
        "{built}"
    );
    let again = output(&["build", "--pieces", "3", "--endgames", &dir]);
    assert!(again.starts_with("building 0 of 9 slices: "), "{again}");

    let verified = output(&["verify", "--endgames", &dir, "--pieces", "3"]);
    assert_eq!(verified, "9 slices, 199,520 positions checked, 0 wrong\n");
    let sampled = output(&["verify", "--sample", "20"]);
    assert_eq!(sampled, "45 slices, 900 positions checked, 0 wrong\n");

    // A damaged file is reported, and the others are still used.
    let file = Path::new(&dir).join("m0k2-m0k1.wld");
    let mut bytes = fs::read(&file).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&file, bytes).unwrap();
    let damaged = failure(&["verify", "--endgames", &dir, "--pieces", "3"]);
    assert!(
        damaged.starts_with("m0k2-m0k1.wld is left out: the body is damaged\n"),
        "{damaged}"
    );
    crownhead(&["probe", "B:WK6:BK30", "--endgames", &dir])
        .assert()
        .success();
    let repaired = output(&["build", "--pieces", "3", "--endgames", &dir]);
    assert!(
        repaired.starts_with("building 1 of 9 slices: 29,760 "),
        "{repaired}"
    );
}

#[test]
fn what_does_not_fit_is_refused_before_it_starts() {
    let temporary = tempfile::tempdir().unwrap();
    let dir = folder(temporary.path());
    let build = |arguments: &[&str]| failure(&[&["build", "--endgames", &dir], arguments].concat());
    let refused = build(&["--slice", "m0k3-m0k3", "--memory", "10M"]);
    assert!(
        refused.contains(" MiB of memory, but only 10 are available"),
        "{refused}"
    );
    let refused = build(&["--against", "4v4"]);
    assert!(
        refused.contains("has too many positions for one table"),
        "{refused}"
    );
    assert!(!Path::new(&dir).exists());
}

#[test]
fn what_is_not_there_is_told_once() {
    let told = failure(&["stats", "--pieces", "8"]);
    assert_eq!(
        told,
        "crownhead: there is no database with 8 pieces: those with up to 5 come with the program, \
         and `crownhead endgame build` makes others\n"
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let file = file.to_str().unwrap();
    let told = failure(&["build", "--pieces", "3", "--endgames", file]);
    let expected = format!("crownhead: the folder {file}: ");
    assert!(told.starts_with(&expected), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
}
