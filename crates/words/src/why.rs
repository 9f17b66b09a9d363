//! Why the server refused something.

use crate::Words;
use protocol::Why;

impl Words {
    /// The reason for a refusal, as a sentence. These messages belong to online play.
    pub fn why(&self, why: Why) -> &str {
        match why {
            Why::BadMessage | Why::BadQuery | Why::NoHello | Why::NoMethod => {
                self.problem_bad_message()
            }
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
    fn why_in_game(&self, why: Why) -> &str {
        match why {
            Why::NotJoined => self.problem_not_joined(),
            Why::Watching => self.problem_not_your_seat(),
            Why::NoGame => self.problem_no_game(),
            Why::NotFound => self.problem_not_found(),
            Why::Stale => self.problem_stale(),
            Why::SecondGameFirst => self.problem_second_game_first(),
            Why::IllegalMove => self.problem_illegal_move(),
            Why::GameOver => self.problem_game_over(),
            Why::GameAborted => self.problem_game_aborted(),
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
            Why::NoDrawToClaim => self.problem_no_draw_to_claim(),
            Why::TakeBackFree => self.refused_take_back_free(),
            Why::TakeBackByConsent => self.refused_take_back_by_consent(),
            Why::TakeBackNever => self.refused_take_back_never(),
            Why::TakeBackTooFar => self.problem_take_back_too_far(),
            Why::TooLateToAbort => self.refused_too_late_to_abort(),
            Why::AbortInstead => self.refused_abort_instead(),
            Why::NoGracePeriod => self.refused_no_grace_period(),
            Why::OpponentHere => self.refused_opponent_here(),
            Why::StillInGrace => self.problem_still_in_grace(),
            Why::TooManyTakeBacks => self.problem_too_many_take_backs(),
            Why::LongLog => self.problem_long_log(),
            Why::NotNow => self.problem_not_now(),
            _ => self.problem_unknown(),
        }
    }
}

#[cfg(test)]
#[cfg(feature = "languages")]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn every_reason_has_its_words() {
        let words = Words::of(Language::ENGLISH);
        for why in Why::ALL {
            assert_ne!(words.why(*why), words.problem_unknown(), "{why:?}");
        }
    }
}
