//! Iterates over all boards of a slice.

use rules::Material;

use crate::combination::Combinations;
use crate::index::SliceIndex;
use crate::king_order::{from_king_order, to_king_order};
use crate::sets::Sets;

/// The boards of a slice, in order of their numbers.
///
/// Moving from one board to the next is much cheaper than [`SliceIndex::sets`].
pub(crate) struct BoardWalk<'i> {
    index: &'i SliceIndex,
    /// The number of the next placement of the men.
    next_placement: u64,
    men: Sets,
    /// The squares without a man, and the white kings, in king order.
    free: u32,
    white: u32,
    white_sets: Combinations,
    black_sets: Combinations,
}

impl<'i> BoardWalk<'i> {
    /// All boards from this number on.
    pub(crate) fn from(index: &'i SliceIndex, start: u64) -> BoardWalk<'i> {
        let first = index.sets(start);
        let free = to_king_order(first.free_of_men());
        let white = to_king_order(first.white_kings);
        let mut white_sets = Combinations::starting_at(white, free);
        white_sets.next();
        BoardWalk {
            index,
            next_placement: start / index.king_sets() + 1,
            men: Sets {
                black_kings: 0,
                white_kings: 0,
                ..first
            },
            free,
            white,
            white_sets,
            black_sets: Combinations::starting_at(to_king_order(first.black_kings), free & !white),
        }
    }

    /// Advances to the next white kings, and after the last of them to the next men.
    fn next_white(&mut self) -> Option<()> {
        let Material { bk, wk, .. } = self.index.material;
        self.white = match self.white_sets.next() {
            Some(white) => white,
            None => {
                if self.next_placement >= self.index.placements() {
                    return None;
                }
                (self.men.black_men, self.men.white_men) = self.index.men(self.next_placement);
                self.next_placement += 1;
                self.free = to_king_order(self.men.free_of_men());
                self.white_sets = Combinations::new(wk.into(), self.free);
                self.white_sets.next()?
            }
        };
        self.black_sets = Combinations::new(bk.into(), self.free & !self.white);
        Some(())
    }
}

impl Iterator for BoardWalk<'_> {
    type Item = Sets;

    #[inline]
    fn next(&mut self) -> Option<Sets> {
        let black = loop {
            match self.black_sets.next() {
                Some(black) => break black,
                None => self.next_white()?,
            }
        };
        Some(Sets {
            black_kings: from_king_order(black),
            white_kings: from_king_order(self.white),
            ..self.men
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Slice;

    #[test]
    fn a_walk_visits_the_boards_in_order() {
        for slice in (2..=3).flat_map(Slice::with_pieces) {
            let index = SliceIndex::new(slice);
            for start in [
                0,
                1,
                index.king_sets() - 1,
                index.len() / 2,
                index.len() - 1,
            ] {
                let mut at = start;
                for sets in BoardWalk::from(&index, start) {
                    assert_eq!(index.index(sets), at, "{slice}");
                    at += 1;
                }
                assert_eq!(at, index.len());
            }
        }
    }
}
