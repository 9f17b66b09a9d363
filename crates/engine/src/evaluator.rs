//! What judges a position at the leaves of the search.

use crate::{Handmade, Ply, Score, ScoreKind, Weights};
use rules::Position;
use std::sync::Arc;
#[cfg(feature = "embedded-net")]
use std::sync::LazyLock;

/// Judges positions. Each thread of a search has its own, so it may keep what it computed.
pub trait Evaluator: Send {
    /// The worth of a position for the side to move, in hundredths of a man.
    ///
    /// Neither side has a capture pending, or the search takes that into account by itself. `ply`
    /// tells where in the tree the position stands: what was asked last at the ply before is
    /// usually a near relative, so that work can be saved by looking only at the difference. The
    /// answer must not depend on it.
    fn evaluate(&mut self, pos: &Position, ply: Ply) -> i32;
}

/// With the hand-made evaluation, a man more gives about 73 % of the points.
const HANDMADE_SCALE: f64 = 100.0;

/// Which evaluation an engine uses.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Evaluation {
    /// The hand-made one: material, structure, mobility. The baseline for measuring.
    Handmade,
    /// The hand-made one with other weights.
    Weighted(Arc<Weights>),
    /// A trained network.
    Network(Arc<nnue::Network>),
}

/// The network that comes with the engine. `training/MODEL_CARD.md` tells what it was made of.
#[cfg(feature = "embedded-net")]
static BUILT_IN: LazyLock<Arc<nnue::Network>> = LazyLock::new(|| {
    let bytes = include_bytes!("../net/crownhead.nnue");
    Arc::new(nnue::Network::from_bytes(bytes).expect("the tests read the network that is built in"))
});

/// The network that comes with the engine.
///
/// Without the feature `embedded-net` there is none, and so no default: read a network file with
/// [`nnue::Network::from_bytes`].
#[cfg(feature = "embedded-net")]
impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation::Network(Arc::clone(&BUILT_IN))
    }
}

impl Evaluation {
    /// The points that a side with this score can expect, from 0 to 1, where a draw is half a
    /// point.
    pub fn expected_points(&self, score: Score) -> f64 {
        match (score.kind(), self) {
            (ScoreKind::Evaluation(value), Evaluation::Network(net)) => net.expected_points(value),
            (ScoreKind::Evaluation(value), _) => {
                1.0 / (1.0 + (-f64::from(value) / HANDMADE_SCALE).exp())
            }
            (ScoreKind::Tablebase { wins } | ScoreKind::Proven { wins, .. }, _) => {
                f64::from(u8::from(wins))
            }
        }
    }

    /// An evaluator for one thread, where speed does not matter.
    pub(crate) fn boxed(&self) -> Box<dyn Evaluator> {
        match self {
            Evaluation::Handmade => Box::new(Handmade::new(&Weights::DEFAULT)),
            Evaluation::Weighted(weights) => Box::new(Handmade::new(weights)),
            Evaluation::Network(net) => Box::new(nnue::Evaluator::new(Arc::clone(net))),
        }
    }
}

impl Evaluator for Box<dyn Evaluator> {
    fn evaluate(&mut self, pos: &Position, ply: Ply) -> i32 {
        self.as_mut().evaluate(pos, ply)
    }
}

impl Evaluator for nnue::Evaluator {
    #[inline]
    fn evaluate(&mut self, pos: &Position, ply: Ply) -> i32 {
        nnue::Evaluator::evaluate(self, pos, ply.index())
    }
}
