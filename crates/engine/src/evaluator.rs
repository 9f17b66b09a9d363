//! Evaluates positions at the leaves of the search.

use crate::{Handmade, Ply, Score, ScoreKind, Weights};
use rules::Position;
use std::sync::Arc;
#[cfg(feature = "embedded-net")]
use std::sync::LazyLock;

/// Evaluates positions. Each search thread has its own, so it can cache its work.
pub trait Evaluator: Send {
    /// The value of a position for the side to move, in hundredths of a man.
    ///
    /// Captures may be pending; the search resolves those. `ply` is the position's place in the
    /// tree. The last position evaluated at the ply before is usually similar, so an implementation
    /// can save work by updating only the difference. The result must not depend on `ply`.
    fn evaluate(&mut self, pos: &Position, ply: Ply) -> i32;
}

/// With the handmade evaluation, an extra man scores about 73% of the points.
const HANDMADE_SCALE: f64 = 100.0;

/// Which evaluation an engine uses.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Evaluation {
    /// Handmade: material, structure, mobility. The baseline for measurements.
    Handmade,
    /// Handmade, with other weights.
    Weighted(Arc<Weights>),
    /// A trained network.
    Network(Arc<nnue::Network>),
}

/// The network that comes with the engine. See `training/MODEL_CARD.md` for how it was trained.
#[cfg(feature = "embedded-net")]
static BUILT_IN: LazyLock<Arc<nnue::Network>> = LazyLock::new(|| {
    let bytes = include_bytes!("../net/crownhead.nnue");
    Arc::new(nnue::Network::from_bytes(bytes).expect("the tests read the embedded network"))
});

/// The network that comes with the engine.
///
/// Without the feature `embedded-net` there is no default: read a network file with
/// [`nnue::Network::from_bytes`].
#[cfg(feature = "embedded-net")]
impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation::Network(Arc::clone(&BUILT_IN))
    }
}

impl Evaluation {
    /// The points that a side with this score can expect, from 0 to 1. A draw is half a point.
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

    /// An evaluator for one thread, for when speed doesn't matter.
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
