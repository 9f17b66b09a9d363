//! Shapes for pictures of a board, as SVG paths in hundredths of a square.

use crate::{Cell, Orientation};
use rules::{Board, Color, Square};

/// The distance of an arrow's ends from the centers of its squares, in squares.
const GAP: f64 = 0.28;
/// The length and half-width of its head.
const HEAD: (f64, f64) = (0.3, 0.16);

/// The distances of a bent arrow's tail and tip from the centers of its squares, in squares.
const BENT_GAP: (f64, f64) = (0.40, 0.20);
/// The length and half-width of its head.
const BENT_HEAD: (f64, f64) = (0.32, 0.18);
/// How far a bent arrow for a jump leans to its side.
const BOW: f64 = 0.55;

type Point = (f64, f64);

/// An arrow: its line, which isn't filled, and its head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrowShape {
    /// The path of the line. Only the head may be filled: the line of a double jump would be a
    /// polygon over the pieces.
    pub line: String,
    /// The path of the head.
    pub head: String,
}

/// The pieces of one side on a board, drawn with few elements.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PieceShapes {
    /// The path of all faces.
    pub faces: String,
    /// The path of the rings on them.
    pub ridges: String,
    /// Where the crowns are, as an SVG transform for each.
    pub crowns: Vec<String>,
}

impl ArrowShape {
    /// A straight arrow through these points, in squares from the top left corner. `None` if there
    /// are fewer than two.
    pub fn through(points: &[Point]) -> Option<ArrowShape> {
        let (&last, rest) = points.split_last()?;
        let &before = rest.last()?;
        let tail = toward(points[0], points[1], GAP);
        let tip = toward(last, before, GAP * 0.5);
        let neck = toward(last, before, GAP * 0.5 + HEAD.0);
        let side = toward((0.0, 0.0), (before.1 - last.1, last.0 - before.0), HEAD.1);
        let mut line = format!("M{}", hundredths(tail));
        for &point in points[1..points.len() - 1].iter().chain([&neck]) {
            line.push_str(&format!("L{}", hundredths(point)));
        }
        let head = triangle(tip, neck, side);
        Some(ArrowShape { line, head })
    }

    /// An arrow from one point to another: straight for a step, bent for a jump, so the jumped
    /// piece is visible.
    pub fn bent(from: Point, to: Point) -> ArrowShape {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(f64::EPSILON);
        let bow = if length > 2.0 { BOW } else { 0.0 };
        // The control point of the curve, next to its middle.
        let lean = (
            from.0 + dx / 2.0 + dy / length * 2.0 * bow,
            from.1 + dy / 2.0 - dx / length * 2.0 * bow,
        );
        let tail = toward(from, lean, BENT_GAP.0);
        let tip = toward(to, lean, BENT_GAP.1);
        let neck = toward(to, lean, BENT_GAP.1 + BENT_HEAD.0);
        let side = toward((0.0, 0.0), (neck.1 - tip.1, tip.0 - neck.0), BENT_HEAD.1);
        ArrowShape {
            line: format!(
                "M{}Q{} {}",
                hundredths(tail),
                hundredths(lean),
                hundredths(neck)
            ),
            head: triangle(tip, neck, side),
        }
    }
}

impl PieceShapes {
    /// The pieces of a side. With numbers on the squares, they leave room for them.
    pub fn of(
        board: &Board,
        color: Color,
        orientation: Orientation,
        has_numbers: bool,
    ) -> PieceShapes {
        let (x, y, [face, rim, outer, inner]) = match has_numbers {
            true => (53, 56, [34, 29, 21, 13]),
            false => (50, 50, [37, 31, 22, 14]),
        };
        let mut shapes = PieceShapes::default();
        for (square, piece) in board.iter().filter(|(_, piece)| piece.color == color) {
            let Cell { column, row } = orientation.cell_of(square);
            let at = (i32::from(column) * 100 + x, i32::from(row) * 100 + y);
            shapes.faces.push_str(&circle(at, face));
            shapes.ridges.push_str(&circle(at, rim));
            if piece.is_king() {
                shapes.crowns.push(match has_numbers {
                    true => format!("translate({column}13 {row}16) scale(0.8)"),
                    false => format!("translate({column}07 {row}07) scale(0.86)"),
                });
            } else {
                shapes.ridges.push_str(&circle(at, outer));
                shapes.ridges.push_str(&circle(at, inner));
            }
        }
        shapes
    }
}

/// The path of the dark squares. They're the same for both orientations.
pub fn dark_squares_path() -> String {
    let square = |square: Square| {
        let Cell { column, row } = Orientation::PRINTED.cell_of(square);
        format!("M{column}00 {row}00h100v100h-100z")
    };
    Square::all().map(square).collect()
}

/// The point at this distance from one point toward another.
fn toward(from: Point, to: Point, distance: f64) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f64::EPSILON);
    (
        from.0 + dx / length * distance,
        from.1 + dy / length * distance,
    )
}

/// The head of an arrow: its tip, the middle of its base, and from there to one corner.
fn triangle(tip: Point, neck: Point, side: Point) -> String {
    format!(
        "M{}L{}L{}z",
        hundredths(tip),
        hundredths((neck.0 + side.0, neck.1 + side.1)),
        hundredths((neck.0 - side.0, neck.1 - side.1))
    )
}

/// A circle as part of a path.
fn circle((x, y): (i32, i32), radius: i32) -> String {
    let (start, width) = (x - radius, 2 * radius);
    format!("M{start} {y}a{radius} {radius} 0 1 0 {width} 0a{radius} {radius} 0 1 0 -{width} 0")
}

/// A point in hundredths of a square. Whole numbers keep the code that prints others out of a page.
fn hundredths((x, y): Point) -> String {
    let whole = |at: f64| (at * 100.0).round() as i32;
    format!("{} {}", whole(x), whole(y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Piece, Position};

    #[test]
    fn a_straight_arrow_goes_through_all_points_and_ends_before_the_last() {
        let shape = ArrowShape::through(&[(0.5, 0.5), (2.5, 2.5), (4.5, 0.5)]).unwrap();
        assert_eq!(shape.line, "M70 70L250 250L419 81");
        assert_eq!(shape.head, "M440 60L430 92L408 70z");
        assert_eq!(ArrowShape::through(&[(0.5, 0.5)]), None);
        assert_eq!(ArrowShape::through(&[]), None);
        // Points that are the same are no reason to fail.
        assert!(ArrowShape::through(&[(1.0, 1.0), (1.0, 1.0)]).is_some());
    }

    #[test]
    fn only_a_jump_is_bent() {
        let step = ArrowShape::bent((0.5, 0.5), (1.5, 1.5));
        assert_eq!(step.line, "M78 78Q100 100 113 113");
        let jump = ArrowShape::bent((0.5, 0.5), (2.5, 2.5));
        assert!(jump.line.contains("Q228 72 "), "{}", jump.line);
    }

    #[test]
    fn every_piece_has_a_face_and_kings_have_crowns() {
        let mut board = *Position::START.board();
        let square = Square::new(18).unwrap();
        board.put(square, Piece::king(Color::Black));
        for has_numbers in [false, true] {
            let shapes = PieceShapes::of(&board, Color::Black, Orientation::PRINTED, has_numbers);
            assert_eq!(shapes.faces.matches('M').count(), 13);
            // Three rings on a man, one on a king.
            assert_eq!(shapes.ridges.matches('M').count(), 12 * 3 + 1);
            assert_eq!(shapes.crowns.len(), 1);
        }
        assert_eq!(dark_squares_path().matches('M').count(), 32);
    }
}
