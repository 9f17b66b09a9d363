//! Distance from the root, and depth left to search.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// Half-moves from the root of a search, which is at 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Ply(u16);

impl Ply {
    /// The searched position.
    pub const ROOT: Ply = Ply(0);
    /// The length limit of a line.
    pub const MAX: u16 = 240;

    /// This many half-moves from the root.
    pub const fn new(count: u16) -> Ply {
        Ply(count)
    }

    /// The number of half-moves.
    #[inline]
    pub const fn count(self) -> u16 {
        self.0
    }

    /// The index of this ply in a list with one entry per ply.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// One half-move farther.
    #[inline]
    pub const fn next(self) -> Ply {
        Ply(self.0 + 1)
    }

    /// This many half-moves closer to the root, or `None` if that's before it.
    #[inline]
    pub const fn back(self, plies: u16) -> Option<Ply> {
        match self.0.checked_sub(plies) {
            Some(count) => Some(Ply(count)),
            None => None,
        }
    }

    /// Whether a line must end here, no matter how interesting it is.
    #[inline]
    pub const fn is_last(self) -> bool {
        self.0 + 1 >= Ply::MAX
    }
}

/// The depth left to search, in sixteenths of a ply, so that moves can be reduced and extended by
/// fractions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Depth(i16);

impl Depth {
    /// No depth left: the leaves.
    pub const ZERO: Depth = Depth(0);
    /// One half-move.
    pub const PLY: Depth = Depth(16);
    /// The deepest iteration.
    pub const MAX_PLIES: u32 = 200;

    /// This many whole plies, at most [`Depth::MAX_PLIES`].
    #[inline]
    pub const fn plies(plies: u32) -> Depth {
        let plies = if plies > Depth::MAX_PLIES {
            Depth::MAX_PLIES
        } else {
            plies
        };
        Depth((plies as i16) * Depth::PLY.0)
    }

    /// This many sixteenths of a ply.
    #[inline]
    pub const fn sixteenths(count: i32) -> Depth {
        Depth(count as i16)
    }

    /// The sixteenths of a ply; negative below the leaves.
    #[inline]
    pub const fn count(self) -> i32 {
        self.0 as i32
    }

    /// The whole plies in it; 0 below the leaves.
    #[inline]
    pub const fn whole_plies(self) -> u32 {
        if self.0 < 0 {
            0
        } else {
            (self.0 / Depth::PLY.0) as u32
        }
    }
}

impl Add for Depth {
    type Output = Depth;
    #[inline]
    fn add(self, other: Depth) -> Depth {
        Depth(self.0 + other.0)
    }
}

impl Sub for Depth {
    type Output = Depth;
    #[inline]
    fn sub(self, other: Depth) -> Depth {
        Depth(self.0 - other.0)
    }
}

impl AddAssign for Depth {
    #[inline]
    fn add_assign(&mut self, other: Depth) {
        self.0 += other.0;
    }
}

impl SubAssign for Depth {
    #[inline]
    fn sub_assign(&mut self, other: Depth) {
        self.0 -= other.0;
    }
}

impl fmt::Debug for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Depth({})", f32::from(self.0) / f32::from(Depth::PLY.0))
    }
}
