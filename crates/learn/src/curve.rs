//! From a score to the points that a side can expect.

use engine::{Score, ScoreKind};

/// A part of a game, by the number of pieces on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Phase {
    /// 19 pieces or more.
    Opening,
    /// 11 to 18 pieces.
    Middle,
    /// 10 pieces or fewer.
    Ending,
}

impl Phase {
    /// Every phase, in the order of a game.
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Middle, Phase::Ending];

    /// The phase with this many pieces on the board.
    pub const fn of(pieces: u32) -> Phase {
        match pieces {
            0..=10 => Phase::Ending,
            11..=18 => Phase::Middle,
            _ => Phase::Opening,
        }
    }
}

/// How scores turn into points. A draw is half a point.
///
/// Each phase has its own scale: an evaluation of this many hundredths of a man scores 73% of the
/// points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// The scales, in the order of [`Phase::ALL`].
    pub scales: [f64; 3],
}

impl Curve {
    /// The curve of careful play. `docs/judging.md` says how it was fitted.
    pub const CAREFUL: Curve = Curve {
        scales: [61.0, 59.0, 71.0],
    };

    /// The points that a side with this score can expect, from 0 to 1.
    pub fn points(&self, score: Score, pieces: u32) -> f64 {
        match score.kind() {
            ScoreKind::Evaluation(value) => {
                let scale = self.scales[Phase::of(pieces) as usize];
                1.0 / (1.0 + (-f64::from(value) / scale).exp())
            }
            ScoreKind::Tablebase { wins } | ScoreKind::Proven { wins, .. } => {
                f64::from(u8::from(wins))
            }
        }
    }

    /// The scale that fits these results best: pairs of a score in hundredths of a man and the
    /// points that its side scored. `None` without results.
    ///
    /// It minimizes the cross entropy, which a ternary search can do because there is one minimum
    /// over the sensible range.
    pub fn fit(results: &[(f64, f64)]) -> Option<f64> {
        let cost = |scale: f64| -> f64 {
            let of = |&(value, points): &(f64, f64)| {
                let expected = (1.0 / (1.0 + (-value / scale).exp())).clamp(1e-9, 1.0 - 1e-9);
                -(points * expected.ln() + (1.0 - points) * (1.0 - expected).ln())
            };
            results.iter().map(of).sum()
        };
        if results.is_empty() {
            return None;
        }
        let (mut low, mut high) = (5.0, 1_000.0);
        while high - low > 0.01 {
            let third = (high - low) / 3.0;
            if cost(low + third) <= cost(high - third) {
                high -= third;
            } else {
                low += third;
            }
        }
        Some((low + high) / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_grow_with_the_score() {
        let curve = Curve {
            scales: [60.0, 70.0, 80.0],
        };
        for pieces in [24, 15, 6] {
            let scores = [
                Score::loss_in(8),
                -Score::tablebase_win(0),
                Score::evaluation(-150),
                Score::DRAW,
                Score::evaluation(40),
                Score::evaluation(2_000),
                Score::tablebase_win(0),
                Score::win_in(3),
            ];
            let points: Vec<f64> = scores.map(|score| curve.points(score, pieces)).into();
            assert!(points.is_sorted(), "{points:?}");
            assert!((points[3] - 0.5).abs() < 1e-12);
            assert_eq!((points[0], points[7]), (0.0, 1.0));
        }
        let at = |pieces| curve.points(Score::evaluation(60), pieces);
        assert!((at(24) - 0.731).abs() < 1e-3);
        assert!(at(24) > at(15) && at(15) > at(6));
    }

    #[test]
    fn a_fit_finds_the_scale_that_made_the_results() {
        let truth = 72.0;
        let results: Vec<(f64, f64)> = (-30..=30)
            .map(|step| {
                let value = f64::from(step) * 10.0;
                (value, 1.0 / (1.0 + (-value / truth).exp()))
            })
            .collect();
        let found = Curve::fit(&results).unwrap();
        assert!((found - truth).abs() < 0.1, "{found}");
        assert_eq!(Curve::fit(&[]), None);
    }
}
