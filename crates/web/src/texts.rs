//! The words of this page: the language that was loaded, and how the page's own values are told in it.
//!
//! Messages are methods of [`words::Words`]; what games, boards and clocks mean, [`words::Speaker`] says. Here is only
//! what nobody but this page knows: its settings, lists and files.

pub(crate) mod game;
pub(crate) mod home;
pub(crate) mod language;
pub(crate) mod library;
pub(crate) mod live;
pub(crate) mod online;
pub(crate) mod review;
pub(crate) mod settings;

pub(crate) use language::t;

use local_play::{Pieces, Settings};
use rules::{Color, Labels};
use words::{Colors, Speaker};

/// What the sides are called when the pieces look like this.
pub(crate) const fn colors(pieces: Pieces) -> Colors {
    match pieces {
        Pieces::RedWhite => Colors::RedWhite,
        Pieces::BlackWhite | Pieces::Rings => Colors::BlackWhite,
    }
}

/// Speaks with the colors and the notation that were chosen.
pub(crate) fn speaker(settings: Settings) -> Speaker {
    Speaker::new(t(), colors(settings.pieces), settings.labels())
}

/// What the side is called when the pieces look like this.
pub(crate) fn side(color: Color, pieces: Pieces) -> &'static str {
    with_pieces(pieces).side(color)
}

/// Speaks with these colors, where no square is named.
pub(crate) fn with_pieces(pieces: Pieces) -> Speaker {
    Speaker::new(t(), colors(pieces), Labels::Numbers)
}
