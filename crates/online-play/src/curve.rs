//! A rating chart: the coordinates of its points and lines.

use protocol::RatingPoint;

/// A chart of a rating over the games, in a box of a given size.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// The coordinates of the points, from the first game to the last.
    pub points: Vec<(f64, f64)>,
    /// The ratings with a grid line, each with its y-coordinate.
    pub lines: Vec<(u32, f64)>,
}

/// What a chart shows, for screen readers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CurveFacts {
    /// The number of games.
    pub games: usize,
    /// The first rating.
    pub first: u32,
    /// The latest rating.
    pub last: u32,
    /// The lowest rating.
    pub lowest: u32,
    /// The highest rating.
    pub highest: u32,
}

/// The maximum number of steps between grid lines.
const MOST_STEPS: u32 = 4;

impl Curve {
    /// Returns the chart for a box of this width and height, or `None` without games. The lowest
    /// rating is at the bottom, and the games are spaced evenly.
    pub fn of(history: &[RatingPoint], width: f64, height: f64) -> Option<Curve> {
        let facts = CurveFacts::of(history)?;
        let step = step(facts.highest - facts.lowest);
        let bottom = facts.lowest / step * step;
        // A flat curve gets space above it too.
        let top = (facts.highest / step + 1) * step;
        let y = |value: u32| {
            let part = f64::from(value - bottom) / f64::from(top - bottom);
            (1.0 - part) * height
        };
        let last = history.len() - 1;
        let x = |place: usize| match last {
            0 => width / 2.0,
            _ => place as f64 / last as f64 * width,
        };
        let points = history
            .iter()
            .enumerate()
            .map(|(place, point)| (x(place), y(point.value)))
            .collect();
        let lines = (bottom..=top)
            .step_by(step as usize)
            .map(|value| (value, y(value)))
            .collect();
        Some(Curve { points, lines })
    }

    /// Returns the line through the points as an SVG path.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for (place, (x, y)) in self.points.iter().enumerate() {
            let letter = if place == 0 { 'M' } else { 'L' };
            path.push_str(&format!("{letter}{x:.1} {y:.1}"));
        }
        path
    }

    /// Returns the index of the point nearest to this x-coordinate.
    pub fn nearest(&self, x: f64) -> Option<usize> {
        let distance = |place: &usize| (self.points[*place].0 - x).abs();
        (0..self.points.len()).min_by(|one, two| distance(one).total_cmp(&distance(two)))
    }
}

impl CurveFacts {
    /// Summarizes these points. `None` if there aren't any.
    pub fn of(history: &[RatingPoint]) -> Option<CurveFacts> {
        let values = || history.iter().map(|point| point.value);
        Some(CurveFacts {
            games: history.len(),
            first: values().next()?,
            last: values().next_back()?,
            lowest: values().min()?,
            highest: values().max()?,
        })
    }
}

/// Returns a round distance between grid lines.
fn step(range: u32) -> u32 {
    const STEPS: [u32; 8] = [10, 20, 50, 100, 200, 500, 1000, 2000];
    let is_enough = |step: &u32| range / step < MOST_STEPS;
    STEPS.into_iter().find(is_enough).unwrap_or(5_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use protocol::GameId;
    use room::Instant;

    fn history(values: &[u32]) -> Vec<RatingPoint> {
        let point = |value: &u32| RatingPoint {
            at: Instant::from_millis(0),
            game: GameId::from_random([0; 12]),
            value: *value,
        };
        values.iter().map(point).collect()
    }

    #[test]
    fn curves_have_round_lines() {
        #[track_caller]
        fn check(values: &[u32], lines: &[u32], path: &str) {
            let curve = Curve::of(&history(values), 100.0, 50.0).unwrap();
            let found: Vec<u32> = curve.lines.iter().map(|line| line.0).collect();
            assert_eq!((found.as_slice(), curve.path().as_str()), (lines, path));
        }
        check(&[1500], &[1500, 1510], "M50.0 50.0");
        check(
            &[1500, 1600],
            &[1500, 1550, 1600, 1650],
            "M0.0 50.0L100.0 16.7",
        );
        check(
            &[1612, 1580, 1604],
            &[1580, 1590, 1600, 1610, 1620],
            "M0.0 10.0L50.0 50.0L100.0 20.0",
        );
    }

    #[test]
    fn the_nearest_game_is_found() {
        let curve = Curve::of(&history(&[1500, 1510, 1520]), 100.0, 50.0).unwrap();
        assert_eq!(
            [0.0, 30.0, 99.0].map(|x| curve.nearest(x)),
            [Some(0), Some(1), Some(2)]
        );
    }

    #[test]
    fn nothing_has_no_curve() {
        assert_eq!(Curve::of(&[], 100.0, 50.0), None);
        assert_eq!(CurveFacts::of(&[]), None);
    }

    proptest! {
        #[test]
        fn every_point_is_in_the_box(values in prop::collection::vec(0_u32..4000, 1..60)) {
            let curve = Curve::of(&history(&values), 300.0, 120.0).unwrap();
            for (x, y) in &curve.points {
                prop_assert!((0.0..=300.0).contains(x) && (0.0..=120.0).contains(y));
            }
            prop_assert!((2..=6).contains(&curve.lines.len()), "{:?}", curve.lines);
        }
    }
}
