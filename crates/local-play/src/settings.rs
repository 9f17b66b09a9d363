//! The user's preferences.

use crate::saved_value::SavedValue;
use rules::Labels;
use serde::{Deserialize, Serialize};

/// The user's preferences: how the app looks, sounds and moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Settings {
    /// Light or dark theme.
    pub scheme: Scheme,
    /// The colors of the board.
    pub board: BoardTheme,
    /// The style of the pieces.
    pub pieces: Pieces,
    /// The labels on the squares, and the notation of moves.
    pub coordinates: Coordinates,
    /// How fast pieces move.
    pub animation: Animation,
    /// Whether moves make a sound. Older versions saved `sounds`, which was off unless chosen.
    #[serde(rename = "sound")]
    pub sounds: bool,
    /// Whether a phone vibrates on your turn.
    pub vibration: bool,
    /// Whether a game on this device has an evaluation bar.
    pub evaluation_bar: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            scheme: Scheme::default(),
            board: BoardTheme::default(),
            pieces: Pieces::default(),
            coordinates: Coordinates::default(),
            animation: Animation::default(),
            sounds: true,
            vibration: true,
            evaluation_bar: false,
        }
    }
}

/// Saved settings. Another version of the app may have saved others, or other values.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Saved {
    scheme: SavedValue,
    board: SavedValue,
    pieces: SavedValue,
    coordinates: SavedValue,
    animation: SavedValue,
    sound: SavedValue,
    vibration: SavedValue,
    evaluation_bar: SavedValue,
}

/// Light or dark theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scheme {
    /// Follows the system.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// The colors of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardTheme {
    /// Green and buff, the official colors.
    #[default]
    Official,
    /// Dark green and white, as on the roll-up boards of tournaments.
    Tournament,
    /// Two kinds of wood, with their grain.
    Wood,
    /// Slate gray.
    Slate,
    /// Blue.
    Ocean,
    /// A diagram in a book.
    Print,
    /// Black and white.
    Contrast,
}

/// The style of the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pieces {
    /// Red and white, as in tournaments.
    #[default]
    RedWhite,
    /// Black and white.
    BlackWhite,
    /// Filled and ringed, so they can be told apart without color.
    Rings,
    /// Ebony and maple.
    Wooden,
    /// Red and white without ridges.
    Flat,
}

/// The labels on the squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coordinates {
    /// None. Moves are written with numbers.
    Off,
    /// 1 to 32.
    #[default]
    Numbers,
    /// A1 to H8, on the squares.
    Letters,
    /// A to H and 1 to 8 around the board. Moves are written with letters.
    Border,
}

/// How fast pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animation {
    /// Pieces move instantly.
    Off,
    /// For players in a hurry.
    Fast,
    /// Easy to follow.
    #[default]
    Normal,
    /// For watching.
    Slow,
}

impl Scheme {
    /// All schemes.
    pub const ALL: [Scheme; 3] = [Scheme::System, Scheme::Light, Scheme::Dark];
}

impl BoardTheme {
    /// All board themes.
    pub const ALL: [BoardTheme; 7] = [
        BoardTheme::Official,
        BoardTheme::Tournament,
        BoardTheme::Wood,
        BoardTheme::Slate,
        BoardTheme::Ocean,
        BoardTheme::Print,
        BoardTheme::Contrast,
    ];
}

impl Pieces {
    /// All styles of pieces.
    pub const ALL: [Pieces; 5] = [
        Pieces::RedWhite,
        Pieces::BlackWhite,
        Pieces::Wooden,
        Pieces::Flat,
        Pieces::Rings,
    ];

    /// Whether the sides are easier to tell apart for people who see all colors.
    pub const fn relies_on_color(self) -> bool {
        matches!(self, Pieces::RedWhite | Pieces::Flat)
    }
}

impl Coordinates {
    /// All labels.
    pub const ALL: [Coordinates; 4] = [
        Coordinates::Off,
        Coordinates::Numbers,
        Coordinates::Letters,
        Coordinates::Border,
    ];
}

impl Animation {
    /// All speeds.
    pub const ALL: [Animation; 4] = [
        Animation::Off,
        Animation::Fast,
        Animation::Normal,
        Animation::Slow,
    ];
}

impl Settings {
    /// Reads saved settings. A setting that can't be read gets its default, and the others are
    /// kept.
    pub fn from_json(text: &str) -> Settings {
        let saved: Saved = serde_json::from_str(text).unwrap_or_default();
        let usual = Settings::default();
        Settings {
            scheme: saved.scheme.word().unwrap_or(usual.scheme),
            board: saved.board.word().unwrap_or(usual.board),
            pieces: saved.pieces.word().unwrap_or(usual.pieces),
            coordinates: saved.coordinates.word().unwrap_or(usual.coordinates),
            animation: saved.animation.word().unwrap_or(usual.animation),
            sounds: saved.sound.flag().unwrap_or(usual.sounds),
            vibration: saved.vibration.flag().unwrap_or(usual.vibration),
            evaluation_bar: saved.evaluation_bar.flag().unwrap_or(usual.evaluation_bar),
        }
    }

    /// Returns the settings in the form that's saved.
    pub fn to_json(self) -> String {
        serde_json::to_string(&self).expect("plain data serializes to JSON")
    }

    /// Returns how moves and squares are written.
    pub const fn labels(self) -> Labels {
        match self.coordinates {
            Coordinates::Letters | Coordinates::Border => Labels::Letters,
            Coordinates::Off | Coordinates::Numbers => Labels::Numbers,
        }
    }

    /// Returns the duration of one step of a piece in milliseconds. It's zero if the system asks
    /// for reduced motion.
    pub const fn step_millis(self, reduced_motion: bool) -> u32 {
        match self.animation {
            _ if reduced_motion => 0,
            Animation::Off => 0,
            Animation::Fast => 90,
            Animation::Normal => 150,
            Animation::Slow => 320,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_kept() {
        let settings = Settings {
            board: BoardTheme::Wood,
            coordinates: Coordinates::Letters,
            sounds: false,
            ..Settings::default()
        };
        assert_eq!(Settings::from_json(&settings.to_json()), settings);
    }

    #[test]
    fn what_is_not_understood_is_passed_over() {
        #[track_caller]
        fn check(text: &str, expected: Settings) {
            assert_eq!(Settings::from_json(text), expected);
        }
        let dark = Settings {
            scheme: Scheme::Dark,
            ..Settings::default()
        };
        check("", Settings::default());
        check("[1,2]", Settings::default());
        check(r#"{"scheme":"dark""#, Settings::default());
        check(r#"{"scheme":"dark"}"#, dark);
        check(r#"{"scheme":"dark","board":"marble","sound":7}"#, dark);
        check(r#"{"scheme":"dark","sounds":false}"#, dark);
        check(r#"{"wallpaper":"x","scheme":"dark"}"#, dark);
        let noise = r#"{"board":[1,{}],"pieces":{"a":[]},"animation":-1.5,"coordinates":null,"scheme":"dark"}"#;
        check(noise, dark);
    }

    #[test]
    fn less_motion_means_none() {
        assert_eq!(Settings::default().step_millis(true), 0);
        assert!(Settings::default().step_millis(false) > 0);
    }
}
