//! Why something can't happen.

use crate::{Duration, Proposal, TakeBacks};
use rules::{Color, DrawCounters, Ending, Labels, Refusal};
use std::fmt;

/// Why something can't happen in a room. [`Refused::sentence`] renders it for the player.
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

impl Refused {
    /// Renders the refusal as a sentence for the player who made the request.
    pub fn sentence(&self, labels: Labels) -> String {
        match self {
            Refused::Move(refusal) => refusal.sentence(labels),
            Refused::GameOver(ending) => format!("The game is over: {ending}."),
            Refused::GameAborted { by } => format!("The game was called off by {by}."),
            Refused::StillPlaying => "The game is not over yet.".to_owned(),
            Refused::RematchAgreed => "The rematch is agreed: go on there.".to_owned(),
            Refused::AlreadyProposed(proposal) => format!(
                "You have {} already: wait for the answer.",
                proposed(*proposal)
            ),
            Refused::ProposedTooSoon(Proposal::Rematch) => {
                "You have proposed a rematch before.".to_owned()
            }
            Refused::ProposedTooSoon(proposal) => format!(
                "You have {} before: wait until both sides have moved.",
                proposed(*proposal)
            ),
            Refused::AnswerFirst(proposal) => format!(
                "Your opponent has {}: answer that first.",
                proposed(*proposal)
            ),
            Refused::NotProposed(proposal) => {
                format!("Your opponent has not {}.", proposed(*proposal))
            }
            Refused::NothingToWithdraw(proposal) => format!(
                "You have not {}, or it is no longer open.",
                proposed(*proposal)
            ),
            Refused::NoDrawToClaim(counters) => {
                format!("There is no draw to claim: {counters}.")
            }
            Refused::TakeBackPolicy(policy) => match policy {
                TakeBacks::Free => "Moves are taken back without asking here.",
                TakeBacks::ByConsent => "Your opponent has to agree to a take-back.",
                TakeBacks::Never => "Moves cannot be taken back in this game.",
            }
            .to_owned(),
            Refused::TakeBackTooFar { possible } => match possible {
                0 => "There is no move to take back.".to_owned(),
                1 => "One move can be taken back.".to_owned(),
                _ => format!("Up to {possible} moves can be taken back."),
            },
            Refused::TooLateToAbort => {
                "Both sides have moved: offer a draw or resign instead.".to_owned()
            }
            Refused::AbortInstead => {
                "The game is not under way yet: call it off instead.".to_owned()
            }
            Refused::NoGracePeriod => "In this game nobody loses by being away.".to_owned(),
            Refused::OpponentHere => "Your opponent is here.".to_owned(),
            Refused::StillInGrace { left } => {
                format!("Your opponent has {left} left to come back.")
            }
            Refused::AlreadyGone(seat) => format!("{seat} is gone already."),
            Refused::AlreadyHere(seat) => format!("{seat} is here already."),
            Refused::AlreadyOpen => "The game has begun already.".to_owned(),
            Refused::TimeIsUp => "The time was up before this.".to_owned(),
            Refused::FlagUp => "The flag did not fall then.".to_owned(),
            Refused::TooMuchCredit => "This is too much credit for lag.".to_owned(),
            Refused::NoOutage => "No time was lost then.".to_owned(),
        }
    }
}

/// Describes making a proposal: `offered a draw`.
fn proposed(proposal: Proposal) -> String {
    match proposal {
        Proposal::Draw => "offered a draw".to_owned(),
        Proposal::TakeBack { plies: 1 } => "asked to take back a move".to_owned(),
        Proposal::TakeBack { plies } => format!("asked to take back {plies} moves"),
        Proposal::Rematch => "proposed a rematch".to_owned(),
    }
}

/// The sentence with square numbers.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Labels::Numbers))
    }
}

// A refused move shows its refusal as the message, so it isn't a source too.
impl std::error::Error for Refused {}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Move(refusal)
    }
}
