//! Probes the endgame tables for a position with up to five pieces.
//!
//! `probe_tables [FEN]`

#![expect(clippy::print_stdout, reason = "a program for people")]

use std::error::Error;

use crownhead_notation::read_fen;
use crownhead_tablebase::Tablebase;

fn main() -> Result<(), Box<dyn Error>> {
    let fen = std::env::args().nth(1);
    let pos = read_fen(fen.as_deref().unwrap_or("W:WK6,K7:BK30"))?;
    let tablebase = Tablebase::embedded();
    println!("{pos}\n");

    let moves = tablebase
        .probe_moves(&pos)
        .ok_or("the tables know positions with up to five pieces")?;
    for (mv, verdict) in &moves {
        println!("{mv}: {verdict}");
    }
    let line: Vec<String> = tablebase
        .line(&pos, 100)
        .iter()
        .map(ToString::to_string)
        .collect();
    println!("best play: {}", line.join(" "));
    Ok(())
}
