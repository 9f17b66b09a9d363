//! Everything around a game on one device.
//!
//! [`Choices`] are made before the game and become the terms of a room. A [`Session`] is the game
//! with the people and the computer who play it. A [`SavedGame`] is a game saved in the browser.
//! [`Settings`] are the user's preferences. All of them are plain data and pure functions: the
//! screen only draws them, and the caller passes in time and randomness.

mod choices;
mod clock;
mod event_log;
mod import;
mod lessons;
mod saved_game;
mod saved_value;
mod session;
mod settings;
mod table;

pub use choices::{
    BadChoices, Choices, ComputerSide, DefaultNames, Opening, OpeningKind, Opponent,
};
pub use clock::Clock;
pub use event_log::EventLog;
pub use import::{
    Feed, Import, ImportProblem, ImportRefusal, ImportReport, ImportStep, ImportedGame,
    MAX_GAME_BYTES, MAX_IMPORT_BYTES,
};
pub use lessons::Lesson;
pub use saved_game::{
    BOTTOM_TAG, SavedGame, SavedGameState, file_name, new_id, newest_versions, one_line,
};
pub use session::{Session, Who};
pub use settings::{Animation, BoardTheme, Coordinates, Pieces, Scheme, Settings};
pub use table::{Seating, TableChoices};
