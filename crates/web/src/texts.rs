//! The words of this page: the loaded language, and texts for the page's own values.
//!
//! Messages are methods of [`words::Words`], and [`words::Speaker`] describes games, boards and
//! clocks. This module only has what's specific to this page: its settings, lists and files.

pub(crate) mod game;
pub(crate) mod home;
pub(crate) mod language;
pub(crate) mod library;
pub(crate) mod online;
pub(crate) mod review;

pub(crate) use language::t;

use crate::preferences;
use local_play::{Pieces, Settings};
use rules::{Color, Labels};
use words::{Colors, Speaker};

/// Returns the names of the sides for these pieces.
pub(crate) const fn colors(pieces: Pieces) -> Colors {
    match pieces {
        Pieces::RedWhite | Pieces::Flat => Colors::RedWhite,
        Pieces::BlackWhite | Pieces::Rings | Pieces::Wooden => Colors::BlackWhite,
    }
}

/// Returns a speaker with the chosen colors and notation.
pub(crate) fn speaker(settings: Settings) -> Speaker {
    Speaker::new(t(), colors(settings.pieces), settings.labels())
}

/// Returns a speaker with the saved colors and notation, for code outside components.
pub(crate) fn saved_speaker() -> Speaker {
    speaker(preferences::saved())
}

/// Returns the name of a side for these pieces.
pub(crate) fn side(color: Color, pieces: Pieces) -> &'static str {
    with_pieces(pieces).side(color)
}

/// Returns a speaker with these colors, for texts that don't name squares.
pub(crate) fn with_pieces(pieces: Pieces) -> Speaker {
    Speaker::new(t(), colors(pieces), Labels::Numbers)
}
