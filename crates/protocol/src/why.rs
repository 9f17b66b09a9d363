//! Why something is refused, as a value. The client renders the text.

use crate::{EndReason, RefusalCode, Side};
use room::{Duration, Proposal, Refused, TakeBacks};
use rules::{Color, DrawCounters, Ending, Move, Outcome, Reason};
use serde::{Deserialize, Serialize};

/// Defines the reasons and their codes.
macro_rules! reasons {
    ($(
        $(#[$doc:meta])*
        $name:ident $({ $($(#[$of_field:meta])* $field:ident: $kind:ty,)* })? => $code:ident,
    )*) => {
        /// The reason for a refusal, with the values behind it.
        ///
        /// In JSON, the `why` field has the reason, and the values are fields next to it.
        /// [`Why::code`] groups the reasons into a few kinds, which is enough for most programs.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(tag = "why", rename_all = "snake_case")]
        pub enum Why {
            $(
                $(#[$doc])*
                // An older server sends the reason alone.
                $name $({ $($(#[$of_field])* #[serde(default)] $field: $kind,)* })?,
            )*
            /// A reason that's newer than this program.
            #[serde(other)]
            Unknown,
        }

        impl Why {
            /// Every reason that a server can give, without the values behind it.
            pub fn all() -> Vec<Why> {
                vec![$(Why::$name $({ $($field: Default::default(),)* })?),*]
            }

            /// What kind of refusal it is.
            pub const fn code(&self) -> RefusalCode {
                match self {
                    $(Why::$name { .. } => RefusalCode::$code,)*
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
    /// This server only has the pages of the app, no games.
    NoOnlinePlay => NotFound,

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
    IllegalMove {
        /// The moves that could be played instead.
        #[serde(with = "notation::serde_forms::moves")]
        moves: Vec<Move>,
    } => NotAllowed,
    /// The other side is to move.
    NotYourTurn {
        /// The side to move.
        #[serde(skip_serializing_if = "Option::is_none")]
        turn: Option<Side>,
    } => NotAllowed,
    /// The game is over.
    GameOver {
        /// The winner, unless it's a draw.
        #[serde(skip_serializing_if = "Option::is_none")]
        winner: Option<Side>,
        /// Why it ended.
        #[serde(skip_serializing_if = "Option::is_none")]
        termination: Option<EndReason>,
    } => NotAllowed,
    /// The game was aborted.
    GameAborted {
        /// The side that aborted it.
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Side>,
    } => NotAllowed,
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
    NoDrawToClaim {
        /// How often the position has occurred, including now. A draw can be claimed at 3.
        #[serde(skip_serializing_if = "Option::is_none")]
        occurrences: Option<u32>,
        /// Plies since a man advanced or a piece was captured. A draw can be claimed at 80.
        #[serde(skip_serializing_if = "Option::is_none")]
        quiet_plies: Option<u32>,
    } => NotAllowed,
    /// In this game, moves are taken back without asking.
    TakeBackFree => NotAllowed,
    /// The opponent has to agree to a take-back.
    TakeBackByConsent => NotAllowed,
    /// Moves can't be taken back in this game.
    TakeBackNever => NotAllowed,
    /// There aren't that many moves to take back.
    TakeBackTooFar {
        /// How many there are.
        #[serde(skip_serializing_if = "Option::is_none")]
        possible: Option<usize>,
    } => NotAllowed,
    /// Both sides have moved, so it's too late to abort.
    TooLateToAbort => NotAllowed,
    /// The game isn't under way yet, so it can be aborted instead.
    AbortInstead => NotAllowed,
    /// Nobody loses this game by being away.
    NoGracePeriod => NotAllowed,
    /// The opponent is connected.
    OpponentHere => NotAllowed,
    /// The opponent may still come back.
    StillInGrace {
        /// How long that takes, in milliseconds.
        #[serde(skip_serializing_if = "Option::is_none")]
        left: Option<Duration>,
    } => NotAllowed,
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
    /// A password must have 12 to 128 characters.
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

impl Why {
    fn over(ending: Ending) -> Why {
        Why::GameOver {
            winner: match ending.outcome {
                Outcome::Win(color) => Some(color.into()),
                Outcome::Draw => None,
            },
            termination: Some(ending.termination.into()),
        }
    }

    /// How the game ended, if that's the reason.
    pub fn ending(&self) -> Option<Ending> {
        let Why::GameOver {
            winner,
            termination,
        } = self
        else {
            return None;
        };
        Some(Ending {
            outcome: winner.map_or(Outcome::Draw, |side| Outcome::Win(Color::from(side))),
            termination: (*termination)?.termination()?,
        })
    }

    /// How close a draw is, if that's the reason.
    pub fn draw_counters(&self) -> Option<DrawCounters> {
        match self {
            Why::NoDrawToClaim {
                occurrences: Some(occurrences),
                quiet_plies: Some(quiet_plies),
            } => Some(DrawCounters {
                occurrences: *occurrences,
                quiet_plies: *quiet_plies,
            }),
            _ => None,
        }
    }
}

impl From<&Refused> for Why {
    fn from(refused: &Refused) -> Why {
        match refused {
            Refused::Move(refusal) => match refusal.reason {
                Reason::NotYourTurn { turn } => Why::NotYourTurn {
                    turn: Some(turn.into()),
                },
                Reason::GameOver(ending) => Why::over(ending),
                _ => Why::IllegalMove {
                    moves: refusal.possible.clone(),
                },
            },
            Refused::GameOver(ending) => Why::over(*ending),
            Refused::GameAborted { by } => Why::GameAborted {
                by: Some((*by).into()),
            },
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
            Refused::NoDrawToClaim(counters) => Why::NoDrawToClaim {
                occurrences: Some(counters.occurrences),
                quiet_plies: Some(counters.quiet_plies),
            },
            Refused::TakeBackPolicy(TakeBacks::Free) => Why::TakeBackFree,
            Refused::TakeBackPolicy(TakeBacks::ByConsent) => Why::TakeBackByConsent,
            Refused::TakeBackPolicy(TakeBacks::Never) => Why::TakeBackNever,
            Refused::TakeBackTooFar { possible } => Why::TakeBackTooFar {
                possible: Some(*possible),
            },
            Refused::TooLateToAbort => Why::TooLateToAbort,
            Refused::AbortInstead => Why::AbortInstead,
            Refused::NoGracePeriod => Why::NoGracePeriod,
            Refused::OpponentHere => Why::OpponentHere,
            Refused::StillInGrace { left } => Why::StillInGrace { left: Some(*left) },
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
    use rules::{Position, RuleSet, Termination};

    #[test]
    fn reasons_are_words_and_come_back() {
        for why in Why::all() {
            let text = serde_json::to_string(&why).unwrap();
            assert_eq!(serde_json::from_str::<Why>(&text).unwrap(), why);
        }
        assert_eq!(
            serde_json::to_string(&Why::TooFast).unwrap(),
            r#"{"why":"too_fast"}"#
        );
    }

    #[test]
    fn a_reason_of_another_server_is_read() {
        fn check(text: &str, expected: Why) {
            assert_eq!(serde_json::from_str::<Why>(text).unwrap(), expected);
        }
        check(r#"{"why":"too_late"}"#, Why::Unknown);
        check(
            r#"{"why":"too_late","moves":[[11,15]],"by":7}"#,
            Why::Unknown,
        );
        let moves = Vec::new();
        check(r#"{"why":"illegal_move"}"#, Why::IllegalMove { moves });
        check(
            r#"{"why":"not_your_turn"}"#,
            Why::NotYourTurn { turn: None },
        );
    }

    #[test]
    fn a_refusal_keeps_its_values() {
        #[track_caller]
        fn check(refused: Refused, json: &str) {
            let why = Why::from(&refused);
            assert_eq!(serde_json::to_string(&why).unwrap(), json);
            assert_eq!(serde_json::from_str::<Why>(json).unwrap(), why);
        }
        let path = [(2, 1), (4, 3)].map(|(row, col)| rules::Coords::new(row, col));
        let attempt = Position::START.attempt(RuleSet::OFFICIAL, Color::Black, &path);
        check(
            Refused::Move(attempt.unwrap_err()),
            r#"{"why":"illegal_move","moves":[[9,13],[9,14]]}"#,
        );
        let attempt = Position::START.attempt(RuleSet::OFFICIAL, Color::White, &path);
        check(
            Refused::Move(attempt.unwrap_err()),
            r#"{"why":"not_your_turn","turn":"black"}"#,
        );
        let ending = Ending::win(Color::White, Termination::Blocked);
        check(
            Refused::GameOver(ending),
            r#"{"why":"game_over","winner":"white","termination":"blocked"}"#,
        );
        assert_eq!(Why::from(&Refused::GameOver(ending)).ending(), Some(ending));
        let draw = Ending::draw(Termination::Agreement);
        check(
            Refused::GameOver(draw),
            r#"{"why":"game_over","termination":"agreement"}"#,
        );
        assert_eq!(Why::from(&Refused::GameOver(draw)).ending(), Some(draw));
        let by = Color::Black;
        check(
            Refused::GameAborted { by },
            r#"{"why":"game_aborted","by":"black"}"#,
        );
        check(
            Refused::NoDrawToClaim(DrawCounters {
                occurrences: 2,
                quiet_plies: 30,
            }),
            r#"{"why":"no_draw_to_claim","occurrences":2,"quiet_plies":30}"#,
        );
        check(
            Refused::TakeBackTooFar { possible: 3 },
            r#"{"why":"take_back_too_far","possible":3}"#,
        );
        let left = Duration::from_secs(12);
        check(
            Refused::StillInGrace { left },
            r#"{"why":"still_in_grace","left":12000}"#,
        );
    }
}
