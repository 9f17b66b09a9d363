//! What a position is worth.

use crate::Ply;
use std::fmt;
use std::ops::Neg;

/// The value of a position for the side to move: a man is worth 100.
///
/// Scores fall into three bands. A score in a higher band always beats one in a lower band:
///
/// ```text
///        0 ..= 15 000   evaluation: a guess
///   20 000 ..= 30 000   tablebase: a database says so, the way to the win is not known
///   31 000 ..= 32 000   proven: the search has seen the end, in so many plies
/// ```
///
/// The same bands with the opposite sign are losses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Score(i16);

/// A score broken down for people and protocols.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoreKind {
    /// A guess, in hundredths of a man.
    Evaluation(i32),
    /// A database knows that the side to move wins or, if `wins` is false, loses.
    Tablebase {
        /// Whether the side to move wins.
        wins: bool,
    },
    /// The game is over after this many plies.
    Proven {
        /// Whether the side to move wins.
        wins: bool,
        /// How long it takes, or 0 if the side to move has already lost.
        plies: u32,
    },
}

impl Score {
    /// The value of a drawn position.
    pub const DRAW: Score = Score(0);
    /// The largest absolute value of an evaluation.
    pub const MAX_EVALUATION: i32 = 15_000;

    /// Better than every score.
    pub(crate) const INFINITY: Score = Score(32_001);
    /// Worse than every score.
    pub(crate) const MIN: Score = Score(-32_001);

    const MIN_TABLEBASE: i16 = 20_000;
    const TABLEBASE: i16 = 25_000;
    const MAX_TABLEBASE: i16 = 30_000;
    const MIN_PROVEN: i16 = 31_000;
    const PROVEN: i16 = 32_000;

    /// A guess in hundredths of a man, clamped to its band.
    #[inline]
    pub const fn evaluation(value: i32) -> Score {
        let max = Score::MAX_EVALUATION;
        let value = if value > max {
            max
        } else if value < -max {
            -max
        } else {
            value
        };
        Score(value as i16)
    }

    /// The side to move wins after this many plies.
    #[inline]
    pub const fn win_in(plies: u32) -> Score {
        let longest = (Score::PROVEN - Score::MIN_PROVEN) as u32;
        let plies = if plies > longest { longest } else { plies };
        Score(Score::PROVEN - plies as i16)
    }

    /// The side to move loses after this many plies. With 0, it has already lost.
    #[inline]
    pub const fn loss_in(plies: u32) -> Score {
        Score(-Score::win_in(plies).0)
    }

    /// A database win for the side to move. A greater `progress` is better. It's clamped to keep
    /// the score within its band.
    #[inline]
    pub const fn tablebase_win(progress: i32) -> Score {
        let most = (Score::MAX_TABLEBASE - Score::TABLEBASE) as i32 - MAX_SHIFT;
        let progress = if progress > most {
            most
        } else if progress < -most {
            -most
        } else {
            progress
        };
        Score(Score::TABLEBASE + progress as i16)
    }

    /// A database win for the side to move that the search reaches at this ply. Sooner is better,
    /// and so is a higher `evaluation` of the position reached. But a man is worth only a few
    /// plies, so that no win is put off forever.
    #[inline]
    pub(crate) fn tablebase_win_at(evaluation: i32, ply: Ply) -> Score {
        Score::tablebase_win(progress(evaluation) - i32::from(ply.count()))
    }

    /// A database win for the side to move that the search hasn't reached. It ranks below every win
    /// that it has reached.
    pub(crate) fn tablebase_win_ahead(evaluation: i32) -> Score {
        Score::tablebase_win(progress(evaluation) - 3 * MAX_PROGRESS)
    }

    /// The score as a plain number, for protocols without bands.
    #[inline]
    pub const fn value(self) -> i32 {
        self.0 as i32
    }

    /// The score from its plain number. `None` outside every band.
    pub const fn from_value(value: i32) -> Option<Score> {
        match value.unsigned_abs() {
            0..=15_000 | 20_000..=30_000 | 31_000..=32_000 => Some(Score(value as i16)),
            _ => None,
        }
    }

    /// Whether the side to move wins for certain.
    #[inline]
    pub const fn is_win(self) -> bool {
        self.0 >= Score::MIN_TABLEBASE
    }

    /// Whether the side to move loses for certain.
    #[inline]
    pub const fn is_loss(self) -> bool {
        self.0 <= -Score::MIN_TABLEBASE
    }

