//! Prints puzzles from games between the levels with their themes, for `fixtures/themes.txt`:
//! `cargo run -p learn --example themes -- 100`, with a number of games.

use engine::{Engine, Options};
use learn::{Finder, Theme, Thoroughness, source_game};
use notation::Fen;
use rules::{Labels, Move};
use std::io::Write;

fn main() -> std::io::Result<()> {
    let games: u32 = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(10);
    let mut engine = Engine::new(Options {
        hash_mb: 2,
        ..Options::default()
    });
    for number in 0..games {
        let game = source_game(&mut engine, 78, number);
        for pos in game.positions() {
            let mut finder = Finder {
                engine: &mut engine,
            };
            let Some(draft) = finder.find(pos, Thoroughness::BUILD) else {
                continue;
            };
            let names: Vec<&str> = draft.themes.iter().map(Theme::name).collect();
            let line = |moves: &[Move]| {
                let texts = moves.iter().map(|mv| mv.text(Labels::Numbers).to_string());
                texts.collect::<Vec<_>>().join(" ")
            };
            let (solution, rest) = draft.line.split_at(draft.solution.len());
            writeln!(
                std::io::stdout(),
                "{}; {}; {}; {} | {}",
                names.join(" "),
                draft.goal.name(),
                Fen::from(pos),
                line(solution),
                line(rest)
            )?;
        }
    }
    Ok(())
}
