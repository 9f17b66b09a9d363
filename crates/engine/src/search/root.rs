//! Iterative deepening.

use super::history::slot_of;
use super::step::Step;
use super::window::Window;
use super::{Worker, pruning};
use crate::key::Key;
use crate::table::{Bound, Stored};
use crate::{Depth, Evaluator, Line, Ply, Progress, Score, Statistics};
use rules::{Move, Position};
use std::sync::atomic::Ordering::Relaxed;
use tablebase::Wld;

/// A legal move in the searched position and what's known about it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    /// The line that starts with it.
    pub(crate) variation: Vec<Move>,
    /// From the last iteration that searched it with an open window.
    pub(crate) score: Score,
}

/// How the iterations are run.
pub(crate) struct Plan {
    /// The last iteration, in plies.
    pub(crate) max_depth: u32,
    /// The number of lines wanted.
    pub(crate) lines: usize,
    /// The first iteration, in plies. Threads start at different depths to see different things.
    pub(crate) first_depth: u32,
    /// Whether a proven result ends the search.
    pub(crate) ends_when_proven: bool,
}

/// What the iterations found.
pub(crate) struct Iterations {
    /// The searched moves. As many as there are lines come first, in order, the best first.
    pub(crate) moves: Vec<RootMove>,
    pub(crate) statistics: Statistics,
    /// The deepest completed iteration.
    pub(crate) depth: u32,
}

impl<E: Evaluator> Worker<'_, E> {
    /// Searches deeper and deeper. `observe` is called with every completed line.
    ///
    /// The position must have a legal move.
    pub(crate) fn iterate(
        &mut self,
        pos: &Position,
        plan: &Plan,
        observe: &mut dyn FnMut(&Progress),
    ) -> Iterations {
        let mut moves = self.root_moves(pos);
        let lines = plan.lines.clamp(1, moves.len());
        let known_result = self.known_result();
        let mut completed = 0;
        let mut unrest = 100;
        'deeper: for plies in plan.first_depth..=plan.max_depth {
            self.extension_limit = 2 * plies as usize;
            let best_before = (moves[0].mv, moves[0].score);
            for rank in 0..lines {
                if !self.aspirate(pos, &mut moves, rank, plies) {
                    break 'deeper;
                }
                if self.watch.is_some() {
                    let root_move = &mut moves[rank];
                    self.lengthen(pos, &mut root_move.variation, plies);
                    observe(&Progress {
                        line: root_move.line(plies, known_result),
                        rank,
                        statistics: self.statistics(plies),
                    });
                }
            }
            completed = plies;
            unrest = unrest_after(unrest, best_before, (moves[0].mv, moves[0].score));
            if plan.ends_when_proven && is_finished(moves[0].score, plies) {
                break;
            }
            let is_forced = moves.len() == 1;
            if let Some(watch) = &mut self.watch
                && (watch.should_end(unrest) || is_forced && watch.saves_time())
            {
                break;
            }
        }
        self.report_nodes();
        // An interrupted iteration leaves lines of two depths behind.
        moves[..lines].sort_by_key(|root_move| std::cmp::Reverse(root_move.score));
        for root_move in &mut moves[..lines] {
            self.lengthen(pos, &mut root_move.variation, completed);
        }
        for root_move in &mut moves {
            root_move.score = known_result.apply(root_move.score);
        }
        Iterations {
            statistics: self.statistics(completed),
            moves,
            depth: completed,
        }
    }

    /// Searches for the line at this rank with a window around the expected score, and widens it
    /// while the score falls outside. Returns whether it was completed.
    fn aspirate(
        &mut self,
        pos: &Position,
        moves: &mut [RootMove],
        rank: usize,
        plies: u32,
    ) -> bool {
        let tuning = self.shared.tuning;
        let depth = Depth::plies(plies);
        let expected = moves[rank].score;
        let has_expectation =
            depth.count() >= tuning.aspiration_min_depth && !expected.is_decided();
        let mut width = tuning.aspiration_width.max(1);
        let mut window = if has_expectation {
            Window {
                alpha: expected.offset(-width),
                beta: expected.offset(width),
            }
        } else {
            Window::FULL
        };
        loop {
            let score = self.root(pos, moves, rank, window, depth);
            if self.aborted {
                return false;
            }
            width += width * tuning.aspiration_growth.max(1) / 100;
            let is_wide = width > MAX_ASPIRATION_WIDTH || score.is_decided();
            if score <= window.alpha && window.alpha > Score::MIN {
                window.alpha = if is_wide {
                    Score::MIN
                } else {
                    score.offset(-width)
                };
            } else if score >= window.beta && window.beta < Score::INFINITY {
                window.beta = if is_wide {
                    Score::INFINITY
                } else {
                    score.offset(width)
                };
            } else {
                return true;
            }
        }
    }

    /// Searches the root once with one window, leaving out the moves before `rank`. The best move
    /// found is moved to that rank, even if the search is aborted.
    fn root(
        &mut self,
        pos: &Position,
        moves: &mut [RootMove],
        rank: usize,
        window: Window,
        depth: Depth,
    ) -> Score {
        let Window { mut alpha, beta } = window;
        let tuning = self.shared.tuning;
        let rules = self.shared.rules;
        let legal = pos.moves_under(rules);
        let mut best = -Score::INFINITY;
        let mut best_at = rank;
        for (place, root_move) in moves[rank..].iter_mut().enumerate() {
            let mv = root_move.mv;
            let mut step = Step::new(pos, mv, slot_of(pos, mv), depth - Depth::PLY);
            if legal.len() == 1 {
                step.depth += Depth::sixteenths(tuning.single_reply_extension);
            }
            if pruning::is_reducible(tuning, depth, place, mv.is_capture())
                && !step.child.can_capture_under(rules)
            {
                let reduction = self.shared.reductions.get(depth, place) - tuning.lmr_pv;
                step.reduction = Depth::sixteenths(reduction.max(0));
            }
            let next = Ply::ROOT.next();
            let score = self.step::<true>(&step, Window { alpha, beta }, next, place == 0, false);
            if self.aborted {
                break;
            }
            if score > best {
                best = score;
            }
            if place == 0 || score > alpha {
                root_move.score = score;
                root_move.variation.clear();
                root_move.variation.push(mv);
                root_move
                    .variation
                    .extend_from_slice(&self.variations[next.index()]);
                if score > alpha {
                    best_at = rank + place;
                    alpha = score;
                }
            }
            if score >= beta {
                break;
            }
        }
        moves[rank..=best_at].rotate_right(1);
        if !self.aborted && rank == 0 {
            let place = legal.iter().position(|&mv| mv == moves[0].mv);
            self.shared.table.store(
                self.path.key(),
                Ply::ROOT,
                Stored {
                    best: place.map(|place| place as u8),
                    score: best,
                    bound: if best >= beta {
                        Bound::Lower
                    } else if best > window.alpha {
                        Bound::Exact
                    } else {
                        Bound::Upper
                    },
                    depth,
                    evaluation: None,
                },
            );
        }
        best
    }

    /// The legal moves, with the table's best move first. Moves that are known to give away the
    /// database result are left out.
    fn root_moves(&mut self, pos: &Position) -> Vec<RootMove> {
        let legal = pos.moves_under(self.shared.rules);
        let known = self.shared.table.probe(self.path.key(), Ply::ROOT);
        let hash_move = known
            .and_then(|known| known.best)
            .and_then(|best| legal.get(usize::from(best)).copied());
        let mut moves: Vec<Move> = legal.to_vec();
        moves.sort_by_key(|&mv| hash_move != Some(mv));
        if let Some(known) = self.shared.known {
            moves.retain(|mv| known.keeping.contains(mv));
        }
        moves
            .into_iter()
            .map(|mv| RootMove {
                mv,
                variation: vec![mv],
                score: Score::DRAW,
            })
            .collect()
    }

    /// Extends a line with the moves in the table, up to this many plies.
    ///
    /// A search that falls outside its window has a score but no line. If it's stopped then, it
    /// would only have a single move to show.
    fn lengthen(&self, pos: &Position, variation: &mut Vec<Move>, plies: u32) {
        let mut here = *pos;
        let mut seen = vec![Key::of(&here)];
        for &mv in variation.iter() {
            here = here.play_unchecked(mv);
            seen.push(Key::of(&here));
        }
        while variation.len() < plies as usize {
            let key = Key::of(&here);
            let best = self.shared.table.probe(key, Ply::ROOT);
            let best = best.and_then(|known| known.best).map(usize::from);
            let moves = here.moves_under(self.shared.rules);
            let Some(&mv) = best.and_then(|best| moves.get(best)) else {
                return;
            };
            here = here.play_unchecked(mv);
            // Stop at a repetition.
            if seen.contains(&Key::of(&here)) {
                return;
            }
            seen.push(Key::of(&here));
            variation.push(mv);
        }
    }

    /// What a database says about the root.
    fn known_result(&self) -> RootResult {
        let known = self.shared.known.filter(|known| known.is_certain);
        RootResult(known.map(|known| known.result))
    }

    fn statistics(&self, depth: u32) -> Statistics {
        let elapsed = self.watch.as_ref().map(super::Watch::elapsed);
        let unreported = self.nodes - self.reported_nodes;
        Statistics {
            depth,
            selective_depth: self.selective_depth.count().into(),
            leaves: self.leaves,
            leaf_plies: self.leaf_plies,
            nodes: self.shared.nodes.load(Relaxed) + unreported,
            database_hits: self.database_hits,
            hash_permille: self.shared.table.permille_used(),
            elapsed: elapsed.unwrap_or_default(),
        }
    }
}

