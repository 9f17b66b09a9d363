//! The settings, and how much is stored.

use crate::Words;
use local_play::{Animation, BoardTheme, Coordinates, Pieces, Scheme};

const KILO: f64 = 1000.0;

impl Words {
    /// How much is stored, and how much can be, from numbers of bytes.
    pub fn storage_used(&self, used: f64, possible: f64) -> String {
        self.settings_stored(&self.size(used), &self.size(possible))
    }

    fn size(&self, bytes: f64) -> String {
        if bytes < KILO * KILO {
            self.size_kilobytes((bytes / KILO).ceil())
        } else if bytes < KILO * KILO * KILO {
            self.size_megabytes(bytes / (KILO * KILO))
        } else {
            self.size_gigabytes((bytes / (KILO * KILO * KILO)).round())
        }
    }

    /// The colors of the app.
    pub fn scheme(&self, scheme: Scheme) -> &str {
        match scheme {
            Scheme::System => self.scheme_system(),
            Scheme::Light => self.scheme_light(),
            Scheme::Dark => self.scheme_dark(),
        }
    }

    /// The colors of the board.
    pub fn board_theme(&self, board: BoardTheme) -> &str {
        match board {
            BoardTheme::Official => self.board_theme_official(),
            BoardTheme::Tournament => self.board_theme_tournament(),
            BoardTheme::Wood => self.board_theme_wood(),
            BoardTheme::Slate => self.board_theme_slate(),
            BoardTheme::Ocean => self.board_theme_ocean(),
            BoardTheme::Print => self.board_theme_print(),
            BoardTheme::Contrast => self.board_theme_contrast(),
        }
    }

    /// A set of pieces.
    pub fn piece_set(&self, pieces: Pieces) -> &str {
        match pieces {
            Pieces::RedWhite => self.pieces_red_white(),
            Pieces::BlackWhite => self.pieces_black_white(),
            Pieces::Rings => self.pieces_rings(),
            Pieces::Wooden => self.pieces_wooden(),
            Pieces::Flat => self.pieces_flat(),
        }
    }

    /// What's written on the squares.
    pub fn coordinates(&self, coordinates: Coordinates) -> &str {
        match coordinates {
            Coordinates::Off => self.coordinates_off(),
            Coordinates::Numbers => self.coordinates_numbers(),
            Coordinates::Letters => self.coordinates_letters(),
            Coordinates::Border => self.coordinates_border(),
        }
    }

    /// How fast pieces move.
    pub fn animation(&self, animation: Animation) -> &str {
        match animation {
            Animation::Off => self.animation_off(),
            Animation::Fast => self.animation_fast(),
            Animation::Normal => self.animation_normal(),
            Animation::Slow => self.animation_slow(),
        }
    }
}
