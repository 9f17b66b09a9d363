//! The four diagonals.

/// A diagonal direction on a printed board, with White at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Direction {
    /// Toward row 0 and column 0.
    UpLeft = 0,
    /// Toward row 0 and column 7.
    UpRight = 1,
    /// Toward row 7 and column 0.
    DownLeft = 2,
    /// Toward row 7 and column 7.
    DownRight = 3,
}

impl Direction {
    /// All four directions, upward ones first.
    pub const ALL: [Direction; 4] = [
        Direction::UpLeft,
        Direction::UpRight,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// The opposite direction.
    pub const fn opposite(self) -> Direction {
        Self::from_code(3 - self.code())
    }

    /// The two-bit code of this direction in packed moves.
    pub const fn code(self) -> u32 {
        self as u32
    }

    /// The direction with this code. Only the two lowest bits count.
    pub const fn from_code(code: u32) -> Direction {
        Self::ALL[(code & 3) as usize]
    }

    /// How far a jump in this direction moves a square's index.
    ///
    /// A jump skips one row, so the offset doesn't depend on the row's parity.
    pub(crate) const fn jump_offset(self) -> i32 {
        match self {
            Direction::UpLeft => -9,
            Direction::UpRight => -7,
            Direction::DownLeft => 7,
            Direction::DownRight => 9,
        }
    }
}
