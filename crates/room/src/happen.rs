//! What can happen when, and its consequences.
//!
//! Both deciding and applying go through [`Room::happen`], so they can't disagree. Each function
//! checks before it changes anything, so an error changes nothing.

use crate::{
    Connection, Duration, Fact, Instant, MAX_TIME, Proposal, Refused, Room, Status, TakeBacks,
};
use rules::{Color, Ending, Game, Move, Reason, Refusal, Termination};

impl Room {
    /// Makes a fact happen, if it's possible. An error changes nothing.
    pub(crate) fn happen(&mut self, fact: &Fact, at: Instant) -> Result<(), Refused> {
        match *fact {
            // These check the clock themselves.
            Fact::Moved { .. } | Fact::FlagFell { .. } | Fact::Outage { .. } => {}
            _ => self.check_flag(at)?,
        }
        match *fact {
            Fact::Opened(_) | Fact::Resumed(_) => Err(Refused::AlreadyOpen),
            Fact::Moved { by, mv, credit } => self.play(by, mv, credit, at),
            Fact::Resigned { by } => {
                let ending = Ending::win(by.opponent(), Termination::Resignation);
                self.conclude(ending, at)
            }
            Fact::Proposed { by, proposal } => self.propose(by, proposal),
            Fact::Accepted { by, proposal } => self.accept(by, proposal, at),
            Fact::Declined { by, proposal } => {
                self.check_phase_for(proposal)?;
                self.proposals.answer(by, proposal)
            }
            Fact::Withdrawn { by, proposal } => {
                self.check_phase_for(proposal)?;
                self.proposals.withdraw(by, proposal)
            }
            Fact::TakenBack { plies, .. } => self.take_back_freely(plies.into(), at),
            Fact::DrawClaimed { by } => self.claim_draw(by, at),
            Fact::AbandonmentClaimed { by } => self.claim_abandonment(by, at),
            Fact::Aborted { by } => self.abort(by, at),
            Fact::FlagFell { seat } => self.fall_flag(seat, at),
            Fact::Outage { since } => self.give_back(since, at),
            Fact::Disconnected { seat } => self.disconnect(seat, at),
            Fact::Reconnected { seat } => self.reconnect(seat),
        }
    }

    /// When the flag of the side to move falls, if its clock is running. Time never goes back, so
    /// this isn't before the last event.
    pub(crate) fn flag_fall(&self) -> Option<Instant> {
        let at = self.clocks.runs_out(self.game.turn())?;
        Some(at.max(self.last_at))
    }

    /// Returns an error if a flag has fallen without being noticed.
    pub(crate) fn check_flag(&self, at: Instant) -> Result<(), Refused> {
        if self.clocks.is_called(self.game.turn(), at) {
            return Err(Refused::TimeIsUp);
        }
        Ok(())
    }

    fn check_playing(&self) -> Result<(), Refused> {
        match self.status() {
            Status::Playing => Ok(()),
            Status::Over(ending) => Err(Refused::GameOver(ending)),
            Status::Aborted { by } => Err(Refused::GameAborted { by }),
        }
    }

    /// Draws and take-backs are for games in progress, rematches for finished ones.
    fn check_phase_for(&self, proposal: Proposal) -> Result<(), Refused> {
        match proposal {
            Proposal::Draw | Proposal::TakeBack { .. } => self.check_playing(),
            Proposal::Rematch if self.turn().is_some() => Err(Refused::StillPlaying),
            Proposal::Rematch => self.check_no_rematch(),
        }
    }

    const fn check_no_rematch(&self) -> Result<(), Refused> {
        if self.rematch_agreed {
            return Err(Refused::RematchAgreed);
        }
        Ok(())
    }

    fn fall_flag(&mut self, seat: Color, at: Instant) -> Result<(), Refused> {
        self.check_playing()?;
        if seat != self.game.turn() || self.flag_fall() != Some(at) {
            return Err(Refused::FlagUp);
        }
        let ending = Ending::win(seat.opponent(), Termination::TimeForfeit);
        self.conclude(ending, at)
    }

    fn play(&mut self, by: Color, mv: Move, credit: Duration, at: Instant) -> Result<(), Refused> {
        let turn = self.game.turn();
        if by != turn {
            self.check_flag(at)?;
            self.check_playing()?;
            return Err(Refused::Move(Refusal {
                reason: Reason::NotYourTurn { turn },
                possible: Vec::new(),
            }));
        }
        if self.clocks.is_late(turn, at, credit) {
            return Err(Refused::TimeIsUp);
        }
        if credit > self.clocks.credit(credit, at) {
            return Err(Refused::TooMuchCredit);
        }
        self.check_playing()?;
        self.game.play(mv)?;
        self.clocks.pass(by, at, credit);
        self.proposals.lapse_by_move(by);
        if self.game.ending().is_some() {
            self.settle(at);
        }
        Ok(())
    }

    fn propose(&mut self, by: Color, proposal: Proposal) -> Result<(), Refused> {
        self.check_phase_for(proposal)?;
        if let Proposal::TakeBack { plies } = proposal {
            match self.terms.take_backs {
                TakeBacks::ByConsent => self.check_reach(plies.into())?,
                policy => return Err(Refused::TakeBackPolicy(policy)),
            }
        }
        self.proposals.make(by, proposal, self.game.moves().len())
    }

    fn accept(&mut self, by: Color, proposal: Proposal, at: Instant) -> Result<(), Refused> {
        self.check_phase_for(proposal)?;
        self.proposals.answer(by, proposal)?;
        match proposal {
            Proposal::Draw => self.conclude(Ending::draw(Termination::Agreement), at)?,
            // The request lapses with any move, so there are still enough moves to take back.
            Proposal::TakeBack { plies } => self.undo(plies.into(), at),
            Proposal::Rematch => self.rematch_agreed = true,
        }
        Ok(())
    }

