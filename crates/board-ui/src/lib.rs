//! What a board on a screen knows, as plain values: no browser, no drawing, no clock.
//!
//! A view turns what happens on its screen into calls, and what it gets back into a picture.
//! [`MoveInput`] takes clicks, drags, keys and typed text and answers with a legal move or with the
//! reason why not. [`Marks`] says what to mark on which square. What is legal, `rules` decides.

mod input;
mod marks;
mod orientation;
mod speech;

pub use input::{Hand, InputOptions, Jumps, Key, MoveInput, Reply, WhyNot, WrongTry};
pub use marks::{Mark, Marks};
pub use orientation::{Cell, Orientation, Seating};
pub use speech::Voice;
