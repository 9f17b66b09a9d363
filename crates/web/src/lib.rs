//! The web app: what people see in the browser.
//!
//! It draws and listens, nothing more. What is legal, `rules` says; what may happen in a game,
//! `room` decides; what a click means, `board-ui` knows; what surrounds a game is `local-play`.
//! what is shown in words, `words` says.
//!
//! The app is three modules, so that the board is there before all the rest has come: one to play at
//! this screen, one with the desk where games are set up, looked at and kept, and one to play over the
//! network. `boot.js` takes the one that the address asks for.
#![allow(
    unreachable_pub,
    reason = "what makes components makes parts of them public"
)]

mod app;
mod beginning;
mod board;
mod browser;
mod computer;
mod crash;
mod fields;
mod icon;
mod intake;
mod lock;
mod online;
mod screens;
mod shelf;
mod sound;
mod taste;
mod texts;
mod thinker;
mod voice;

/// Starts the part of the app in which people play: what a visitor meets first.
pub fn start_play() {
    start(app::PlayApp);
}

/// Starts the desk: setting up, reviewing, the library, help and settings.
pub fn start_desk() {
    start(app::DeskApp);
}

/// Starts the part in which people play over the network.
pub fn start_online() {
    start(app::OnlineApp);
}

/// Shows the app in the language that was loaded.
fn start<V: leptos::prelude::IntoView + 'static>(app: impl FnOnce() -> V + 'static) {
    crash::tell_panics();
    texts::language::take_in().expect("`boot.js` has loaded the words of this version");
    leptos::mount::mount_to_body(app);
}
