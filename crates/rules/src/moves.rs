//! A whole turn of one piece.

use crate::{Bitboard, Direction, Hop, HopKind, Labels, Square};
use arrayvec::ArrayVec;
use core::fmt;

/// A whole turn: one step, or a capture of one or more jumps.
///
/// A move is identified by its path. Two captures can share both end squares, and even the pieces
/// they capture, and still be different moves.
///
/// A value of this type is geometrically valid: it stays on the board and jumps no square twice. It
/// may still be illegal in a given position.
///
/// The path is packed into 32 bits: origin, destination, number of jumps (0 for a step), and two
/// bits for the direction of each hop.
///
/// ```
/// # use crownhead_rules::{Move, Square};
/// let path = [22, 15, 8].map(|n| Square::new(n).unwrap());
/// let mv = Move::from_path(&path).unwrap();
/// assert_eq!(mv.to_string(), "22x15x8");
/// assert_eq!(mv.captured().len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u32);

/// The maximum number of jumps one capture can have.
///
/// A jumping piece only visits squares whose rows and columns differ from its own by multiples of
/// two. These form four groups of eight squares, each connected by nine diagonals, and every jump
/// uses up one of the nine.
pub const MAX_JUMPS: usize = 9;

/// The squares a piece touches in one move, starting with the origin.
pub type Path = ArrayVec<Square, { MAX_JUMPS + 1 }>;

const TO: u32 = 5;
const JUMPS: u32 = 10;
const DIRECTIONS: u32 = 14;

impl Move {
    /// The step from a square in a direction, unless it leaves the board.
    pub const fn step(from: Square, direction: Direction) -> Option<Move> {
        match from.neighbour(direction) {
            Some(to) => Some(Move::step_between(from, to, direction)),
            None => None,
        }
    }

    /// The step to a neighbor that's known to be in this direction.
    #[inline]
    pub(crate) const fn step_between(from: Square, to: Square, direction: Direction) -> Move {
        Move(from.index() as u32 | (to.index() as u32) << TO | direction.code() << DIRECTIONS)
    }

    /// The move along these squares, or `None` if they aren't the path of a step or a capture.
    pub fn from_path(path: &[Square]) -> Option<Move> {
        let (&from, rest) = path.split_first()?;
        if let [to] = rest
            && Hop::new(from, *to).kind() == Ok(HopKind::Step)
        {
            return Some(Move::step_between(from, *to, direction_between(from, *to)));
        }
        let mut trail = Trail::new(from);
        let mut taken = Bitboard::EMPTY;
        for &to in rest {
            let jumped = Hop::new(trail.end(), to).jumped()?;
            if taken.contains(jumped) {
                return None;
            }
            taken |= jumped.bit();
            trail = trail.extended(direction_between(trail.end(), to), to);
        }
        (!rest.is_empty()).then(|| trail.finish())
    }

    /// Sorts moves by the squares of their paths.
    pub fn sort_by_path(moves: &mut [Move]) {
        moves.sort_unstable_by_key(|mv| mv.path());
    }

    /// The 32 bits of this move. They're stable; see [`Move::from_bits`].
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The move with these bits, or `None` if no move has them.
    pub fn from_bits(bits: u32) -> Option<Move> {
        let claimed = Move(bits);
        let from = claimed.from();
        let rebuilt = match claimed.jumps() {
            0 => Move::step(from, claimed.direction(0))?,
            jumps if jumps as usize <= MAX_JUMPS => {
                let mut path = Path::new();
                path.push(from);
                for hop in 0..jumps {
                    let direction = claimed.direction(hop);
                    let over = path[hop as usize].neighbour(direction)?;
                    path.push(over.neighbour(direction)?);
                }
                Move::from_path(&path)?
            }
            _ => return None,
        };
        (rebuilt == claimed).then_some(rebuilt)
    }

    /// Where the piece starts.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_low_bits(self.0)
    }

    /// Where the piece ends.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_low_bits(self.0 >> TO)
    }

    /// The number of jumps; 0 for a step.
    #[inline]
    pub const fn jumps(self) -> u32 {
        (self.0 >> JUMPS) & 15
    }

    /// Whether this move captures something.
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.jumps() > 0
    }

    /// The direction of the first hop.
    #[inline]
    pub const fn first_direction(self) -> Direction {
        self.direction(0)
    }

    /// The direction of the hop with this number, counted from 0.
    #[inline]
    const fn direction(self, hop: u32) -> Direction {
        Direction::from_code(self.0 >> (DIRECTIONS + 2 * hop))
    }

    /// The squares the piece touches, starting with the origin.
    pub fn path(self) -> Path {
        let mut path = Path::new();
        path.push(self.from());
        if self.is_capture() {
            path.extend(self.hops_taken().map(|(_, landing)| landing));
        } else {
            path.push(self.to());
        }
        path
    }

    /// The squares of the captured pieces.
    #[inline]
    pub fn captured(self) -> Bitboard {
        self.hops_taken()
            .fold(Bitboard::EMPTY, |all, (jumped, _)| all | jumped.bit())
    }

    /// The single hops of this move.
    pub fn hops(self) -> impl Iterator<Item = Hop> {
        let path = self.path();
        (1..path.len()).map(move |end| Hop::new(path[end - 1], path[end]))
    }

    /// For each jump, the square it passes over and the square it lands on.
    #[inline]
    fn hops_taken(self) -> impl Iterator<Item = (Square, Square)> {
        let mut at = self.from();
        (0..self.jumps()).map(move |hop| {
            let direction = self.direction(hop);
            let jumped = at.bit().shift(direction);
            at = at.offset_by_jump(direction);
            (Square::from_low_bits(jumped.bits().trailing_zeros()), at)
        })
    }

    /// The move in the chosen spelling with every square it touches: `22x15x8`, `E3-D4`.
    pub const fn text(self, labels: Labels) -> MoveText {
        MoveText { mv: self, labels }
    }
}

