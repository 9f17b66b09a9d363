//! Glicko-2 ratings: a player's strength, its uncertainty and its volatility.
//!
//! Each game is its own rating period, so that ratings change as soon as a game ends. The rating of
//! a player who stays away becomes less certain over time.

use std::f64::consts::PI;

/// The rating of a new player.
const START: f64 = 1_500.0;
const START_DEVIATION: f64 = 350.0;
const START_VOLATILITY: f64 = 0.06;
/// How much the volatility may change. This is the usual value for games of skill.
const TAU: f64 = 0.5;
/// Converts between the rating scale and the scale of the formulas.
const SCALE: f64 = 173.717_8;
/// The minimum deviation, so that ratings never freeze.
const LEAST_DEVIATION: f64 = 45.0;
/// A rating with a larger deviation is provisional.
const PROVISIONAL: f64 = 110.0;
/// The inactivity, in milliseconds, that adds as much uncertainty as one rating period.
const PERIOD_MILLIS: f64 = 4.0 * 24.0 * 3_600_000.0;
/// The precision of the new volatility.
const EPSILON: f64 = 1e-6;

/// A player's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength. New players start at 1500.
    pub value: f64,
    /// The uncertainty: the true strength is almost always within twice this value of the rating.
    pub deviation: f64,
    /// How much the strength fluctuates.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating {
            value: START,
            deviation: START_DEVIATION,
            volatility: START_VOLATILITY,
        }
    }
}

impl Rating {
    /// Whether the rating is too uncertain to mean much.
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating after this many milliseconds without a game.
    pub fn after(&self, millis: u64) -> Rating {
        let periods = millis as f64 / PERIOD_MILLIS;
        let phi = self.deviation / SCALE;
        let wider = (phi * phi + periods * self.volatility * self.volatility).sqrt() * SCALE;
        Rating {
            deviation: wider.min(START_DEVIATION),
            ..*self
        }
    }

    /// The rating after a game. `score` is 1 for a win, 0.5 for a draw and 0 for a loss.
    pub fn played(&self, opponent: &Rating, score: f64) -> Rating {
        let (mu, phi) = ((self.value - START) / SCALE, self.deviation / SCALE);
        let their_mu = (opponent.value - START) / SCALE;
        let their_phi = opponent.deviation / SCALE;
        let g = 1.0 / (1.0 + 3.0 * their_phi * their_phi / (PI * PI)).sqrt();
        let expected = 1.0 / (1.0 + (-g * (mu - their_mu)).exp());
        let variance = 1.0 / (g * g * expected * (1.0 - expected));
        let gain = g * (score - expected);
        let volatility = new_volatility(self.volatility, phi, variance, variance * gain);
        let before = phi * phi + volatility * volatility;
        let after = 1.0 / (1.0 / before + 1.0 / variance);
        let deviation = after.sqrt() * SCALE;
        Rating {
            value: (mu + after * gain) * SCALE + START,
            deviation: deviation.clamp(LEAST_DEVIATION, START_DEVIATION),
            volatility,
        }
    }
}

/// The volatility after a rating period, found with the regula falsi as Glicko-2 prescribes.
fn new_volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let ex = x.exp();
        let sum = phi * phi + variance + ex;
        ex * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let mut k = 1.0;
        // Ends, because the function grows without bound to the left.
        while f(a - k * TAU) < 0.0 {
            k += 1.0;
        }
        a - k * TAU
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    for _ in 0..100 {
        if (high - low).abs() <= EPSILON {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn rating(value: f64, deviation: f64) -> Rating {
        Rating {
            value,
            deviation,
            volatility: 0.06,
        }
    }

    /// One game from the example in the Glicko-2 paper, worked out with its formulas.
    #[test]
    fn a_win_over_a_weaker_player_counts_little() {
        #[track_caller]
        fn check(opponent: Rating, score: f64, expected: (f64, f64)) {
            let after = rating(1_500.0, 200.0).played(&opponent, score);
            let found = (after.value, after.deviation);
            assert!((found.0 - expected.0).abs() < 0.05, "{found:?}");
            assert!((found.1 - expected.1).abs() < 0.05, "{found:?}");
        }
        check(rating(1_400.0, 30.0), 1.0, (1_563.56, 175.40));
        check(rating(1_550.0, 100.0), 0.0, (1_426.69, 175.90));
        check(rating(1_700.0, 300.0), 0.0, (1_455.86, 186.98));
        check(rating(1_500.0, 200.0), 0.5, (1_500.00, 180.08));
    }

    #[test]
    fn many_games_make_a_rating_sure_and_time_makes_it_unsure() {
        let mut ours = Rating::default();
        assert!(ours.is_provisional());
        let steady = rating(1_500.0, 50.0);
        for game in 0..60 {
            ours = ours.played(&steady, if game % 2 == 0 { 1.0 } else { 0.0 });
        }
        assert!(!ours.is_provisional(), "{ours:?}");
        assert!((ours.value - 1_500.0).abs() < 60.0, "{ours:?}");
        let later = ours.after(365 * 24 * 3_600_000);
        assert!(later.deviation > ours.deviation + 20.0, "{later:?}");
        assert_eq!(later.value, ours.value);
        assert!(ours.after(u64::MAX).deviation <= START_DEVIATION);
    }

    proptest! {
        #[test]
        fn ratings_stay_sane(
            mine in 100.0..3_500.0_f64,
            theirs in 100.0..3_500.0_f64,
            my_deviation in 45.0..350.0_f64,
            their_deviation in 45.0..350.0_f64,
        ) {
            let (a, b) = (rating(mine, my_deviation), rating(theirs, their_deviation));
            let results = [0.0, 0.5, 1.0].map(|score| a.played(&b, score));
            for after in results {
                prop_assert!(after.value.is_finite() && after.volatility > 0.0);
                prop_assert!((LEAST_DEVIATION..=START_DEVIATION).contains(&after.deviation));
                prop_assert!(after.volatility < 1.0);
            }
            prop_assert!(results[0].value <= results[1].value);
            prop_assert!(results[1].value <= results[2].value);
            prop_assert!(results[0].value <= a.value && a.value <= results[2].value);
        }
    }
}
