//! The board.

use crate::canvas::{Canvas, Target};
use crate::disc::disc;
use crate::look::{BRONZE, CURSOR, FAINT_INK, GOLD, Ground, Look, RED, RED_INK, WHITE, WHITE_INK};
use board_ui::{Cell, Mark, Marks, Orientation};
use ratatui_core::layout::Rect;
use ratatui_core::style::{Modifier, Style};
use rules::{Board, Color, Labels, Piece, Square};

/// A square is at least this many rows high. It's twice as wide, because characters are twice as
/// high as wide.
const LOWEST: u16 = 2;
const HIGHEST: u16 = 6;

/// A board to draw.
pub(crate) struct BoardPicture<'a> {
    pub(crate) board: &'a Board,
    pub(crate) marks: &'a Marks,
    pub(crate) orientation: Orientation,
    pub(crate) labels: Labels,
}

/// The rows of a square on the largest board that fits.
pub(crate) fn square_rows(columns: u16, rows: u16) -> u16 {
    (columns / 16).min(rows / 8).clamp(LOWEST, HIGHEST)
}

/// The size of a board: columns and rows.
pub(crate) const fn board_size(square_rows: u16) -> (u16, u16) {
    (16 * square_rows, 8 * square_rows)
}

impl BoardPicture<'_> {
    /// Draws the board at the top left of an area.
    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, area: Rect, square_rows: u16) {
        let (width, height) = (2 * square_rows, square_rows);
        for row in 0..8 {
            for column in 0..8 {
                let at = self.orientation.coords_of(Cell { column, row });
                let place = Rect {
                    x: area.x + u16::from(column) * width,
                    y: area.y + u16::from(row) * height,
                    width,
                    height,
                };
                canvas.target(place, Target::Board(at));
                match Square::try_from(at) {
                    Ok(square) => self.paint_square(canvas, place, square),
                    Err(_) => paint_light(canvas, place),
                }
            }
        }
    }

    fn paint_square(&self, canvas: &mut Canvas<'_>, place: Rect, square: Square) {
        let look = canvas.look();
        let ground = self.ground(square);
        let mut style = Style::new();
        if look.color {
            style = style.bg(ground.color());
            canvas.style(place, style);
        }
        let label = square.label(self.labels).to_string();
        match self.board.get(square) {
            Some(piece) if look.unicode => self.paint_disc(canvas, place, style, piece, &label),
            Some(piece) => {
                paint_letters(canvas, place, style, piece);
                let faint = faint(look, style);
                canvas.text(first_columns(place, 2), &label, faint);
            }
            None => {
                // The cursor has the corner.
                let is_moved = look.unicode && self.marks.has(Mark::Focus, square);
                let mut at = first_columns(place, 2);
                at.x += u16::from(is_moved);
                canvas.text(at, &label, faint(look, style));
                if let Some(dot) = self.dot(square, look) {
                    let (x, y) = middle(place);
                    let style = if look.color { style.fg(CURSOR) } else { style };
                    canvas.put(x, y, dot, style.add_modifier(Modifier::BOLD));
                }
            }
        }
        if self.marks.has(Mark::Taken, square) {
            let (x, y) = middle(place);
            let sign = if look.unicode { '✕' } else { 'X' };
            canvas.put(x, y, sign, style.add_modifier(Modifier::BOLD));
        }
        if !look.color
            && let Some(sign) = sign(ground)
        {
            canvas.put(place.right() - 1, place.y, sign, look.strong());
        }
        if self.marks.has(Mark::Focus, square) {
            paint_cursor(canvas, place, style);
        }
    }

    fn paint_disc(
        &self,
        canvas: &mut Canvas<'_>,
        place: Rect,
        ground: Style,
        piece: Piece,
        label: &str,
    ) {
        let look = canvas.look();
        let is_filled = look.color || piece.color == Color::Black;
        let (body, ink, crown) = match (look.color, piece.color) {
            (true, Color::Black) => (
                ground.fg(RED),
                Style::new().bg(RED).fg(RED_INK),
                Style::new().bg(RED).fg(GOLD),
            ),
            (true, Color::White) => (
                ground.fg(WHITE),
                Style::new().bg(WHITE).fg(WHITE_INK),
                Style::new().bg(WHITE).fg(BRONZE),
            ),
            (false, Color::Black) => (look.plain(), look.chosen(), look.chosen()),
            (false, Color::White) => (look.plain(), look.faint(), look.strong()),
        };
        for row in 0..place.height {
            for column in 0..place.width {
                let c = if is_filled {
                    disc(place.width, place.height, column, row)
                } else {
                    outline(place, column, row)
                };
                canvas.put(place.x + column, place.y + row, c, body);
            }
        }
        // The number is on the piece, and the crown below it.
        let middle = place.x + place.width / 2 - 1;
        let number_row = place.y + (place.height - 1) / 2;
        let inside = Rect {
            x: middle,
            y: number_row,
            width: 2,
            height: 1,
        };
        canvas.text(inside, &format!("{label:<2}"), ink);
        if piece.is_king() {
            let crown = crown.add_modifier(Modifier::BOLD);
            let row = number_row + 1;
            for (column, c) in [(middle, '♛'), (middle + 1, '♛')] {
                canvas.put(column, row, c, crown);
            }
        }
    }

    /// The most important mark decides.
    fn ground(&self, square: Square) -> Ground {
        const ORDER: [(Mark, Ground); 14] = [
            (Mark::Wrong, Ground::Wrong),
            (Mark::Selected, Ground::Selected),
            (Mark::PendingTo, Ground::Selected),
            (Mark::PendingFrom, Ground::Goal),
            (Mark::Hint, Ground::Hint),
            (Mark::PathChoice, Ground::Goal),
            (Mark::Destination, Ground::Goal),
            (Mark::Waypoint, Ground::Goal),
            (Mark::Typed, Ground::Goal),
            (Mark::MustJump, Ground::MustJump),
            (Mark::Origin, Ground::LastMove),
            (Mark::LastFrom, Ground::LastMove),
            (Mark::LastTo, Ground::LastMove),
            (Mark::LastVia, Ground::LastMove),
        ];
        let found = ORDER.iter().find(|(mark, _)| self.marks.has(*mark, square));
        found.map_or(Ground::Plain, |(_, ground)| *ground)
    }

    /// The dot on an empty square where the selected piece can go.
    fn dot(&self, square: Square, look: Look) -> Option<char> {
        let has = |mark| self.marks.has(mark, square);
        if has(Mark::Destination) || has(Mark::PathChoice) {
            Some(if look.unicode { '●' } else { 'o' })
        } else if has(Mark::Waypoint) {
            Some(if look.unicode { '•' } else { '.' })
        } else {
            None
        }
    }
}

