//! The board for a terminal: in color on a screen, otherwise as plain characters.

use notation::Picture;
use rules::{Bitboard, Board, Color, Coords, Square};
use std::fmt;
use std::io::IsTerminal;

/// Whether standard output is a screen that supports color.
pub(crate) fn wants_colour() -> bool {
    // https://no-color.org: any non-empty value turns color off.
    let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    !forbidden && !dumb && std::io::stdout().is_terminal()
}

/// A board to show to a person.
pub(crate) struct TerminalBoard<'a> {
    pub(crate) board: &'a Board,
    /// The side at the bottom.
    pub(crate) bottom: Color,
    /// Squares to highlight: the last move, or the pieces that must jump.
    pub(crate) marked: Bitboard,
    pub(crate) colour: bool,
}

/// 256-color codes: green and buff squares, red and white pieces.
const DARK: &str = "\x1b[48;5;22m";
const MARKED: &str = "\x1b[48;5;29m";
const LIGHT: &str = "\x1b[48;5;187m";
const RED: &str = "\x1b[1;38;5;203m";
const WHITE: &str = "\x1b[1;38;5;231m";
const FAINT: &str = "\x1b[38;5;71m";
const DIM: &str = "\x1b[2m";
const RESET: &str = "\x1b[0m";

impl fmt::Display for TerminalBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.colour {
            return Picture::labelled(self.board, self.bottom).fmt(f);
        }
        for line in 0..8 {
            let row = self.turned(line);
            write!(f, "{DIM}{:>2} {RESET}", 8 - row)?;
            for place in 0..8 {
                self.write_square(f, Coords::new(row, self.turned(place)))?;
            }
            writeln!(f, "{RESET}")?;
        }
        let letters: String = (0..8)
            .map(|place| format!("  {}  ", char::from(b'A' + self.turned(place) as u8)))
            .collect();
        writeln!(f, "{DIM}   {letters}{RESET}")
    }
}

impl TerminalBoard<'_> {
    /// The row or column of the board shown at this index.
    fn turned(&self, place: i32) -> i32 {
        match self.bottom {
            Color::White => place,
            Color::Black => 7 - place,
        }
    }

    /// Writes five characters: the piece, or the number of the square in a faint color.
    fn write_square(&self, f: &mut fmt::Formatter<'_>, at: Coords) -> fmt::Result {
        let Ok(square) = Square::try_from(at) else {
            return write!(f, "{LIGHT}     ");
        };
        let ground = if self.marked.contains(square) {
            MARKED
        } else {
            DARK
        };
        let Some(piece) = self.board.get(square) else {
            return write!(f, "{ground}{FAINT} {:^3} ", square.number());
        };
        let colour = match piece.color {
            Color::Black => RED,
            Color::White => WHITE,
        };
        let shape = if piece.is_king() { "(K)" } else { "( )" };
        write!(f, "{ground}{colour} {shape} ")
    }
}
