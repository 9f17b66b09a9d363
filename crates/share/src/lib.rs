//! Games and positions to show to others.
//! A [`link`] contains a whole game, so nothing has to be stored anywhere. A [`Picture`] is a diagram or an animation for web pages and chats, and an [`SvgBoard`] is a drawing for print.

pub mod link;
mod picture;
mod svg;

pub use picture::{Picture, PictureError};
pub use svg::SvgBoard;
