//! Animations between two boards: pieces glide, fade and are crowned.

mod tracked;

pub use tracked::{TrackedPiece, TrackedPieces};

use rules::{Piece, Square};

/// The identity of a piece across boards. A number is never reused within one [`TrackedPieces`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PieceId(u32);

impl PieceId {
    /// Returns the number, as a key for a view.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// The animation between two boards.
///
/// Times are fractions from 0 (start) to 1 (end). The new board is valid immediately. The animation
/// is only visual and can be cut short at any time.
#[derive(Clone, PartialEq, Debug)]
pub struct Glide {
    /// The total duration in milliseconds. 0 if nothing changes.
    pub millis: u32,
    /// What changes.
    pub changes: Vec<Change>,
}

/// A change of one piece.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// It moves from square to square, at constant speed between two stops.
    Travel {
        /// The piece.
        id: PieceId,
        /// The stops. The first is at time 0, the last at 1.
        stops: Vec<Stop>,
    },
    /// It changes rank: a man is crowned, or a king becomes a man again when a move is taken back.
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
        /// The piece, which isn't on the new board.
        id: PieceId,
        /// What it was.
        piece: Piece,
        /// Where it was.
        square: Square,
        /// When it starts to fade.
        at: f32,
    },
    /// It fades in.
    Enter {
        /// The piece.
        id: PieceId,
        /// When it starts to show.
        at: f32,
    },
}

/// Where a moving piece is at some time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stop {
    /// The square.
    pub square: Square,
    /// When it's there.
    pub at: f32,
}

/// The speed of animations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pace {
    /// How long one step or jump takes, in milliseconds. 0 for no animation.
    pub hop_millis: u32,
}

impl Pace {
    /// No animation.
    pub const STILL: Pace = Pace { hop_millis: 0 };
    /// Easy to follow without waiting.
    pub const NORMAL: Pace = Pace { hop_millis: 150 };

    /// Returns how long this many hops of one piece take. Hops after the first are faster, because
    /// the eye already follows the piece.
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
    /// No changes.
    pub const STILL: Glide = Glide {
        millis: 0,
        changes: Vec::new(),
    };

    /// Whether nothing changes.
    pub const fn is_still(&self) -> bool {
        self.changes.is_empty()
    }
}
