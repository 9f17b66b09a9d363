//! Which positions a table stores, and how to get the others.

use rules::Position;

/// Where the value of a position comes from.
///
/// Half of all positions have a capture. A capture is forced and leads to fewer pieces, so their
/// values don't need to be stored. Neither do those where the *other* side threatens a capture:
/// they're volatile and the hardest to pack, and looking at each reply settles them. That search
/// must end, so a threatened position is stored after all if a reply could create a threat of its
/// own and lead from one such position to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// The table has it.
    Stored,
    /// The side to move must capture: take the best capture.
    Captures,
    /// The other side threatens to capture: take the best reply. Each reply leads to a position
    /// that's stored or has a capture.
    Replies,
}

impl Source {
    #[inline]
    pub(crate) fn of(pos: &Position) -> Source {
        if pos.can_capture() {
            Source::Captures
        } else if pos.is_threatened() {
            Source::of_threatened(pos)
        } else {
            Source::Stored
        }
    }

    fn of_threatened(pos: &Position) -> Source {
        let mut found = Source::Replies;
        pos.for_each_successor(|_, after| {
            if !after.can_capture() && after.is_threatened() {
                found = Source::Stored;
            }
        });
        found
    }
}
