//! The recursion of the search: principal variation search.

use super::history::{Place, slot_of};
use super::ordering::Ordered;
use super::step::Step;
use super::window::{Kind, Window};
use super::{Worker, pruning};
use crate::table::{Bound, Stored};
use crate::{Depth, Evaluator, Ply, Score};
use arrayvec::ArrayVec;
use rules::{MAX_MOVES, Move, MoveList, Position};

/// A node whose moves are worth searching.
struct Node<'a> {
    pos: &'a Position,
    ply: Ply,
    kind: Kind,
    /// All legal moves, at least one.
    moves: &'a MoveList,
    is_capture: bool,
    stored: Option<Stored>,
    /// The static evaluation, if it's meaningful: no capture is pending for either side.
    evaluation: Option<Score>,
    /// Whether the evaluation has risen since the side's last move.
    is_improving: bool,
}

/// The best of a node's moves.
struct Best {
    score: Score,
    /// Its index in the list of legal moves, if it's better than alpha.
    place: Option<u8>,
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
        if PV {
            self.variations[ply.index()].clear();
        }
        let is_whole = kind.skipped.is_none();

        // 1. Draws. A repeated position or forty moves without progress end the line. The side to
        //    move may already have lost, but then the position before it was just as won.
        if is_whole && (self.path.is_repetition() || self.path.is_without_progress()) {
            self.nodes += 1;
            return Score::DRAW;
        }

        // 2. Leaves.
        if depth < Depth::PLY || ply.is_last() {
            self.leaves += 1;
            self.leaf_plies += u64::from(ply.count());
            return self.leaf::<PV>(pos, window, ply);
        }
        if self.count_node(ply) {
            return Score::DRAW;
        }

        // 3. A win closer to the root makes this node pointless: even winning or losing immediately
        //    wouldn't change the choice.
        let window = Window {
            alpha: window.alpha.max(Score::loss_in(ply.count().into())),
            beta: window.beta.min(Score::win_in(u32::from(ply.count()) + 1)),
        };
        if window.alpha >= window.beta {
            return window.alpha;
        }

        // 4. What is already known. With a move skipped, the table would answer a different
        //    question.
        let key = self.path.key();
        let stored = is_whole
            .then(|| self.shared.table.probe(key, ply))
            .flatten();
        if !PV
            && let Some(stored) = &stored
            && pruning::is_settled(stored, depth, window.alpha, window.beta)
        {
            return stored.score;
        }

        // 5. A side without a move has lost.
        let rules = self.shared.rules;
        let moves = pos.moves_under(rules);
        let Some(first) = moves.first() else {
            return Score::loss_in(ply.count().into());
        };
        let is_capture = first.is_capture();

        // 6. Databases know the result of quiet positions with few pieces.
        if !is_capture
            && is_whole
            && let Some(score) = self.probe_database(pos, ply)
        {
            return score;
        }

        // 7. Forced moves cost no depth, because there is no choice. But a line that's already
        //    twice as long as planned has been extended enough.
        let tuning = self.shared.tuning;
        let mut kept_depth = depth;
        if moves.len() == 1 && ply.index() < self.extension_limit {
            depth += Depth::sixteenths(tuning.single_reply_extension);
        }

        // 8. The static evaluation.
        let is_quiet = !is_capture && !pos.is_threatened_under(rules);
        let evaluation = is_quiet.then(|| {
            let evaluation = stored.and_then(|stored| stored.evaluation);
            evaluation.unwrap_or_else(|| self.evaluate(pos, ply))
        });
        self.evaluations[ply.index()] = evaluation;
        let is_improving = match (evaluation, ply.back(2)) {
            (Some(now), Some(before)) => self.evaluations[before.index()].is_none_or(|e| now > e),
            _ => true,
        };
        let node = Node {
            pos,
            ply,
            kind,
            moves: &moves,
            is_capture,
            stored,
            evaluation,
            is_improving,
        };

        // 9. to 12. What the evaluation and a shallower search settle.
        if !PV
            && is_whole
            && let Some(score) = self.cut(&node, window, depth)
        {
            return score;
        }

        // 13. A node that the table has no move for is searched shallower: see `is_unprepared`.
        if is_whole && !is_capture && pruning::is_unprepared(tuning, depth, stored.as_ref()) {
            depth -= Depth::sixteenths(tuning.iir_reduction);
            kept_depth = depth;
        }

        // 14. A move that is far better than all others is searched deeper.
        let singular = self.singular_extension(&node, depth);
        if self.aborted {
            return Score::DRAW;
        }

        // 15. The moves. If the only one was skipped, it's as singular as can be.
        let Some(best) = self.best_move::<PV>(&node, window, depth, singular) else {
            return window.alpha;
        };

        // 16. Store the result.
        if is_whole && !self.aborted {
            let bound = if best.score >= window.beta {
                Bound::Lower
            } else if PV && best.place.is_some() {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let result = Stored {
                best: best.place,
                score: best.score,
                bound,
                depth: kept_depth,
                evaluation,
            };
            self.shared.table.store(key, ply, result);
        }
        best.score
    }

