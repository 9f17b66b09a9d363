//! Prints what the engine plays from the starting position with one second to think.

#![expect(clippy::print_stdout, reason = "an example prints its results")]

use std::time::Duration;

use crownhead_engine::rules::Game;
use crownhead_engine::{Engine, Limits, Options};

fn main() {
    let mut engine = Engine::new(Options::default());
    let answer = engine.analyze(&Game::new(), Limits::move_time(Duration::from_secs(1)));
    for line in &answer.lines {
        let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
        println!("depth {}: {} {}", line.depth, line.score, moves.join(" "));
    }
}
