//! Numbers the positions of a slice without gaps.

use rules::{Color, Material, Position};

use crate::Slice;
use crate::combination::{Combinations, choose, rank_within, unrank_within};
use crate::king_order::{from_king_order, to_king_order};
use crate::sets::Sets;

/// Where Black's men can be: anywhere but on their crown row.
const BLACK_MEN: u32 = 0x0FFF_FFFF;
/// Where White's men can be.
const WHITE_MEN: u32 = 0xFFFF_FFF0;
/// The row where only Black's men can be.
const TOP_ROW: u32 = !WHITE_MEN;
/// Where men of both sides can be.
const SHARED: u32 = BLACK_MEN & WHITE_MEN;

/// Numbers the boards of one slice from 0 to [`SliceIndex::len`], the same for both sides to move.
///
/// A number has two parts. The higher one numbers the placements of the men: black men by how many
/// are on row 0, where no white man can be, then by their squares on row 0 and on the other rows;
/// then white men on the remaining squares. The lower one numbers the placements of the kings on
/// the squares without a man: white kings first, then black kings on the remaining squares. Kings
/// use [king order](crate::king_order).
#[derive(Clone, Debug)]
pub(crate) struct SliceIndex {
    pub(crate) slice: Slice,
    pub(crate) material: Material,
    /// The first placement with this many black men on row 0.
    groups: [Group; 5],
    placements: u64,
    black_king_sets: u64,
    king_sets: u64,
}

#[derive(Clone, Copy, Default, Debug)]
struct Group {
    start: u64,
    shared_sets: u64,
    white_sets: u64,
}

impl SliceIndex {
    pub(crate) fn new(slice: Slice) -> SliceIndex {
        let material = slice.material();
        let Material { bm, bk, wm, wk } = material;
        let [bm, bk, wm, wk] = [bm, bk, wm, wk].map(u32::from);
        let mut groups = [Group::default(); 5];
        let mut placements = 0;
        for (on_top, group) in (0..).zip(&mut groups) {
            let shared = bm.checked_sub(on_top);
            *group = Group {
                start: placements,
                shared_sets: shared.map_or(0, |shared| choose(SHARED.count_ones(), shared)),
                white_sets: shared.map_or(0, |shared| choose(WHITE_MEN.count_ones() - shared, wm)),
            };
            placements += choose(4, on_top) * group.shared_sets * group.white_sets;
        }
        let free = 32 - bm - wm;
        let black_king_sets = choose(free - wk, bk);
        SliceIndex {
            slice,
            material,
            groups,
            placements,
            black_king_sets,
            king_sets: choose(free, wk) * black_king_sets,
        }
    }

    /// The number of boards in this slice.
    pub(crate) fn len(&self) -> u64 {
        self.placements * self.king_sets
    }

    /// The number of ways to place the men.
    pub(crate) fn placements(&self) -> u64 {
        self.placements
    }

    /// The number of ways to place the kings, which is the same for every placement of the men.
    pub(crate) fn king_sets(&self) -> u64 {
        self.king_sets
    }

    /// The number of a board of this slice.
    #[inline]
    pub(crate) fn index(&self, sets: Sets) -> u64 {
        self.rank_of_men(sets.black_men, sets.white_men) * self.king_sets
            + self.rank_of_kings(sets.free_of_men(), sets.black_kings, sets.white_kings)
    }

    /// The number of a placement of the men.
    #[inline]
    pub(crate) fn rank_of_men(&self, black: u32, white: u32) -> u64 {
        let top = black & TOP_ROW;
        let shared = black & SHARED;
        let group = &self.groups[top.count_ones() as usize];
        let black_rank =
            rank_within(top, TOP_ROW) * group.shared_sets + rank_within(shared, SHARED);
        group.start + black_rank * group.white_sets + rank_within(white, WHITE_MEN & !shared)
    }

    /// The number of a placement of the kings on the squares without a man.
    #[inline]
    pub(crate) fn rank_of_kings(&self, free: u32, black: u32, white: u32) -> u64 {
        let (free, black, white) = (
            to_king_order(free),
            to_king_order(black),
            to_king_order(white),
        );
        rank_within(white, free) * self.black_king_sets + rank_within(black, free & !white)
    }

