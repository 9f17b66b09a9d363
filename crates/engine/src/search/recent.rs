//! Recent evaluations.

use crate::Score;
use crate::key::Key;

/// The last evaluations of this thread in this search.
///
/// Many lines lead to the same position, often in quick succession. Finding its evaluation
/// here takes a fraction of the time of computing it.
pub(super) struct RecentEvaluations {
    /// By the lowest 16 bits of the key: the other bits of the key, and the evaluation in place of
    /// the lowest ones.
    entries: Box<[u64; ENTRIES]>,
}

const EVALUATION: u64 = 0xFFFF;
/// 512 kB, small enough to stay close to the processor core.
const ENTRIES: usize = EVALUATION as usize + 1;

impl RecentEvaluations {
    /// None yet.
    pub(super) fn new() -> RecentEvaluations {
        let entries: Result<Box<[u64; ENTRIES]>, _> =
            vec![0; ENTRIES].into_boxed_slice().try_into();
        RecentEvaluations {
            entries: entries.expect("the length is that of the array"),
        }
    }

    /// The evaluation of the position with this key, if it's still there.
    #[inline]
    pub(super) fn get(&self, key: Key) -> Option<Score> {
        let entry = self.entries[(key.bits() & EVALUATION) as usize];
        // An empty entry matches one key in 2^48, about as often as two positions share a key.
        let is_same = (entry ^ key.bits()) & !EVALUATION == 0;
        is_same.then(|| Score::evaluation(i32::from(entry as i16)))
    }

    /// Remembers an evaluation in place of another.
    #[inline]
    pub(super) fn set(&mut self, key: Key, evaluation: Score) {
        let entry = &mut self.entries[(key.bits() & EVALUATION) as usize];
        *entry = key.bits() & !EVALUATION | u64::from(evaluation.value() as i16 as u16);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::RuleSet;
    use testkit::{Dice, random_game_positions};

    #[test]
    fn an_evaluation_comes_back_for_its_position_only() {
        let mut recent = RecentEvaluations::new();
        let mut dice = Dice::new(1);
        let worth = |key: Key| Score::evaluation((key.bits() >> 20) as i32 % Score::MAX_EVALUATION);
        let mut found = 0;
        for _ in 0..300 {
            for pos in random_game_positions(&mut dice, RuleSet::OFFICIAL, 100) {
                let key = Key::of(&pos);
                if let Some(evaluation) = recent.get(key) {
                    assert_eq!(evaluation, worth(key));
                    found += 1;
                }
                recent.set(key, worth(key));
                assert_eq!(recent.get(key), Some(worth(key)));
            }
        }
        // The first moves come up over and over.
        assert!(found > 300, "{found}");
    }
}
