//! The recursion of the search: principal variation search.

use super::history::{Place, slot_of};
use super::ordering::Ordered;
use super::{Worker, pruning};
use crate::key::Key;
use crate::table::{Bound, Known};
use crate::{Depth, Evaluator, Ply, Score};
use arrayvec::ArrayVec;
use rules::{MAX_MOVES, Move, Position};

/// The scores that matter. A score of `alpha` or less isn't good enough for the side to move. A
/// score of `beta` or more is too good for the opponent to allow it.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    pub(super) const FULL: Window = Window {
        alpha: Score::MIN,
        beta: Score::INFINITY,
    };

    /// The window that only asks whether the score is above `alpha`.
    #[inline]
    pub(super) const fn zero(alpha: Score) -> Window {
        Window {
            alpha,
            beta: alpha.offset(1),
        }
    }

    /// The same window from the opponent's point of view.
    #[inline]
    pub(super) fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// What kind of answer a node should give.
#[derive(Clone, Copy, Default)]
pub(super) struct Kind {
    /// A move to leave out, to see what the position is worth without it.
    pub(super) skipped: Option<Move>,
    /// Whether the score is expected to be at least beta, because the opponent's last move is
    /// probably bad.
    pub(super) expects_cut: bool,
}

impl Kind {
    /// An ordinary node with this expectation.
    pub(super) const fn expecting(expects_cut: bool) -> Kind {
        Kind {
            skipped: None,
            expects_cut,
        }
    }
}

