//! The seating of the players, and which way the board faces.

use rules::{Color, Coords, Square};

/// Which side is at the bottom of the screen.
///
/// Only the picture turns. Squares keep their numbers.
///
/// ```
/// # use board_ui::{Cell, Orientation};
/// # use rules::{Color, Square};
/// let sq = Square::new(1).unwrap();
/// let white = Orientation { bottom: Color::White };
/// let black = Orientation { bottom: Color::Black };
/// assert_eq!(white.cell_of(sq), Cell { column: 1, row: 0 });
/// assert_eq!(black.cell_of(sq), Cell { column: 6, row: 7 });
/// assert_eq!(Square::try_from(black.coords_at(6.5, 7.5)), Ok(sq));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Orientation {
    /// The side whose back row is at the bottom.
    pub bottom: Color,
}

/// A cell on the screen: columns from the left and rows from the top, `0..=7` each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    /// The column from the left.
    pub column: u8,
    /// The row from the top.
    pub row: u8,
}

/// How the players sit around the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seating {
    /// This side is always at the bottom.
    Fixed(Color),
    /// The side to move is at the bottom.
    TurnsWithPlayer,
    /// The screen lies between the players. This side is at the bottom, and the other side's pieces
    /// are drawn upside down, so each player sees their own pieces upright.
    FacingEachOther(Color),
}

impl Orientation {
    /// White at the bottom, as on printed boards.
    pub const PRINTED: Orientation = Orientation {
        bottom: Color::White,
    };

    /// Returns the orientation with the other side at the bottom.
    pub const fn flipped(self) -> Orientation {
        Orientation {
            bottom: self.bottom.opponent(),
        }
    }

    /// Returns where a square is on the screen.
    pub const fn cell_of(self, square: Square) -> Cell {
        let shown = match self.bottom {
            Color::White => square,
            Color::Black => square.turned(),
        };
        Cell {
            column: shown.col(),
            row: shown.row(),
        }
    }

    /// Returns the point of the board, light or dark, in this cell of the screen.
    pub const fn coords_of(self, cell: Cell) -> Coords {
        self.turn(Coords::new(cell.row as i32, cell.column as i32))
    }

    /// Returns the point of the board under a pointer. The unit is one square. `(0, 0)` is the top
    /// left corner of the board on the screen, and `(8, 8)` is the bottom right. A pointer outside
    /// the board gives a point that's off the board.
    pub fn coords_at(self, x: f64, y: f64) -> Coords {
        // The cast saturates, but NaN would become 0, which is on the board.
        let part = |at: f64| {
            if at.is_nan() {
                i32::MIN
            } else {
                at.floor() as i32
            }
        };
        self.turn(Coords::new(part(y), part(x)))
    }

    /// Returns the center of a square in the units of [`Orientation::coords_at`]: `(x, y)`.
    pub const fn center_of(self, square: Square) -> (f64, f64) {
        let Cell { column, row } = self.cell_of(square);
        (column as f64 + 0.5, row as f64 + 0.5)
    }

    const fn turn(self, at: Coords) -> Coords {
        match self.bottom {
            Color::White => at,
            Color::Black => at.turned(),
        }
    }
}

impl Default for Orientation {
    fn default() -> Orientation {
        Orientation::PRINTED
    }
}

impl Seating {
    /// Returns the orientation when this side is to move.
    pub const fn orientation(self, turn: Color) -> Orientation {
        let bottom = match self {
            Seating::Fixed(bottom) | Seating::FacingEachOther(bottom) => bottom,
            Seating::TurnsWithPlayer => turn,
        };
        Orientation { bottom }
    }

    /// Whether this side's pieces and texts are drawn upside down.
    pub fn draws_turned(self, color: Color) -> bool {
        matches!(self, Seating::FacingEachOther(bottom) if bottom != color)
    }

    /// Returns the same seating with the other side at the bottom. A board that turns with the
    /// player is unchanged.
    pub const fn flipped(self) -> Seating {
        match self {
            Seating::Fixed(bottom) => Seating::Fixed(bottom.opponent()),
            Seating::FacingEachOther(bottom) => Seating::FacingEachOther(bottom.opponent()),
            Seating::TurnsWithPlayer => Seating::TurnsWithPlayer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Orientation; 2] = [
        Orientation {
            bottom: Color::White,
        },
        Orientation {
            bottom: Color::Black,
        },
    ];

    #[test]
    fn squares_and_cells_are_inverse() {
        for orientation in BOTH {
            for square in Square::all() {
                let cell = orientation.cell_of(square);
                assert_eq!(orientation.coords_of(cell), square.coords());
                let (x, y) = orientation.center_of(square);
                assert_eq!(orientation.coords_at(x, y), square.coords());
                let turned = orientation.flipped().cell_of(square);
                assert_eq!((turned.column, turned.row), (7 - cell.column, 7 - cell.row));
            }
        }
    }

    #[test]
    fn points_are_in_the_square_they_fall_on() {
        #[track_caller]
        fn check(bottom: Color, (x, y): (f64, f64), row: i32, col: i32) {
            let at = Orientation { bottom }.coords_at(x, y);
            assert_eq!(at, Coords::new(row, col));
        }
        check(Color::White, (0.0, 0.0), 0, 0);
        check(Color::White, (1.99, 0.5), 0, 1);
        check(Color::White, (2.0, 0.5), 0, 2);
        check(Color::White, (7.999, 7.999), 7, 7);
        check(Color::Black, (0.0, 0.0), 7, 7);
        check(Color::Black, (0.5, 7.5), 0, 7);
        for orientation in BOTH {
            for off in [-0.01, 8.0, -1e300, 1e300, f64::NAN, f64::INFINITY] {
                assert!(!orientation.coords_at(off, 4.0).is_on_board(), "{off}");
                assert!(!orientation.coords_at(4.0, off).is_on_board(), "{off}");
            }
        }
    }

    #[test]
    fn players_sit_in_three_ways() {
        #[track_caller]
        fn check(seating: Seating, turn: Color, bottom: Color, turned: [bool; 2]) {
            assert_eq!(seating.orientation(turn).bottom, bottom);
            assert_eq!(Color::BOTH.map(|color| seating.draws_turned(color)), turned);
        }
        let (black, white) = (Color::Black, Color::White);
        check(Seating::Fixed(white), black, white, [false, false]);
        check(Seating::Fixed(black), white, black, [false, false]);
        check(Seating::TurnsWithPlayer, black, black, [false, false]);
        check(Seating::TurnsWithPlayer, white, white, [false, false]);
        check(Seating::FacingEachOther(white), black, white, [true, false]);
        check(Seating::FacingEachOther(black), black, black, [false, true]);
        check(Seating::Fixed(white).flipped(), white, black, [false; 2]);
    }
}
