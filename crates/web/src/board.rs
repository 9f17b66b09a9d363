//! The board on the screen.

mod piece;

pub(crate) use piece::LoosePiece;
