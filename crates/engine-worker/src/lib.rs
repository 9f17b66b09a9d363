//! The engine in a Web Worker, next to the page.
//!
//! The messages are defined in [`engine_link`]. [`Session`] answers them and knows nothing about
//! browsers, so it can be tested like any other code; `browser` has the browser's entry points.

mod blocks;
mod browser;
mod conversion;
mod session;

pub use blocks::{Blocks, Fetch};
pub use browser::{receive, start, table_arrived};
pub use session::{Environment, PartError, Session};
