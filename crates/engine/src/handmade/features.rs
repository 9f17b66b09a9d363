//! The features of one side for the handmade evaluation.

use rules::{Bitboard, Board, Color, Direction};

/// The board as one side sees it, turned so that its men move down, toward squares 29–32.
pub(super) struct Half {
    pub(super) men: Bitboard,
    pub(super) kings: Bitboard,
    pub(super) enemy_men: Bitboard,
    enemy_kings: Bitboard,
    empty: Bitboard,
}

/// Forward for a side that moves down.
const FORWARD: [Direction; 2] = [Direction::DownLeft, Direction::DownRight];

/// The squares on the left and right edges, where nothing can be jumped.
const SIDES: Bitboard = Bitboard::from_bits(0x1818_1818);

/// The squares of the two double corners.
const DOUBLE_CORNERS: Bitboard = squares(&[1, 5, 28, 32]);

/// The weights of a king and a man in the ratio of forces.
const KING_WORTH: i32 = 5;
const MAN_WORTH: i32 = 4;

/// How many rows from its crown row a man can be and still count as a runaway.
pub(super) const RUNAWAY_ROWS: usize = 3;

impl Half {
    #[inline]
    pub(super) fn new(board: &Board, color: Color) -> Half {
        let view = |set: Bitboard| match color {
            Color::Black => set,
            Color::White => set.turned(),
        };
        let us = view(board.pieces(color));
        let them = view(board.pieces(color.opponent()));
        let kings = view(board.kings());
        Half {
            men: us & !kings,
            kings: us & kings,
            enemy_men: them & !kings,
            enemy_kings: them & kings,
            empty: !(us | them),
        }
    }

    /// The number of pieces.
    #[inline]
    pub(super) fn count(&self) -> u32 {
        (self.men | self.kings).len()
    }

    /// The weight of the side in the ratio of forces.
    #[inline]
    pub(super) fn worth(&self) -> i32 {
        MAN_WORTH * self.men.len() as i32 + KING_WORTH * self.kings.len() as i32
    }

    /// Which squares of the back row still have a man, as a 4-bit mask.
    #[inline]
    pub(super) fn back_row_pattern(&self) -> usize {
        (self.men.bits() & 15) as usize
    }

    /// Men off the side edges with our pieces behind them on both diagonals: they can't be jumped
    /// from the front.
    #[inline]
    pub(super) fn supported_men(&self) -> i32 {
        let ours = self.men | self.kings;
        let behind = |direction: Direction| ours.shift(direction);
        let both = behind(FORWARD[0]) & behind(FORWARD[1]);
        (self.men & !SIDES & both).len() as i32
    }

    /// 1 if a man on 28 is kept from being crowned by an enemy man on 32, otherwise 0.
    #[inline]
    pub(super) fn is_in_dog_hole(&self) -> i32 {
        let man = squares(&[28]);
        let guard = squares(&[32]);
        i32::from(self.men.intersects(man) && self.enemy_men.intersects(guard))
    }

    /// Empty squares where one of our pieces couldn't be jumped, with the board as it is.
    #[inline]
    pub(super) fn safe_squares(&self) -> Bitboard {
        let them = self.enemy_men | self.enemy_kings;
        // For example, an enemy below jumps up over the square if the square above it is empty.
        let jumped = |from: Bitboard, direction: Direction| {
            from.shift(direction) & self.empty.shift(direction.opposite())
        };
        let mut unsafe_squares = jumped(them, Direction::UpLeft) | jumped(them, Direction::UpRight);
        if !self.enemy_kings.is_empty() {
            unsafe_squares |= jumped(self.enemy_kings, Direction::DownLeft)
                | jumped(self.enemy_kings, Direction::DownRight);
        }
        self.empty & !unsafe_squares
    }

    /// The number of safe squares that kings can step to.
    #[inline]
    pub(super) fn king_mobility(&self, safe: Bitboard) -> i32 {
        let reached = Direction::ALL
            .into_iter()
            .fold(Bitboard::EMPTY, |all, direction| {
                all | self.kings.shift(direction)
            });
        (reached & safe).len() as i32
    }

