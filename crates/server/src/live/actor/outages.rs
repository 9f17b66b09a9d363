//! Gives back time lost in outages.

use super::{LiveGame, Refusal};
use crate::clock;
use crate::pulse::LATE_NEWS;
use room::{Command, Event};

impl LiveGame {
    /// Gives back the time of every outage since the last event, once the store can be reached.
    /// This must happen before anything else is decided, because only outages after the last event
    /// count.
    pub(super) async fn give_back_outages(&mut self) -> Result<(), Refusal> {
        if !self.with.pulse.ensure().await {
            return Err(self.put_off());
        }
        for outage in self.with.pulse.outages_after(self.room.last_at()) {
            self.give_back(outage.since, outage.until).await?;
        }
        Ok(())
    }

    /// Gives back the time until a player here could see the opponent's move, if the bus should
    /// have delivered it but didn't.
    pub(super) async fn give_back_late_news(&mut self, last: &Event) {
        let now = clock::now();
        let is_late = now.since(last.at) > LATE_NEWS;
        if is_late
            && self
                .room
                .turn()
                .is_some_and(|turn| self.members.is_here(turn))
        {
            // A refusal means that the store doesn't respond or the game is over.
            let _ = self.give_back(last.at, now).await;
        }
    }

    async fn give_back(
        &mut self,
        since: room::Instant,
        until: room::Instant,
    ) -> Result<(), Refusal> {
        let command = Command::Outage { since, until };
        // If another node was faster, there may be nothing left to give back.
        while let Ok(events) = self.room.decide(&command, clock::now()) {
            let Some(event) = events.into_iter().next() else {
                break;
            };
            if self.store(event).await? {
                break;
            }
        }
        Ok(())
    }
}
