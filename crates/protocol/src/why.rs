//! Why something is refused, as a value: whoever reads it finds the words.

use crate::RefusalCode;
use room::{Proposal, Refused, TakeBacks};
use serde::{Deserialize, Serialize};

/// Makes the enum of reasons with the code that each has.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident => $code:ident,)*) => {
        /// The reason for a refusal.
        ///
        /// [`Why::code`] sorts the reasons into a few kinds, which is enough for most programs.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Why {
            $($(#[$doc])* $name,)*
            /// A reason that this program is too old to know.
            #[serde(other)]
            Unknown,
        }

        impl Why {
            /// Every reason that a server gives.
            pub const ALL: &[Why] = &[$(Why::$name),*];

            /// What kind of refusal it is.
            pub const fn code(self) -> RefusalCode {
                match self {
                    $(Why::$name => RefusalCode::$code,)*
                    Why::Unknown => RefusalCode::NotAllowed,
                }
            }
        }
    };
}

reasons! {
    // What the client sent.

    /// This is no message of this version, or the body is not the JSON that belongs here.
    BadMessage => BadMessage,
    /// A parameter of the address can't be read; the detail says which.
    BadQuery => BadMessage,
    /// The first message has to be `hello`.
    NoHello => BadMessage,
    /// The squares are not the path of a move.
    NotAPath => NotAllowed,
    /// A chat message has 1 to 200 characters on one line.
    BadChat => NotAllowed,
    /// The client sends too much.
    TooFast => TooMany,
    /// The player writes too many chat messages.
    TooMuchChat => TooMany,
    /// The client is at too many games.
    TooManyGames => TooMany,
    /// The player has too many pages open.
    TooManyPages => TooMany,
    /// The address asks for too much.
    TooManyRequests => TooMany,
    /// Another site sent the request.
    CrossSite => NotAllowed,
    /// The request is for another host name.
    WrongHost => NotAllowed,
    /// The address has other methods.
    NoMethod => BadMessage,
    /// There is no session.
    NoSession => NotFound,

    // Games.

    /// The client has not joined the game.
    NotJoined => NotJoined,
    /// The client watches the game and doesn't play it.
    Watching => NotYourSeat,
    /// There is no such game.
    NoGame => NotFound,
    /// There is nothing at this address.
    NotFound => NotFound,
    /// The game has moved on in the meantime.
    Stale => Stale,
    /// The second game of the heat comes first.
    SecondGameFirst => NotAllowed,
    /// The rules don't allow the move.
    IllegalMove => NotAllowed,
    /// The game is over.
    GameOver => NotAllowed,
    /// The game was aborted.
    GameAborted => NotAllowed,
    /// The game isn't over yet.
    StillPlaying => NotAllowed,
    /// The rematch has begun.
    RematchAgreed => NotAllowed,
    /// The player waits for an answer to a draw offer.
    DrawAlreadyOffered => NotAllowed,
    /// The player waits for an answer to a take-back request.
    TakeBackAlreadyAsked => NotAllowed,
    /// The player waits for an answer to a rematch offer.
    RematchAlreadyOffered => NotAllowed,
    /// Both sides have to move before another draw offer.
    DrawTooSoon => NotAllowed,
    /// Both sides have to move before another take-back request.
    TakeBackTooSoon => NotAllowed,
    /// A rematch is offered once.
    RematchTooSoon => NotAllowed,
    /// The opponent's draw offer wants an answer first.
    AnswerDrawFirst => NotAllowed,
    /// The opponent's take-back request wants an answer first.
    AnswerTakeBackFirst => NotAllowed,
    /// The opponent's rematch offer wants an answer first.
    AnswerRematchFirst => NotAllowed,
    /// The opponent offers no draw.
    NoDrawOffer => NotAllowed,
    /// The opponent asks for no take-back.
    NoTakeBackRequest => NotAllowed,
    /// The opponent offers no rematch.
    NoRematchOffer => NotAllowed,
    /// There is nothing to withdraw.
    NothingToWithdraw => NotAllowed,
    /// The rules give no draw yet.
    NoDrawToClaim => NotAllowed,
    /// Moves are taken back without asking here.
    TakeBackFree => NotAllowed,
    /// The opponent has to agree to a take-back.
    TakeBackByConsent => NotAllowed,
    /// Moves can't be taken back in this game.
    TakeBackNever => NotAllowed,
    /// There are not that many moves to take back.
    TakeBackTooFar => NotAllowed,
    /// Both sides have moved.
    TooLateToAbort => NotAllowed,
    /// The game can be aborted instead.
    AbortInstead => NotAllowed,
    /// Nobody loses this game by being away.
    NoGracePeriod => NotAllowed,
    /// The opponent is there.
    OpponentHere => NotAllowed,
    /// The opponent may still come back.
    StillInGrace => NotAllowed,
    /// The player has asked for too many take-backs in this game.
    TooManyTakeBacks => TooMany,
    /// Too much has happened in this game.
    LongLog => TooMany,
    /// Something else that the game doesn't allow.
    NotNow => NotAllowed,

    // Challenges, the lobby and the computer.

    /// Somebody else was faster.
    Taken => Taken,
    /// The challenge is no longer open.
    OfferGone => NotFound,
    /// The challenge is the player's own.
    OwnOffer => NotAllowed,
    /// The player has too many open challenges.
    TooManyOffers => TooMany,
    /// The player has too many games in progress.
    TooManyRunning => TooMany,
    /// Rated games need an account.
    RatedNeedsAccount => NotAllowed,
    /// A rated game needs a clock.
    RatedNeedsClock => NotAllowed,
    /// The clock must have 10 seconds to 3 hours with up to 3 minutes per move, or 5 seconds to 14 days per move.
    BadClock => NotAllowed,
    /// The levels of the computer go from 1 to 10.
    BadLevel => NotAllowed,
    /// Games against the computer are casual.
    ComputerIsCasual => NotAllowed,
    /// The server has no computer to play against.
    NoComputer => NotAllowed,
    /// The computer plays too many games.
    ComputerBusy => TooMany,
    /// The player has two games against the computer.
    TooManyComputerGames => TooMany,

    // Accounts.

    /// There is no account of this name.
    NoAccount => NotFound,
    /// The player has an account already.
    AccountExists => NotAllowed,
    /// The name, or one that looks like it, is taken.
    NameTaken => Taken,
    /// The name belongs to an account.
    NameOfAccount => Taken,
    /// A name has 1 to 20 characters.
    NameLength => NotAllowed,
    /// A name has letters from A to Z, digits, spaces, `-`, `_` and `.`, and begins with a letter.
    NameCharacters => NotAllowed,
    /// A name has single spaces only.
    NameSpaces => NotAllowed,
    /// The name is reserved.
    NameReserved => NotAllowed,
    /// A password has 8 to 200 characters.
    PasswordLength => NotAllowed,
    /// A password is not the name.
    PasswordIsName => NotAllowed,
    /// The password is one of the first that others would guess.
    PasswordCommon => NotAllowed,
    /// The name or the recovery code is wrong, or the code was used before.
    WrongCode => NotAllowed,
    /// Too many tries to log in.
    TooManyTries => TooMany,
    /// The name or the password is wrong.
    WrongLogin => NotAllowed,
    /// A token is not enough for this.
    NotWithToken => NotAllowed,
    /// This needs an account.
    NeedAccount => NotAllowed,
    /// A label has 1 to 40 characters on one line.
    BadLabel => NotAllowed,
    /// An account has at most ten tokens.
    TooManyTokens => TooMany,
    /// Too many people export their games at once.
    ExportBusy => TooMany,

    // The server.

    /// The server can't store anything just now. Nothing has happened: try again.
    NotStored => Unavailable,
    /// The server can't do it just now. Nothing was lost: try again.
    Unavailable => Unavailable,
    /// It took too long.
    TooSlow => Unavailable,
}

