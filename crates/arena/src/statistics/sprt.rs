//! The sequential test: play until the result is clear.

use super::{Pairs, score_of_elo};
use std::str::FromStr;

/// A sequential probability ratio test between two strengths.
///
/// The hypotheses are that the first player is stronger than the second by [`Sprt::elo0`], or by
/// [`Sprt::elo1`]. After each pair of games, it compares the likelihoods of the results, each under
/// the distribution of pairs that fits its hypothesis best. When one is far enough ahead, the test
/// ends: its error rates are at most `alpha` and `beta`, and it takes as few games as any test can.
///
/// ```
/// # use arena::statistics::{Pairs, Sprt, SprtDecision};
/// let test: Sprt = "0,10".parse().unwrap();
/// assert_eq!(test.decision(&Pairs([2, 30, 300, 60, 8])), SprtDecision::AcceptH1);
/// assert_eq!(test.decision(&Pairs([0, 3, 30, 6, 1])), SprtDecision::Continue);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference in Elo under the first hypothesis, H0.
    pub elo0: f64,
    /// The difference in Elo under the second, H1. It is larger.
    pub elo1: f64,
    /// How often H1 may be accepted even though H0 is true.
    pub alpha: f64,
    /// How often H0 may be accepted even though H1 is true.
    pub beta: f64,
}

/// The state of a test.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SprtDecision {
    /// Undecided.
    Continue,
    /// H0 is accepted.
    AcceptH0,
    /// H1 is accepted.
    AcceptH1,
}

/// Kinds of pairs that haven't occurred count as this many; otherwise a hypothesis that needs them
/// would be impossible.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// The usual error rates.
    pub const DEFAULT_ERROR: f64 = 0.05;

    /// A test with the usual error rates, or `None` unless both are numbers and H1 is larger.
    pub fn new(elo0: f64, elo1: f64) -> Option<Sprt> {
        (elo0.is_finite() && elo1.is_finite() && elo0 < elo1).then_some(Sprt {
            elo0,
            elo1,
            alpha: Sprt::DEFAULT_ERROR,
            beta: Sprt::DEFAULT_ERROR,
        })
    }

    /// The ratios at which H0 and H1 are accepted, as natural logarithms.
    pub fn bounds(&self) -> (f64, f64) {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        (lower, upper)
    }

    /// How much more likely the results are under H1 than under H0, as a natural logarithm.
    pub fn log_likelihood_ratio(&self, pairs: &Pairs) -> f64 {
        let count = f64::from(pairs.count());
        if pairs.count() == 0 {
            return 0.0;
        }
        let seen = pairs.0.map(|count| f64::from(count).max(UNSEEN));
        let total: f64 = seen.iter().sum();
        let h0 = most_likely(&seen, score_of_elo(self.elo0));
        let h1 = most_likely(&seen, score_of_elo(self.elo1));
        let ratios = seen.iter().zip(h0.iter().zip(&h1));
        let sum: f64 = ratios.map(|(n, (p0, p1))| n * (p1 / p0).ln()).sum();
        sum * count / total
    }

    /// The state of the test after these pairs.
    pub fn decision(&self, pairs: &Pairs) -> SprtDecision {
        let ratio = self.log_likelihood_ratio(pairs);
        let (lower, upper) = self.bounds();
        if ratio <= lower {
            SprtDecision::AcceptH0
        } else if ratio >= upper {
            SprtDecision::AcceptH1
        } else {
            SprtDecision::Continue
        }
    }
}

/// The distribution with this mean under which the results are most likely.
///
/// By Lagrange's method it's `seen / (1 + t · (score − mean))` for some `t`, scaled to a sum of 1.
/// `t` is where the mean comes out right; the remaining difference falls as `t` grows.
fn most_likely(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let total: f64 = seen.iter().sum();
    let at = |t: f64| {
        let mut p = *seen;
        for (p, score) in p.iter_mut().zip(Pairs::SCORES) {
            *p /= total * (1.0 + t * (score - mean));
        }
        p
    };
    let excess = |t: f64| -> f64 {
        let each = at(t).into_iter().zip(Pairs::SCORES);
        each.map(|(p, score)| p * (score - mean)).sum()
    };
    // Between these, all parts are positive.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..BISECTIONS {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    at(f64::midpoint(low, high))
}

/// Enough to exhaust the precision of a float.
const BISECTIONS: u32 = 100;

/// Parses `0,10`: the Elo of H0 and of H1.
impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let bad = || SprtError(text.to_owned());
        let (elo0, elo1) = text.split_once(',').ok_or_else(bad)?;
        let number = |text: &str| text.trim().parse().map_err(|_| bad());
        Sprt::new(number(elo0)?, number(elo1)?).ok_or_else(bad)
    }
}

/// A text that isn't a test.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a test such as 0,10: two Elo differences, the smaller first")]
pub struct SprtError(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    /// The expected values come from a different maximization: a search along all directions that
    /// keep the sum and the mean.
    #[test]
    fn likelihood_ratios_are_those_of_the_best_distributions() {
        #[track_caller]
        fn check(pairs: [u32; 5], elo0: f64, elo1: f64, expected: f64) {
            let test = Sprt::new(elo0, elo1).unwrap();
            let found = test.log_likelihood_ratio(&Pairs(pairs));
            assert!((found - expected).abs() < 1e-6, "{found}");
        }
        check([2, 30, 300, 60, 8], 0.0, 10.0, 5.542_940_898);
        check([0, 0, 100, 0, 0], 0.0, 10.0, -2.911_058_706);
        check([5, 40, 120, 38, 4], 0.0, 5.0, -0.364_289_436);
        check([0, 3, 30, 6, 1], 0.0, 10.0, 0.768_190_991);
        check([10, 20, 40, 20, 30], -5.0, 5.0, 1.418_772_960);
        check([0, 0, 0, 0, 20], 0.0, 10.0, 0.567_305_635);
        check([0; 5], 0.0, 10.0, 0.0);
    }

    #[test]
    fn a_test_ends_at_its_bounds() {
        let test: Sprt = "0,10".parse().unwrap();
        let (lower, upper) = test.bounds();
        assert!((lower + 2.944_439).abs() < 1e-6 && (upper - 2.944_439).abs() < 1e-6);
        assert_eq!(test.decision(&Pairs([0; 5])), SprtDecision::Continue);
        // A hundred drawn pairs are almost enough to rule out ten Elo.
        assert_eq!(
            test.decision(&Pairs([0, 0, 100, 0, 0])),
            SprtDecision::Continue
        );
        assert_eq!(
            test.decision(&Pairs([0, 0, 102, 0, 0])),
            SprtDecision::AcceptH0
        );
        assert_eq!(
            test.decision(&Pairs([0, 0, 0, 0, 110])),
            SprtDecision::AcceptH1
        );
    }

    #[test]
    fn tests_are_read() {
        #[track_caller]
        fn check(text: &str, expected: Option<(f64, f64)>) {
            let test = text.parse::<Sprt>().ok();
            assert_eq!(test.map(|test| (test.elo0, test.elo1)), expected, "{text}");
        }
        check("0,10", Some((0.0, 10.0)));
        check("-2.5, 2.5", Some((-2.5, 2.5)));
        for text in ["", "0", "10,0", "5,5", "0,ten", "0,inf", "NaN,1"] {
            check(text, None);
        }
    }
}
