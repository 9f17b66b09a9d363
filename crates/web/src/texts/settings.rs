//! The words of the settings, and of the choice of board and pieces everywhere.

use local_play::{Animation, BoardTheme, Coordinates, Pieces, Scheme};

pub(crate) const TITLE: &str = "Settings";
pub(crate) const LEAD: &str = "They apply at once and stay in this browser.";
pub(crate) const PREVIEW: &str = "A board with these settings";
pub(crate) const SCHEME: &str = "Colours of the app";
pub(crate) const BOARD: &str = "Board";
pub(crate) const PIECES: &str = "Pieces";
pub(crate) const COORDINATES: &str = "On the squares and in moves";
pub(crate) const ANIMATION: &str = "Speed of the pieces";
pub(crate) const LESS_MOTION: &str =
    "Your system asks for less motion, so pieces go where they go at once.";
pub(crate) const SOUNDS: &str = "Sounds";
pub(crate) const SOUNDS_HINT: &str = "A soft click for a move, another for a capture.";
pub(crate) const LOOK: &str = "Look";
pub(crate) const PLAY: &str = "Play";
pub(crate) const GAMES: &str = "Your games";
pub(crate) const GAMES_HINT: &str = "Games are kept in this browser, on this device, and nowhere else. Save them as files to take them along.";
pub(crate) const KEEP: &str = "Ask the browser to keep my games";
pub(crate) const KEPT: &str =
    "The browser has promised to keep your games, even when space runs out.";
pub(crate) const NOT_KEPT: &str =
    "The browser may clear games when space runs out, or after a long time without a visit.";
pub(crate) const KEEP_REFUSED: &str =
    "The browser did not promise it. It often does once the app is installed or a bookmark.";
pub(crate) const TO_LIBRARY: &str = "To the library";
pub(crate) const RESET: &str = "Reset to defaults";
pub(crate) const RESET_DONE: &str = "The settings are as they were in the beginning.";
pub(crate) const UNDO: &str = "Undo";

/// How much is stored, of how much.
pub(crate) fn stored(used: f64, possible: f64) -> String {
    format!("{} of {} in use.", size(used), size(possible))
}

fn size(bytes: f64) -> String {
    const KILO: f64 = 1000.0;
    if bytes < KILO * KILO {
        format!("{:.0} kB", (bytes / KILO).ceil())
    } else if bytes < KILO * KILO * KILO {
        format!("{:.1} MB", bytes / (KILO * KILO))
    } else {
        format!("{:.0} GB", bytes / (KILO * KILO * KILO))
    }
}

pub(crate) const fn scheme(scheme: Scheme) -> &'static str {
    match scheme {
        Scheme::System => "As the system",
        Scheme::Light => "Light",
        Scheme::Dark => "Dark",
    }
}

pub(crate) const fn board(board: BoardTheme) -> &'static str {
    match board {
        BoardTheme::Official => "Green and buff",
        BoardTheme::Wood => "Wood",
        BoardTheme::Slate => "Slate",
        BoardTheme::Contrast => "High contrast",
    }
}

pub(crate) const fn pieces(pieces: Pieces) -> &'static str {
    match pieces {
        Pieces::RedWhite => "Red and white",
        Pieces::BlackWhite => "Black and white",
        Pieces::Rings => "Discs and rings",
    }
}

pub(crate) const fn coordinates(coordinates: Coordinates) -> &'static str {
    match coordinates {
        Coordinates::Off => "Nothing",
        Coordinates::Numbers => "Numbers: 11-15",
        Coordinates::Letters => "Letters: F6-E5",
    }
}

pub(crate) const fn animation(animation: Animation) -> &'static str {
    match animation {
        Animation::Off => "At once",
        Animation::Fast => "Fast",
        Animation::Normal => "Normal",
        Animation::Slow => "Slow",
    }
}
