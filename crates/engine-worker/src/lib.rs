//! The engine in a Web Worker, beside the page.
//!
//! The messages are those of [`engine_link`]. [`Session`] answers them and knows nothing of
//! browsers, so that it is tested like any other code; `browser` is the part that a browser calls.

mod browser;
mod conversion;
mod session;

pub use browser::{receive, start};
pub use session::{PartError, Session, Surroundings};
