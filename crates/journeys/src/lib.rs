//! End-to-end tests of the web app: the real program in a real browser.
//!
//! [`journey`] starts `crownhead play`, ChromeDriver and Chromium, all with fresh state, and passes
//! a [`Visit`] to the test. [`meeting`] starts `crownhead serve` and a browser for each of several
//! people. After the test, it checks the console: unexpected errors are failures. A failed test
//! leaves a screenshot in `target/journeys`.
//!
//! Journeys find elements by what people see or hear, or by `data-testid` and `data-square`. They
//! wait for conditions and never for a fixed time.
#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "test tooling that waits for a browser with timeouts and prints what it saw"
)]

mod accessibility;
mod board;
mod element;
mod input;
mod online;
mod programs;
mod screens;
mod table;
mod visit;
mod window;
mod worker;

pub use accessibility::Finding;
pub use element::Element;
pub use input::Key;
pub use online::{end_soon, finished_game, quick_game, until_same_game};
pub use screens::{SCREENS, Screen};
pub use visit::{Visit, journey, lonely_journey, meeting};
pub use window::{Scheme, Setup, Window};
pub use worker::Worker;

use std::path::{Path, PathBuf};

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("this crate is two folders below the root")
}

/// Returns the folder for screenshots.
pub(crate) fn pictures() -> PathBuf {
    root().join("target/journeys")
}
