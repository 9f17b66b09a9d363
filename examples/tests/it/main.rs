//! Runs the programs as a reader would, and checks their output.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

use std::process::{Command, Output};

fn run(program: &str, arguments: &[&str]) -> Output {
    Command::new(program).args(arguments).output().unwrap()
}

/// The output of a program that succeeds.
#[track_caller]
fn printed(program: &str, arguments: &[&str]) -> String {
    let output = run(program, arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// The error message of a program that fails.
#[track_caller]
fn refused(program: &str, arguments: &[&str]) -> String {
    let output = run(program, arguments);
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

const RULES: &str = env!("CARGO_BIN_EXE_rules_and_fen");
const PLAY: &str = env!("CARGO_BIN_EXE_play_and_write_pdn");
const PROBE: &str = env!("CARGO_BIN_EXE_probe_tables");

#[test]
fn rules_and_fen() {
    assert_eq!(printed(RULES, &[]), include_str!("rules_and_fen.txt"));
    let refusal = refused(RULES, &["B:W33:B1"]);
    assert!(refusal.contains("NoSuchSquare(33)"), "{refusal}");
}

#[test]
fn play_and_write_pdn() {
    let pdn = printed(PLAY, &["50"]);
    let mut games = crownhead_notation::pdn::Reader::new(pdn.as_bytes());
    let record = games.next().unwrap().unwrap();
    assert!(record.problems.is_empty(), "{pdn}");
    let game = record.into_game().unwrap();
    assert_eq!(game.tags.event(), Some("Crownhead against itself"));
    assert!(game.outcome().is_some(), "{pdn}");
    assert!(games.next().is_none());
}

#[test]
fn probe_tables() {
    assert_eq!(printed(PROBE, &[]), include_str!("probe_tables.txt"));
    let refusal = refused(PROBE, &["B:W21-32:B1-12"]);
    assert!(refusal.contains("up to five pieces"), "{refusal}");
}
