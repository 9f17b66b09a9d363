//! Two kings against one: who wins, how, and in how many plies.

#![expect(clippy::print_stdout, reason = "a program for people")]

use std::error::Error;

use crownhead_tablebase::Tablebase;
use crownhead_tablebase::rules::{Board, Color, Piece, Position, Square};

fn main() -> Result<(), Box<dyn Error>> {
    let king = |number, color| {
        let square = Square::new(number).expect("there are 32 squares");
        (square, Piece::king(color))
    };
    let board = Board::from_iter([
        king(30, Color::Black),
        king(6, Color::White),
        king(7, Color::White),
    ]);
    let pos = Position::new(board, Color::White)?;

    let tablebase = Tablebase::embedded();
    println!("{pos}");
    for (mv, verdict) in tablebase.probe_moves(&pos).ok_or("not in the tables")? {
        println!("{mv}: {verdict}");
    }
    let line: Vec<String> = tablebase
        .line(&pos, 100)
        .iter()
        .map(ToString::to_string)
        .collect();
    println!("{}", line.join(" "));
    Ok(())
}
