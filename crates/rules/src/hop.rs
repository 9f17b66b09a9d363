//! One displacement of one piece: a step or a jump.

use crate::{Coords, Square};
use core::fmt;

/// One piece moving from one square to another: the unit that a whole [`Move`](crate::Move) is made
/// of.
///
/// A hop is only geometry. The board decides whether it's allowed: see
/// [`Board::perform`](crate::Board::perform).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Hop {
    /// Where the piece is.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

/// Whether a hop captures a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HopKind {
    /// To a diagonal neighbor, capturing nothing.
    Step,
    /// Two squares along a diagonal, over a piece that is captured.
    Jump,
}

/// The two squares aren't one or two apart on a diagonal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{from} to {to} is neither a step nor a jump: a piece goes one or two squares along a diagonal"
)]
pub struct NotAHop {
    /// Where the piece is.
    pub from: Square,
    /// Where it was supposed to go.
    pub to: Square,
}

impl Hop {
    /// The hop between two squares.
    pub const fn new(from: Square, to: Square) -> Hop {
        Hop { from, to }
    }

    /// Step or jump, depending on the distance.
    pub fn kind(self) -> Result<HopKind, NotAHop> {
        let offset = self.to.coords() - self.from.coords();
        match (offset.row.abs(), offset.col.abs()) {
            (1, 1) => Ok(HopKind::Step),
            (2, 2) => Ok(HopKind::Jump),
            _ => Err(NotAHop {
                from: self.from,
                to: self.to,
            }),
        }
    }

    /// The square that a jump passes over, or `None` for anything other than a jump.
    pub fn jumped(self) -> Option<Square> {
        match self.kind() {
            Ok(HopKind::Jump) => {
                Square::try_from(Coords::midpoint(self.from.into(), self.to.into())).ok()
            }
            _ => None,
        }
    }
}

/// Both squares as numbers: `9-14`.
impl fmt::Display for Hop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::prelude::rust_2024::*;

    fn hop(from: u8, to: u8) -> Hop {
        Hop::new(Square::new(from).unwrap(), Square::new(to).unwrap())
    }

    #[test]
    fn b7_the_kind_follows_from_the_offset() {
        #[track_caller]
        fn check(from: u8, to: u8, kind: Option<HopKind>, jumped: Option<u8>) {
            assert_eq!(hop(from, to).kind().ok(), kind);
            assert_eq!(hop(from, to).jumped(), jumped.and_then(Square::new));
        }
        check(9, 14, Some(HopKind::Step), None);
        check(14, 9, Some(HopKind::Step), None);
        check(22, 15, Some(HopKind::Jump), Some(18));
        check(15, 22, Some(HopKind::Jump), Some(18));
        check(9, 9, None, None);
        check(9, 10, None, None);
        check(9, 17, None, None);
        check(1, 32, None, None);
        // Numbers that are close to each other but on opposite edges.
        check(12, 13, None, None);
        check(4, 5, None, None);
    }

    #[test]
    fn hops_print_as_two_numbers() {
        assert_eq!(hop(9, 14).to_string(), "9-14");
        assert_eq!(
            hop(1, 2).kind().unwrap_err().to_string(),
            "1 to 2 is neither a step nor a jump: a piece goes one or two squares along a diagonal"
        );
    }
}