    fn take_back_freely(&mut self, plies: usize, at: Instant) -> Result<(), Refused> {
        if self.terms.take_backs != TakeBacks::Free {
            return Err(Refused::TakeBackPolicy(self.terms.take_backs));
        }
        self.check_no_rematch()?;
        let only_reopens = plies == 0 && self.is_over_off_the_board();
        if !only_reopens {
            self.check_reach(plies)?;
        }
        self.undo(plies, at);
        Ok(())
    }

    fn check_reach(&self, plies: usize) -> Result<(), Refused> {
        let possible = self.plies();
        if (1..=possible).contains(&plies) {
            Ok(())
        } else {
            Err(Refused::TakeBackTooFar { possible })
        }
    }

    /// Returns how many half-moves a take-back undoes, back to this side's last turn. `None` if it
    /// has had no turn. Zero undoes a resignation or another ending that no move caused.
    pub fn take_back_plies(&self, side: Color) -> Option<u16> {
        if self.is_over_off_the_board() {
            return Some(0);
        }
        let plies = if self.game.turn() == side { 2 } else { 1 };
        (self.plies() >= usize::from(plies)).then_some(plies)
    }

    /// Whether the game is over for a reason that the board doesn't show.
    pub fn is_over_off_the_board(&self) -> bool {
        match self.status() {
            Status::Playing => false,
            Status::Aborted { .. } => true,
            Status::Over(ending) => match ending.termination {
                Termination::CapturedOut
                | Termination::Blocked
                | Termination::FivefoldRepetition
                | Termination::MoveLimit => false,
                Termination::Resignation
                | Termination::TimeForfeit
                | Termination::Abandonment
                | Termination::Agreement
                | Termination::ThreefoldRepetition
                | Termination::FortyMoves => true,
            },
        }
    }

    /// Takes back this many moves and reopens the game if it was over.
    fn undo(&mut self, plies: usize, at: Instant) {
        let keep = self.game.moves().len() - plies;
        let mut game = Game::from_position(self.terms.start, self.terms.rules);
        for &mv in &self.game.moves()[..keep] {
            game.play(mv)
                .expect("the move was legal when it was played");
        }
        self.game = game;
        self.clocks.take_back(plies, at);
        self.proposals = Default::default();
        self.aborted = None;
    }

    fn claim_draw(&mut self, by: Color, at: Instant) -> Result<(), Refused> {
        self.check_playing()?;
        let Some(claim) = self.game.claimable_draw(by) else {
            return Err(Refused::NoDrawToClaim(self.game.draw_counters()));
        };
        self.conclude(Ending::draw(claim.termination()), at)
    }

    fn claim_abandonment(&mut self, by: Color, at: Instant) -> Result<(), Refused> {
        self.check_playing()?;
        let grace = self.terms.disconnect_grace.ok_or(Refused::NoGracePeriod)?;
        let Connection::Gone { since } = self.connections[by.opponent()] else {
            return Err(Refused::OpponentHere);
        };
        if !self.is_under_way() {
            return Err(Refused::AbortInstead);
        }
        let left = grace.minus(at.since(since));
        if !left.is_zero() {
            return Err(Refused::StillInGrace { left });
        }
        self.conclude(Ending::win(by, Termination::Abandonment), at)
    }

    fn abort(&mut self, by: Color, at: Instant) -> Result<(), Refused> {
        self.check_playing()?;
        if self.is_under_way() {
            return Err(Refused::TooLateToAbort);
        }
        self.aborted = Some(by);
        self.settle(at);
        Ok(())
    }

    /// Whether a player is losing time, on the clock or in a grace period.
    pub(crate) fn is_time_running(&self) -> bool {
        let is_gone = |color| self.connections[color] != Connection::Here;
        self.turn().is_some() && (self.clocks.is_running() || Color::BOTH.into_iter().any(is_gone))
    }

    fn give_back(&mut self, since: Instant, at: Instant) -> Result<(), Refused> {
        // The outage doesn't undo a flag that fell before it.
        self.check_flag(since.min(at))?;
        self.check_playing()?;
        let lost = at.since(since);
        let is_sound = since >= self.last_at && !lost.is_zero() && lost <= MAX_TIME;
        if !is_sound || !self.is_time_running() {
            return Err(Refused::NoOutage);
        }
        self.clocks.give_back(lost);
        for color in Color::BOTH {
            if let Connection::Gone { since } = &mut self.connections[color] {
                *since = since.after(lost);
            }
        }
        Ok(())
    }

    fn disconnect(&mut self, seat: Color, at: Instant) -> Result<(), Refused> {
        match self.connections[seat] {
            Connection::Gone { .. } => Err(Refused::AlreadyGone(seat)),
            Connection::Here => {
                self.connections[seat] = Connection::Gone { since: at };
                Ok(())
            }
        }
    }

    fn reconnect(&mut self, seat: Color) -> Result<(), Refused> {
        match self.connections[seat] {
            Connection::Here => Err(Refused::AlreadyHere(seat)),
            Connection::Gone { .. } => {
                self.connections[seat] = Connection::Here;
                Ok(())
            }
        }
    }

    /// Ends the game for a reason that the board doesn't show.
    fn conclude(&mut self, ending: Ending, at: Instant) -> Result<(), Refused> {
        self.check_playing()?;
        self.game.conclude(ending)?;
        self.settle(at);
        Ok(())
    }

    /// Stops the clocks and drops the proposals that only make sense during the game.
    fn settle(&mut self, at: Instant) {
        self.clocks.stop(self.game.turn(), at);
        self.proposals.lapse_by_end();
    }
}
