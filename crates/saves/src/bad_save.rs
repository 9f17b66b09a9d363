//! Why a text is no saved game.

use crate::words::{SAVED_GAME, THIS_VERSION};
use notation::pdn::Problem;
use room::BadRecord;
use std::error::Error;
use std::fmt;

/// Why a text is no saved game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSave {
    /// There are neither tags nor moves.
    #[error("there is no game in it")]
    NoGame,
    /// The end of the game is missing.
    #[error("it is cut off: the end of the game is missing")]
    CutOff,
    /// It is a game, but none that we saved.
    #[error("it is not a game saved by Crownhead: the tag {SAVED_GAME} is missing")]
    Foreign,
    /// We do not know this way of saving games.
    #[error("it was saved as {found:?}, but this program reads {THIS_VERSION:?}")]
    OtherVersion {
        /// What the file says.
        found: String,
    },
    /// There is more than one game, or something after it.
    #[error("there is something after the game")]
    MoreThanOneGame,
    /// The PDN is not as it was written.
    #[error("it is damaged: {0}")]
    Damaged(Box<Problem>),
    /// A tag is missing.
    #[error("it is damaged: the tag {0} is missing")]
    MissingTag(&'static str),
    /// A tag does not say what it should.
    #[error("it is damaged: the tag {name} says {value:?}, expected {expected}")]
    BadTag {
        /// The tag.
        name: &'static str,
        /// What it says.
        value: String,
        /// What it should say.
        expected: &'static str,
    },
    /// The board is set up anew in the middle of the game.
    #[error("it is damaged: the board is set up anew after the game has begun")]
    SetUp,
    /// Nobody can have played this.
    #[error(transparent)]
    BadRecord(BadGame),
}

/// A saved game that nobody can have played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadGame(pub BadRecord);

impl fmt::Display for BadGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it is damaged: {}", self.0)
    }
}

// The message shows what is wrong, so only the cause of that is left to show.
impl Error for BadGame {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0.source()
    }
}
