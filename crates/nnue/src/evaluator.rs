//! Evaluating the positions of a search.

use crate::accumulator::Accumulator;
use crate::network::Network;
use rules::Position;
use std::sync::Arc;

/// Evaluates positions one after the other and saves work where they resemble each other.
///
/// It keeps an accumulator for each ply. Asked for a position, it starts from the one that it
/// last had at this ply, a sibling or a cousin, or from the one two plies before, where the same
/// side was to move: whichever is nearer. The answers never depend on what was asked before.
#[derive(Clone, Debug)]
pub struct Evaluator {
    net: Arc<Network>,
    plies: Vec<Accumulator>,
}

impl Evaluator {
    /// An evaluator that has seen nothing yet.
    pub fn new(net: Arc<Network>) -> Evaluator {
        let plies = Vec::new();
        Evaluator { net, plies }
    }

    /// The network.
    pub const fn network(&self) -> &Arc<Network> {
        &self.net
    }

    /// What a position is worth for the side to move, as [`Network::evaluate`] says.
    ///
    /// `ply` says where the position stands in the line of play. It is a hint.
    pub fn evaluate(&mut self, pos: &Position, ply: usize) -> i32 {
        let (net, view) = (&*self.net, pos.turn());
        while self.plies.len() <= ply {
            self.plies.push(Accumulator::of_empty_board(net, view));
        }
        let (above, here) = self.plies.split_at_mut(ply);
        let own = &mut here[0];
        if own.view() != view {
            *own = Accumulator::of_empty_board(net, view);
        }
        let grandparent = above
            .len()
            .checked_sub(2)
            .map(|index| &above[index])
            .filter(|it| it.view() == view && it.distance(pos) < own.distance(pos));
        match grandparent {
            Some(relative) => own.update_from(relative, net, pos),
            None => own.update(net, pos),
        }
        net.evaluate(own)
    }
}
