//! The end of a line: follows captures until the board is quiet.

use super::history::slot_of;
use super::window::Window;
use super::{Worker, pruning};
use crate::key::Key;
use crate::table::{Bound, Stored};
use crate::{Depth, Evaluator, Ply, Score};
use rules::Position;

impl<E: Evaluator> Worker<'_, E> {
    /// The score of a leaf. The same position is the leaf of many lines, so the table remembers it.
    #[inline]
    pub(super) fn leaf<const PV: bool>(
        &mut self,
        pos: &Position,
        window: Window,
        ply: Ply,
    ) -> Score {
        let key = self.path.key();
        let stored = self.shared.table.probe(key, ply);
        if !PV
            && let Some(stored) = &stored
            && pruning::is_settled(stored, Depth::ZERO, window.alpha, window.beta)
        {
            self.nodes += 1;
            return stored.score;
        }
        let score = self.quiesce_from(pos, window, ply);
        // A deeper result is worth more, even if it didn't settle this window.
        let is_new = stored.is_none_or(|stored| stored.depth <= Depth::ZERO);
        if is_new && !self.aborted {
            let bound = if score >= window.beta {
                Bound::Lower
            } else if score > window.alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let result = Stored {
                best: None,
                score,
                bound,
                depth: Depth::ZERO,
                evaluation: None,
            };
            self.shared.table.store(key, ply, result);
        }
        score
    }

    /// The score of a leaf, or of a node that's treated like one. Captures are followed as far as
    /// the level can see.
    #[inline]
    pub(super) fn quiesce_from(&mut self, pos: &Position, window: Window, ply: Ply) -> Score {
        let Window { alpha, beta } = window;
        self.horizon = ply.count().saturating_add(self.shared.sight);
        self.quiesce(pos, alpha, beta, ply, self.shared.tuning.threat_extensions)
    }

    /// The score of a position once nothing is hanging. `threats` is how often the line can still
    /// be extended because of a threatened piece.
    fn quiesce(
        &mut self,
        pos: &Position,
        mut alpha: Score,
        beta: Score,
        ply: Ply,
        threats: i32,
    ) -> Score {
        if self.count_node(ply) {
            return Score::DRAW;
        }
        let rules = self.shared.rules;
        let captures = pos.can_capture_under(rules);

        // 1. A quiet position is evaluated as is. Passing isn't assumed to be possible: the
        //    evaluation knows whose turn it is.
        if !captures {
            if !pos.can_move_under(rules) {
                return Score::loss_in(ply.count().into());
            }
            if threats == 0
                || ply.is_last()
                || ply.count() >= self.horizon
                || !pos.is_threatened_under(rules)
            {
                if let Some(score) = self.probe_database(pos, ply) {
                    return score;
                }
                return self.evaluate(pos, ply);
            }
        } else if ply.is_last() || ply.count() >= self.horizon {
            return self.evaluate(pos, ply);
        }

        // 2. A capture is mandatory, so there is no standing pat. And if the opponent threatens to
        //    capture next, one more ply shows whether something can be done about it.
        let threats = threats - i32::from(!captures);
        let mut best = -Score::INFINITY;
        for mv in pos.moves_under(rules) {
            let child = pos.play_unchecked(mv);
            self.slots[ply.next().index()] = slot_of(pos, mv) as u16;
            let score = -self.quiesce(&child, -beta, -alpha, ply.next(), threats);
            if self.aborted {
                return Score::DRAW;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        best
    }

    /// The static evaluation.
    #[inline]
    pub(super) fn evaluate(&mut self, pos: &Position, ply: Ply) -> Score {
        let key = Key::of(pos);
        if let Some(evaluation) = self.recent.get(key) {
            return evaluation;
        }
        let evaluation = Score::evaluation(self.evaluator.evaluate(pos, ply));
        self.recent.set(key, evaluation);
        evaluation
    }
}
