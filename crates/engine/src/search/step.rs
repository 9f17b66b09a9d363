//! Searching one move: what the root and the other nodes share.

use super::Worker;
use super::window::{Kind, Window};
use crate::key::Key;
use crate::{Depth, Evaluator, Ply, Score};
use rules::{Move, Position};

/// A move, where it leads, and how deeply it's searched.
pub(super) struct Step {
    pub(super) child: Position,
    pub(super) key: Key,
    pub(super) is_irreversible: bool,
    /// The move's slot in the history.
    pub(super) slot: usize,
    /// The depth that is left after the move.
    pub(super) depth: Depth,
    /// How much shallower it's searched at first.
    pub(super) reduction: Depth,
}

impl Step {
    #[inline]
    pub(super) fn new(pos: &Position, mv: Move, slot: usize, depth: Depth) -> Step {
        let child = pos.play_unchecked(mv);
        Step {
            key: Key::of(&child),
            child,
            is_irreversible: pos.is_irreversible(mv),
            slot,
            depth,
            reduction: Depth::ZERO,
        }
    }
}

impl<E: Evaluator> Worker<'_, E> {
    /// The score of a move, for the player who makes it. `next` is the ply after it.
    ///
    /// The first move is searched with the whole window. Later ones only have to be shown to be no
    /// better. If one isn't, it's searched again: first at full depth, then with the whole window.
    #[inline]
    pub(super) fn step<const PV: bool>(
        &mut self,
        step: &Step,
        window: Window,
        next: Ply,
        is_first: bool,
        expects_cut: bool,
    ) -> Score {
        let Step {
            child,
            depth,
            reduction,
            ..
        } = step;
        let (depth, reduction) = (*depth, *reduction);
        self.slots[next.index()] = step.slot as u16;
        self.path.push(step.key, step.is_irreversible);
        let Window { alpha, beta } = window;
        let open = window.turned();
        let narrow = Window::zero(alpha).turned();
        let unknown = Kind::expecting(false);
        let score = if PV && is_first {
            -self.node::<PV>(child, open, depth, next, unknown)
        } else {
            let cut = Kind::expecting(!expects_cut);
            let mut score = -self.node::<false>(child, narrow, depth - reduction, next, cut);
            if score > alpha && reduction > Depth::ZERO {
                score = -self.node::<false>(child, narrow, depth, next, cut);
            }
            // A move at the root shows its line, even above the window.
            if PV && score > alpha && (score < beta || next == Ply::ROOT.next()) {
                score = -self.node::<PV>(child, open, depth, next, unknown);
            }
            score
        };
        self.path.pop();
        score
    }
}
