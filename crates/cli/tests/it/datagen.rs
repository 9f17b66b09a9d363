//! `crownhead datagen`, as users run it.

use assert_cmd::Command;
use nnue::Network;
use std::fs;
use std::path::Path;

fn datagen(folder: &Path, arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(env!("CARGO_BIN_EXE_crownhead"))
        .current_dir(folder)
        .arg("datagen")
        .args(arguments)
        .assert()
}

fn output(assert: assert_cmd::assert::Assert) -> String {
    let bytes = assert.success().get_output().stdout.clone();
    String::from_utf8(bytes).expect("the answer is text")
}

#[test]
fn games_become_positions_that_a_network_judges() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("net"), Network::untrained(1).to_bytes()).unwrap();
    let play = [
        "play", "--output", "games", "--games", "1", "--nodes", "1024", "--hash", "1",
    ];
    let told = output(datagen(folder, &play));
    assert!(told.starts_with("1 game, "), "{told}");
    // A network and another seed give another file.
    let with_net = [&play[..], &["--net", "net", "--seed", "2"]].concat();
    output(datagen(folder, &with_net));

    let games = ["games/seed1-000.games", "games/seed2-000.games"];
    let told = output(datagen(
        folder,
        &[&["positions", "--output", "all"], &games[..]].concat(),
    ));
    let (count, rest) = told.split_once(' ').unwrap();
    assert_eq!(rest, "positions of 2 games in all\n");
    let numbers = output(datagen(folder, &["evaluate", "net", "all"]));
    assert_eq!(numbers.lines().count().to_string(), count);
    assert!(numbers.lines().all(|line| line.parse::<i32>().is_ok()));

    // If the databases end games, random moves after the end add positions.
    let endings = ["--endgames", "--ending-plies", "12"];
    let told = output(datagen(
        folder,
        &[&["positions", "--output", "more"], &endings[..], &games[..]].concat(),
    ));
    let more: u32 = told.split(' ').next().unwrap().parse().unwrap();
    assert!(more >= count.parse().unwrap(), "{told}");
}

#[test]
fn what_cannot_be_done_is_explained() {
    #[track_caller]
    fn check(arguments: &[&str], expected: &str) {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("text"), "no network, no games").unwrap();
        let assert = datagen(folder.path(), arguments).failure();
        let told = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert_eq!(told.trim_end(), format!("crownhead: {expected}"));
    }
    check(
        &["play", "--output", "games"],
        "say when to stop with --games or --stop-after",
    );
    check(
        &["play", "--output", "games", "--games", "1", "--net", "text"],
        "text: not a network file: it doesn't start with CROWNNET",
    );
    check(
        &["positions", "text", "--output", "all"],
        "can't read text: not a game file: it doesn't start with CROWNGAM",
    );
}
