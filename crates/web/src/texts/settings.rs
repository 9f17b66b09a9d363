//! The settings, and the choice of board and pieces.

use super::t;
use local_play::{Animation, BoardTheme, Coordinates, Pieces, Scheme};

/// Describes how much is stored, and how much is possible.
pub(crate) fn stored(used: f64, possible: f64) -> String {
    t().settings_stored(&size(used), &size(possible))
}

fn size(bytes: f64) -> String {
    const KILO: f64 = 1000.0;
    if bytes < KILO * KILO {
        t().size_kilobytes((bytes / KILO).ceil())
    } else if bytes < KILO * KILO * KILO {
        t().size_megabytes(bytes / (KILO * KILO))
    } else {
        t().size_gigabytes((bytes / (KILO * KILO * KILO)).round())
    }
}

pub(crate) fn scheme(scheme: Scheme) -> &'static str {
    match scheme {
        Scheme::System => t().scheme_system(),
        Scheme::Light => t().scheme_light(),
        Scheme::Dark => t().scheme_dark(),
    }
}

pub(crate) fn board(board: BoardTheme) -> &'static str {
    match board {
        BoardTheme::Official => t().board_theme_official(),
        BoardTheme::Tournament => t().board_theme_tournament(),
        BoardTheme::Wood => t().board_theme_wood(),
        BoardTheme::Slate => t().board_theme_slate(),
        BoardTheme::Ocean => t().board_theme_ocean(),
        BoardTheme::Print => t().board_theme_print(),
        BoardTheme::Contrast => t().board_theme_contrast(),
    }
}

pub(crate) fn pieces(pieces: Pieces) -> &'static str {
    match pieces {
        Pieces::RedWhite => t().pieces_red_white(),
        Pieces::BlackWhite => t().pieces_black_white(),
        Pieces::Rings => t().pieces_rings(),
        Pieces::Wooden => t().pieces_wooden(),
        Pieces::Flat => t().pieces_flat(),
    }
}

pub(crate) fn coordinates(coordinates: Coordinates) -> &'static str {
    match coordinates {
        Coordinates::Off => t().coordinates_off(),
        Coordinates::Numbers => t().coordinates_numbers(),
        Coordinates::Letters => t().coordinates_letters(),
        Coordinates::Border => t().coordinates_border(),
    }
}

pub(crate) fn animation(animation: Animation) -> &'static str {
    match animation {
        Animation::Off => t().animation_off(),
        Animation::Fast => t().animation_fast(),
        Animation::Normal => t().animation_normal(),
        Animation::Slow => t().animation_slow(),
    }
}