impl Square {
    /// Where a jump in this direction lands. The jump must stay on the board.
    const fn offset_by_jump(self, direction: Direction) -> Square {
        Square::from_low_bits((self.index() as i32 + direction.jump_offset()) as u32)
    }
}

/// The direction from one square to another on the same diagonal.
fn direction_between(from: Square, to: Square) -> Direction {
    match (to.row() > from.row(), to.col() > from.col()) {
        (false, false) => Direction::UpLeft,
        (false, true) => Direction::UpRight,
        (true, false) => Direction::DownLeft,
        (true, true) => Direction::DownRight,
    }
}

/// A capture under construction, one jump at a time.
#[derive(Clone, Copy)]
pub(crate) struct Trail {
    packed: u32,
    end: Square,
}

impl Trail {
    pub(crate) const fn new(from: Square) -> Trail {
        Trail {
            packed: from.index() as u32,
            end: from,
        }
    }

    /// Where the piece is now.
    pub(crate) const fn end(self) -> Square {
        self.end
    }

    /// This trail with one more jump. There are at most [`MAX_JUMPS`].
    #[inline]
    pub(crate) const fn extended(self, direction: Direction, landing: Square) -> Trail {
        let jumps = self.packed >> JUMPS & 15;
        debug_assert!((jumps as usize) < MAX_JUMPS);
        Trail {
            packed: (self.packed + (1 << JUMPS)) | direction.code() << (DIRECTIONS + 2 * jumps),
            end: landing,
        }
    }

    /// The finished capture.
    #[inline]
    pub(crate) const fn finish(self) -> Move {
        Move(self.packed | (self.end.index() as u32) << TO)
    }
}

/// A move together with its spelling.
#[derive(Clone, Copy, Debug)]
pub struct MoveText {
    mv: Move,
    labels: Labels,
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.mv.is_capture() { 'x' } else { '-' };
        for (place, square) in self.mv.path().into_iter().enumerate() {
            if place > 0 {
                write!(f, "{separator}")?;
            }
            write!(f, "{}", square.label(self.labels))?;
        }
        Ok(())
    }
}

/// The whole path as numbers: `9-14`, `22x15x8`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text(Labels::Numbers).fmt(f)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::prelude::rust_2024::*;

    fn path(numbers: &[u8]) -> Vec<Square> {
        numbers.iter().map(|&n| Square::new(n).unwrap()).collect()
    }

    #[test]
    fn a_path_makes_a_move_and_gives_it_back() {
        #[track_caller]
        fn check(numbers: &[u8], text: &str, captured: &[u8]) {
            let mv = Move::from_path(&path(numbers)).unwrap();
            assert_eq!(mv.to_string(), text);
            assert_eq!(mv.path().as_slice(), path(numbers));
            assert_eq!(mv.captured(), path(captured).into_iter().collect());
            assert_eq!(mv.is_capture(), !captured.is_empty());
            assert_eq!(mv.from(), path(numbers)[0]);
            assert_eq!(mv.to(), *path(numbers).last().unwrap());
            assert_eq!(mv.hops().count(), numbers.len() - 1);
            assert_eq!(Move::from_bits(mv.bits()), Some(mv));
        }
        check(&[9, 14], "9-14", &[]);
        check(&[32, 27], "32-27", &[]);
        check(&[22, 15, 8], "22x15x8", &[18, 11]);
        // A king's round trip: it may end where it started.
        check(&[2, 11, 18, 9, 2], "2x11x18x9x2", &[7, 15, 14, 6]);
        // The longest possible capture.
        let longest = [1, 10, 3, 12, 19, 10, 17, 26, 19, 28];
        assert_eq!(longest.len(), MAX_JUMPS + 1);
        check(
            &longest,
            "1x10x3x12x19x10x17x26x19x28",
            &[6, 7, 8, 16, 15, 14, 22, 23, 24],
        );
    }

    #[test]
    fn what_is_not_a_path_makes_no_move() {
        for numbers in [
            &[][..],
            &[9],
            &[9, 9],
            &[9, 10],
            &[9, 14, 18],
            &[22, 15, 10],
            &[9, 14, 23],
            &[22, 15, 22],
            &[1, 32],
        ] {
            assert_eq!(Move::from_path(&path(numbers)), None, "{numbers:?}");
        }
    }

    #[test]
    fn letters_spell_the_same_move() {
        let mv = Move::from_path(&path(&[23, 18])).unwrap();
        assert_eq!(mv.text(Labels::Letters).to_string(), "E3-D4");
        let mv = Move::from_path(&path(&[22, 15, 8])).unwrap();
        assert_eq!(mv.text(Labels::Letters).to_string(), "C3xE5xG7");
    }

    #[test]
    fn bits_that_are_no_move_are_refused() {
        // Steps: every value of the low 16 bits is either refused or round-trips.
        let steps = (0..=u32::from(u16::MAX))
            .filter(|&bits| Move::from_bits(bits).is_some_and(|mv| !mv.is_capture()));
        // 49 neighboring pairs of squares, both ways.
        assert_eq!(steps.count(), 98);
        for bits in [u32::MAX, 15 << JUMPS, 10 << JUMPS, 1 << 30] {
            assert_eq!(Move::from_bits(bits), None);
        }
    }
}
