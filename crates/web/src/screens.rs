//! The screens.

mod beside;
mod editor;
pub(crate) mod evaluation_bar;
mod found;
mod game;
mod help;
mod home;
mod learn;
mod library;
pub(crate) mod line;
mod looks;
mod missing;
mod not_found;
pub(crate) mod online;
mod opponents;
mod review;
mod settings;
pub(crate) mod table;

pub(crate) use editor::Editor;
pub(crate) use found::{Found, NoSavedGame};
pub(crate) use game::Game;
pub(crate) use help::Help;
pub(crate) use home::Home;
pub(crate) use learn::{
    DrillScreen, ExplorerScreen, Learn, LessonScreen, Openings, Puzzles, Squares, TrainOpening,
};
pub(crate) use library::Library;
pub(crate) use missing::Missing;
pub(crate) use not_found::NotFound;
pub(crate) use review::{Review, ReviewOnline};
pub(crate) use settings::SettingsScreen;
