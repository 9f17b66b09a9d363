//! A game against pydraughts, recorded with `clients/pydraughts/hub_game.py`.

use crate::serve::Program;
use hub::{HubMove, ProtocolLine};
use rules::{Game, RuleSet};

const RECORDED: &str = include_str!("../../fixtures/pydraughts.txt");

/// The move in a line like `done move=11-15 ponder=22-18`.
#[track_caller]
fn done(line: &str) -> HubMove {
    let line: ProtocolLine = line.parse().unwrap();
    line.get("move").unwrap().parse().unwrap()
}

/// Says what pydraughts said. The answers are as long as they were then, and every move is legal in
/// the game that pydraughts meant; which one is best may change with the engine.
#[test]
fn a_recorded_game_is_played_again() {
    let mut program = Program::start();
    let mut game = Game::new();
    let mut lines = RECORDED.lines().skip(1).peekable();
    while let Some(line) = lines.next() {
        if let Some(said) = line.strip_prefix("> ") {
            program.say(said);
            continue;
        }
        let line = line.strip_prefix("< ").unwrap();
        // Parameters may be added.
        if lines.peek().is_some_and(|next| next.starts_with("< ")) {
            continue;
        }
        let word = line.split(' ').next().unwrap();
        let heard = program.hear(word);
        assert!(
            heard.iter().all(|line| !line.starts_with("error")),
            "{heard:?}"
        );
        if word == "done" {
            let pos = *game.position();
            let answer = done(heard.last().unwrap());
            answer.resolve(&pos, RuleSet::OFFICIAL).unwrap();
            let recorded = done(line).resolve(&pos, RuleSet::OFFICIAL).unwrap();
            game.play(recorded).unwrap();
        }
    }
    assert!(game.ending().is_some(), "{} moves", game.moves().len());
    assert_eq!(program.end(), [""; 0]);
}
