//! `crownhead puzzles` and `crownhead calibrate`, as people use them.

use assert_cmd::Command;
use learn::PuzzleFile;
use notation::pdn::Reader;
use std::fs;
use std::path::Path;

pub(crate) fn crownhead(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crownhead"));
    command.args(arguments).env("LC_ALL", "C");
    command
}

#[track_caller]
pub(crate) fn output(arguments: &[&str]) -> String {
    let assert = crownhead(arguments).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[test]
fn a_build_can_be_continued_and_does_not_depend_on_threads() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, parts] = ["whole", "parts"].map(|name| folder.path().join(name));
    let build = |out: &Path, games: &str, threads: &str| {
        let out = out.to_str().unwrap();
        output(&[
            "puzzles", "build", "--output", out, "--games", games, "--jobs", threads,
        ])
    };
    let told = build(&whole, "3", "2");
    assert!(told.contains(" from 3 games, "), "{told}");
    build(&parts, "1", "1");
    build(&parts, "3", "1");
    assert_eq!(fs::read(&whole).unwrap(), fs::read(&parts).unwrap());
    let file = PuzzleFile::decode(&fs::read(&whole).unwrap()).unwrap();
    assert_eq!((file.seed, file.games), (1, 3));
    // Another seed would mix two runs.
    let path = whole.to_str().unwrap();
    let refused = crownhead(&["puzzles", "build", "--output", path, "--seed", "2"])
        .assert()
        .failure();
    let stderr = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(stderr.contains("it was started with --seed 1"), "{stderr}");
}

#[test]
fn the_built_in_puzzles_are_counted_checked_and_exported() {
    let all = PuzzleFile::decode(learn::PUZZLES).unwrap().puzzles;
    let told = output(&["puzzles", "stats"]);
    assert!(
        told.starts_with(&format!("{} puzzles from ", all.len())),
        "{told}"
    );
    let told = output(&["puzzles", "check", "--sample", "3", "--nodes", "100000"]);
    assert!(told.ends_with("3 of 3 puzzles passed\n"), "{told}");

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.pdn");
    let out = path.to_str().unwrap();
    output(&["puzzles", "export", "--output", out]);
    let text = fs::read(&path).unwrap();
    let games: Vec<_> = Reader::new(text.as_slice()).map(Result::unwrap).collect();
    assert_eq!(games.len(), all.len());
    for (record, puzzle) in games.iter().zip(&all) {
        assert!(record.problems.is_empty(), "{:?}", record.problems);
        let game = record.game().unwrap();
        assert_eq!(game.start, puzzle.pos);
        assert_eq!(game.moves().collect::<Vec<_>>(), puzzle.solution);
    }
    output(&["puzzles", "export", "--output", out, "--theme", "sacrifice"]);
    assert!(fs::read(&path).unwrap().len() < text.len());
}

#[test]
fn evaluations_are_compared_with_results() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pdn");
    // Black is ahead and wins; White blunders in the middle. In the draw, nothing happens.
    let won =
        "1. 11-15 {[%eval 0.00]} 22-17 {[%eval 0.00]} 2. 8-11 {[%eval 0.00]} 17-13 {[%eval 2.00]}
        3. 15-18 {[%eval 2.00]} 23x14 {[%eval 2.00]} 4. 9x18 {[%eval #9]} 1-0";
    let drawn =
        "1. 11-15 {[%eval 0.10]} 22-17 {[%eval 0.10]} 2. 8-11 {[%eval 0.10]} 17-13 {[%eval 0.10]}
        3. 15-18 {[%eval 0.10]} 1/2-1/2";
    fs::write(&path, format!("{won}\n\n{drawn}\n\n1. 11-15 *\n")).unwrap();
    let told = output(&["calibrate", path.to_str().unwrap()]);
    for part in [
        "2 games with evaluations and a result\n",
        "\n| 2.00–3.00 | 3 | 1.000 | ",
        "\nDecisive games in which the loser has a mark: 1 of 1 (100.0%)\n",
        "\nDrawn games with a mark: 0 of 1 (0.0%)\n",
    ] {
        assert!(told.contains(part), "{part} in {told}");
    }
    let picture = folder.path().join("reliability.svg");
    let told_again = output(&[
        "calibrate",
        path.to_str().unwrap(),
        "--output",
        picture.to_str().unwrap(),
    ]);
    assert_eq!(told_again, told);
    assert!(fs::read_to_string(picture).unwrap().starts_with("<svg "));
    crownhead(&["calibrate", "no-such-file"]).assert().failure();
}
