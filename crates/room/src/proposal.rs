//! Proposals by one side that the other answers.

use crate::{Refused, Sides};
use rules::Color;
use serde::{Deserialize, Serialize};

/// A proposal by one side that the other answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// To end the game with a draw.
    Draw,
    /// To take back the last moves.
    TakeBack {
        /// How many, counting both sides' moves.
        plies: u16,
    },
    /// To play again on the same terms with the sides swapped.
    Rematch,
}

/// The open proposals, at most one of each kind, and when each side made its last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Proposals {
    draw: Slot,
    take_back: Slot,
    rematch: Slot,
}

/// The state of one kind of proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Slot {
    open: Option<(Color, Proposal)>,
    /// The number of moves in the game when each side last proposed it.
    made: Sides<Option<usize>>,
}

impl Proposals {
    /// The open proposals, each with the side that made it.
    pub(crate) fn open(&self) -> impl Iterator<Item = (Color, Proposal)> + use<> {
        [self.draw, self.take_back, self.rematch]
            .into_iter()
            .filter_map(|slot| slot.open)
    }

    /// Whether this side has made exactly this proposal and it's still open.
    pub(crate) fn is_open(&self, by: Color, proposal: Proposal) -> bool {
        self.slot(proposal).open == Some((by, proposal))
    }

    /// Opens a proposal.
    pub(crate) fn make(
        &mut self,
        by: Color,
        proposal: Proposal,
        ply: usize,
    ) -> Result<(), Refused> {
        let slot = self.slot_mut(proposal);
        match slot.open {
            Some((maker, open)) if maker == by => return Err(Refused::AlreadyProposed(open)),
            Some((_, open)) => return Err(Refused::AnswerFirst(open)),
            None => {}
        }
        if slot.made[by].is_some_and(|made| ply < made + 2) {
            return Err(Refused::ProposedTooSoon(proposal));
        }
        slot.open = Some((by, proposal));
        slot.made[by] = Some(ply);
        Ok(())
    }

    /// Closes the opponent's proposal, which was accepted or declined.
    pub(crate) fn answer(&mut self, by: Color, proposal: Proposal) -> Result<(), Refused> {
        if !self.is_open(by.opponent(), proposal) {
            return Err(Refused::NotProposed(proposal));
        }
        self.slot_mut(proposal).open = None;
        Ok(())
    }

    /// Closes the side's own proposal.
    pub(crate) fn withdraw(&mut self, by: Color, proposal: Proposal) -> Result<(), Refused> {
        if !self.is_open(by, proposal) {
            return Err(Refused::NothingToWithdraw(proposal));
        }
        self.slot_mut(proposal).open = None;
        Ok(())
    }

    /// A move declines the opponent's draw offer and cancels any take-back request. The mover's own
    /// draw offer stands.
    pub(crate) fn lapse_by_move(&mut self, by: Color) {
        self.draw.open = self.draw.open.filter(|(maker, _)| *maker == by);
        self.take_back.open = None;
    }

    /// After the end of the game, draw offers and take-back requests no longer make sense.
    pub(crate) fn lapse_by_end(&mut self) {
        self.draw.open = None;
        self.take_back.open = None;
    }

    const fn slot(&self, proposal: Proposal) -> &Slot {
        match proposal {
            Proposal::Draw => &self.draw,
            Proposal::TakeBack { .. } => &self.take_back,
            Proposal::Rematch => &self.rematch,
        }
    }

    const fn slot_mut(&mut self, proposal: Proposal) -> &mut Slot {
        match proposal {
            Proposal::Draw => &mut self.draw,
            Proposal::TakeBack { .. } => &mut self.take_back,
            Proposal::Rematch => &mut self.rematch,
        }
    }
}
