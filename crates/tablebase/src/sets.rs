//! A board as sets of squares, and where the tables store it.

use rules::{Bitboard, Board, Color, Material, Position};

use crate::Slice;

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
        .expect("the sets of a board don't overlap")
    }

    /// The sets after the board is rotated by 180° and the colors are swapped.
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

/// Where the tables store a position: always as a board whose material is a [`Slice`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seat {
    pub(crate) slice: Slice,
    pub(crate) sets: Sets,
    pub(crate) turn: Color,
}

impl Seat {
    /// The seat of a position, or `None` if one side has no pieces or there are too many.
    pub(crate) fn of(pos: &Position) -> Option<Seat> {
        let sets = Sets::of(pos.board());
        let (slice, is_swapped) = Slice::of(sets.material())?;
        let seat = Seat {
            slice,
            sets,
            turn: pos.turn(),
        };
        // In an even slice, White to move is Black to move after a swap.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::SliceIndex;

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
}
