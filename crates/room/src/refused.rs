//! Why something can't happen.

use crate::{Duration, Proposal, TakeBacks};
use rules::{Color, DrawCounters, Ending, Refusal};
use std::fmt;

/// Why something can't happen in a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The rules of the game don't allow this move.
    Move(Refusal),
    /// The game is over.
    GameOver(Ending),
    /// The game was aborted.
    GameAborted {
        /// The side that aborted it.
        by: Color,
    },
    /// This is only possible after the game.
    StillPlaying,
    /// The players have agreed to a rematch.
    RematchAgreed,
    /// The player has already proposed this and is waiting for an answer.
    AlreadyProposed(Proposal),
    /// The player has proposed this before, and both sides haven't moved since.
    ProposedTooSoon(Proposal),
    /// The opponent has made this proposal of the same kind, which needs an answer first.
    AnswerFirst(Proposal),
    /// The opponent hasn't proposed this, or it's no longer open.
    NotProposed(Proposal),
    /// The player hasn't proposed this, or it's no longer open.
    NothingToWithdraw(Proposal),
    /// The rules don't give the player a draw.
    NoDrawToClaim(DrawCounters),
    /// The terms have another policy for take-backs.
    TakeBackPolicy(TakeBacks),
    /// There aren't that many moves to take back, or the number is zero.
    TakeBackTooFar {
        /// How many there are.
        possible: usize,
    },
    /// Both sides have moved.
    TooLateToAbort,
    /// The opponent is gone, but the game isn't under way yet, so it can be aborted.
    AbortInstead,
    /// The terms have no grace period.
    NoGracePeriod,
    /// The opponent is connected.
    OpponentHere,
    /// The opponent may still come back.
    StillInGrace {
        /// The time left.
        left: Duration,
    },
    /// This player is already gone.
    AlreadyGone(Color),
    /// This player is already here.
    AlreadyHere(Color),
    /// Only in a log: the game has already started.
    AlreadyOpen,
    /// Only in a log: the side to move was out of time before this.
    TimeIsUp,
    /// Only in a log: the flag didn't fall for this side at this time.
    FlagUp,
    /// Only in a log: more lag credit than the terms allow.
    TooMuchCredit,
    /// Only in a log: no time was lost in this outage, or it's longer than
    /// [`MAX_TIME`](crate::MAX_TIME).
    NoOutage,
}

/// For developers, with square numbers.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Refused::Move(refusal) => return refusal.fmt(f),
            Refused::GameOver(ending) => return write!(f, "the game is over: {ending}"),
            Refused::GameAborted { by } => return write!(f, "{by} aborted the game"),
            Refused::AlreadyProposed(proposal) => {
                return write!(f, "the player has already {}", Proposed(*proposal));
            }
            Refused::ProposedTooSoon(proposal) => {
                let proposed = Proposed(*proposal);
                return write!(
                    f,
                    "the player has already {proposed}, and it's too soon to do it again"
                );
            }
            Refused::AnswerFirst(proposal) => {
                let proposed = Proposed(*proposal);
                return write!(
                    f,
                    "the opponent has {proposed}, which needs an answer first"
                );
            }
            Refused::NotProposed(proposal) => {
                return write!(f, "the opponent hasn't {}", Proposed(*proposal));
            }
            Refused::NothingToWithdraw(proposal) => {
                let proposed = Proposed(*proposal);
                return write!(f, "the player hasn't {proposed}, or it's no longer open");
            }
            Refused::NoDrawToClaim(counters) => {
                return write!(f, "there's no draw to claim: {counters}");
            }
            Refused::TakeBackTooFar { possible: 0 } => "there's no move to take back",
            Refused::TakeBackTooFar { possible } => {
                return write!(f, "from 1 to {possible} moves can be taken back");
            }
            Refused::StillInGrace { left } => {
                return write!(f, "the opponent has {left} left to come back");
            }
            Refused::AlreadyGone(seat) => return write!(f, "{seat} is already gone"),
            Refused::AlreadyHere(seat) => return write!(f, "{seat} is already here"),
            Refused::StillPlaying => "the game isn't over yet",
            Refused::RematchAgreed => "the rematch is already agreed",
            Refused::TakeBackPolicy(TakeBacks::Free) => "moves are taken back without asking",
            Refused::TakeBackPolicy(TakeBacks::ByConsent) => {
                "the opponent has to agree to a take-back"
            }
            Refused::TakeBackPolicy(TakeBacks::Never) => "moves can't be taken back in this game",
            Refused::TooLateToAbort => "both sides have moved, so it's too late to abort",
            Refused::AbortInstead => "the game isn't under way yet, so it can be aborted instead",
            Refused::NoGracePeriod => "the game has no grace period",
            Refused::OpponentHere => "the opponent is connected",
            Refused::AlreadyOpen => "the game has already started",
            Refused::TimeIsUp => "the time was up before this",
            Refused::FlagUp => "the flag didn't fall at this time",
            Refused::TooMuchCredit => "the lag credit is more than the terms allow",
            Refused::NoOutage => "no time was lost",
        };
        f.write_str(text)
    }
}

/// A proposal as something done: `offered a draw`.
struct Proposed(Proposal);

impl fmt::Display for Proposed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Proposal::Draw => f.write_str("offered a draw"),
            Proposal::TakeBack { plies: 1 } => f.write_str("asked to take back a move"),
            Proposal::TakeBack { plies } => write!(f, "asked to take back {plies} moves"),
            Proposal::Rematch => f.write_str("proposed a rematch"),
        }
    }
}

// A refused move shows its refusal as the message, so the refusal isn't also its source.
impl std::error::Error for Refused {}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Move(refusal)
    }
}