    /// The men of the placement with this number: Black's, then White's.
    pub(crate) fn men(&self, rank: u64) -> (u32, u32) {
        debug_assert!(rank < self.placements);
        let on_top = (0..5)
            .rev()
            .find(|&on_top| {
                let group = &self.groups[on_top];
                group.shared_sets * group.white_sets > 0 && group.start <= rank
            })
            .expect("the first group starts at 0");
        let group = &self.groups[on_top];
        let on_top = on_top as u32;
        let rest = rank - group.start;
        let black_rank = rest / group.white_sets;
        let top = unrank_within(black_rank / group.shared_sets, on_top, TOP_ROW);
        let shared = unrank_within(
            black_rank % group.shared_sets,
            u32::from(self.material.bm) - on_top,
            SHARED,
        );
        let white = unrank_within(
            rest % group.white_sets,
            self.material.wm.into(),
            WHITE_MEN & !shared,
        );
        (top | shared, white)
    }

    /// The board with this number.
    pub(crate) fn sets(&self, index: u64) -> Sets {
        let (black_men, white_men) = self.men(index / self.king_sets);
        let kings = index % self.king_sets;
        let free = to_king_order(!(black_men | white_men));
        let white = unrank_within(kings / self.black_king_sets, self.material.wk.into(), free);
        let black = unrank_within(
            kings % self.black_king_sets,
            self.material.bk.into(),
            free & !white,
        );
        let (black_kings, white_kings) = (from_king_order(black), from_king_order(white));
        Sets {
            black_men,
            white_men,
            black_kings,
            white_kings,
        }
    }

    /// The position with this number and side to move.
    pub(crate) fn position(&self, index: u64, turn: Color) -> Position {
        Position::new_unchecked(self.sets(index).board(), turn)
    }
}

/// The placements of `count` kings on the squares without a man, in order of their numbers.
pub(crate) struct KingSets(Combinations);

impl KingSets {
    pub(crate) fn new(count: u32, free: u32) -> KingSets {
        KingSets(Combinations::new(count, to_king_order(free)))
    }
}

impl Iterator for KingSets {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        self.0.next().map(from_king_order)
    }
}

/// The number of a placement of kings among those of [`KingSets`].
pub(crate) fn rank_of_king_set(kings: u32, free: u32) -> u64 {
    rank_within(to_king_order(kings), to_king_order(free))
}

/// The number of positions with this many pieces and one side to move, including boards where one
/// side has no pieces.
pub fn position_count(pieces: u8) -> u64 {
    let both: u64 = Slice::with_pieces(pieces)
        .into_iter()
        .map(|slice| SliceIndex::new(slice).len() * slice.turns().len() as u64)
        .sum();
    both + one_sided_count(pieces)
}

/// The number of positions with this many pieces, all on one side, and one side to move.
pub fn one_sided_count(pieces: u8) -> u64 {
    let pieces = u32::from(pieces);
    let of_black: u64 = (0..=pieces)
        .map(|men| choose(BLACK_MEN.count_ones(), men) * choose(32 - men, pieces - men))
        .sum();
    2 * of_black
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_counts_are_the_published_ones() {
        let published = [
            6_972,
            261_224,
            7_092_774,
            148_688_232,
            2_503_611_964,
            34_779_531_480,
            406_309_208_481,
        ];
        for (pieces, count) in (2..).zip(published) {
            assert_eq!(position_count(pieces), count, "{pieces} pieces");
        }
    }

    #[test]
    fn small_slices_are_numbered_without_gaps() {
        for slice in (2..=3).flat_map(Slice::with_pieces) {
            let index = SliceIndex::new(slice);
            for number in 0..index.len() {
                let sets = index.sets(number);
                assert_eq!(sets.material(), slice.material());
                assert_eq!(index.index(sets), number, "{slice}");
            }
        }
    }

    proptest! {
        #[test]
        fn index_and_sets_are_inverse(pieces in 4u8..=8, pick: u64, number: u64) {
            let slices = Slice::with_pieces(pieces);
            let index = SliceIndex::new(slices[(pick % slices.len() as u64) as usize]);
            let number = number % index.len();
            let sets = index.sets(number);
            prop_assert_eq!(sets.material(), index.slice.material());
            prop_assert_eq!(index.index(sets), number);
            prop_assert!(Position::new(sets.board(), Color::Black).is_ok());
        }
    }
}
