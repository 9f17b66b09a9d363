//! A person's taste.

use rules::Labels;
use serde::{Deserialize, Serialize};

/// A person's taste: how the app looks, sounds and moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub scheme: Scheme,
    /// The colours of the board.
    pub board: BoardTheme,
    /// The pieces.
    pub pieces: Pieces,
    /// What is written on the squares, and how moves are written.
    pub coordinates: Coordinates,
    /// How fast pieces move.
    pub animation: Animation,
    /// Whether moves can be heard.
    pub sounds: bool,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scheme {
    /// As the system has it.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// The colours of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardTheme {
    /// Green and buff, as in tournaments.
    #[default]
    Official,
    /// Two woods.
    Wood,
    /// Slate grey.
    Slate,
    /// Black and white.
    Contrast,
}

/// The pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pieces {
    /// Red and white, as in tournaments.
    #[default]
    RedWhite,
    /// Black and white.
    BlackWhite,
    /// Filled and ringed: told apart without any colour.
    Rings,
}

/// What is written on the squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coordinates {
    /// Nothing; moves are written with numbers.
    Off,
    /// 1 to 32.
    #[default]
    Numbers,
    /// A1 to H8.
    Letters,
}

/// How fast pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animation {
    /// They are where they go.
    Off,
    /// For those who wait for nothing.
    Fast,
    /// Easy to follow.
    #[default]
    Normal,
    /// For watching.
    Slow,
}

impl Scheme {
    /// All there are.
    pub const ALL: [Scheme; 3] = [Scheme::System, Scheme::Light, Scheme::Dark];
}

impl BoardTheme {
    /// All there are.
    pub const ALL: [BoardTheme; 4] = [
        BoardTheme::Official,
        BoardTheme::Wood,
        BoardTheme::Slate,
        BoardTheme::Contrast,
    ];
}

impl Pieces {
    /// All there are.
    pub const ALL: [Pieces; 3] = [Pieces::RedWhite, Pieces::BlackWhite, Pieces::Rings];
}

impl Coordinates {
    /// All there are.
    pub const ALL: [Coordinates; 3] =
        [Coordinates::Off, Coordinates::Numbers, Coordinates::Letters];
}

impl Animation {
    /// All there are.
    pub const ALL: [Animation; 4] = [
        Animation::Off,
        Animation::Fast,
        Animation::Normal,
        Animation::Slow,
    ];
}

impl Settings {
    /// What was kept, as far as it can be understood: one setting that is not understood does not
    /// take the others along.
    pub fn from_json(text: &str) -> Settings {
        let Ok(serde_json::Value::Object(kept)) = serde_json::from_str(text) else {
            return Settings::default();
        };
        let mut settings =
            serde_json::to_value(Settings::default()).expect("plain data can be written as JSON");
        for (name, value) in kept {
            let mut changed = settings.clone();
            changed[name] = value;
            if serde_json::from_value::<Settings>(changed.clone()).is_ok() {
                settings = changed;
            }
        }
        serde_json::from_value(settings).unwrap_or_default()
    }

    /// The settings as they are kept.
    pub fn to_json(self) -> String {
        serde_json::to_string(&self).expect("plain data can be written as JSON")
    }

    /// How moves and squares are written.
    pub const fn labels(self) -> Labels {
        match self.coordinates {
            Coordinates::Letters => Labels::Letters,
            Coordinates::Off | Coordinates::Numbers => Labels::Numbers,
        }
    }

    /// How long a piece takes for one step, in milliseconds. Where the system asks for less motion,
    /// nothing glides.
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
            sounds: true,
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
        check(r#"{"scheme":"dark","board":"marble","sounds":7}"#, dark);
        check(r#"{"wallpaper":"x","scheme":"dark"}"#, dark);
    }

    #[test]
    fn less_motion_means_none() {
        assert_eq!(Settings::default().step_millis(true), 0);
        assert!(Settings::default().step_millis(false) > 0);
    }
}
