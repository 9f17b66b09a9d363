//! The web app: what users see in the browser.
//!
//! It only draws and handles input. `rules` decides what's legal, `room` what may happen in a game,
//! `board-ui` what a click means, `local-play` what surrounds a local game, and `words` how it's
//! all said.
//!
//! The app has three modules, so the board appears before the rest has loaded: one for local games,
//! one with the desk (lessons, editor, review, library, help and settings), and one for online play.
//! `boot.js` loads the module for the current URL.
#![allow(
    unreachable_pub,
    reason = "the component macro makes parts of components public"
)]

mod announcer;
mod app;
mod ask_first;
mod beginning;
mod board;
mod browser;
mod crash;
mod fields;
mod focus;
mod icon;
mod library;
mod lock;
mod look;
mod online;
mod own_book;
mod page_engine;
mod preferences;
mod saved_games;
mod screens;
mod shortcuts;
mod sound;
mod texts;

/// Starts the module for local games, which a visitor sees first.
pub fn start_play() {
    start(app::PlayApp);
}

/// Starts the desk: editor, review, library, help and settings.
pub fn start_desk() {
    start(app::DeskApp);
}

/// Starts the module for online play.
pub fn start_online() {
    start(app::OnlineApp);
}

/// Shows the app in the loaded language.
fn start<V: leptos::prelude::IntoView + 'static>(app: impl FnOnce() -> V + 'static) {
    crash::tell_panics();
    texts::language::take_in().expect("`boot.js` has loaded the words of this version");
    leptos::mount::mount_to_body(app);
}
