//! Counts the move sequences from a position, depth by depth.
//!
//! ```text
//! cargo run --release -p oracle --example perft -- 'B:W21-32:B1-12' 8
//! ```
#![expect(clippy::print_stdout, reason = "a command prints its answer")]

use oracle::OracleBoard;
use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [fen, depth] = &arguments[..] else {
        return Err("usage: perft FEN DEPTH".into());
    };
    let board: OracleBoard = fen.parse()?;
    for depth in 1..=depth.parse()? {
        println!("{depth} {}", board.perft(depth));
    }
    Ok(())
}
