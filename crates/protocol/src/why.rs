//! Why something is refused, as a value. The client renders the text.

use crate::RefusalCode;
use room::{Proposal, Refused, TakeBacks};
use serde::{Deserialize, Serialize};

/// Defines the reasons and their codes.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident => $code:ident,)*) => {
        /// The reason for a refusal.
        ///
        /// [`Why::code`] groups the reasons into a few kinds, which is enough for most programs.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Why {
            $($(#[$doc])* $name,)*
            /// A reason that's newer than this program.
            #[serde(other)]
            Unknown,
        }

        impl Why {
            /// Every reason that a server can give.
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

    /// The message isn't valid in this version, or the body isn't the expected JSON.
    BadMessage => BadMessage,
    /// A parameter in the URL is invalid. The detail says which.
    BadQuery => BadMessage,
    /// The first message must be `hello`.
    NoHello => BadMessage,
    /// The squares are not the path of a move.
    NotAPath => NotAllowed,
    /// A chat message has 1 to 200 characters on one line.
    BadChat => NotAllowed,
    /// The client sends messages too fast.
    TooFast => TooMany,
    /// The player sends too many chat messages.
    TooMuchChat => TooMany,
    /// The client has joined too many games.
    TooManyGames => TooMany,
    /// The player has too many open connections.
    TooManyPages => TooMany,
    /// Too many requests came from this IP address.
    TooManyRequests => TooMany,
    /// Another site sent the request.
    CrossSite => NotAllowed,
    /// The request is for a different host.
    WrongHost => NotAllowed,
    /// The URL doesn't support this method.
    NoMethod => BadMessage,
    /// The client has no session.
    NoSession => NotFound,

    // Games.

    /// The client has not joined the game.
    NotJoined => NotJoined,
    /// The client is a spectator.
    Watching => NotYourSeat,
    /// The game doesn't exist.
    NoGame => NotFound,
    /// There's nothing at this URL.
    NotFound => NotFound,
    /// The game has moved on in the meantime.
    Stale => Stale,
    /// The second game of the heat has to be played first.
    SecondGameFirst => NotAllowed,
    /// The rules don't allow the move.
    IllegalMove => NotAllowed,
    /// The game is over.
    GameOver => NotAllowed,
    /// The game was aborted.
    GameAborted => NotAllowed,
    /// The game isn't over yet.
    StillPlaying => NotAllowed,
    /// The players have agreed to a rematch.
    RematchAgreed => NotAllowed,
    /// The player has already offered a draw.
    DrawAlreadyOffered => NotAllowed,
    /// The player has already asked for a take-back.
    TakeBackAlreadyAsked => NotAllowed,
    /// The player has already offered a rematch.
    RematchAlreadyOffered => NotAllowed,
    /// Both sides have to move before the player can offer a draw again.
    DrawTooSoon => NotAllowed,
    /// Both sides have to move before the player can ask for a take-back again.
    TakeBackTooSoon => NotAllowed,
    /// Each player can offer a rematch only once.
    RematchTooSoon => NotAllowed,
    /// The player has to answer the opponent's draw offer first.
    AnswerDrawFirst => NotAllowed,
    /// The player has to answer the opponent's take-back request first.
    AnswerTakeBackFirst => NotAllowed,
    /// The player has to answer the opponent's rematch offer first.
    AnswerRematchFirst => NotAllowed,
    /// The opponent hasn't offered a draw.
    NoDrawOffer => NotAllowed,
    /// The opponent hasn't asked for a take-back.
    NoTakeBackRequest => NotAllowed,
    /// The opponent hasn't offered a rematch.
    NoRematchOffer => NotAllowed,
    /// There's nothing to withdraw.
    NothingToWithdraw => NotAllowed,
    /// The rules don't give the player a draw yet.
    NoDrawToClaim => NotAllowed,
    /// In this game, moves are taken back without asking.
    TakeBackFree => NotAllowed,
    /// The opponent has to agree to a take-back.
    TakeBackByConsent => NotAllowed,
    /// Moves can't be taken back in this game.
    TakeBackNever => NotAllowed,
    /// There aren't that many moves to take back.
    TakeBackTooFar => NotAllowed,
    /// Both sides have moved, so it's too late to abort.
    TooLateToAbort => NotAllowed,
    /// The game isn't under way yet, so it can be aborted instead.
    AbortInstead => NotAllowed,
    /// Nobody loses this game by being away.
    NoGracePeriod => NotAllowed,
    /// The opponent is connected.
    OpponentHere => NotAllowed,
    /// The opponent may still come back.
    StillInGrace => NotAllowed,
    /// The player has asked for too many take-backs in this game.
    TooManyTakeBacks => TooMany,
    /// The game's log is too long.
    LongLog => TooMany,
    /// Something else that the game doesn't allow.
    NotNow => NotAllowed,

    // Challenges, the lobby and the computer.

    /// Someone else was faster.
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
    /// In a rated game, nobody chooses a side.
    RatedNeedsRandomSides => NotAllowed,
    /// The clock must have 10 seconds to 3 hours with up to 3 minutes per move, or 5 seconds to 14
    /// days per move.
    BadClock => NotAllowed,
    /// The computer's levels are 1 to 10.
    BadLevel => NotAllowed,
    /// Games against the computer are casual.
    ComputerIsCasual => NotAllowed,
    /// This server has no computer opponent.
    NoComputer => NotAllowed,
    /// The computer is playing too many games.
    ComputerBusy => TooMany,
    /// The player already has two games against the computer.
    TooManyComputerGames => TooMany,

    // Accounts.

    /// There's no account with this name.
    NoAccount => NotFound,
    /// The player already has an account.
    AccountExists => NotAllowed,
    /// The name is taken, or it looks too much like one that is.
    NameTaken => Taken,
    /// The name belongs to an account.
    NameOfAccount => Taken,
    /// A name must have 1 to 20 characters.
    NameLength => NotAllowed,
    /// A name can only have letters from A to Z, digits, spaces, `-`, `_` and `.`, and must start
    /// with a letter.
    NameCharacters => NotAllowed,
    /// A name can't have two spaces in a row.
    NameSpaces => NotAllowed,
    /// The name is reserved.
    NameReserved => NotAllowed,
    /// A password must have 8 to 200 characters.
    PasswordLength => NotAllowed,
    /// The password can't be the name.
    PasswordIsName => NotAllowed,
    /// The password is too common.
    PasswordCommon => NotAllowed,
    /// The name or the recovery code is wrong, or the code has been used.
    WrongCode => NotAllowed,
    /// Too many login attempts.
    TooManyTries => TooMany,
    /// The name or password is wrong.
    WrongLogin => NotAllowed,
    /// A token doesn't permit this.
    NotWithToken => NotAllowed,
    /// This needs an account.
    NeedAccount => NotAllowed,
    /// A label must have 1 to 40 characters on one line.
    BadLabel => NotAllowed,
    /// An account can have at most ten tokens.
    TooManyTokens => TooMany,
    /// Too many exports are running.
    ExportBusy => TooMany,

    // The server.

    /// The server can't store anything right now. Nothing has changed: try again.
    NotStored => Unavailable,
    /// The server can't do it right now. Nothing was lost: try again.
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
