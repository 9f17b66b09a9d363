//! Finding the legal moves of a position.
//!
//! Everything works on whole sets of squares: which men can step left is one shift and one `and`.
//! Only captures are followed piece by piece. Nothing is allocated.

use crate::moves::Trail;
use crate::{Bitboard, Board, Color, Direction, Move, RuleSet, Square};
use arrayvec::ArrayVec;

/// The legal moves of one position.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

/// No position has more legal moves than this.
///
/// Twelve kings have at most 48 steps. Captures are bounded by counting every arrangement, in the
/// test `no_position_has_more_captures_than_a_move_list_holds`.
pub const MAX_MOVES: usize = 128;

/// A board as the side to move sees it.
#[derive(Clone, Copy)]
pub(crate) struct Scene {
    men: Bitboard,
    kings: Bitboard,
    empty: Bitboard,
    /// What a man may jump over: every enemy, unless a house rule spares the kings.
    prey_of_men: Bitboard,
    prey_of_kings: Bitboard,
    forward: [Direction; 2],
    crown_row: Bitboard,
}

impl Scene {
    #[inline(always)]
    pub(crate) fn new(board: &Board, mover: Color, rules: RuleSet) -> Scene {
        let us = board.pieces(mover);
        let them = board.pieces(mover.opponent());
        Scene {
            men: us & !board.kings(),
            kings: us & board.kings(),
            empty: !(us | them),
            prey_of_men: if rules.kings_safe_from_men {
                them & !board.kings()
            } else {
                them
            },
            prey_of_kings: them,
            forward: mover.forward(),
            crown_row: mover.crown_row(),
        }
    }

    /// Calls `visit` with every legal move: the captures if there are any, else the steps.
    #[inline(always)]
    pub(crate) fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        if self.can_capture() {
            self.for_each_capture(&mut visit);
        } else {
            self.for_each_step(visit);
        }
    }

    /// The number of legal moves, without listing steps one by one.
    #[inline(always)]
    pub(crate) fn count_moves(&self) -> u32 {
        if self.can_capture() {
            let mut count = 0;
            self.for_each_capture(&mut |_| count += 1);
            count
        } else {
            self.count_steps()
        }
    }

    /// Whether the side to move has any legal move.
    pub(crate) fn can_move(&self) -> bool {
        self.can_capture() || self.count_steps() > 0
    }

    /// Whether the side to move has a capture, which it then must take.
    #[inline(always)]
    pub(crate) fn can_capture(&self) -> bool {
        !(self.jumping_men() | self.jumping_kings()).is_empty()
    }

    /// The men that have a jump.
    #[inline(always)]
    fn jumping_men(&self) -> Bitboard {
        let [a, b] = self
            .forward
            .map(|direction| self.with_jump(self.prey_of_men, direction));
        self.men & (a | b)
    }

    /// The kings that have a jump.
    #[inline(always)]
    fn jumping_kings(&self) -> Bitboard {
        if self.kings.is_empty() {
            return Bitboard::EMPTY;
        }
        let [a, b, c, d] =
            Direction::ALL.map(|direction| self.with_jump(self.prey_of_kings, direction));
        self.kings & (a | b | c | d)
    }

    /// The squares from which a jump in this direction has something to take and a place to land.
    #[inline(always)]
    fn with_jump(&self, prey: Bitboard, direction: Direction) -> Bitboard {
        let back = direction.opposite();
        (self.empty.shift(back) & prey).shift(back)
    }

    #[inline(always)]
    fn for_each_step(&self, mut visit: impl FnMut(Move)) {
        for direction in self.forward {
            self.for_each_step_towards(self.men | self.kings, direction, &mut visit);
        }
        if !self.kings.is_empty() {
            for direction in self.forward {
                self.for_each_step_towards(self.kings, direction.opposite(), &mut visit);
            }
        }
    }

    #[inline(always)]
    fn for_each_step_towards(
        &self,
        movers: Bitboard,
        direction: Direction,
        visit: &mut impl FnMut(Move),
    ) {
        let able = movers & self.empty.shift(direction.opposite());
        for from in able {
            let to = from.bit().shift(direction);
            let to = Square::from_low_bits(to.bits().trailing_zeros());
            visit(Move::step_between(from, to, direction));
        }
    }

    #[inline(always)]
    fn count_steps(&self) -> u32 {
        let towards =
            |movers: Bitboard, direction: Direction| (movers.shift(direction) & self.empty).len();
        let [left, right] = self.forward;
        let mut count =
            towards(self.men | self.kings, left) + towards(self.men | self.kings, right);
        if !self.kings.is_empty() {
            count += towards(self.kings, left.opposite()) + towards(self.kings, right.opposite());
        }
        count
    }

    /// Calls `visit` with every capture of the side to move.
    #[inline(always)]
    fn for_each_capture(&self, visit: &mut impl FnMut(Move)) {
        for from in self.jumping_men() {
            let hunt = Hunt {
                empty: self.empty,
                directions: &self.forward,
                stop_at: self.crown_row,
            };
            hunt.finish(Trail::new(from), self.prey_of_men, visit);
        }
        for from in self.jumping_kings() {
            // A king may pass over or end on the square it came from.
            let hunt = Hunt {
                empty: self.empty | from.bit(),
                directions: &Direction::ALL,
                stop_at: Bitboard::EMPTY,
            };
            hunt.finish(Trail::new(from), self.prey_of_kings, visit);
        }
    }
}

/// One piece on its way through a capture: what does not change from jump to jump.
struct Hunt<'a> {
    empty: Bitboard,
    directions: &'a [Direction],
    /// Landing here crowns a man, and that ends its move.
    stop_at: Bitboard,
}

impl Hunt<'_> {
    /// Calls `visit` with each way to finish the capture that has come as far as `trail`.
    ///
    /// `prey` is what is left to take. Jumped pieces leave the board when the move is complete and
    /// may not be jumped twice. That they still fill their squares until then cannot matter: a
    /// jumping piece keeps to rows of one parity, and the pieces it takes stand on the others.
    fn finish(&self, trail: Trail, prey: Bitboard, visit: &mut impl FnMut(Move)) {
        let here = trail.end().bit();
        let mut goes_on = false;
        for &direction in self.directions {
            let jumped = here.shift(direction) & prey;
            let landing = jumped.shift(direction) & self.empty;
            let Some(square) = landing.first() else {
                continue;
            };
            goes_on = true;
            let longer = trail.extended(direction, square);
            if landing.intersects(self.stop_at) {
                visit(longer.finish());
            } else {
                self.finish(longer, prey & !jumped, visit);
            }
        }
        if !goes_on {
            visit(trail.finish());
        }
    }
}