    /// Whether the result is certain: a database or the search has seen it.
    #[inline]
    pub const fn is_decided(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// Whether the end of the game is known, and how many plies away it is.
    #[inline]
    pub const fn is_proven(self) -> bool {
        self.0.unsigned_abs() >= Score::MIN_PROVEN.unsigned_abs()
    }

    /// The score as a value of its band.
    pub const fn kind(self) -> ScoreKind {
        let wins = self.0 > 0;
        if self.is_proven() {
            let plies = (Score::PROVEN - self.0.abs()) as u32;
            ScoreKind::Proven { wins, plies }
        } else if self.is_decided() {
            ScoreKind::Tablebase { wins }
        } else {
            ScoreKind::Evaluation(self.0 as i32)
        }
    }

    /// The number to store in a table: relative to the position itself instead of the root, so that
    /// it's right wherever the position comes up again.
    #[inline]
    pub(crate) const fn to_table(self, ply: Ply) -> i16 {
        if self.is_win() {
            self.0 + ply.count() as i16
        } else if self.is_loss() {
            self.0 - ply.count() as i16
        } else {
            self.0
        }
    }

    /// The score that [`Score::to_table`] stored, for a position at this ply.
    ///
    /// Any number gives a score within the bounds, because a torn table entry can hold anything.
    #[inline]
    pub(crate) const fn from_table(kept: i16, ply: Ply) -> Score {
        let shift = ply.count() as i16;
        if kept >= Score::MIN_TABLEBASE {
            Score(at_most(kept, Score::PROVEN) - shift)
        } else if kept <= -Score::MIN_TABLEBASE {
            Score(-(at_most(kept.saturating_neg(), Score::PROVEN) - shift))
        } else {
            Score(kept)
        }
    }

    /// This score plus a margin, clamped to the infinite scores.
    ///
    /// Only for search windows around evaluations: the sum can fall between two bands.
    #[inline]
    pub(crate) const fn offset(self, margin: i32) -> Score {
        let sum = self.0 as i32 + margin;
        let limit = Score::INFINITY.0 as i32;
        Score(if sum > limit {
            limit as i16
        } else if sum < -limit {
            -limit as i16
        } else {
            sum as i16
        })
    }
}

/// What the evaluation adds to a database win, at most [`MAX_PROGRESS`].
fn progress(evaluation: i32) -> i32 {
    (evaluation / 8).clamp(-MAX_PROGRESS, MAX_PROGRESS)
}
const MAX_PROGRESS: i32 = 1_000;

/// The most that a score shifts between a table and the root.
const MAX_SHIFT: i32 = Ply::MAX as i32;

const fn at_most(value: i16, limit: i16) -> i16 {
    if value > limit { limit } else { value }
}

impl Neg for Score {
    type Output = Score;
    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// For people: `+1.25`, `win in 7`, `database loss`. From the point of view of the side to move.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = |wins| if wins { "win" } else { "loss" };
        match self.kind() {
            ScoreKind::Evaluation(value) => {
                let sign = if value < 0 { '-' } else { '+' };
                let size = value.unsigned_abs();
                f.pad(&format!("{sign}{}.{:02}", size / 100, size % 100))
            }
            ScoreKind::Tablebase { wins } => f.pad(&format!("database {}", result(wins))),
            ScoreKind::Proven { wins, plies } => f.pad(&format!("{} in {plies}", result(wins))),
        }
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Score({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn scores_are_told_in_the_words_of_their_band() {
        #[track_caller]
        fn check(score: Score, text: &str, kind: ScoreKind) {
            assert_eq!(score.to_string(), text);
            assert_eq!(score.kind(), kind);
            assert_eq!(Score::from_value(score.value()), Some(score));
        }
        check(Score::DRAW, "+0.00", ScoreKind::Evaluation(0));
        check(Score::evaluation(125), "+1.25", ScoreKind::Evaluation(125));
        check(Score::evaluation(-7), "-0.07", ScoreKind::Evaluation(-7));
        let (wins, plies) = (true, 7);
        check(
            Score::win_in(7),
            "win in 7",
            ScoreKind::Proven { wins, plies },
        );
        let (wins, plies) = (false, 0);
        check(
            Score::loss_in(0),
            "loss in 0",
            ScoreKind::Proven { wins, plies },
        );
        let wins = false;
        check(
            -Score::tablebase_win(12),
            "database loss",
            ScoreKind::Tablebase { wins },
        );
    }

    #[test]
    fn what_lies_between_the_bands_is_no_score() {
        for value in [
            15_001, 19_999, 30_001, 30_999, 32_001, -15_001, -32_768, 70_000,
        ] {
            assert_eq!(Score::from_value(value), None, "{value}");
        }
    }

    fn any_score() -> impl Strategy<Value = Score> {
        let certain = prop_oneof![
            (-20_000..20_000).prop_map(Score::evaluation),
            (-9_000..9_000).prop_map(Score::tablebase_win),
            (0..500u32).prop_map(Score::win_in),
        ];
        (certain, any::<bool>()).prop_map(|(score, turn)| if turn { -score } else { score })
    }

    proptest! {
        #[test]
        fn bands_keep_their_order(value in any::<i32>(), progress in any::<i32>(), plies in any::<u32>()) {
            let bands = [
                Score::evaluation(value),
                Score::tablebase_win(progress),
                Score::win_in(plies),
                Score::INFINITY,
            ];
            prop_assert!(bands.is_sorted_by(|a, b| a < b));
            for score in &bands[..3] {
                prop_assert_eq!(Score::from_value(score.value()), Some(*score));
                prop_assert_eq!(Score::from_value((-*score).value()), Some(-*score));
            }
        }

        #[test]
        fn the_table_gives_back_what_it_was_given(score in any_score(), ply in 0..Ply::MAX) {
            let ply = Ply::new(ply);
            // A proven end at this ply is never closer to the root than the ply itself.
            prop_assume!(!score.is_proven() || score.kind() != ScoreKind::Proven { wins: score.is_win(), plies: 0 });
            let kept = match score.kind() {
                ScoreKind::Proven { plies, .. } if plies < u32::from(ply.count()) => return Ok(()),
                _ => score.to_table(ply),
            };
            prop_assert_eq!(Score::from_table(kept, ply), score);
        }

        #[test]
        fn noise_in_the_table_gives_a_score_within_bounds(kept in any::<i16>(), ply in 0..Ply::MAX) {
            let score = Score::from_table(kept, Ply::new(ply));
            prop_assert!(score < Score::INFINITY && score > -Score::INFINITY);
        }
    }
}