impl<E: Evaluator> Worker<'_, E> {
    /// The score of a position. Outside the window, it's a bound.
    ///
    /// `PV` means that the window is open and the line matters.
    pub(super) fn node<const PV: bool>(
        &mut self,
        pos: &Position,
        window: Window,
        mut depth: Depth,
        ply: Ply,
        kind: Kind,
    ) -> Score {
        let Kind {
            skipped,
            expects_cut,
        } = kind;
        let Window {
            mut alpha,
            mut beta,
        } = window;
        if PV {
            self.variations[ply.index()].clear();
        }

        // 1. Draws. A repeated position or forty moves without progress end the line. The side to
        //    move may already have lost, but then the position before it was just as won.
        if skipped.is_none() && (self.path.is_repetition() || self.path.is_without_progress()) {
            self.nodes += 1;
            return Score::DRAW;
        }

        // 2. Leaves.
        if depth < Depth::PLY || ply.is_last() {
            self.leaves += 1;
            self.leaf_plies += u64::from(ply.count());
            self.horizon = ply.count().saturating_add(self.shared.sight);
            return self.quiesce(pos, alpha, beta, ply, self.shared.tuning.threat_extensions);
        }
        if self.count_node(ply) {
            return Score::DRAW;
        }

        // 3. A win closer to the root makes this node pointless: even winning or losing immediately
        //    wouldn't change the choice.
        alpha = alpha.max(Score::loss_in(ply.count().into()));
        beta = beta.min(Score::win_in(u32::from(ply.count()) + 1));
        if alpha >= beta {
            return alpha;
        }

        // 4. What is already known. With a move skipped, the table would answer a different
        //    question.
        let key = self.path.key();
        let known = match skipped {
            None => self.shared.table.probe(key, ply),
            Some(_) => None,
        };
        if !PV
            && let Some(known) = &known
            && pruning::is_settled(known, depth, alpha, beta)
        {
            return known.score;
        }

        // 5. A side without a move has lost.
        let rules = self.shared.rules;
        let moves = pos.moves_under(rules);
        let Some(first) = moves.first() else {
            return Score::loss_in(ply.count().into());
        };
        let is_capture = first.is_capture();
        let is_single = moves.len() == 1;

        // 6. Databases know the result of quiet positions with few pieces.
        if !is_capture
            && skipped.is_none()
            && let Some(score) = self.probe_database(pos, ply)
        {
            return score;
        }

        // 7. Forced moves cost no depth, because there is no choice. But a line that's already
        //    twice as long as planned has been extended enough.
        let tuning = self.shared.tuning;
        let mut kept_depth = depth;
        if is_single && ply.index() < self.extension_limit {
            depth += Depth::sixteenths(tuning.single_reply_extension);
        }

        // 8. The static evaluation, if it's meaningful: no capture is pending for either side.
        let is_quiet = !is_capture && !pos.is_threatened_under(rules);
        let evaluation = is_quiet.then(|| {
            known
                .as_ref()
                .and_then(|known| known.evaluation)
                .unwrap_or_else(|| self.evaluate(pos, ply))
        });
        self.evaluations[ply.index()] = evaluation;
        let is_improving = match (evaluation, ply.back(2)) {
            (Some(now), Some(before)) => self.evaluations[before.index()].is_none_or(|e| now > e),
            _ => true,
        };

        if !PV
            && skipped.is_none()
            && let Some(evaluation) = evaluation
        {
            // 9. Far above the window near the leaves: see `is_futile`.
            if pruning::is_futile(tuning, depth, evaluation, beta) {
                return evaluation;
            }
            // 10. Far below it: see `is_hopeless`.
            if pruning::is_hopeless(tuning, depth, evaluation, alpha) {
                self.horizon = ply.count().saturating_add(self.shared.sight);
                let score = self.quiesce(pos, alpha, beta, ply, tuning.threat_extensions);
                if score <= alpha {
                    return score;
                }
            }
            // 11. Above the window, and a shallower search agrees: see `probcut_bound`.
            if let Some(bound) = pruning::probcut_bound(tuning, depth, evaluation, beta) {
                let reduced = depth - Depth::sixteenths(tuning.probcut_reduction);
                let window = Window::zero(bound.offset(-1));
                let score = self.node::<false>(pos, window, reduced, ply, kind);
                if self.aborted {
                    return Score::DRAW;
                }
                if score >= bound {
                    return score;
                }
            }
            // 12. Below it, and a shallower search agrees: see `lowcut_bound`.
            if let Some(bound) = pruning::lowcut_bound(tuning, depth, evaluation, alpha) {
                let reduced = depth - Depth::sixteenths(tuning.lowcut_reduction);
                let window = Window::zero(bound);
                let score = self.node::<false>(pos, window, reduced, ply, kind);
                if self.aborted {
                    return Score::DRAW;
                }
                if score <= bound {
                    return score;
                }
            }
        }

        // 13. A node that the table has no move for is searched shallower: see `is_unprepared`.
        if skipped.is_none() && !is_capture && pruning::is_unprepared(tuning, depth, known.as_ref())
        {
            depth -= Depth::sixteenths(tuning.iir_reduction);
            kept_depth = depth;
        }

        // 14. A move that is far better than all others is searched deeper.
        let mut singular = Depth::ZERO;
        if ply > Ply::ROOT
            && !is_single
            && skipped.is_none()
            && let Some(known) = &known
            && let Some(&best) = known.best.and_then(|best| moves.get(usize::from(best)))
            && let Some(bound) = pruning::singular_bound(tuning, depth, known)
        {
            let reduced = Depth::sixteenths((depth.count() - Depth::PLY.count()) / 2);
            let window = Window::zero(bound.offset(-1));
            let question = Kind {
                skipped: Some(best),
                expects_cut,
            };
            let score = self.node::<false>(pos, window, reduced, ply, question);
            if self.aborted {
                return Score::DRAW;
            }
            if score < bound {
                singular = Depth::sixteenths(tuning.singular_extension);
            }
        }

        // 15. The moves, the most promising first.
        let here = Place {
            turn: pos.turn(),
            ply,
            previous: usize::from(self.slots[ply.index()]),
        };
        let hash_move = known.as_ref().and_then(|known| known.best);
        let mut ordered = Ordered::new(pos, &moves, hash_move, self.history, here);
        let mut best = -Score::INFINITY;
        let mut best_place = None;
        let mut place = 0;
        let mut tried: ArrayVec<usize, MAX_MOVES> = ArrayVec::new();
        while let Some((mv, index)) = ordered.next() {
            if skipped == Some(mv) {
                continue;
            }
            let slot = slot_of(pos, mv);
            let child = pos.play_unchecked(mv);
            let child_key = Key::of(&child);
            let extension = if hash_move == Some(index) {
                singular
            } else {
                Depth::ZERO
            };
            let full = depth - Depth::PLY + extension;
            if full >= Depth::PLY {
                self.shared.table.prefetch(child_key);
            }
            let reduction = if pruning::is_reducible(tuning, depth, place, is_capture) {
                let mut reduction = self.shared.reductions.get(depth, place);
                if PV {
                    reduction -= tuning.lmr_pv;
                }
                if expects_cut {
                    reduction += tuning.lmr_cut;
                }
                if !is_improving {
                    reduction += tuning.lmr_worsening;
                }
                let worth = self.history.value(here, slot);
                reduction -= worth / tuning.lmr_history.max(1);
                if child.can_capture_under(rules) {
                    reduction -= tuning.lmr_forcing;
                }
                Depth::sixteenths(reduction.max(0))
            } else {
                Depth::ZERO
            };

            self.slots[ply.next().index()] = slot as u16;
            self.path.push(child_key, pos.is_irreversible(mv));
            let narrow = Window::zero(alpha).turned();
            let open = Window { alpha, beta }.turned();
            let next = ply.next();
            let score = if PV && place == 0 {
                -self.node::<PV>(&child, open, full, next, Kind::expecting(false))
            } else {
                // Later moves only have to be shown to be no better. If one isn't, it's searched
                // again: first at full depth, then with the open window.
                let cut = Kind::expecting(!expects_cut);
                let mut score = -self.node::<false>(&child, narrow, full - reduction, next, cut);
                if score > alpha && reduction > Depth::ZERO {
                    score = -self.node::<false>(&child, narrow, full, next, cut);
                }
                if PV && score > alpha && score < beta {
                    score = -self.node::<PV>(&child, open, full, next, Kind::expecting(false));
                }
                score
            };
            self.path.pop();
            if self.aborted {
                return Score::DRAW;
            }

            if score > best {
                best = score;
                if score > alpha {
                    best_place = Some(index);
                    if score >= beta {
                        if !is_capture {
                            let bonus = (tuning.history_bonus * depth.count() / Depth::PLY.count())
                                .min(tuning.history_max_bonus);
                            self.history.reward(here, (mv, slot), &tried, bonus);
                        }
                        break;
                    }
                    alpha = score;
                    if PV {
                        self.prefer(ply, mv);
                    }
                }
            }
            tried.push(slot);
            place += 1;
        }

        // 16. The only legal move was skipped, so it's as singular as can be.
        if place == 0 && best_place.is_none() {
            return alpha;
        }

        // 17. Store the result.
        if skipped.is_none() {
            let bound = if best >= beta {
                Bound::Lower
            } else if PV && best_place.is_some() {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.shared.table.store(
                key,
                ply,
                Known {
                    best: best_place,
                    score: best,
                    bound,
                    depth: kept_depth,
                    evaluation,
                },
            );
        }
        best
    }

    /// Puts a move in front of the variation that follows it.
    pub(super) fn prefer(&mut self, ply: Ply, mv: Move) {
        let (head, tail) = self.variations.split_at_mut(ply.next().index());
        if let (Some(here), Some(rest)) = (head.last_mut(), tail.first()) {
            here.clear();
            here.push(mv);
            here.extend_from_slice(rest);
        }
    }
}
