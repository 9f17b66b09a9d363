//! Prints the starting position, its legal moves, and why another move isn't legal.

#![expect(clippy::print_stdout, reason = "a program for people")]

use crownhead_rules::{Move, Position, Square};

fn main() {
    let pos = Position::START;
    println!("{pos}");
    for mv in pos.moves() {
        println!("{mv}");
    }
    let path = [12, 19].map(|number| Square::new(number).expect("there are 32 squares"));
    let too_far = Move::from_path(&path).expect("this is the way of a jump");
    match pos.play(too_far) {
        Ok(after) => println!("{after}"),
        Err(illegal) => println!("{illegal}"),
    }
}
