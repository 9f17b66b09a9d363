//! The weights of the handmade evaluation, in one table.

use super::features::RUNAWAY_ROWS;
use std::ops::{Add, AddAssign, Mul, Sub};

/// A weight that changes during the game, from a full board to a nearly empty one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pair {
    /// With all 24 pieces.
    pub opening: i32,
    /// With at most four pieces.
    pub ending: i32,
}

const fn pair(opening: i32, ending: i32) -> Pair {
    Pair { opening, ending }
}

impl Pair {
    /// The value with this many pieces on the board.
    #[inline]
    pub(super) const fn at(self, pieces: i32) -> i32 {
        let phase = if pieces < 4 { 0 } else { pieces - 4 };
        (self.opening * phase + self.ending * (20 - phase)) / 20
    }
}

impl Add for Pair {
    type Output = Pair;
    #[inline]
    fn add(self, other: Pair) -> Pair {
        pair(self.opening + other.opening, self.ending + other.ending)
    }
}

impl AddAssign for Pair {
    #[inline]
    fn add_assign(&mut self, other: Pair) {
        *self = *self + other;
    }
}

impl Sub for Pair {
    type Output = Pair;
    #[inline]
    fn sub(self, other: Pair) -> Pair {
        pair(self.opening - other.opening, self.ending - other.ending)
    }
}

impl Mul<i32> for Pair {
    type Output = Pair;
    #[inline]
    fn mul(self, factor: i32) -> Pair {
        pair(self.opening * factor, self.ending * factor)
    }
}

/// The weights of the handmade evaluation, in hundredths of a man. Squares are Black's; White's are
/// the same, turned around.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// A man.
    pub man: Pair,
    /// A king.
    pub king: Pair,
    /// What a man's square adds, starting with square 1. Men are never on 29–32.
    pub man_squares: [Pair; 32],
    /// What a king's square adds.
    pub king_squares: [Pair; 32],
    /// The men left on the back row while the opponent has men, as a bit mask: bit 0 is square 1.
    /// The bridge is a man on 1 and one on 3.
    pub back_row: [Pair; 16],
    /// A man that can't be jumped from the front.
    pub supported_man: Pair,
    /// A man in the dog hole: on 28, with an enemy man on 32.
    pub dog_hole: Pair,
    /// A safe square that a king can step to.
    pub king_mobility: Pair,
    /// A king without a safe step.
    pub trapped_king: Pair,
    /// A man with a safe path to its crown row, indexed by the number of steps minus one.
    pub runaway_man: [Pair; RUNAWAY_ROWS],
    /// Having the move, if both sides have the same number of pieces.
    pub the_move: Pair,
    /// Multiplied by the ratio of the lead to all forces: a lead grows as pieces disappear.
    pub trade: i32,
    /// Being the side to move.
    pub turn: i32,
    /// With a lead and few pieces, each step between a king and the nearest enemy.
    pub chase_distance: i32,
    /// For the weaker side in such a position, a king in a double corner.
    pub shelter: i32,
}

impl Weights {
    /// The weights the engine plays with.
    pub const DEFAULT: Weights = Weights {
        man: pair(100, 100),
        king: pair(125, 140),
        man_squares: [
            pair(6, 0),
            pair(6, 0),
            pair(6, 0),
            pair(4, 0),
            pair(0, 4),
            pair(1, 4),
            pair(1, 4),
            pair(1, 4),
            pair(1, 6),
            pair(3, 6),
            pair(3, 6),
            pair(1, 6),
            pair(1, 9),
            pair(5, 9),
            pair(6, 9),
            pair(3, 9),
            pair(3, 13),
            pair(8, 14),
            pair(8, 14),
            pair(2, 12),
            pair(4, 18),
            pair(8, 19),
            pair(9, 19),
            pair(8, 18),
            pair(10, 26),
            pair(12, 26),
            pair(12, 26),
            pair(8, 22),
            pair(0, 0),
            pair(0, 0),
            pair(0, 0),
            pair(0, 0),
        ],
        king_squares: [
            pair(0, -4),
            pair(-2, -5),
            pair(-3, -6),
            pair(-8, -12),
            pair(-3, -5),
            pair(0, 2),
            pair(0, 2),
            pair(-3, -5),
            pair(0, 2),
            pair(4, 6),
            pair(4, 6),
            pair(-3, -4),
            pair(-3, -4),
            pair(5, 8),
            pair(6, 8),
            pair(0, 2),
            pair(0, 2),
            pair(6, 8),
            pair(5, 8),
            pair(-3, -4),
            pair(-3, -4),
            pair(4, 6),
            pair(4, 6),
            pair(0, 2),
            pair(-3, -5),
            pair(0, 2),
            pair(0, 2),
            pair(-3, -5),
            pair(-8, -12),
            pair(-3, -6),
            pair(-2, -5),
            pair(0, -4),
        ],
        back_row: [
            pair(0, 0),
            pair(2, 2),
            pair(2, 2),
            pair(6, 4),
            pair(4, 4),
            pair(14, 12),
            pair(8, 6),
            pair(14, 12),
            pair(0, 0),
            pair(4, 4),
            pair(4, 4),
            pair(8, 6),
            pair(6, 4),
            pair(14, 12),
            pair(10, 8),
            pair(14, 12),
        ],
        supported_man: pair(2, 1),
        dog_hole: pair(-12, -10),
        king_mobility: pair(1, 2),
        trapped_king: pair(-20, -20),
        runaway_man: [pair(20, 25), pair(12, 18), pair(6, 10)],
        the_move: pair(1, 8),
        trade: 240,
        turn: 2,
        chase_distance: 2,
        shelter: 10,
    };
}
