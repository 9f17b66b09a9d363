//! What a board on a screen knows, as plain values: no browser, no drawing, no clock.
//!
//! A view turns what happens on its screen into calls, and what it gets back into a picture.
//!
//! | to | there is |
//! | --- | --- |
//! | know where a square is, and what a pointer is over | [`Orientation`], [`Seating`] |
//! | enter a move by click, drag, keys or text | [`MoveInput`] and its [`Reply`] |
//! | mark squares: must jump, destination, last move, … | [`Marks`] |
//! | move pieces, each with its own identity | [`TrackedPieces`] and the [`Glide`] |
//! | warn when a clock runs low | [`TimeWarnings`] |
//! | count pieces | [`PieceCount`], [`taken`] |
//! | set up a position | [`Editor`] and its [`Edit`] |
//! | look at a game with variations and evaluations | [`Study`] |
//!
//! What is legal, `rules` decides; what may happen in a game, `room`. Nothing here panics, whatever a
//! player does and in whatever order.

mod editor;
mod glide;
mod input;
mod marks;
mod material;
mod orientation;
mod study;
mod time_warnings;

pub use editor::{Edit, EditRefusal, Editor, Tool};
pub use glide::{Change, Glide, Pace, PieceId, Stop, TrackedPiece, TrackedPieces};
pub use input::{
    Hand, InputOptions, Jumps, Key, MoveInput, Reply, WhyNot, WrongTry, route_choices,
};
pub use marks::{Mark, Marks};
pub use material::{PieceCount, taken, taken_in};
pub use orientation::{Cell, Orientation, Seating};
pub use study::{Evaluation, GraphPoint, NodeId, Remarks, Row, RowKind, Study};
pub use time_warnings::TimeWarnings;
