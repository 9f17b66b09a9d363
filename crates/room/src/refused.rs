//! Why something cannot happen.

use crate::{Duration, Proposal, TakeBacks};
use rules::{Color, DrawCounters, Ending, Labels, Refusal};
use std::fmt;

/// Why something cannot happen in a room. [`Refused::sentence`] tells the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The rules of the game do not allow this move.
    Move(Refusal),
    /// The game is over.
    GameOver(Ending),
    /// The game was called off.
    GameAborted {
        /// By this side.
        by: Color,
    },
    /// The game has to be over for this.
    StillPlaying,
    /// The players have gone on to the rematch.
    RematchAgreed,
    /// The player waits for an answer to this already.
    AlreadyProposed(Proposal),
    /// The player has proposed this before, and both sides have not moved since.
    ProposedTooSoon(Proposal),
    /// The opponent has proposed this: it wants an answer before anything else of its kind.
    AnswerFirst(Proposal),
    /// The opponent has not proposed this, or not any more.
    NotProposed(Proposal),
    /// The player has not proposed this, or it is no longer open.
    NothingToWithdraw(Proposal),
    /// The rules do not give the player a draw.
    NoDrawToClaim(DrawCounters),
    /// The terms want it otherwise with take-backs.
    TakeBackPolicy(TakeBacks),
    /// There are not that many moves to take back, or none was asked for.
    TakeBackTooFar {
        /// How many there are.
        possible: usize,
    },
    /// Both sides have moved.
    TooLateToAbort,
    /// The opponent is gone, but the game is not under way yet: it can be aborted.
    AbortInstead,
    /// The terms have no grace period.
    NoGracePeriod,
    /// The opponent is not gone.
    OpponentHere,
    /// The opponent may still come back.
    StillInGrace {
        /// For this long.
        left: Duration,
    },
    /// This player is gone already.
    AlreadyGone(Color),
    /// This player is here already.
    AlreadyHere(Color),
    /// In a log only: the game has begun already.
    AlreadyOpen,
    /// In a log only: the time of the side to move was up before this.
    TimeIsUp,
    /// In a log only: the flag did not fall for this side at this time.
    FlagUp,
    /// In a log only: more credit for lag than the terms allow.
    TooMuchCredit,
    /// In a log only: no time was lost by an outage then, or more than any game can lose.
    NoOutage,
}

impl Refused {
    /// The refusal as a sentence for the player whose wish it was.
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

/// What a side has done that made this proposal: `offered a draw`.
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

// A refused move shows the sentence of its refusal, so there is no further cause to show.
impl std::error::Error for Refused {}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Move(refusal)
    }
}
