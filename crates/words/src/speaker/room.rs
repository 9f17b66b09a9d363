//! Offers, answers, and a room's refusals.

use super::{Players, Speaker};
use ::room::{Proposal, Refused, TakeBacks};
use rules::{Color, DrawCounters, QUIET_PLIES_TO_CLAIM};

impl Speaker {
    /// One side's offer, for the other side.
    pub fn proposed(&self, by: Color, proposal: Proposal, players: &Players) -> String {
        let by = self.name_or_side(by, players);
        match proposal {
            Proposal::Draw => self.words.offer_draw(&by),
            Proposal::TakeBack { plies } => self.words.offer_take_back(&by, plies),
            Proposal::Rematch => self.words.offer_rematch(&by),
        }
    }

    /// The reader's own offer.
    pub fn own_offer(&self, proposal: Proposal) -> &'static str {
        match proposal {
            Proposal::Draw => self.words.offer_draw_yours(),
            Proposal::TakeBack { .. } => self.words.offer_take_back_yours(),
            Proposal::Rematch => self.words.offer_rematch_yours(),
        }
    }

    /// A side declined.
    pub fn declined(&self, by: Color, proposal: Proposal, players: &Players) -> String {
        let by = self.name_or_side(by, players);
        match proposal {
            Proposal::Draw => self.words.declined_draw(&by),
            Proposal::TakeBack { .. } => self.words.declined_take_back(&by),
            Proposal::Rematch => self.words.declined_rematch(&by),
        }
    }

    /// A side withdrew an offer.
    pub fn withdrawn(&self, by: Color, proposal: Proposal, players: &Players) -> String {
        let by = self.name_or_side(by, players);
        match proposal {
            Proposal::Draw => self.words.withdrawn_draw(&by),
            Proposal::TakeBack { .. } => self.words.withdrawn_take_back(&by),
            Proposal::Rematch => self.words.withdrawn_rematch(&by),
        }
    }

    /// Why something can't happen in a room, for the player who wanted it.
    pub fn refused(&self, refused: &Refused) -> String {
        let words = self.words;
        let nobody = Players::unnamed();
        match refused {
            Refused::Move(refusal) => return self.refusal(refusal),
            Refused::GameOver(ending) => {
                return words.refusal_game_over(&self.ending(*ending, &nobody));
            }
            Refused::GameAborted { by } => return words.refused_aborted(self.side(*by)),
            Refused::NoDrawToClaim(counters) => return self.no_draw(*counters),
            Refused::TakeBackTooFar { possible } => {
                return words.refused_take_back_too_far(*possible);
            }
            Refused::StillInGrace { left } => {
                return words.refused_still_in_grace(&self.span(*left));
            }
            Refused::StillPlaying => words.refused_still_playing(),
            Refused::RematchAgreed => words.refused_rematch_agreed(),
            Refused::AlreadyProposed(Proposal::Draw) => words.refused_already_offered_draw(),
            Refused::AlreadyProposed(Proposal::TakeBack { .. }) => {
                words.refused_already_asked_take_back()
            }
            Refused::AlreadyProposed(Proposal::Rematch) => words.refused_already_offered_rematch(),
            Refused::ProposedTooSoon(Proposal::Draw) => words.refused_draw_too_soon(),
            Refused::ProposedTooSoon(Proposal::TakeBack { .. }) => {
                words.refused_take_back_too_soon()
            }
            Refused::ProposedTooSoon(Proposal::Rematch) => words.refused_rematch_too_soon(),
            Refused::AnswerFirst(Proposal::Draw) => words.refused_answer_draw_first(),
            Refused::AnswerFirst(Proposal::TakeBack { .. }) => {
                words.refused_answer_take_back_first()
            }
            Refused::AnswerFirst(Proposal::Rematch) => words.refused_answer_rematch_first(),
            Refused::NotProposed(Proposal::Draw) => words.refused_no_draw_offer(),
            Refused::NotProposed(Proposal::TakeBack { .. }) => words.refused_no_take_back_request(),
            Refused::NotProposed(Proposal::Rematch) => words.refused_no_rematch_offer(),
            Refused::NothingToWithdraw(_) => words.refused_nothing_to_withdraw(),
            Refused::TakeBackPolicy(TakeBacks::Free) => words.refused_take_back_free(),
            Refused::TakeBackPolicy(TakeBacks::ByConsent) => words.refused_take_back_by_consent(),
            Refused::TakeBackPolicy(TakeBacks::Never) => words.refused_take_back_never(),
            Refused::TooLateToAbort => words.refused_too_late_to_abort(),
            Refused::AbortInstead => words.refused_abort_instead(),
            Refused::NoGracePeriod => words.refused_no_grace_period(),
            Refused::OpponentHere => words.refused_opponent_here(),
            Refused::AlreadyGone(_) => words.refused_already_gone(),
            Refused::AlreadyHere(_) => words.refused_already_here(),
            Refused::AlreadyOpen => words.refused_already_open(),
            Refused::TimeIsUp => words.refused_time_is_up(),
            Refused::FlagUp => words.refused_flag_up(),
            Refused::TooMuchCredit => words.refused_too_much_credit(),
            Refused::NoOutage => words.refused_no_outage(),
        }
        .to_owned()
    }

    pub(crate) fn no_draw(&self, counters: DrawCounters) -> String {
        let needed = QUIET_PLIES_TO_CLAIM / 2;
        let (times, quiet) = (counters.occurrences, counters.quiet_moves());
        self.words.refused_no_draw_to_claim(times, quiet, needed)
    }
}
