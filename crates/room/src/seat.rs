//! Who plays.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A side's seat and its player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The player's name.
    pub name: Name,
    /// Whether the player is a person or a program.
    pub player: Player,
}

impl Seat {
    /// A seat for a person.
    pub const fn human(name: Name) -> Seat {
        Seat {
            name,
            player: Player::Human,
        }
    }

    /// A seat for an engine that plays at this level.
    pub const fn engine(name: Name, level: u8) -> Seat {
        Seat {
            name,
            player: Player::Engine { level },
        }
    }
}

/// A person or a program.
///
/// The room treats both alike. The host sends an engine's moves and answers as commands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Player {
    /// A person.
    Human,
    /// An engine.
    Engine {
        /// How strong it plays. The engine defines what the numbers mean.
        level: u8,
    },
}

/// The maximum number of characters in a [`Name`].
pub const MAX_NAME_CHARS: usize = 64;

/// A player's name.
///
/// Invariant: 1 to 64 characters, no control characters, no white space at either end.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// Makes a name, trimming white space at both ends.
    pub fn new(text: &str) -> Result<Name, NameError> {
        let text = text.trim();
        if text.is_empty() {
            Err(NameError::Empty)
        } else if text.chars().count() > MAX_NAME_CHARS {
            Err(NameError::TooLong)
        } else if let Some(found) = text.chars().find(|c| c.is_control()) {
            Err(NameError::ControlCharacter(found))
        } else {
            Ok(Name(text.to_owned()))
        }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = NameError;

    fn try_from(text: String) -> Result<Name, NameError> {
        Name::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

/// Why text isn't a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// It's empty or only white space.
    #[error("a name can't be empty")]
    Empty,
    /// It has more than [`MAX_NAME_CHARS`] characters.
    #[error("a name has at most {MAX_NAME_CHARS} characters")]
    TooLong,
    /// It has a tab, a line break or another control character.
    #[error("a name can't contain the control character {0:?}")]
    ControlCharacter(char),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_checked() {
        #[track_caller]
        fn check(text: &str, expected: Result<&str, NameError>) {
            let name = Name::new(text);
            assert_eq!(name.as_ref().map(Name::as_str), expected.as_ref().copied());
            let json = serde_json::to_string(text).unwrap();
            assert_eq!(serde_json::from_str::<Name>(&json).ok(), name.ok());
        }
        let longest = "é".repeat(MAX_NAME_CHARS);
        check("Marion Tinsley", Ok("Marion Tinsley"));
        check("  Ann\n", Ok("Ann"));
        check("\"O'Neil\" [x] {y} %", Ok("\"O'Neil\" [x] {y} %"));
        check(&longest, Ok(&longest));
        check(&format!("{longest}!"), Err(NameError::TooLong));
        check(" \t", Err(NameError::Empty));
        check("a\tb", Err(NameError::ControlCharacter('\t')));
        check("a\0b", Err(NameError::ControlCharacter('\0')));
    }
}
