//! Why text isn't a saved game.

use crate::words::{SAVED_GAME, THIS_VERSION};
use notation::pdn::Problem;
use room::BadRecord;
use std::error::Error;
use std::fmt;

/// Why text isn't a saved game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSave {
    /// There are neither tags nor moves.
    #[error("it contains no games")]
    NoGame,
    /// The end of the game is missing.
    #[error("it is cut off: the end of the game is missing")]
    CutOff,
    /// It's a game, but Crownhead didn't save it.
    #[error("it is not a game saved by Crownhead: the tag {SAVED_GAME} is missing")]
    Foreign,
    /// It was saved by another version of the format.
    #[error("it was saved as {found:?}, but this program reads {THIS_VERSION:?}")]
    OtherVersion {
        /// The version in the file.
        found: String,
    },
    /// There's more than one game, or something after the game.
    #[error("there is something after the game")]
    MoreThanOneGame,
    /// The PDN has errors or warnings.
    #[error("it is damaged: {0}")]
    Damaged(Box<Problem>),
    /// A tag is missing.
    #[error("it is damaged: the tag {0} is missing")]
    MissingTag(&'static str),
    /// The value of a tag is invalid.
    #[error("it is damaged: the tag {name} says {value:?}, expected {expected}")]
    BadTag {
        /// The tag.
        name: &'static str,
        /// Its value, shortened.
        value: String,
        /// What was expected instead.
        expected: &'static str,
    },
    /// The board is set up again in the middle of the game.
    #[error("it is damaged: the board is set up again after the game has started")]
    SetUp,
    /// Nobody could have played this game.
    #[error(transparent)]
    BadRecord(BadGame),
}

/// A saved game that nobody could have played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadGame(pub BadRecord);

impl fmt::Display for BadGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it is damaged: {}", self.0)
    }
}

// The message already shows the record's error, so its cause comes next.
impl Error for BadGame {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0.source()
    }
}