    /// The number of kings without a safe step.
    #[inline]
    pub(super) fn trapped_kings(&self, safe: Bitboard) -> i32 {
        let free = Direction::ALL
            .into_iter()
            .fold(Bitboard::EMPTY, |all, direction| {
                all | safe.shift(direction)
            });
        (self.kings & !free).len() as i32
    }

    /// Whether a man is near enough to its crown row to be a runaway.
    #[inline]
    pub(super) fn is_near_crowning(&self) -> bool {
        self.men.bits() >> (4 * (7 - RUNAWAY_ROWS)) != 0
    }

    /// The men that can walk to the crown row over safe squares, with the board as it is, indexed
    /// by the number of steps minus one.
    #[inline]
    pub(super) fn runaway_men(&self) -> [i32; RUNAWAY_ROWS] {
        let safe = self.safe_squares();
        let mut way = safe & Bitboard::BOTTOM_ROW;
        std::array::from_fn(|_| {
            let before = way.shift(Direction::UpLeft) | way.shift(Direction::UpRight);
            way = before & safe;
            (before & self.men).len() as i32
        })
    }

    /// The number of kings in a double corner.
    #[inline]
    pub(super) fn sheltered_kings(&self) -> i32 {
        (self.kings & DOUBLE_CORNERS).len() as i32
    }

    /// The distance from each of our kings to the nearest piece of the other side, beyond the first
    /// step, summed up.
    pub(super) fn distance_to(&self, other: &Half) -> i32 {
        // The other half has the board turned the other way.
        let targets = (other.men | other.kings).turned();
        let mut sum = 0;
        let mut near = targets;
        let mut far_kings = self.kings;
        for _ in 0..7 {
            near = Direction::ALL
                .into_iter()
                .fold(near, |all, direction| all | near.shift(direction));
            far_kings &= !near;
            sum += far_kings.len() as i32;
        }
        sum
    }
}

const fn squares(numbers: &[u32]) -> Bitboard {
    let mut bits = 0;
    let mut at = 0;
    while at < numbers.len() {
        bits |= 1 << (numbers[at] - 1);
        at += 1;
    }
    Bitboard::from_bits(bits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::position;

    fn half(fen: &str) -> Half {
        Half::new(position(fen).board(), Color::Black)
    }

    #[test]
    fn safe_squares_are_those_where_nothing_is_jumped() {
        // A white man on 23 could jump up over 18 and 19, because 14 and 16 are empty.
        let safe = half("B:W23:BK1").safe_squares();
        let unsafe_squares: Vec<u8> = (!safe & half("B:W23:BK1").empty)
            .into_iter()
            .map(rules::Square::number)
            .collect();
        assert_eq!(unsafe_squares, [18, 19]);
    }

    #[test]
    fn a_king_in_a_corner_can_be_trapped() {
        let half = half("B:WK6:BK1,K12");
        let safe = half.safe_squares();
        assert_eq!(half.trapped_kings(safe), 0);
        let half = self::half("B:W10,K6:BK1,K12");
        assert_eq!(half.trapped_kings(half.safe_squares()), 0);
    }

    #[test]
    fn runaways_need_a_safe_way() {
        #[track_caller]
        fn check(fen: &str, expected: [i32; RUNAWAY_ROWS]) {
            assert_eq!(half(fen).runaway_men(), expected, "{fen}");
            assert!(half(fen).is_near_crowning());
        }
        check("B:W5:B25", [1, 0, 0]);
        check("B:W5:B22", [0, 1, 0]);
        check("B:W5:B18", [0, 0, 1]);
        check("B:W29,30:B25", [0, 0, 0]);
    }

    #[test]
    fn distances_count_king_steps() {
        #[track_caller]
        fn check(fen: &str, expected: i32) {
            let board = *position(fen).board();
            let (us, them) = (
                Half::new(&board, Color::Black),
                Half::new(&board, Color::White),
            );
            assert_eq!(us.distance_to(&them), expected, "{fen}");
        }
        check("B:WK6:BK1", 0);
        check("B:WK32:BK1", 6);
        check("B:WK15:BK6,K8", 2);
    }
}
