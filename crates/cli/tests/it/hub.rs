//! The engine as other programs use it: a process that speaks the Hub protocol.

use assert_cmd::Command;
use engine::Limits;
use hub::{Client, CommandLine, Wait};
use rules::{Game, Outcome};
use std::time::Duration;

const PATIENCE: Wait<'_> = Wait::at_most(Duration::from_secs(60));

/// A stopped clock, so that no test depends on the speed of the machine.
fn no_clock() -> Duration {
    Duration::ZERO
}

fn engine() -> Client {
    let command = CommandLine {
        program: env!("CARGO_BIN_EXE_crownhead").to_owned(),
        arguments: vec!["hub".to_owned()],
    };
    Client::spawn(&command, no_clock, PATIENCE).unwrap()
}

/// The engine's output for these lines, up to the end of the input.
fn conversation(lines: &str) -> Vec<String> {
    let assert = Command::cargo_bin("crownhead")
        .unwrap()
        .args(["hub", "--set", "hash=1"])
        .write_stdin(lines)
        .assert()
        .success();
    let output = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    output.lines().map(str::to_owned).collect()
}

#[test]
fn it_introduces_itself_and_takes_parameters() {
    let mut engine = engine();
    assert_eq!(engine.identity().name, "Crownhead");
    assert_eq!(engine.identity().version, env!("CARGO_PKG_VERSION"));
    engine.set_param("hash", "1").unwrap();
    engine.set_param("threads", "2").unwrap();
    engine.init(PATIENCE).unwrap();
    engine.ping(PATIENCE).unwrap();
    let thought = engine
        .think(&Game::new(), &Limits::nodes(3000), PATIENCE, &mut |_| {})
        .unwrap();
    assert!(Game::new().legal_moves().contains(&thought.mv));
    assert_eq!(thought.info.unwrap().pv[0], thought.mv.into());
}

#[test]
fn it_plays_a_won_ending_to_its_end() {
    let mut engine = engine();
    engine.set_param("hash", "1").unwrap();
    engine.init(PATIENCE).unwrap();
    let start = "B:W32:BK22,K23,K26".parse::<notation::Fen>().unwrap();
    let start = start.position().unwrap();
    let mut game = Game::from_position(start, rules::RuleSet::OFFICIAL);
    while game.ending().is_none() {
        let thought = engine
            .think(&game, &Limits::nodes(2000), PATIENCE, &mut |_| {})
            .unwrap();
        game.play(thought.mv).unwrap();
    }
    assert_eq!(
        game.ending().unwrap().outcome,
        Outcome::Win(rules::Color::Black)
    );
}

#[test]
fn bad_lines_do_not_bring_it_down() {
    let said = conversation("go\npos pos=B\nhello \"\nset-param name=hash value=x\nping\nquit\n");
    assert_eq!(said.len(), 5, "{said:#?}");
    assert!(
        said[..4]
            .iter()
            .all(|line| line.starts_with("error message="))
    );
    assert_eq!(said[4], "pong");
}

#[test]
fn the_end_of_the_input_is_the_end() {
    let said = conversation("level infinite\ngo think\n");
    assert!(said.last().unwrap().starts_with("done move="), "{said:?}");
    assert_eq!(conversation(""), [""; 0]);
}

#[test]
fn bad_settings_are_refused_at_the_start() {
    let assert = Command::cargo_bin("crownhead")
        .unwrap()
        .args(["hub", "--set", "mood=good"])
        .assert()
        .failure();
    let stderr = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    assert_eq!(
        stderr,
        "crownhead: --set mood=good: there is no setting \"mood\"\n"
    );
}
