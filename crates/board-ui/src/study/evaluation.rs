//! How good a position is, and what that says about the moves.

use super::{NodeId, Study};
use notation::pdn::Mark;
use rules::{Color, Game, Outcome};

/// How good a position is, from Black's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Evaluation {
    /// An estimate in hundredths of a man; above 0 is good for Black.
    Estimate(i32),
    /// This side wins.
    Win {
        /// The winner.
        winner: Color,
        /// After this many plies, if that is known.
        plies: Option<u32>,
    },
    /// A draw, as a database knows.
    Draw,
}

/// One point of the graph of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GraphPoint {
    /// The node it belongs to.
    pub node: NodeId,
    /// How many moves led there.
    pub ply: usize,
    /// How good it is: from -1, White wins, to 1, Black wins. `None` where it is not known.
    pub value: Option<f32>,
}

/// An estimate of this many hundredths is half of the way from even to won.
const HALF_WAY: f32 = 150.0;

/// How much of the way from won to lost (which is 2) a move may give away before it is marked.
const LOSS_OF: [(f32, Mark); 3] = [
    (0.60, Mark::Blunder),
    (0.30, Mark::Mistake),
    (0.15, Mark::Dubious),
];

impl Evaluation {
    /// An estimate from the point of view of the side to move, as engines give it.
    pub const fn for_mover(hundredths: i32, turn: Color) -> Evaluation {
        Evaluation::Estimate(match turn {
            Color::Black => hundredths,
            Color::White => hundredths.saturating_neg(),
        })
    }

    /// Between -1, White wins, and 1, Black wins.
    pub fn value(self) -> f32 {
        match self {
            Evaluation::Estimate(hundredths) => {
                let hundredths = hundredths as f32;
                hundredths / (hundredths.abs() + HALF_WAY)
            }
            Evaluation::Win {
                winner: Color::Black,
                ..
            } => 1.0,
            Evaluation::Win { .. } => -1.0,
            Evaluation::Draw => 0.0,
        }
    }

    /// The same as seen by a side: above 0 is good for it.
    pub fn value_for(self, color: Color) -> f32 {
        match color {
            Color::Black => self.value(),
            Color::White => -self.value(),
        }
    }
}

impl Study {
    /// Remembers how good the position at a node is. An answer that comes late, for a node that is
    /// no longer there, is dropped.
    pub fn evaluate(&mut self, node: NodeId, evaluation: Evaluation) {
        if self.contains(node) {
            self.node_mut(node).evaluation = Some(evaluation);
        }
    }

    /// How good the position at a node is: as the board says where it is decided, else as it was
    /// remembered.
    pub fn evaluation(&self, node: NodeId) -> Option<Evaluation> {
        if let Some(Outcome::Win(winner)) = self.decided(node) {
            let plies = Some(0);
            return Some(Evaluation::Win { winner, plies });
        }
        self.node(node).evaluation
    }

    /// What the evaluations say about the move to a node: nothing, or how bad it was.
    ///
    /// A move that was forced is never marked.
    pub fn verdict(&self, node: NodeId) -> Option<Mark> {
        let parent = self.parent(node)?;
        self.move_at(node)?;
        let before = self.position_at(parent);
        if before.moves_under(self.rules).len() < 2 {
            return None;
        }
        let mover = before.turn();
        let loss =
            self.evaluation(parent)?.value_for(mover) - self.evaluation(node)?.value_for(mover);
        LOSS_OF
            .into_iter()
            .find(|(least, _)| loss >= *least)
            .map(|(_, mark)| mark)
    }

    /// The graph of the line that is looked at, one point for each position.
    pub fn graph(&self) -> Vec<GraphPoint> {
        let line = self.current_line();
        let point = |(ply, node): (usize, NodeId)| GraphPoint {
            node,
            ply,
            value: self.evaluation(node).map(Evaluation::value),
        };
        line.into_iter().enumerate().map(point).collect()
    }

    /// Who has won, if the board or the result says so.
    pub fn outcome(&self) -> Option<Outcome> {
        let end = *self.main_line().last()?;
        self.decided(end).or_else(|| self.result.outcome())
    }

    /// What the board itself decides at a node.
    fn decided(&self, node: NodeId) -> Option<Outcome> {
        let game = Game::from_position(*self.position_at(node), self.rules);
        game.ending().map(|ending| ending.outcome)
    }
}
