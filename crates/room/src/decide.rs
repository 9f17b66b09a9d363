//! Turns commands into facts.

use crate::{
    Action, Command, Duration, Event, Fact, Instant, MAX_TIME, Proposal, Refused, Room, TakeBacks,
};
use rules::Color;
use std::iter;

impl Room {
    /// Decides what happens if this command arrives at `now`, or returns why nothing does.
    ///
    /// The caller should store the events, then [apply](Room::apply) them. There may be none, for
    /// example for a [`Command::Tick`] without a fallen flag or a [`Command::Outage`] that cost
    /// nobody any time. The room itself doesn't change.
    pub fn decide(&self, command: &Command, now: Instant) -> Result<Vec<Event>, Refused> {
        let Some((first, mut room)) = self.decide_first(command, now)? else {
            return Ok(Vec::new());
        };
        let at = now.max(self.last_at);
        let is_flag = matches!(first.fact, Fact::FlagFell { .. });
        let second = if is_flag {
            // Decide the command again, after the end of the game. If it's no longer possible, the
            // end of the game is the answer.
            room.carry_out(command, at).ok().flatten()
        } else if matches!(command, Command::Outage { .. }) && room.check_flag(at).is_err() {
            // An outage ends before now, and the flag may have fallen since.
            Some(room.drop_flag())
        } else {
            None
        };
        Ok(iter::once(first).chain(second).collect())
    }

    /// The first event that [`decide`](Room::decide) returns, and the room after it.
    ///
    /// For callers that store events one at a time and decide again after each.
    pub fn decide_first(
        &self,
        command: &Command,
        now: Instant,
    ) -> Result<Option<(Event, Room)>, Refused> {
        let at = now.max(self.last_at);
        let mut room = self.clone();
        let event = match room.carry_out(command, at) {
            Err(Refused::TimeIsUp) => Some(room.drop_flag()),
            verdict => verdict?,
        };
        Ok(event.map(|event| (event, room)))
    }

    /// Decides and applies, for a room without a separate store. A refusal changes nothing.
    ///
    /// The caller should append the events to the log.
    pub fn act(&mut self, command: &Command, now: Instant) -> Result<Vec<Event>, Refused> {
        let events = self.decide(command, now)?;
        for event in &events {
            self.apply(event).expect("decided events can be applied");
        }
        Ok(events)
    }

    /// Carries out a command. An error changes nothing.
    fn carry_out(&mut self, command: &Command, at: Instant) -> Result<Option<Event>, Refused> {
        let fact = match *command {
            Command::Player { by, action, lag } => self.fact_of(by, action, lag, at),
            Command::Disconnect { seat } => Fact::Disconnected { seat },
            Command::Reconnect { seat } => Fact::Reconnected { seat },
            Command::Outage { since, until } => return self.note_outage(since, until, at),
            Command::Tick => return self.check_flag(at).map(|()| None),
        };
        self.note(fact, at).map(Some)
    }

    /// Gives back the time lost in an outage. Returns `None` if no time was lost.
    fn note_outage(
        &mut self,
        since: Instant,
        until: Instant,
        at: Instant,
    ) -> Result<Option<Event>, Refused> {
        let until = until.min(at);
        let longest = i64::try_from(MAX_TIME.as_millis()).unwrap_or(i64::MAX);
        let earliest = Instant::from_millis(until.as_millis().saturating_sub(longest));
        let since = since.max(self.last_at).max(earliest);
        if until <= since || !self.is_time_running() {
            return self.check_flag(at).map(|()| None);
        }
        self.note(Fact::Outage { since }, until).map(Some)
    }

    /// The fact that this action would cause.
    fn fact_of(&self, by: Color, action: Action, lag: Duration, at: Instant) -> Fact {
        match action {
            Action::Move(mv) => Fact::Moved {
                by,
                mv,
                credit: self.clocks.credit(lag, at),
            },
            Action::Resign => Fact::Resigned { by },
            Action::Propose(Proposal::TakeBack { plies })
                if self.terms.take_backs == TakeBacks::Free =>
            {
                Fact::TakenBack { by, plies }
            }
            Action::Propose(proposal) if self.proposals.is_open(by.opponent(), proposal) => {
                Fact::Accepted { by, proposal }
            }
            Action::Propose(proposal) => Fact::Proposed { by, proposal },
            Action::Accept(proposal) => Fact::Accepted { by, proposal },
            Action::Decline(proposal) => Fact::Declined { by, proposal },
            Action::Withdraw(proposal) => Fact::Withdrawn { by, proposal },
            Action::ClaimDraw => Fact::DrawClaimed { by },
            Action::ClaimAbandonment => Fact::AbandonmentClaimed { by },
            Action::Abort => Fact::Aborted { by },
        }
    }

    /// Ends the game at the instant the time ran out.
    fn drop_flag(&mut self) -> Event {
        let seat = self.game.turn();
        let at = self.flag_fall().expect("only a running clock runs out");
        self.note(Fact::FlagFell { seat }, at)
            .expect("the time is up and the game is not over")
    }

    /// Makes a fact the next event, if it's possible. An error changes nothing.
    fn note(&mut self, fact: Fact, at: Instant) -> Result<Event, Refused> {
        self.happen(&fact, at)?;
        let seq = self.next_seq;
        self.advance(at);
        Ok(Event { seq, at, fact })
    }
}
