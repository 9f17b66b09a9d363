//! What the search looks at less closely, or not at all.
//!
//! Every condition is a pure function with the reason why it is sound enough. There is no null
//! move: in checkers to move is often worse than not to.

use crate::table::{Bound, Known};
use crate::{Depth, Score, Tuning};

/// How much the moves late in the order are reduced.
pub(crate) struct Reductions {
    /// By whole plies of depth and place in the order, in sixteenths of a ply.
    table: Vec<[i16; PLACES]>,
}

const DEPTHS: usize = 64;
const PLACES: usize = 32;

impl Reductions {
    pub(crate) fn new(tuning: &Tuning) -> Reductions {
        let reduction = |depth: usize, place: usize| {
            let logs = (depth.max(1) as f64).ln() * (place.max(1) as f64).ln();
            (f64::from(tuning.lmr_base) + f64::from(tuning.lmr_slope) * logs) as i16
        };
        Reductions {
            table: (0..DEPTHS)
                .map(|depth| std::array::from_fn(|place| reduction(depth, place)))
                .collect(),
        }
    }

    /// The reduction of the move at this place in the order.
    #[inline]
    pub(super) fn get(&self, depth: Depth, place: usize) -> i32 {
        let row = (depth.whole_plies() as usize).min(DEPTHS - 1);
        i32::from(self.table[row][place.min(PLACES - 1)])
    }
}

/// Whether what the table knows settles a node with this window.
///
/// Sound: the table's search was at least as deep, and its bound lies on the right side.
#[inline]
pub(super) fn is_settled(known: &Known, depth: Depth, alpha: Score, beta: Score) -> bool {
    known.depth >= depth
        && match known.bound {
            Bound::Exact => true,
            Bound::Lower => known.score >= beta,
            Bound::Upper => known.score <= alpha,
        }
}

/// Whether the static evaluation is so far above the window that a shallow search will not bring
/// it down.
///
/// Asked only in quiet positions: neither side has a capture. The margin grows with the depth, as
/// every ply is a chance for a surprise.
#[inline]
pub(super) fn is_futile(tuning: &Tuning, depth: Depth, evaluation: Score, beta: Score) -> bool {
    depth.count() <= tuning.futility_max_depth
        && !beta.is_decided()
        && evaluation >= beta.offset(tuning.futility_margin * depth.count() / Depth::PLY.count())
}

/// The bound that a shallower search must confirm for a prob-cut, or `None` where none is tried.
///
/// Sound enough: shallow and deep scores of the same position lie close together, and a search
/// that passes the window by a margin is seldom refuted later. The evaluation alone does not cut:
/// the shallower search must agree.
#[inline]
pub(super) fn probcut_bound(
    tuning: &Tuning,
    depth: Depth,
    evaluation: Score,
    beta: Score,
) -> Option<Score> {
    let bound = beta.offset(tuning.probcut_margin);
    (depth.count() >= tuning.probcut_min_depth && !beta.is_decided() && evaluation >= bound)
        .then_some(bound)
}

/// The bound that all moves but the hash move must stay below for it to be singular, or `None`
/// where it is not worth finding out.
///
/// Extending only costs time, so this is always sound.
#[inline]
pub(super) fn singular_bound(tuning: &Tuning, depth: Depth, known: &Known) -> Option<Score> {
    (depth.count() >= tuning.singular_min_depth
        && known.depth.count() >= depth.count() - tuning.singular_known_slack
        && known.bound != Bound::Upper
        && !known.score.is_decided())
    .then(|| {
        known
            .score
            .offset(-tuning.singular_margin * depth.count() / Depth::PLY.count())
    })
}

/// Whether a move at this place in the order may be searched less deep at first.
///
/// Sound: a move that turns out better than expected is searched again at full depth.
#[inline]
pub(super) fn is_reducible(tuning: &Tuning, depth: Depth, place: usize, is_capture: bool) -> bool {
    place as i32 >= tuning.lmr_min_move && depth.count() >= tuning.lmr_min_depth && !is_capture
}

/// Whether a node is searched a little shallower because the table has no move for it.
///
/// Sound enough: such a node was never interesting before. It leaves a move behind, and the next
/// iteration looks at it in full.
#[inline]
pub(super) fn is_unprepared(tuning: &Tuning, depth: Depth, known: Option<&Known>) -> bool {
    depth.count() >= tuning.iir_min_depth && known.is_none_or(|known| known.best.is_none())
}

/// The bound that a shallower search must confirm for a cut on the low side.
///
/// The mirror image of a prob-cut, and sound enough for the same reason: what the evaluation and a
/// shallower search both find hopeless is seldom saved by a deeper one.
#[inline]
pub(super) fn lowcut_bound(
    tuning: &Tuning,
    depth: Depth,
    evaluation: Score,
    alpha: Score,
) -> Option<Score> {
    let bound = alpha.offset(-tuning.lowcut_margin);
    (depth.count() >= tuning.lowcut_min_depth && !alpha.is_decided() && evaluation <= bound)
        .then_some(bound)
}

/// Whether the static evaluation is so far below the window that only captures could bring it up.
///
/// Sound enough: captures are followed to their end before the node is given up, and the margin grows
/// with the depth.
#[inline]
pub(super) fn is_hopeless(tuning: &Tuning, depth: Depth, evaluation: Score, alpha: Score) -> bool {
    depth.count() <= tuning.razor_max_depth
        && !alpha.is_decided()
        && evaluation <= alpha.offset(-tuning.razor_margin * depth.count() / Depth::PLY.count())
}
