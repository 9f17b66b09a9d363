//! Ends games early, if asked to.

use rules::{Color, Ending, Termination};
use std::str::FromStr;

/// When to adjudicate a game. The default is never.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Adjudication {
    /// A win, once both players have seen it for this many moves in a row.
    pub win: Option<Agreement>,
    /// A draw, once both players have seen it for this many moves in a row.
    pub draw: Option<Agreement>,
}

/// What players must agree on: scores beyond, or within, this many men for this many moves by each
/// side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Agreement {
    /// Men.
    pub men: f64,
    /// Moves by each side.
    pub moves: usize,
}

impl Adjudication {
    /// The result of a game from its scores, each reported by the player who moved, in men for
    /// Black.
    pub fn ending(&self, scores: &[Option<f64>]) -> Option<Ending> {
        let all = |agreement: Agreement, fits: &dyn Fn(f64) -> bool| {
            let first = scores.len().checked_sub(2 * agreement.moves);
            first.is_some_and(|first| scores[first..].iter().all(|score| score.is_some_and(fits)))
        };
        if let Some(win) = self.win {
            if all(win, &|score| score >= win.men) {
                return Some(Ending::win(Color::Black, Termination::Resignation));
            }
            if all(win, &|score| score <= -win.men) {
                return Some(Ending::win(Color::White, Termination::Resignation));
            }
        }
        let draw = self.draw?;
        all(draw, &|score| score.abs() <= draw.men).then(|| Ending::draw(Termination::Agreement))
    }
}

/// Parses `5,4`: men and moves.
impl FromStr for Agreement {
    type Err = AgreementError;

    fn from_str(text: &str) -> Result<Agreement, AgreementError> {
        let bad = || AgreementError(text.to_owned());
        let (men, moves) = text.split_once(',').ok_or_else(bad)?;
        let men: f64 = men.trim().parse().map_err(|_| bad())?;
        let moves: usize = moves.trim().parse().map_err(|_| bad())?;
        let is_sound = men.is_finite() && men >= 0.0 && (1..=300).contains(&moves);
        is_sound.then_some(Agreement { men, moves }).ok_or_else(bad)
    }
}

/// A text that isn't an agreement.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a number of men and of moves such as 5,4")]
pub struct AgreementError(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_must_agree_long_enough() {
        #[track_caller]
        fn check(scores: &[f64], expected: Option<&str>) {
            let rules = Adjudication {
                win: Some("3,2".parse().unwrap()),
                draw: Some("0.1,2".parse().unwrap()),
            };
            let scores: Vec<_> = scores.iter().map(|&score| Some(score)).collect();
            let ending = rules.ending(&scores).map(|ending| ending.to_string());
            assert_eq!(ending.as_deref(), expected);
            assert_eq!(Adjudication::default().ending(&scores), None);
        }
        check(&[], None);
        check(&[9.0, 9.0, 9.0], None);
        check(
            &[0.0, 3.0, 3.0, 3.5, 99.0],
            Some("Black wins: White resigned"),
        );
        check(&[3.0, 3.0, 3.5, 2.9], None);
        check(
            &[-3.0, -3.0, -3.0, -4.0],
            Some("White wins: Black resigned"),
        );
        check(
            &[9.0, 0.1, -0.1, 0.0, 0.0],
            Some("draw: the players agreed"),
        );
        check(&[9.0, 0.1, -0.2, 0.0], None);
    }

    #[test]
    fn silence_is_no_agreement() {
        let rules = Adjudication {
            win: None,
            draw: Some("1,1".parse().unwrap()),
        };
        assert_eq!(rules.ending(&[Some(0.0), None]), None);
        for text in ["", "3", "3,0", "-1,2", "x,2", "inf,2"] {
            assert!(text.parse::<Agreement>().is_err(), "{text}");
        }
    }
}
