//! What the search looks at less closely, or not at all.
//!
//! Every condition is a pure function that says why it's sound enough. There is no null move: in
//! checkers, having to move is often a disadvantage.

use crate::table::{Bound, Stored};
use crate::{Depth, Score, Tuning};

/// How much moves late in the order are reduced.
pub(crate) struct Reductions {
    /// By whole plies of depth and index in the order, in sixteenths of a ply.
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

    /// The reduction of the move at this index in the order, in sixteenths of a ply.
    #[inline]
    pub(super) fn get(&self, depth: Depth, place: usize) -> i32 {
        let row = (depth.whole_plies() as usize).min(DEPTHS - 1);
        i32::from(self.table[row][place.min(PLACES - 1)])
    }
}

/// Whether the table entry settles a node with this window.
///
/// Sound: the stored search was at least as deep, and its bound is on the right side.
#[inline]
pub(super) fn is_settled(stored: &Stored, depth: Depth, alpha: Score, beta: Score) -> bool {
    stored.depth >= depth
        && match stored.bound {
            Bound::Exact => true,
            Bound::Lower => stored.score >= beta,
            Bound::Upper => stored.score <= alpha,
        }
}

/// Whether the static evaluation is high enough above the window that a shallow search won't bring
/// it down.
///
/// Only used in quiet positions, in which neither side has a capture. The margin grows with the
/// depth, because every ply is a chance for a surprise.
#[inline]
pub(super) fn is_futile(tuning: &Tuning, depth: Depth, evaluation: Score, beta: Score) -> bool {
    depth.count() <= tuning.futility_max_depth
        && !beta.is_decided()
        && evaluation >= beta.offset(tuning.futility_margin * depth.count() / Depth::PLY.count())
}

/// The bound that a shallower search must confirm for a prob-cut, or `None` if it isn't worth
/// trying.
///
/// Sound enough: shallow and deep scores of the same position are close, and a score that exceeds
/// the window by a margin is seldom refuted later. The evaluation alone doesn't cut: the shallower
/// search must agree.
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

/// The bound that all moves except the hash move must stay below for it to be singular, or `None`
/// if it isn't worth finding out.
///
/// Extending only costs time, so this is always sound.
#[inline]
pub(super) fn singular_bound(tuning: &Tuning, depth: Depth, stored: &Stored) -> Option<Score> {
    (depth.count() >= tuning.singular_min_depth
        && stored.depth.count() >= depth.count() - tuning.singular_known_slack
        && stored.bound != Bound::Upper
        && !stored.score.is_decided())
    .then(|| {
        stored
            .score
            .offset(-tuning.singular_margin * depth.count() / Depth::PLY.count())
    })
}

/// Whether a move at this index in the order can be searched less deeply at first.
///
/// Sound: a move that turns out better than expected is searched again at full depth.
#[inline]
pub(super) fn is_reducible(tuning: &Tuning, depth: Depth, place: usize, is_capture: bool) -> bool {
    place as i32 >= tuning.lmr_min_move && depth.count() >= tuning.lmr_min_depth && !is_capture
}

/// Whether a node is searched a little shallower because the table has no move for it.
///
/// Sound enough: such a node was never interesting before. The search stores a move for it, and the
/// next iteration searches it in full.
#[inline]
pub(super) fn is_unprepared(tuning: &Tuning, depth: Depth, stored: Option<&Stored>) -> bool {
    depth.count() >= tuning.iir_min_depth && stored.is_none_or(|stored| stored.best.is_none())
}

/// The bound that a shallower search must confirm for a cut on the low side, or `None` if it isn't
/// worth trying.
///
/// The mirror image of a prob-cut, and sound enough for the same reason: what both the evaluation
/// and a shallower search find hopeless is seldom saved by a deeper one.
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

/// Whether the static evaluation is low enough below the window that only captures could bring it
/// up.
///
/// Sound enough: captures are resolved before the node is given up, and the margin grows with the
/// depth.
#[inline]
pub(super) fn is_hopeless(tuning: &Tuning, depth: Depth, evaluation: Score, alpha: Score) -> bool {
    depth.count() <= tuning.razor_max_depth
        && !alpha.is_decided()
        && evaluation <= alpha.offset(-tuning.razor_margin * depth.count() / Depth::PLY.count())
}
