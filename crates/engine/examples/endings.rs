//! Measures how often the engine wins won endings: `endings FOLDER PIECES GAMES NODES [OTHER]`.
//!
//! Positions are chosen at random from all slices with that many pieces. The losing side defends
//! with the tables in the folder. The engine uses the tables that come with the program and, if
//! OTHER is given, those in that folder too.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "an example prints its results"
)]

use crownhead_engine::{Control, Engine, Limits, Options, Tablebase, Wld};
use rules::{Game, Outcome, RuleSet};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tablebase::Slice;
use testkit::Dice;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (tables, refused) = Tablebase::with_folder(Path::new(&arguments[0]));
    assert!(refused.is_empty(), "{refused:?}");
    let number = |place: usize| arguments[place].parse::<u64>().unwrap();
    let (pieces, games, nodes) = (number(1) as u8, number(2), number(3));
    let mut engine = Engine::new(Options {
        hash_mb: 16,
        ..Options::default()
    });
    if let Some(folder) = arguments.get(4) {
        let (tables, _) = Tablebase::with_folder(Path::new(folder));
        engine.use_databases(Arc::new(tables));
    }
    let slices = Slice::with_pieces(pieces);
    let mut dice = Dice::new(7);
    let (mut won, mut played, mut plies, mut table_plies) = (0, 0, 0, 0);
    while played < games {
        let slice = *dice.pick(&slices).unwrap();
        let pos = slice.position(dice.bits(), dice.bits());
        let verdict = tables.probe(&pos).unwrap();
        if verdict.result != Wld::Win {
            continue;
        }
        played += 1;
        let winner = pos.turn();
        let mut game = Game::from_position(pos, RuleSet::OFFICIAL);
        engine.new_game();
        while game.ending().is_none() && game.claim_draw(winner.opponent()).is_none() {
            let mv = if game.turn() == winner {
                let limits = Limits::nodes(nodes);
                let no_clock = || Duration::ZERO;
                let control = Control::new();
                let found = engine.search(&game, &limits, &control, &no_clock, &mut |_| {});
                found.best.unwrap()
            } else {
                tables.probe_moves(game.position()).unwrap()[0].0
            };
            game.play(mv).unwrap();
        }
        if game.ending().unwrap().outcome == Outcome::Win(winner) {
            won += 1;
            plies += game.moves().len();
            table_plies += usize::from(verdict.plies.unwrap_or_default());
        } else {
            println!(
                "not won: {slice} {pos:?} {verdict} after {}",
                game.moves().len()
            );
        }
    }
    println!("{won} of {played} won, in {plies} plies; the tables needed {table_plies}");
}
