//! The logic of a board on a screen, as plain values: no browser, no drawing, no clock.
//!
//! A view turns user input into calls, and draws what it gets back: pieces and destinations go in,
//! intents come out.
//!
//! | to | use |
//! | --- | --- |
//! | map squares to the screen, and pointers to squares | [`Orientation`], [`Seating`] |
//! | enter a move by click, drag, keys or text | a [`Gesture`], [`MoveInput`] and its [`Reply`] |
//! | mark squares: must jump, destination, last move, … | [`Marks`] |
//! | draw arrows and rings | [`Pen`], [`ArrowShape`] |
//! | draw a small board with few elements | [`PieceShapes`] |
//! | move pieces, each with its own identity | [`TrackedPieces`] and the [`Glide`] |
//! | count pieces | [`PieceCount`], [`taken`] |
//! | set up a position | [`Editor`] and its [`Edit`] |
//!
//! `rules` decides what's legal, and `room` what may happen in a game. Nothing here panics, no
//! matter what the player does and in which order.

mod editor;
mod glide;
mod input;
mod marks;
mod material;
mod orientation;
mod pen;
mod picture;

pub use editor::{Edit, EditRefusal, Editor, Tool};
pub use glide::{Change, Glide, Pace, PieceId, Stop, TrackedPiece, TrackedPieces};
pub use input::{
    Drawn, Gesture, Hand, InputOptions, Jumps, Key, MoveInput, Reply, WhyNot, WrongTry,
    route_choices,
};
pub use marks::{Mark, Marks};
pub use material::{PieceCount, taken, taken_in};
pub use orientation::{Cell, Orientation, Seating};
pub use pen::Pen;
pub use picture::{ArrowShape, PieceShapes, dark_squares_path};
