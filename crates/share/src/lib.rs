//! Games and positions to show to others.
//!
//! A [`link`] has a whole game in itself, so that nothing has to be stored anywhere. A [`Picture`]
//! is a diagram or an animation for web pages and chats, and an [`SvgBoard`] a drawing for print.

pub mod link;
mod picture;
mod svg;

pub use picture::{Picture, PictureError};
pub use svg::SvgBoard;
