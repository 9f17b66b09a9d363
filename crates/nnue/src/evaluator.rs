//! Evaluating the positions of a search.

use crate::accumulator::Accumulator;
use crate::network::Network;
use rules::{Color, Position};
use std::sync::Arc;

/// Evaluates positions one after the other and saves work where they resemble each other.
///
/// It keeps an accumulator for each ply and view. Asked for a position, it starts from the
/// nearest one that it has. The answers never depend on what was asked before.
#[derive(Clone, Debug)]
pub struct Evaluator {
    net: Arc<Network>,
    plies: Vec<[Accumulator; 2]>,
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
    /// `ply` says where the position stands in the line of play. What was asked last at this ply
    /// and the one before are the relatives that it looks at.
    pub fn evaluate(&mut self, pos: &Position, ply: usize) -> i32 {
        while self.plies.len() <= ply {
            self.plies
                .push(Color::BOTH.map(|view| Accumulator::of_empty_board(&self.net, view)));
        }
        let side = pos.turn() as usize;
        let (above, here) = self.plies.split_at_mut(ply);
        let own = &mut here[0][side];
        let nearest = above
            .iter()
            .rev()
            .take(RELATIVES)
            .map(|views| &views[side])
            .map(|relative| (relative.distance(pos), relative))
            .min_by_key(|&(distance, _)| distance)
            .filter(|&(distance, _)| distance < own.distance(pos));
        match nearest {
            Some((_, relative)) => own.update_from(relative, &self.net, pos),
            None => own.update(&self.net, pos),
        }
        self.net.evaluate(own)
    }
}

/// How many plies up the line it looks for a near relative.
const RELATIVES: usize = 2;
