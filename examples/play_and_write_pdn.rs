//! Has the engine play itself, and writes the game as PDN.
//!
//! `play_and_write_pdn [NODES]`, with the number of positions to search per move.

use std::error::Error;
use std::io::stdout;

use crownhead_engine::{Engine, Limits, Options};
use crownhead_notation::pdn::{PdnGame, Writer};
use crownhead_rules::Game;

fn main() -> Result<(), Box<dyn Error>> {
    let nodes = std::env::args().nth(1);
    let nodes = nodes.map_or(Ok(2_000), |text| text.parse())?;

    let mut engine = Engine::new(Options::default());
    let mut game = Game::new();
    while game.ending().is_none() {
        // Two perfect players would go back and forth forever, so claim a draw when possible.
        if game.claim_draw(game.turn()).is_some() {
            break;
        }
        match engine.best_move(&game, Limits::nodes(nodes)) {
            Some(best) => game.play(best)?,
            None => break,
        }
    }

    let mut pdn = PdnGame::from(&game);
    pdn.tags.set("Event", "Crownhead against itself")?;
    pdn.tags.set("Black", "Crownhead")?;
    pdn.tags.set("White", "Crownhead")?;
    Writer::new(stdout().lock()).write(&pdn)?;
    Ok(())
}
