//! What surrounds a game at one screen.
//!
//! [`Choices`] are made before the game and become the terms of a room. A [`Sitting`] is the game
//! itself with the people and the computer at it. A [`Keepsake`] is a game as it is kept in the
//! browser. [`Settings`] are a person's taste. All of it is plain data and plain functions: the
//! screen only draws it, and time and chance are told by the caller.

mod choices;
mod clock;
mod import;
mod keepsake;
mod lessons;
mod settings;
mod sitting;
mod table;

pub use choices::{BadChoices, Choices, ComputerSide, DefaultNames, Opening, Opponent};
pub use clock::Clock;
pub use import::{
    Import, ImportProblem, ImportRefusal, ImportReport, ImportStep, MAX_GAME_BYTES,
    MAX_IMPORT_BYTES,
};
pub use keepsake::{Keepsake, KeepsakeState, export_all, new_id};
pub use lessons::Lesson;
pub use settings::{Animation, BoardTheme, Coordinates, Pieces, Scheme, Settings};
pub use sitting::{Sitting, Who};
pub use table::{Seating, TableChoices};
