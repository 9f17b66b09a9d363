//! The status line: the most important thing right now, and what can be done about it.

use crate::{Driver, Message, Table};
use room::{Action, Instant, Proposal};
use rules::{Color, Move};

/// The content of the status line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StatusLine<N> {
    /// The game is played elsewhere. It can be played here instead.
    Elsewhere,
    /// A past position is on the board.
    LookingBack,
    /// The user is asked to confirm this.
    Confirm(Action),
    /// An offer that a person at this table can answer, and the side that does.
    Offer {
        /// Who made it.
        by: Color,
        /// What it is.
        proposal: Proposal,
    },
    /// An offer of the user, who can withdraw it.
    OwnOffer(Proposal),
    /// The opponent is gone, and the game can be claimed.
    Claimable(Color),
    /// A premove, which can be canceled.
    Premove(Move),
    /// The last message.
    Message(Message<N>),
    /// Whose turn it is.
    Turn,
    /// The game is over.
    Nothing,
}

impl<D: Driver> Table<D> {
    /// The status line.
    pub fn line(&self, now: Instant) -> StatusLine<D::Notice> {
        let game = self.driver();
        if game.is_elsewhere() {
            return StatusLine::Elsewhere;
        }
        let is_over = game.is_over();
        let offer = self.open_offer();
        let is_asked = offer.is_some_and(|(by, _)| game.acts_for(by.opponent()));
        let confirming = self.confirming().filter(|_| !is_over);
        // The user shouldn't miss an offer.
        if self.looking_at().is_some() && !is_asked && confirming.is_none() {
            return StatusLine::LookingBack;
        }
        if let Some(action) = confirming {
            return StatusLine::Confirm(action);
        }
        match offer {
            Some((by, proposal)) if game.acts_for(by.opponent()) => {
                return StatusLine::Offer { by, proposal };
            }
            Some((by, proposal)) if game.acts_for(by) => return StatusLine::OwnOffer(proposal),
            _ => {}
        }
        if let Some(person) = game.person()
            && game.can_claim_abandonment(now)
        {
            return StatusLine::Claimable(person.opponent());
        }
        if let Some(mv) = game.premove() {
            return StatusLine::Premove(mv);
        }
        match self.message() {
            Some(message) => StatusLine::Message(message.clone()),
            None if is_over => StatusLine::Nothing,
            None => StatusLine::Turn,
        }
    }

    /// The offer to show: one that can be answered here comes first. A rematch is offered next to
    /// the result, not in the line.
    fn open_offer(&self) -> Option<(Color, Proposal)> {
        let game = self.driver();
        let mut offers = game.offers();
        offers.retain(|(_, proposal)| *proposal != Proposal::Rematch);
        let answerable = offers
            .iter()
            .find(|(by, _)| game.acts_for(by.opponent()))
            .copied();
        answerable.or(offers.first().copied())
    }
}
