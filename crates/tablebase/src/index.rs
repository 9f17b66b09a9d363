//! The positions of a slice, numbered without gaps.

use rules::{Bitboard, Board, Color, Material, Position};

use crate::Slice;
use crate::combination::{Combinations, choose, rank_within, unrank_within};
use crate::king_order::{from_king_order, to_king_order};

/// Where Black's men stand: not on their crown row.
const BLACK_MEN: u32 = 0x0FFF_FFFF;
/// Where White's men stand.
const WHITE_MEN: u32 = 0xFFFF_FFF0;
/// The row where only Black's men can stand.
const TOP_ROW: u32 = !WHITE_MEN;
/// Where men of both sides can stand.
const SHARED: u32 = BLACK_MEN & WHITE_MEN;

/// The sets of squares of one board, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sets {
    pub(crate) black_men: u32,
    pub(crate) white_men: u32,
    pub(crate) black_kings: u32,
    pub(crate) white_kings: u32,
}

impl Sets {
    #[inline]
    pub(crate) fn of(board: &Board) -> Sets {
        let (black, white) = (board.pieces(Color::Black), board.pieces(Color::White));
        let kings = board.kings();
        Sets {
            black_men: (black & !kings).bits(),
            white_men: (white & !kings).bits(),
            black_kings: (black & kings).bits(),
            white_kings: (white & kings).bits(),
        }
    }

    #[inline]
    pub(crate) fn board(self) -> Board {
        Board::from_sets(
            Bitboard::from_bits(self.black_men | self.black_kings),
            Bitboard::from_bits(self.white_men | self.white_kings),
            Bitboard::from_bits(self.black_kings | self.white_kings),
        )
        .expect("the sets of a board do not overlap")
    }

    /// The sets after the board is turned by 180° and the colours are swapped.
    #[inline]
    pub(crate) const fn swapped(self) -> Sets {
        Sets {
            black_men: self.white_men.reverse_bits(),
            white_men: self.black_men.reverse_bits(),
            black_kings: self.white_kings.reverse_bits(),
            white_kings: self.black_kings.reverse_bits(),
        }
    }

    #[inline]
    pub(crate) const fn material(self) -> Material {
        Material {
            bm: self.black_men.count_ones() as u8,
            bk: self.black_kings.count_ones() as u8,
            wm: self.white_men.count_ones() as u8,
            wk: self.white_kings.count_ones() as u8,
        }
    }

    /// The squares without a man.
    #[inline]
    pub(crate) const fn free_of_men(self) -> u32 {
        !(self.black_men | self.white_men)
    }
}

/// Where the tables keep a position: always from a board whose material is a [`Slice`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seat {
    pub(crate) slice: Slice,
    pub(crate) sets: Sets,
    pub(crate) turn: Color,
}

impl Seat {
    /// The seat of a position, or `None` where one side has no piece or there are too many.
    pub(crate) fn of(pos: &Position) -> Option<Seat> {
        let sets = Sets::of(pos.board());
        let (slice, is_swapped) = Slice::of(sets.material())?;
        let seat = Seat {
            slice,
            sets,
            turn: pos.turn(),
        };
        // In an even slice White to move is Black to move after a swap.
        Some(if is_swapped || !slice.turns().contains(&seat.turn) {
            seat.swapped()
        } else {
            seat
        })
    }

    fn swapped(self) -> Seat {
        Seat {
            sets: self.sets.swapped(),
            turn: self.turn.opponent(),
            ..self
        }
    }
}

/// Numbers the boards of one slice from 0 to [`SliceIndex::len`], both sides to move alike.
///
/// A number has two parts. The higher one counts the placements of the men: black men by how many
/// of them stand on row 0, where no white man can be, then by their squares on row 0 and on the
/// other rows; then white men on the squares left to them. The lower one counts the placements of
/// the kings on the squares without a man: white kings first, then black kings on what is left.
/// Kings take the squares in [king order](crate::king_order).
#[derive(Clone, Debug)]
pub(crate) struct SliceIndex {
    pub(crate) slice: Slice,
    material: Material,
    /// The first placement with so many black men on row 0.
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

    /// The number of ways to place the kings, which is the same for each placement of the men.
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

/// The boards of a slice in the order of their numbers.
///
/// Going from one board to the next is much cheaper than [`SliceIndex::sets`].
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
            next_placement: start / index.king_sets + 1,
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

    /// Goes on to the next white kings, and to the next men after the last of them.
    fn next_white(&mut self) -> Option<()> {
        let Material { bk, wk, .. } = self.index.material;
        self.white = match self.white_sets.next() {
            Some(white) => white,
            None => {
                if self.next_placement >= self.index.placements {
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

/// The placements of `count` kings on the squares without a man, in the order of their numbers.
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

/// The number of positions with this many pieces and one side to move, boards where one side has
/// nothing included.
pub fn position_count(pieces: u8) -> u64 {
    let both: u64 = Slice::with_pieces(pieces)
        .into_iter()
        .map(|slice| SliceIndex::new(slice).len() * slice.turns().len() as u64)
        .sum();
    both + one_sided_count(pieces)
}

/// The number of positions with this many pieces, all of one side, and one side to move.
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

    #[test]
    fn a_position_and_its_swap_have_one_seat() {
        for slice in (2..=3).flat_map(Slice::with_pieces) {
            let index = SliceIndex::new(slice);
            for number in (0..index.len()).step_by(7) {
                for turn in Color::BOTH {
                    let pos = index.position(number, turn);
                    let seat = Seat::of(&pos).unwrap();
                    assert_eq!(Seat::of(&pos.swapped()), Some(seat));
                    assert_eq!(seat.slice, slice);
                    assert!(slice.turns().contains(&seat.turn));
                }
            }
        }
    }

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
