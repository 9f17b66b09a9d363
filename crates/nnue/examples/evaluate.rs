//! Prints the evaluation of each first move: `evaluate [FILE]`. Without a file, uses an untrained
//! network.

#![expect(clippy::print_stdout, reason = "a program for people")]

use std::error::Error;

use crownhead_nnue::Network;
use crownhead_nnue::rules::Position;

fn main() -> Result<(), Box<dyn Error>> {
    let net = match std::env::args().nth(1) {
        Some(path) => Network::from_bytes(&std::fs::read(path)?)?,
        None => Network::untrained(1),
    };
    println!("{}", net.name());
    Position::START.for_each_successor(|mv, after| {
        // The evaluation is for the side to move, which is now the opponent.
        println!("{mv}: {}", -net.evaluate_position(&after));
    });
    Ok(())
}
