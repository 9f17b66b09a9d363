//! Moving pictures: what glides, fades and is crowned on the way from one board to the next.

mod tracked;

pub use tracked::{TrackedPiece, TrackedPieces};

use rules::{Piece, Square};

/// A piece that can be followed from one board to the next. A number is never used twice in the
/// life of one [`TrackedPieces`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PieceId(u32);

impl PieceId {
    /// The number, as a key for a view.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// What happens between two boards.
///
/// Fractions say when: 0 is the beginning and 1 is the end. The board that comes after is in force
/// at once; the glide is only what the eye sees, and can be cut short at any time.
#[derive(Clone, PartialEq, Debug)]
pub struct Glide {
    /// How long it takes as a whole, in milliseconds; 0 where nothing is to be seen.
    pub millis: u32,
    /// What happens.
    pub changes: Vec<Change>,
}

/// What happens to one piece.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// It goes from square to square, at even speed between every two stops.
    Travel {
        /// The piece.
        id: PieceId,
        /// Where it is when. The first stop is at 0, the last at 1.
        stops: Vec<Stop>,
    },
    /// It becomes another: a man is crowned, or a king is a man again when a move is taken back.
    Turn {
        /// The piece.
        id: PieceId,
        /// What it becomes.
        into: Piece,
        /// When.
        at: f32,
    },
    /// It fades away.
    Leave {
        /// The piece, which is not on the new board.
        id: PieceId,
        /// What it was.
        piece: Piece,
        /// Where it stood.
        square: Square,
        /// When it begins to fade.
        at: f32,
    },
    /// It fades in.
    Enter {
        /// The piece.
        id: PieceId,
        /// When it begins to show.
        at: f32,
    },
}

/// Where a travelling piece is at some time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stop {
    /// The square.
    pub square: Square,
    /// When it is there.
    pub at: f32,
}

/// How fast pieces glide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pace {
    /// How long one step or jump takes, in milliseconds. 0 for no motion at all.
    pub hop_millis: u32,
}

impl Pace {
    /// No motion.
    pub const STILL: Pace = Pace { hop_millis: 0 };
    /// Easy to follow, and no one waits.
    pub const NORMAL: Pace = Pace { hop_millis: 150 };

    /// How long this many hops of one piece take. Each one after the first is faster, as the eye
    /// follows already.
    pub const fn millis(self, hops: usize) -> u32 {
        let more = hops.saturating_sub(1) as u32;
        self.hop_millis
            .saturating_add((self.hop_millis * 2 / 3).saturating_mul(more))
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::NORMAL
    }
}

impl Glide {
    /// Nothing happens.
    pub const STILL: Glide = Glide {
        millis: 0,
        changes: Vec::new(),
    };

    /// Whether nothing is to be seen.
    pub const fn is_still(&self) -> bool {
        self.changes.is_empty()
    }
}
