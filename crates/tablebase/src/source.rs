//! Which positions a table stores, and how the others are found.

use rules::Position;

/// Where the value of a position comes from.
///
/// Half of all positions have a capture. A capture is forced and leads to fewer pieces, so their
/// values need not be stored. Nor need those where the *other* side threatens a capture: they are
/// the restless ones, hardest to pack, and a look at each reply settles them. That look must end,
/// so a threatened position is stored after all when a reply could answer with a threat of its own
/// and lead from one such position to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// The table has it.
    Stored,
    /// The side to move must capture: the best capture.
    Captures,
    /// The other side threatens to capture: the best reply. Each reply leads to a position that
    /// is stored or has a capture.
    Replies,
}

impl Source {
    #[inline]
    pub(crate) fn of(pos: &Position) -> Source {
        if pos.can_capture() {
            Source::Captures
        } else if threatens(pos) {
            Source::of_threatened(pos)
        } else {
            Source::Stored
        }
    }

    fn of_threatened(pos: &Position) -> Source {
        let mut found = Source::Replies;
        pos.for_each_successor(|_, after| {
            if !after.can_capture() && threatens(&after) {
                found = Source::Stored;
            }
        });
        found
    }
}

/// Whether the side that is not to move could capture if it were.
#[inline]
pub(crate) fn threatens(pos: &Position) -> bool {
    Position::new_unchecked(*pos.board(), pos.turn().opponent()).can_capture()
}
