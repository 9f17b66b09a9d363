//! Elo differences and expected scores.

/// The expected score, from 0 to 1, of a player who is stronger by this much.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The Elo difference of a player with this score, from 0 to 1. Infinite at both ends.
pub fn elo_of_score(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_table() {
        #[track_caller]
        fn check(elo: f64, score: f64) {
            assert!((score_of_elo(elo) - score).abs() < 5e-5, "{elo}");
            assert!(
                (elo_of_score(score_of_elo(elo)) - elo).abs() < 1e-9,
                "{elo}"
            );
        }
        check(0.0, 0.5);
        check(10.0, 0.5144);
        check(100.0, 0.6401);
        check(-100.0, 0.3599);
        check(200.0, 0.7597);
        check(400.0, 0.9091);
    }

    #[test]
    fn a_clean_score_has_no_bound() {
        assert_eq!(elo_of_score(1.0), f64::INFINITY);
        assert_eq!(elo_of_score(0.0), f64::NEG_INFINITY);
        assert_eq!(elo_of_score(2.0), f64::INFINITY);
    }
}