impl RootMove {
    fn line(&self, depth: u32, known_result: RootResult) -> Line {
        Line {
            moves: self.variation.clone(),
            score: known_result.apply(self.score),
            depth,
        }
    }

    pub(crate) fn into_line(self, depth: u32) -> Line {
        Line {
            moves: self.variation,
            score: self.score,
            depth,
        }
    }
}

/// A database's result for the root, if known.
#[derive(Clone, Copy)]
struct RootResult(Option<Wld>);

impl RootResult {
    /// The score, adjusted to agree with the database.
    fn apply(self, score: Score) -> Score {
        match self.0 {
            _ if score.is_decided() => score,
            Some(Wld::Win) => Score::tablebase_win_ahead(score.value()),
            Some(Wld::Loss) => -Score::tablebase_win_ahead(-score.value()),
            Some(Wld::Draw) => Score::DRAW,
            None => score,
        }
    }
}

/// Beyond this width, a window is opened completely.
const MAX_ASPIRATION_WIDTH: i32 = 400;

/// Whether deeper iterations can't change anything: the end has been found, and all shorter ways
/// have been searched.
fn is_finished(score: Score, plies: u32) -> bool {
    match score.kind() {
        crate::ScoreKind::Proven { plies: end, .. } => end <= plies,
        _ => false,
    }
}

/// How unsettled the choice of move is after an iteration, in percent. It rises when the move
/// changes or its score drops, and falls back otherwise.
fn unrest_after(before: u32, last: (Move, Score), now: (Move, Score)) -> u32 {
    let changed = if last.0 == now.0 { 0 } else { 60 };
    let drop = (last.1.value() - now.1.value()).clamp(0, 50) as u32;
    (before * 3 / 4 + 15 + changed + drop).clamp(50, 250)
}
