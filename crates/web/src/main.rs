//! The web app: what people see in the browser.
//!
//! It draws and listens, nothing more. What is legal, `rules` says; what may happen in a game,
//! `room` decides; what a click means, `board-ui` knows; what surrounds a game is `local-play`.
//! [`texts`] has every word that is shown.

mod app;
mod board;
mod browser;
mod fields;
mod computer;
mod icon;
mod intake;
mod lock;
mod screens;
mod shelf;
mod sound;
mod taste;
mod texts;
mod thinker;
mod voice;

fn main() {
    leptos::mount::mount_to_body(app::App);
}
