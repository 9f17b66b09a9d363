//! How the evaluation graph is drawn.

use crate::{GraphMistake, GraphPoint};
use notation::pdn::Mark;
use rules::Color;

/// A drawing of the graph: the moves from left to right, and higher is better for Black.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GraphDrawing {
    /// Its size.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The number of half-moves at its right end.
    pub last: usize,
}

/// How many mistakes a side made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MistakeCounts {
    /// Blunders.
    pub blunders: usize,
    /// Mistakes.
    pub mistakes: usize,
    /// Inaccuracies.
    pub inaccuracies: usize,
}

impl GraphDrawing {
    /// The x-coordinate of a half-move.
    pub fn x(&self, ply: usize) -> f64 {
        ply as f64 / self.last.max(1) as f64 * self.width
    }

    /// The y-coordinate of a value from -1 to 1.
    pub fn y(&self, value: f32) -> f64 {
        (1.0 - f64::from(value)) / 2.0 * self.height
    }

    /// The half-move at a share of the width, from 0 to 1.
    pub fn ply_at(&self, share: f64) -> usize {
        (share.clamp(0.0, 1.0) * self.last as f64).round() as usize
    }

    /// The area below the curve, as an SVG path. Unknown evaluations leave gaps.
    pub fn area(&self, points: &[GraphPoint]) -> String {
        let height = self.height;
        let mut path = String::new();
        let known = |point: &GraphPoint| Some((self.x(point.ply), self.y(point.value?)));
        for stretch in points.chunk_by(|one, next| one.value.is_some() == next.value.is_some()) {
            let drawn: Vec<(f64, f64)> = stretch.iter().filter_map(known).collect();
            let (Some((first, _)), Some((end, _))) = (drawn.first(), drawn.last()) else {
                continue;
            };
            path.push_str(&format!("M{first:.1} {height}"));
            for (x, y) in &drawn {
                path.push_str(&format!("L{x:.1} {y:.1}"));
            }
            path.push_str(&format!("L{end:.1} {height}z"));
        }
        path
    }
}

impl MistakeCounts {
    /// Counts the mistakes of a side.
    pub fn of(mistakes: &[GraphMistake], by: Color) -> MistakeCounts {
        let count = |mark: Mark| {
            let is = |it: &&GraphMistake| it.by == by && it.mark == mark;
            mistakes.iter().filter(is).count()
        };
        MistakeCounts {
            blunders: count(Mark::Blunder),
            mistakes: count(Mark::Mistake),
            inaccuracies: count(Mark::Dubious),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Study;

    const DRAWING: GraphDrawing = GraphDrawing {
        width: 300.0,
        height: 80.0,
        last: 3,
    };

    fn points(values: &[Option<f32>]) -> Vec<GraphPoint> {
        let point = |(ply, value): (usize, &Option<f32>)| GraphPoint {
            node: Study::ROOT,
            ply,
            value: *value,
        };
        values.iter().enumerate().map(point).collect()
    }

    #[test]
    fn the_curve_has_gaps_where_nothing_is_known() {
        #[track_caller]
        fn check(values: &[Option<f32>], expected: &str) {
            assert_eq!(DRAWING.area(&points(values)), expected);
        }
        check(&[], "");
        check(&[None, None], "");
        let whole = "M0.0 80L0.0 40.0L100.0 0.0L200.0 80.0L200.0 80z";
        check(&[Some(0.0), Some(1.0), Some(-1.0)], whole);
        let gap = "M0.0 80L0.0 40.0L0.0 80zM200.0 80L200.0 20.0L300.0 40.0L300.0 80z";
        check(&[Some(0.0), None, Some(0.5), Some(0.0)], gap);
    }

    #[test]
    fn a_place_in_the_drawing_is_a_half_move() {
        for ply in 0..=DRAWING.last {
            assert_eq!(DRAWING.ply_at(DRAWING.x(ply) / DRAWING.width), ply);
        }
        assert_eq!((DRAWING.ply_at(-2.0), DRAWING.ply_at(9.0)), (0, 3));
        let empty = GraphDrawing { last: 0, ..DRAWING };
        assert_eq!((empty.x(0), empty.ply_at(1.0)), (0.0, 0));
    }

    #[test]
    fn mistakes_are_counted_by_side() {
        let mistake = |mark, by| GraphMistake {
            ply: 1,
            value: 0.0,
            mark,
            by,
        };
        let mistakes = [
            mistake(Mark::Blunder, Color::Black),
            mistake(Mark::Blunder, Color::White),
            mistake(Mark::Dubious, Color::Black),
            mistake(Mark::Blunder, Color::Black),
        ];
        let black = MistakeCounts {
            blunders: 2,
            mistakes: 0,
            inaccuracies: 1,
        };
        assert_eq!(MistakeCounts::of(&mistakes, Color::Black), black);
        assert_eq!(
            MistakeCounts::of(&[], Color::Black),
            MistakeCounts::default()
        );
    }
}
