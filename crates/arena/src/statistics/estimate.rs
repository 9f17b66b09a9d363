//! How much stronger a player is, and how certain that is.

use super::{Pairs, elo_of_score};

/// The strength of the first player relative to the second, estimated from pairs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// Its share of the points, from 0 to 1.
    pub score: f64,
    /// The corresponding Elo difference.
    pub elo: f64,
    /// The lower end of the 95% interval, in Elo.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The probability that the first player is stronger, from 0 to 1.
    pub superiority: f64,
}

/// 95% of a normal distribution is within this many standard deviations.
const TWO_SIDED_95: f64 = 1.959_963_984_540_054;

impl Estimate {
    /// The estimate from these pairs, or `None` if there are none.
    ///
    /// The error is the standard error of the mean of the pairs. Two virtual pairs, one won and one
    /// lost by half a point, are added to the variance: a dozen draws in a row don't prove that
    /// every game is a draw.
    pub fn new(pairs: &Pairs) -> Option<Estimate> {
        let count = f64::from(pairs.count());
        if pairs.count() == 0 {
            return None;
        }
        let moments = |weights: [f64; 5]| {
            let total: f64 = weights.iter().sum();
            let mean = weighted(&weights, |score| score) / total;
            let variance = weighted(&weights, |score| (score - mean).powi(2)) / total;
            (mean, variance)
        };
        let mut weights = pairs.0.map(f64::from);
        let (score, _) = moments(weights);
        weights[1] += 1.0;
        weights[3] += 1.0;
        let (_, variance) = moments(weights);
        let deviation = (variance / count).sqrt();
        Some(Estimate {
            score,
            elo: elo_of_score(score),
            low: elo_of_score(score - TWO_SIDED_95 * deviation),
            high: elo_of_score(score + TWO_SIDED_95 * deviation),
            superiority: normal_below((score - 0.5) / deviation),
        })
    }

    /// Half the width of the interval, in Elo, or `None` if one end is infinite.
    pub fn error(&self) -> Option<f64> {
        let half = (self.high - self.low) / 2.0;
        half.is_finite().then_some(half)
    }
}

fn weighted(weights: &[f64; 5], value: impl Fn(f64) -> f64) -> f64 {
    let each = weights.iter().zip(Pairs::SCORES);
    each.map(|(weight, score)| weight * value(score)).sum()
}

/// The share of the standard normal distribution below `x`.
fn normal_below(x: f64) -> f64 {
    libm::erfc(-x / std::f64::consts::SQRT_2) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_normal_distribution_is_the_usual_one() {
        #[track_caller]
        fn check(x: f64, expected: f64) {
            assert!((normal_below(x) - expected).abs() < 5e-6, "{x}");
        }
        check(0.0, 0.5);
        check(1.0, 0.841_345);
        check(-1.959_964, 0.025);
        check(2.326_348, 0.99);
    }

    #[test]
    fn pairs_give_a_score_and_an_error() {
        let pairs = Pairs([10, 20, 40, 20, 30]);
        let found = Estimate::new(&pairs).unwrap();
        let mean = (20.0 * 0.25 + 40.0 * 0.5 + 20.0 * 0.75 + 30.0) / 120.0;
        assert!((found.score - mean).abs() < 1e-12);
        assert!((found.elo - elo_of_score(mean)).abs() < 1e-12);
        assert!(found.low < found.elo && found.elo < found.high);
        assert!((found.error().unwrap() - 40.0).abs() < 4.0, "{found:?}");
        assert!(
            found.superiority > 0.99 && found.superiority < 1.0,
            "{found:?}"
        );
    }

    #[test]
    fn few_and_equal_pairs_prove_little() {
        assert_eq!(Estimate::new(&Pairs([0; 5])), None);
        let draws = Estimate::new(&Pairs([0, 0, 12, 0, 0])).unwrap();
        assert_eq!((draws.score, draws.elo, draws.superiority), (0.5, 0.0, 0.5));
        assert!(draws.error().unwrap() > 15.0, "{draws:?}");
        let wins = Estimate::new(&Pairs([0, 0, 0, 0, 12])).unwrap();
        assert_eq!((wins.score, wins.elo), (1.0, f64::INFINITY));
        assert!(wins.low > 100.0 && wins.low < 1000.0, "{wins:?}");
        assert_eq!(wins.error(), None);
    }

    proptest! {
        #[test]
        fn swapping_the_players_swaps_the_signs(pairs in prop::array::uniform5(0..300u32)) {
            let mut swapped = pairs;
            swapped.reverse();
            let Some(one) = Estimate::new(&Pairs(pairs)) else { return Ok(()) };
            let other = Estimate::new(&Pairs(swapped)).unwrap();
            let is_near = |a: f64, b: f64| a == b || (a - b).abs() < 1e-6;
            prop_assert!(is_near(one.elo, -other.elo));
            prop_assert!(is_near(one.low, -other.high));
            prop_assert!(is_near(one.superiority, 1.0 - other.superiority));
        }
    }
}
