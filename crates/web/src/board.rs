//! The board on the screen.

mod arrows;
mod frame;
mod little;
mod motion;
mod piece;
mod play;
mod scene;
mod the_move;

pub(crate) use arrows::{Arrow, Arrows};
pub(crate) use frame::{BoardFrame, BoardPiece};
pub(crate) use little::{LittleBoard, little_arrow};
pub(crate) use piece::{LoosePiece, side_class};
pub(crate) use play::{MoveEntry, PlayBoard, TableBoard};
pub(crate) use scene::{Pieces, Scene};
pub(crate) use the_move::{TheMove, the_move_text};
