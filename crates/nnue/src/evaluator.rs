//! Evaluates the positions of a search.

use crate::accumulator::Accumulator;
use crate::network::Network;
use rules::Position;
use std::sync::Arc;

/// Evaluates a sequence of positions and saves work if they're similar.
///
/// It keeps an accumulator per ply. For a new position, it starts from the last one at this ply, a
/// sibling or a cousin, or from the one two plies before, where the same side was to move:
/// whichever is closer. Results never depend on earlier positions.
#[derive(Clone, Debug)]
pub struct Evaluator {
    net: Arc<Network>,
    plies: Vec<Accumulator>,
}

impl Evaluator {
    /// A fresh evaluator.
    pub fn new(net: Arc<Network>) -> Evaluator {
        let plies = Vec::new();
        Evaluator { net, plies }
    }

    /// The network.
    pub const fn network(&self) -> &Arc<Network> {
        &self.net
    }

    /// The value of a position for the side to move, as in [`Network::evaluate`].
    ///
    /// `ply` is the depth of the position in the line of play. It's a hint.
    pub fn evaluate(&mut self, pos: &Position, ply: usize) -> i32 {
        let (net, view) = (&*self.net, pos.turn());
        while self.plies.len() <= ply {
            self.plies.push(Accumulator::of_empty_board(net, view));
        }
        let (above, here) = self.plies.split_at_mut(ply);
        let own = &mut here[0];
        if own.view() != view {
            own.reset(net, view);
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
