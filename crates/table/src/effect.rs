//! What a table wants carried out.

use crate::{Driver, Notice};
use rules::Move;

/// Something to carry out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect<N, O> {
    /// Animate the pieces from the position after these moves to the table's board.
    Follow {
        /// The moves before.
        before: Vec<Move>,
        /// Whether the player dragged the piece there.
        dragged: bool,
    },
    /// Move the pieces to where the table's board has them.
    Show,
    /// Make a sound.
    Sound(Sound),
    /// Tell screen readers, in one announcement.
    Announce(Vec<Notice<N>>),
    /// Move the keyboard focus to the status line's first button.
    FocusLine,
    /// An order of the driver.
    Do(O),
}

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Of this move.
    Moved(Move),
    /// Of a new king, after its move.
    Crowned,
    /// Of the opponent's move: it's your turn.
    YourTurn,
    /// Of a clock that's running out, if a person here is to move.
    LowTime,
    /// Of something that isn't possible.
    Wrong,
    /// Of the end of the game.
    Ended,
}

/// The effects at a table with this driver.
pub(crate) type Effects<D> = Vec<Effect<<D as Driver>::Notice, <D as Driver>::Order>>;