    /// The score of a node that needs no search of its moves, because its evaluation is far outside
    /// the window. When the search is aborted, that's any score.
    #[inline]
    fn cut(&mut self, node: &Node, window: Window, depth: Depth) -> Option<Score> {
        let &Node { pos, ply, kind, .. } = node;
        let Window { alpha, beta } = window;
        let tuning = self.shared.tuning;
        let evaluation = node.evaluation?;

        // 9. Far above the window near the leaves: see `is_futile`.
        if pruning::is_futile(tuning, depth, evaluation, beta) {
            return Some(evaluation);
        }
        // 10. Far below it: see `is_hopeless`.
        if pruning::is_hopeless(tuning, depth, evaluation, alpha) {
            let score = self.quiesce_from(pos, window, ply);
            if score <= alpha {
                return Some(score);
            }
        }
        // 11. Above the window, and a shallower search agrees: see `probcut_bound`.
        if let Some(bound) = pruning::probcut_bound(tuning, depth, evaluation, beta) {
            let reduced = depth - Depth::sixteenths(tuning.probcut_reduction);
            let narrow = Window::zero(bound.offset(-1));
            let score = self.node::<false>(pos, narrow, reduced, ply, kind);
            if self.aborted || score >= bound {
                return Some(score);
            }
        }
        // 12. Below it, and a shallower search agrees: see `lowcut_bound`.
        if let Some(bound) = pruning::lowcut_bound(tuning, depth, evaluation, alpha) {
            let reduced = depth - Depth::sixteenths(tuning.lowcut_reduction);
            let score = self.node::<false>(pos, Window::zero(bound), reduced, ply, kind);
            if self.aborted || score <= bound {
                return Some(score);
            }
        }
        None
    }

    /// How much deeper the hash move is searched, because without it the node would be much worse.
    #[inline]
    fn singular_extension(&mut self, node: &Node, depth: Depth) -> Depth {
        let tuning = self.shared.tuning;
        if node.ply > Ply::ROOT
            && node.moves.len() > 1
            && node.kind.skipped.is_none()
            && let Some(stored) = &node.stored
            && let Some(&best) = stored
                .best
                .and_then(|best| node.moves.get(usize::from(best)))
            && let Some(bound) = pruning::singular_bound(tuning, depth, stored)
        {
            let reduced = Depth::sixteenths((depth.count() - Depth::PLY.count()) / 2);
            let window = Window::zero(bound.offset(-1));
            let question = node.kind.without(best);
            if self.node::<false>(node.pos, window, reduced, node.ply, question) < bound {
                return Depth::sixteenths(tuning.singular_extension);
            }
        }
        Depth::ZERO
    }

    /// Searches the moves, the most promising first. `None` if the only one was skipped.
    #[inline]
    fn best_move<const PV: bool>(
        &mut self,
        node: &Node,
        window: Window,
        depth: Depth,
        singular: Depth,
    ) -> Option<Best> {
        let &Node { pos, ply, kind, .. } = node;
        let Window { mut alpha, beta } = window;
        let here = Place {
            turn: pos.turn(),
            ply,
            previous: usize::from(self.slots[ply.index()]),
        };
        let hash_move = node.stored.and_then(|stored| stored.best);
        let mut ordered = Ordered::new(pos, node.moves, hash_move, self.history, here);
        let mut best: Option<Best> = None;
        let mut tried: ArrayVec<usize, MAX_MOVES> = ArrayVec::new();
        while let Some((mv, index)) = ordered.next() {
            if kind.skipped == Some(mv) {
                continue;
            }
            let slot = slot_of(pos, mv);
            let mut step = Step::new(pos, mv, slot, depth - Depth::PLY);
            if hash_move == Some(index) {
                step.depth += singular;
            }
            self.shared.table.prefetch(step.key);
            if pruning::is_reducible(self.shared.tuning, depth, tried.len(), node.is_capture) {
                step.reduction = self.reduction::<PV>(node, here, depth, tried.len(), &step);
            }
            let is_first = tried.is_empty();
            let open = Window { alpha, beta };
            let score = self.step::<PV>(&step, open, ply.next(), is_first, kind.expects_cut);
            if self.aborted {
                return Some(Best {
                    score: Score::DRAW,
                    place: None,
                });
            }
            if best.as_ref().is_none_or(|best| score > best.score) {
                let earlier = best.and_then(|best| best.place);
                let place = (score > alpha).then_some(index).or(earlier);
                best = Some(Best { score, place });
            }
            if score >= beta {
                if !node.is_capture {
                    self.reward(here, (mv, slot), &tried, depth);
                }
                break;
            }
            if score > alpha {
                alpha = score;
                if PV {
                    self.prefer(ply, mv);
                }
            }
            tried.push(slot);
        }
        best
    }

    /// By how much a move late in the order is searched less deeply at first.
    #[inline]
    fn reduction<const PV: bool>(
        &self,
        node: &Node,
        here: Place,
        depth: Depth,
        place: usize,
        step: &Step,
    ) -> Depth {
        let tuning = self.shared.tuning;
        let mut reduction = self.shared.reductions.get(depth, place);
        if PV {
            reduction -= tuning.lmr_pv;
        }
        if node.kind.expects_cut {
            reduction += tuning.lmr_cut;
        }
        if !node.is_improving {
            reduction += tuning.lmr_worsening;
        }
        let worth = self.history.value(here, step.slot);
        reduction -= worth / tuning.lmr_history.max(1);
        if step.child.can_capture_under(self.shared.rules) {
            reduction -= tuning.lmr_forcing;
        }
        Depth::sixteenths(reduction.max(0))
    }

    /// Remembers a move that refuted the opponent's last one.
    #[inline]
    fn reward(&mut self, here: Place, refutation: (Move, usize), tried: &[usize], depth: Depth) {
        let tuning = self.shared.tuning;
        let bonus = (tuning.history_bonus * depth.count() / Depth::PLY.count())
            .min(tuning.history_max_bonus);
        self.history.reward(here, refutation, tried, bonus);
    }

    /// Puts a move in front of the variation that follows it.
    fn prefer(&mut self, ply: Ply, mv: Move) {
        let (head, tail) = self.variations.split_at_mut(ply.next().index());
        if let (Some(here), Some(rest)) = (head.last_mut(), tail.first()) {
            here.clear();
            here.push(mv);
            here.extend_from_slice(rest);
        }
    }
}
