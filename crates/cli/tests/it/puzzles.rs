//! `crownhead puzzles` and `crownhead calibrate`, as people use them.

use assert_cmd::Command;
use learn::{PuzzleFile, PuzzleGames};
use notation::pdn::{Node, Reader};
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
    // The games are next to the puzzles.
    let [games, of_parts] =
        ["whole.games", "parts.games"].map(|name| fs::read(folder.path().join(name)).unwrap());
    assert_eq!(games, of_parts);
    let games = PuzzleGames::decode(&games).unwrap();
    assert_eq!(games.seed, 1);
    assert!(!file.puzzles.is_empty());
    assert!(
        file.puzzles
            .iter()
            .all(|puzzle| games.source(puzzle).is_some())
    );
    // And so they are after a check.
    let checked = folder.path().join("checked");
    let [from, to] = [&whole, &checked].map(|path| path.to_str().unwrap());
    output(&["puzzles", "check", from, "--nodes", "20000", "--output", to]);
    let file = PuzzleFile::decode(&fs::read(&checked).unwrap()).unwrap();
    let games = fs::read(folder.path().join("checked.games")).unwrap();
    let games = PuzzleGames::decode(&games).unwrap();
    assert!(
        file.puzzles
            .iter()
            .all(|puzzle| games.source(puzzle).is_some())
    );
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
fn the_games_of_puzzles_are_exported_with_the_solutions() {
    let all = PuzzleFile::decode(learn::PUZZLES).unwrap().puzzles;
    let games = PuzzleGames::decode(learn::PUZZLE_GAMES).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pdn");
    let out = path.to_str().unwrap();
    let told = output(&["puzzles", "export", "--source-games", "--output", out]);
    let count = format!("{} games", games.games.len());
    assert!(told.replace(',', "").contains(&count), "{told}");
    let text = fs::read(&path).unwrap();
    let records: Vec<_> = Reader::new(text.as_slice()).map(Result::unwrap).collect();
    assert_eq!(records.len(), games.games.len());
    let mut puzzles = 0;
    for (record, (number, expected)) in records.iter().zip(&games.games) {
        assert!(
            record.problems.is_empty(),
            "{number}: {:?}",
            record.problems
        );
        let game = record.game().unwrap();
        assert_eq!(game.start, expected.start);
        assert!(game.moves().eq(expected.moves.iter().copied()));
        let level = game.tags.get("Black").unwrap();
        assert!(level.starts_with("Level "), "{level}");
        puzzles += all.iter().filter(|puzzle| puzzle.game == *number).count();
    }
    assert_eq!(puzzles, all.len());
    // Each solution is there, in the game or beside it.
    let ends = |nodes: &[Node]| nodes.iter().flat_map(|node| &node.variations).count();
    let variations: usize = records
        .iter()
        .map(|it| ends(&it.game().unwrap().line.nodes))
        .sum();
    let comments = String::from_utf8(text).unwrap();
    let words = comments.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(words.matches("{Puzzle, ").count(), all.len());
    assert!(
        variations > all.len() / 2 && variations <= all.len(),
        "{variations}"
    );
    let lonely = folder.path().join("lonely");
    fs::write(&lonely, learn::PUZZLES).unwrap();
    let check_refused = |reason: &str| {
        let from = lonely.to_str().unwrap();
        let arguments = ["puzzles", "export", from, "--source-games", "--output", out];
        let refused = crownhead(&arguments).assert().failure();
        let stderr = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
        assert!(stderr.contains(reason), "{stderr}");
    };
    // Puzzles without their games have none to export.
    check_refused("the games of these puzzles aren't known");
    // Damage is named.
    let games = folder.path().join("lonely.games");
    fs::write(games, &learn::PUZZLE_GAMES[..90]).unwrap();
    check_refused("lonely.games: the checksum of the file is wrong");
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
