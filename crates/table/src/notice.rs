//! What a table has to say, as values.

use board_ui::{Reply, WrongTry};
use room::{Action, Proposal, Refused};
use rules::{Color, Move, Position};

/// Something to say. `N` is what only this kind of game has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice<N> {
    /// A move was made in this position.
    Moved(Position, Move),
    /// This many moves were taken back.
    TakenBack(usize),
    /// Whose turn it is.
    Turn,
    /// How the game ended.
    Result,
    /// What was entered on the board.
    Entered(Reply),
    /// What was entered isn't possible.
    WrongTry(WrongTry),
    /// The room refused it.
    Refused(Refused),
    /// This side made an offer.
    Proposed(Color, Proposal),
    /// This side declined an offer.
    Declined(Color, Proposal),
    /// This side withdrew its offer.
    Withdrawn(Color, Proposal),
    /// A clock has only this many seconds left.
    TimeWarning(Color, u64),
    /// The user should confirm this.
    ConfirmFirst(Action),
    /// The premove is set.
    PremoveSet(Move),
    /// The premove was canceled.
    PremoveCanceled,
    /// The premove can't be played.
    PremoveDropped,
    /// Such a premove will never be legal.
    NoPremove,
    /// Something else.
    Other(N),
}

/// The tone of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// Neutral.
    #[default]
    Plain,
    /// Something wasn't possible.
    Bad,
    /// Something succeeded.
    Good,
}

/// What the status line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message<N> {
    /// What it says.
    pub notice: Notice<N>,
    /// How it says it.
    pub tone: Tone,
}
