//! Why the server refused something.

use crate::speaker::Players;
use crate::{Speaker, Words};
use protocol::Why;

impl Words {
    /// The reason for a refusal, as a sentence without its values. These messages belong to online
    /// play.
    pub fn why(&self, why: &Why) -> &str {
        match why {
            Why::BadMessage | Why::BadQuery | Why::NoHello | Why::NoMethod => {
                self.problem_bad_message()
            }
            Why::NoOnlinePlay => self.online_no_games(),
            Why::NotAPath => self.problem_not_a_path(),
            Why::BadChat => self.problem_bad_chat(),
            Why::TooFast => self.problem_too_fast(),
            Why::TooMuchChat => self.problem_too_much_chat(),
            Why::TooManyGames => self.problem_too_many_games(),
            Why::TooManyPages => self.problem_too_many_pages(),
            Why::TooManyRequests => self.problem_too_many_requests(),
            Why::CrossSite => self.problem_cross_site(),
            Why::WrongHost => self.problem_wrong_host(),
            Why::NoSession => self.problem_no_session(),
            Why::Taken => self.problem_taken_faster(),
            Why::OfferGone => self.problem_offer_gone(),
            Why::OwnOffer => self.problem_own_offer(),
            Why::TooManyOffers => self.problem_too_many_offers(),
            Why::TooManyRunning => self.problem_too_many_running(),
            Why::RatedNeedsAccount => self.problem_rated_needs_account(),
            Why::RatedNeedsClock => self.problem_rated_needs_clock(),
            Why::RatedNeedsRandomSides => self.problem_rated_needs_random_sides(),
            Why::BadClock => self.problem_bad_clock(),
            Why::BadLevel => self.problem_bad_level(),
            Why::ComputerIsCasual => self.problem_computer_rated(),
            Why::NoComputer => self.problem_no_computer(),
            Why::ComputerBusy => self.problem_computer_busy(),
            Why::TooManyComputerGames => self.problem_too_many_computer_games(),
            Why::NoAccount => self.problem_no_account(),
            Why::AccountExists => self.problem_account_exists(),
            Why::NameTaken => self.problem_name_taken(),
            Why::NameOfAccount => self.problem_name_of_account(),
            Why::NameLength => self.problem_name_length(),
            Why::NameCharacters => self.problem_name_characters(),
            Why::NameSpaces => self.problem_name_spaces(),
            Why::NameReserved => self.problem_name_reserved(),
            Why::PasswordLength => self.problem_password_length(),
            Why::PasswordIsName => self.problem_password_is_name(),
            Why::PasswordCommon => self.problem_password_common(),
            Why::WrongCode => self.problem_wrong_code(),
            Why::TooManyTries => self.problem_too_many_tries(),
            Why::WrongLogin => self.problem_wrong_login(),
            Why::NotWithToken => self.problem_not_with_token(),
            Why::NeedAccount => self.problem_need_account(),
            Why::BadLabel => self.problem_bad_label(),
            Why::TooManyTokens => self.problem_too_many_tokens(),
            Why::ExportBusy => self.problem_export_busy(),
            Why::NotStored => self.problem_not_stored(),
            Why::Unavailable => self.problem_unavailable(),
            Why::TooSlow => self.problem_too_slow(),
            Why::Unknown => self.problem_unknown(),
            _ => self.why_in_game(why),
        }
    }

    /// Reasons from the game itself.
    fn why_in_game(&self, why: &Why) -> &str {
        match why {
            Why::NotJoined => self.problem_not_joined(),
            Why::Watching => self.problem_not_your_seat(),
            Why::NoGame => self.problem_no_game(),
            Why::NotFound => self.problem_not_found(),
            Why::Stale => self.problem_stale(),
            Why::SecondGameFirst => self.problem_second_game_first(),
            Why::IllegalMove { .. } => self.refusal_not_legal(),
            Why::NotYourTurn { .. } => self.problem_not_your_turn(),
            Why::GameOver { .. } => self.problem_game_over(),
            Why::GameAborted { .. } => self.problem_game_aborted(),
            Why::StillPlaying => self.refused_still_playing(),
            Why::RematchAgreed => self.refused_rematch_agreed(),
            Why::DrawAlreadyOffered => self.refused_already_offered_draw(),
            Why::TakeBackAlreadyAsked => self.refused_already_asked_take_back(),
            Why::RematchAlreadyOffered => self.refused_already_offered_rematch(),
            Why::DrawTooSoon => self.refused_draw_too_soon(),
            Why::TakeBackTooSoon => self.refused_take_back_too_soon(),
            Why::RematchTooSoon => self.refused_rematch_too_soon(),
            Why::AnswerDrawFirst => self.refused_answer_draw_first(),
            Why::AnswerTakeBackFirst => self.refused_answer_take_back_first(),
            Why::AnswerRematchFirst => self.refused_answer_rematch_first(),
            Why::NoDrawOffer => self.refused_no_draw_offer(),
            Why::NoTakeBackRequest => self.refused_no_take_back_request(),
            Why::NoRematchOffer => self.refused_no_rematch_offer(),
            Why::NothingToWithdraw => self.refused_nothing_to_withdraw(),
            Why::NoDrawToClaim { .. } => self.problem_no_draw_to_claim(),
            Why::TakeBackFree => self.refused_take_back_free(),
            Why::TakeBackByConsent => self.refused_take_back_by_consent(),
            Why::TakeBackNever => self.refused_take_back_never(),
            Why::TakeBackTooFar { .. } => self.problem_take_back_too_far(),
            Why::TooLateToAbort => self.refused_too_late_to_abort(),
            Why::AbortInstead => self.refused_abort_instead(),
            Why::NoGracePeriod => self.refused_no_grace_period(),
            Why::OpponentHere => self.refused_opponent_here(),
            Why::StillInGrace { .. } => self.problem_still_in_grace(),
            Why::TooManyTakeBacks => self.problem_too_many_take_backs(),
            Why::LongLog => self.problem_long_log(),
            Why::NotNow => self.problem_not_now(),
            _ => self.problem_unknown(),
        }
    }
}

