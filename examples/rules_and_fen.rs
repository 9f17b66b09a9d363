//! Reads a position, lists the legal moves, plays one, and shows how the rules refuse an illegal
//! one.
//!
//! `rules_and_fen [FEN]`

#![expect(clippy::print_stdout, reason = "a program for people")]

use std::error::Error;

use crownhead_notation::{WrittenMove, read_fen, write_fen};
use crownhead_rules::{Game, RuleSet};

fn main() -> Result<(), Box<dyn Error>> {
    let fen = std::env::args().nth(1);
    let start = read_fen(fen.as_deref().unwrap_or("B:W18,24,27,K30:B5,11,14,K21"))?;
    println!("{start}\n");

    let mut game = Game::from_position(start, RuleSet::OFFICIAL);
    let legal: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    println!("legal: {}", legal.join(" "));

    // A move goes from text to syntax, and from there to a legal move in this position.
    let written: WrittenMove = "11-15".parse()?;
    match written.resolve(game.position(), game.rules()) {
        Ok(mv) => println!("{mv} is legal"),
        Err(refusal) => println!("11-15: {refusal}"),
    }

    if let Some(&mv) = game.legal_moves().first() {
        game.play(mv)?;
        println!("\nafter {mv}: {}", write_fen(game.position()));
    }
    match game.ending() {
        Some(ending) => println!("{ending}"),
        None => println!("{} to move", game.turn()),
    }
    Ok(())
}
