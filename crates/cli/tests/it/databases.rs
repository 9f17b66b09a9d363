//! Endgame databases in the commands that use the engine.

use assert_cmd::Command;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

fn crownhead(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crownhead"));
    command
        .args(arguments)
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C")
        .env_remove("CROWNHEAD_ENDGAMES");
    command
}

/// A command's standard output and standard error.
#[track_caller]
fn told(mut command: Command) -> (String, String) {
    let assert = command.assert().success();
    let output = assert.get_output();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr))
}

/// A folder with databases for up to three pieces. One is damaged, and one is something else.
fn damaged_folder(parent: &Path) -> String {
    let dir = parent.join("tables").to_str().unwrap().to_owned();
    told(crownhead(&[
        "endgame",
        "build",
        "--pieces",
        "3",
        "--endgames",
        &dir,
    ]));
    let file = Path::new(&dir).join("m0k2-m0k1.wld");
    let mut bytes = fs::read(&file).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&file, bytes).unwrap();
    fs::write(Path::new(&dir).join("m1k0-m1k0.dtw"), "hello").unwrap();
    dir
}

const WON: &str = "B:WK1:BK29,K30";
/// This is found when the position is probed.
const DAMAGED: &str = "m0k2-m0k1.wld is left out: the body is damaged";
/// This is found when the folder is opened.
const LEFT_OUT: &str = "m1k0-m1k0.dtw is left out: this isn't an endgame table";

#[test]
fn an_ending_is_analyzed_by_the_databases_of_the_program() {
    let (answer, _) = told(crownhead(&["analyze", WON, "--depth", "2"]));
    assert!(answer.contains("wins in 17"), "{answer}");
}

#[test]
fn a_damaged_file_is_named_and_the_command_goes_on() {
    let temporary = tempfile::tempdir().unwrap();
    let dir = damaged_folder(temporary.path());
    let analyze = ["analyze", WON, "--depth", "2", "--endgames", &dir];
    let (answer, errors) = told(crownhead(&analyze));
    // The built-in databases complement the folder.
    assert!(answer.contains("wins in 17"), "{answer}");
    assert!(
        errors.contains(LEFT_OUT) && errors.contains(DAMAGED),
        "{errors}"
    );

    let mut from_environment = crownhead(&analyze[..4]);
    from_environment.env("CROWNHEAD_ENDGAMES", &dir);
    let (_, errors) = told(from_environment);
    assert!(errors.contains(LEFT_OUT), "{errors}");

    let missing = [
        "analyze",
        WON,
        "--depth",
        "2",
        "--endgames",
        "/no/such/folder",
    ];
    let (answer, errors) = told(crownhead(&missing));
    assert!(answer.contains("wins in 17"), "{answer}");
    assert!(
        errors.starts_with("crownhead: /no/such/folder is left out: it can't be read: "),
        "{errors}"
    );

    let player = format!("self hash=1 endgames={dir}");
    let arguments = [
        "match",
        "--first",
        &player,
        "--second",
        "self hash=1 endgames=none",
        "--games",
        "2",
        "--depth",
        "1",
    ];
    let (_, errors) = told(crownhead(&arguments));
    assert!(errors.contains(LEFT_OUT), "{errors}");
}

#[test]
fn programs_choose_databases_by_hub() {
    let temporary = tempfile::tempdir().unwrap();
    let dir = damaged_folder(temporary.path());
    let mut command = crownhead(&["hub", "--set", "hash=1"]);
    command.write_stdin(format!(
        "hub\nset-param name=endgames value=none\nset-param name=endgames value=\"{dir}\"\n\
         set-param name=endgames value=/no/such/folder\ninit\n\
         pos pos=BWeeeeeeeeeeeeeeeeeeeeeeeeeeeBBee\nlevel depth=2\ngo think\nquit\n"
    ));
    let (answers, _) = told(command);
    for expected in [
        "param name=endgames value=default",
        LEFT_OUT,
        DAMAGED,
        "/no/such/folder",
        // A win in 33 plies.
        "score=99.67",
    ] {
        assert!(answers.contains(expected), "{expected}: {answers}");
    }
}

#[test]
fn games_to_learn_from_end_where_databases_know_better() {
    let temporary = tempfile::tempdir().unwrap();
    let out = temporary.path().join("games").to_str().unwrap().to_owned();
    let play = [
        "datagen", "play", "--output", &out, "--games", "1", "--nodes", "200", "--hash", "1",
    ];
    told(crownhead(&[&play[..], &["--endgames"]].concat()));
    // With other databases, it's a different run.
    let assert = crownhead(&play).assert().failure();
    let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(
        errors.contains("the file belongs to another run"),
        "{errors}"
    );

    let games = format!("{out}/seed1-000.games");
    let records = format!("{out}/all.records");
    let positions = [
        "datagen",
        "positions",
        &games,
        "--output",
        &records,
        "--endgames",
    ];
    let (answer, _) = told(crownhead(&positions));
    assert!(answer.contains(" positions of 1 game in "), "{answer}");
}

#[test]
fn a_build_ends_when_nobody_listens() {
    let temporary = tempfile::tempdir().unwrap();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_crownhead"))
        .args(["endgame", "build", "--pieces", "4", "--endgames"])
        .arg(temporary.path().join("tables"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut first)
        .unwrap();
    assert!(first.starts_with("building 23 of 23 slices"), "{first}");
    // The pipe is closed now.
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