impl Speaker {
    /// The reason for a refusal, with the moves, sides and times behind it.
    pub fn why(&self, why: &Why) -> String {
        let words = self.words;
        match why {
            Why::IllegalMove { moves } => {
                self.with_alternatives(words.refusal_not_legal().to_owned(), moves)
            }
            Why::NotYourTurn { turn: Some(turn) } => {
                words.refusal_not_your_turn(self.named((*turn).into()))
            }
            Why::GameAborted { by: Some(by) } => words.refused_aborted(self.side((*by).into())),
            Why::TakeBackTooFar {
                possible: Some(possible),
            } => words.refused_take_back_too_far(*possible),
            Why::StillInGrace { left: Some(left) } => {
                words.refused_still_in_grace(&self.span(*left))
            }
            _ => {
                if let Some(ending) = why.ending() {
                    words.refusal_game_over(&self.ending(ending, &Players::unnamed()))
                } else if let Some(counters) = why.draw_counters() {
                    self.no_draw(counters)
                } else {
                    words.why(why).to_owned()
                }
            }
        }
    }
}

#[cfg(test)]
#[cfg(feature = "languages")]
mod tests {
    use super::*;
    use crate::{Colors, Language};
    use ::room::{Duration, Refused};
    use rules::{Color, DrawCounters, Ending, Labels, RuleSet, Termination};
    use testkit::position;

    #[test]
    fn every_reason_has_its_words() {
        let words = Words::of(Language::ENGLISH);
        for why in Why::all() {
            assert_ne!(words.why(&why), words.problem_unknown(), "{why:?}");
        }
    }

    #[test]
    fn reasons_are_told_in_the_readers_colors_and_notation() {
        let words: &'static Words = Box::leak(Box::new(Words::of(Language::ENGLISH)));
        let speaker = Speaker::new(words, Colors::RedWhite, Labels::Letters);
        let check = |refused: Refused, expected: &str| {
            assert_eq!(speaker.why(&Why::from(&refused)), expected);
        };
        let illegal = |fen: &str, path: &[(i32, i32)], color| {
            let path: Vec<_> = path
                .iter()
                .map(|&(row, col)| rules::Coords::new(row, col))
                .collect();
            let attempt = position(fen).attempt(RuleSet::OFFICIAL, color, &path);
            Refused::Move(attempt.unwrap_err())
        };
        let start = "B:W21-32:B1-12";
        check(
            illegal(start, &[(2, 1), (4, 3)], Color::Black),
            "That move isn't legal. You can play B6-A5 or B6-C5.",
        );
        check(
            illegal("W:W22,32:B18,1", &[(7, 6), (6, 5)], Color::White),
            "That move isn't legal. You must jump: C3xE5.",
        );
        check(
            illegal(start, &[(5, 2), (4, 3)], Color::White),
            "It's Red's turn.",
        );
        check(
            Refused::GameOver(Ending::win(Color::Black, Termination::Resignation)),
            "Game over. White resigned. Red wins.",
        );
        check(
            Refused::GameAborted { by: Color::Black },
            "Red aborted the game.",
        );
        check(
            Refused::NoDrawToClaim(DrawCounters {
                occurrences: 2,
                quiet_plies: 31,
            }),
            "You can't claim a draw yet: the position has come up only twice, and only 15 of 40 \
             moves have passed without progress.",
        );
        check(
            Refused::TakeBackTooFar { possible: 3 },
            "You can take back up to 3 moves.",
        );
        let left = Duration::from_secs(40);
        check(
            Refused::StillInGrace { left },
            "Your opponent has 40 seconds left to come back.",
        );
        // An older server sends the reason alone.
        let moves = Vec::new();
        assert_eq!(
            speaker.why(&Why::IllegalMove { moves }),
            "That move isn't legal."
        );
    }
}
