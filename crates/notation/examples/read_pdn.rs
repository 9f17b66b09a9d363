//! Reads a PDN file and prints the last position of each game: `read_pdn FILE`.

#![expect(clippy::print_stdout, reason = "a program for people")]

use std::error::Error;
use std::fs::File;
use std::io::BufReader;

use crownhead_notation::pdn::Reader;
use crownhead_notation::write_fen;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: read_pdn FILE")?;
    for record in Reader::new(BufReader::new(File::open(path)?)) {
        let record = record?;
        for problem in &record.problems {
            println!("{problem}");
        }
        if let Some(game) = record.into_game() {
            println!("{}", write_fen(&game.last_position()));
        }
    }
    Ok(())
}
