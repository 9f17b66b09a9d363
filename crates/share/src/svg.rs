//! The board as an SVG drawing, for web pages and printed columns.

use rules::{Board, Color, Coords, Piece, Square};
use std::fmt;

/// A drawing of a board in the official colors: green and buff, red and white.
pub struct SvgBoard<'a> {
    /// The pieces.
    pub board: &'a Board,
    /// The side at the bottom.
    pub bottom: Color,
}

/// The side of a square and the frame around the board, in user units.
const CELL: i32 = 60;
const FRAME: i32 = 24;
const SIZE: i32 = 8 * CELL + 2 * FRAME;

impl fmt::Display for SvgBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}" role="img" aria-label="A checkers board">"#
        )?;
        f.write_str(SHAPES)?;
        writeln!(
            f,
            r##"<rect width="{SIZE}" height="{SIZE}" rx="10" fill="#4a3324"/>"##
        )?;
        writeln!(
            f,
            r##"<rect x="{FRAME}" y="{FRAME}" width="{0}" height="{0}" fill="#ecdcb0"/>"##,
            8 * CELL
        )?;
        for square in Square::all() {
            self.write_square(f, square)?;
        }
        f.write_str("</svg>\n")
    }
}

impl SvgBoard<'_> {
    fn write_square(&self, f: &mut fmt::Formatter<'_>, square: Square) -> fmt::Result {
        let shown: Coords = match self.bottom {
            Color::White => square.coords(),
            Color::Black => square.coords().turned(),
        };
        let (x, y) = (FRAME + shown.col * CELL, FRAME + shown.row * CELL);
        writeln!(
            f,
            r##"<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="#3d7350"/>"##
        )?;
        writeln!(f, r#"<text x="{}" y="{}">{square}</text>"#, x + 3, y + 10)?;
        if let Some(piece) = self.board.get(square) {
            let (x, y) = (x + CELL / 2, y + CELL / 2);
            writeln!(f, r##"<use href="#{}" x="{x}" y="{y}"/>"##, shape(piece))?;
        }
        Ok(())
    }
}

fn shape(piece: Piece) -> &'static str {
    match (piece.color, piece.is_king()) {
        (Color::Black, false) => "red-man",
        (Color::Black, true) => "red-king",
        (Color::White, false) => "white-man",
        (Color::White, true) => "white-king",
    }
}

/// A man is a disc with a rim and a ridge. A king has a crown in another color.
const SHAPES: &str = r##"<style>text{font:9px sans-serif;fill:#cfe3d3}</style>
<defs>
<g id="disc"><circle r="24"/><circle r="24" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="2"/><circle r="18" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2"/></g>
<path id="crown" d="M-13 9 L-15 -7 L-7 0 L0 -12 L7 0 L15 -7 L13 9 Z" stroke-width="2" stroke-linejoin="round"/>
<g id="red-man"><use href="#disc" fill="#b3271e"/></g>
<g id="white-man"><use href="#disc" fill="#f6f1e3"/></g>
<g id="red-king"><use href="#disc" fill="#b3271e"/><use href="#crown" fill="#f7d774" stroke="#4d0f0a"/></g>
<g id="white-king"><use href="#disc" fill="#f6f1e3"/><use href="#crown" fill="#8a6414" stroke="#3d2c07"/></g>
</defs>
"##;
