//! The question put to a node.

use crate::Score;
use rules::Move;

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

    /// The same, but without this move.
    pub(super) const fn without(self, mv: Move) -> Kind {
        Kind {
            skipped: Some(mv),
            ..self
        }
    }
}