impl From<&Refused> for Why {
    fn from(refused: &Refused) -> Why {
        match refused {
            Refused::Move(_) => Why::IllegalMove,
            Refused::GameOver(_) => Why::GameOver,
            Refused::GameAborted { .. } => Why::GameAborted,
            Refused::StillPlaying => Why::StillPlaying,
            Refused::RematchAgreed => Why::RematchAgreed,
            Refused::AlreadyProposed(Proposal::Draw) => Why::DrawAlreadyOffered,
            Refused::AlreadyProposed(Proposal::TakeBack { .. }) => Why::TakeBackAlreadyAsked,
            Refused::AlreadyProposed(Proposal::Rematch) => Why::RematchAlreadyOffered,
            Refused::ProposedTooSoon(Proposal::Draw) => Why::DrawTooSoon,
            Refused::ProposedTooSoon(Proposal::TakeBack { .. }) => Why::TakeBackTooSoon,
            Refused::ProposedTooSoon(Proposal::Rematch) => Why::RematchTooSoon,
            Refused::AnswerFirst(Proposal::Draw) => Why::AnswerDrawFirst,
            Refused::AnswerFirst(Proposal::TakeBack { .. }) => Why::AnswerTakeBackFirst,
            Refused::AnswerFirst(Proposal::Rematch) => Why::AnswerRematchFirst,
            Refused::NotProposed(Proposal::Draw) => Why::NoDrawOffer,
            Refused::NotProposed(Proposal::TakeBack { .. }) => Why::NoTakeBackRequest,
            Refused::NotProposed(Proposal::Rematch) => Why::NoRematchOffer,
            Refused::NothingToWithdraw(_) => Why::NothingToWithdraw,
            Refused::NoDrawToClaim(_) => Why::NoDrawToClaim,
            Refused::TakeBackPolicy(TakeBacks::Free) => Why::TakeBackFree,
            Refused::TakeBackPolicy(TakeBacks::ByConsent) => Why::TakeBackByConsent,
            Refused::TakeBackPolicy(TakeBacks::Never) => Why::TakeBackNever,
            Refused::TakeBackTooFar { .. } => Why::TakeBackTooFar,
            Refused::TooLateToAbort => Why::TooLateToAbort,
            Refused::AbortInstead => Why::AbortInstead,
            Refused::NoGracePeriod => Why::NoGracePeriod,
            Refused::OpponentHere => Why::OpponentHere,
            Refused::StillInGrace { .. } => Why::StillInGrace,
            Refused::AlreadyGone(_)
            | Refused::AlreadyHere(_)
            | Refused::AlreadyOpen
            | Refused::TimeIsUp
            | Refused::FlagUp
            | Refused::TooMuchCredit
            | Refused::NoOutage => Why::NotNow,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_words_and_come_back() {
        for why in Why::ALL {
            let text = serde_json::to_string(why).unwrap();
            assert_eq!(serde_json::from_str::<Why>(&text).unwrap(), *why);
        }
        assert_eq!(
            serde_json::to_string(&Why::TooFast).unwrap(),
            r#""too_fast""#
        );
    }

    #[test]
    fn a_reason_of_a_newer_server_is_unknown() {
        assert_eq!(
            serde_json::from_str::<Why>(r#""too_late""#).unwrap(),
            Why::Unknown
        );
    }
}