/// A piece in letters: `[#]` and `[K]` for one side, `(o)` and `(K)` for the other.
fn paint_letters(canvas: &mut Canvas<'_>, place: Rect, ground: Style, piece: Piece) {
    let look = canvas.look();
    let style = match (look.color, piece.color) {
        (true, Color::Black) => ground.fg(RED_INK),
        (true, Color::White) => ground.fg(WHITE),
        (false, _) => ground,
    };
    let (x, y) = middle(place);
    let area = Rect {
        x: x - 1,
        y,
        width: 3,
        height: 1,
    };
    canvas.text(area, letters(piece), style.add_modifier(Modifier::BOLD));
}

/// A piece in three letters.
pub(crate) const fn letters(piece: Piece) -> &'static str {
    match (piece.color, piece.is_king()) {
        (Color::Black, false) => "[#]",
        (Color::Black, true) => "[K]",
        (Color::White, false) => "(o)",
        (Color::White, true) => "(K)",
    }
}

/// A small picture of a piece, for next to a name, with its style.
pub(crate) const fn token(look: Look, piece: Piece) -> (&'static str, Style) {
    let style = match (look.unicode && look.color, piece.color) {
        (true, Color::Black) => Style::new().fg(RED),
        // White pieces have to be seen on white terminals too.
        (true, Color::White) => Style::new().fg(WHITE).bg(Ground::Plain.color()),
        (false, _) => Style::new(),
    };
    let sign = match (look.unicode, piece.is_king(), piece.color) {
        (false, ..) => letters(piece),
        (true, true, Color::Black) => "♛",
        (true, false, Color::Black) => "●",
        (true, true, Color::White) if look.color => "♛",
        (true, false, Color::White) if look.color => "●",
        (true, true, Color::White) => "♕",
        (true, false, Color::White) => "○",
    };
    (sign, style)
}

fn paint_light(canvas: &mut Canvas<'_>, place: Rect) {
    let look = canvas.look();
    let style = look.light_square();
    if look.color {
        canvas.style(place, style);
        return;
    }
    let fill = if look.unicode { '░' } else { ':' };
    for row in place.top()..place.bottom() {
        for column in place.left()..place.right() {
            canvas.put(column, row, fill, look.faint());
        }
    }
}

fn paint_cursor(canvas: &mut Canvas<'_>, place: Rect, ground: Style) {
    let look = canvas.look();
    let style = if look.color {
        ground.fg(CURSOR)
    } else {
        ground
    };
    let style = style.add_modifier(Modifier::BOLD);
    let (right, bottom) = (place.right() - 1, place.bottom() - 1);
    let corners = [
        (place.x, place.y, '┏'),
        (right, place.y, '┓'),
        (place.x, bottom, '┗'),
        (right, bottom, '┛'),
    ];
    // In letters, the number of the square and the piece stay readable.
    let ends = [(place.x, bottom, '>'), (right, place.y, '<')];
    let signs = if look.unicode {
        &corners[..]
    } else {
        &ends[..]
    };
    for &(x, y, c) in signs {
        canvas.put(x, y, c, style);
    }
}

/// A ring around a square.
const fn outline(place: Rect, column: u16, row: u16) -> char {
    let (right, bottom) = (place.width - 1, place.height - 1);
    match (column, row) {
        (0, 0) => '╭',
        (column, 0) if column == right => '╮',
        (0, row) if row == bottom => '╰',
        (column, row) if column == right && row == bottom => '╯',
        (0, _) => '│',
        (column, _) if column == right => '│',
        (_, 0) => '─',
        (_, row) if row == bottom => '─',
        _ => ' ',
    }
}

/// A mark without color.
const fn sign(ground: Ground) -> Option<char> {
    match ground {
        Ground::Plain | Ground::Goal => None,
        Ground::LastMove => Some('\''),
        Ground::MustJump => Some('!'),
        Ground::Hint => Some('?'),
        Ground::Selected => Some('*'),
        Ground::Wrong => Some('x'),
    }
}

fn faint(look: Look, ground: Style) -> Style {
    if look.color {
        ground.fg(FAINT_INK)
    } else {
        look.faint()
    }
}

const fn middle(place: Rect) -> (u16, u16) {
    (place.x + place.width / 2, place.y + place.height / 2)
}

fn first_columns(place: Rect, columns: u16) -> Rect {
    Rect {
        width: columns.min(place.width),
        height: 1,
        ..place
    }
}
