//! The end of a line: follows captures until the board is quiet.

use super::Worker;
use super::history::slot_of;
use super::path::is_reversible;
use crate::{Evaluator, Ply, Score};
use rules::Position;
use tablebase::{Tablebase, Wld};

impl<E: Evaluator> Worker<'_, E> {
    /// The score of a position once nothing is hanging. `threats` is how often the line can still
    /// be extended because of a threatened piece.
    pub(super) fn quiesce(
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
        Score::evaluation(self.evaluator.evaluate(pos, ply))
    }

    /// What a database says about a position in which the side to move has no capture.
    ///
    /// If the result of the root is known, seeing the same result again is no news until a capture
    /// or a man's move has made it irreversible. A move that gives the result away is.
    #[inline]
    pub(super) fn probe_database(&mut self, pos: &Position, ply: Ply) -> Option<Score> {
        let databases = self.shared.databases?;
        if pos.board().occupied().len() > databases.most_pieces() {
            return None;
        }
        self.look_up(databases, pos, ply)
    }

    fn look_up(&mut self, databases: &Tablebase, pos: &Position, ply: Ply) -> Option<Score> {
        // A single lookup is enough only if neither side has a capture.
        if pos.is_threatened_under(self.shared.rules) {
            return None;
        }
        let result = databases.probe_quiet(pos)?;
        if let Some(root) = self.shared.known
            && is_reversible(&root.pos, pos)
        {
            let for_root = if pos.turn() == root.pos.turn() {
                result
            } else {
                result.reversed()
            };
            if for_root == root.result {
                return None;
            }
        }
        self.database_hits += 1;
        Some(match result {
            Wld::Draw => Score::DRAW,
            Wld::Win => {
                let value = self.evaluate(pos, ply).value();
                Score::tablebase_win_at(value, ply)
            }
            Wld::Loss => {
                let value = self.evaluate(pos, ply).value();
                -Score::tablebase_win_at(-value, ply)
            }
        })
    }
}
