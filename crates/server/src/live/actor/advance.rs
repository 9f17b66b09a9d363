//! How a game advances: a request is decided, stored and only then announced.

use super::{LiveGame, Refusal, stale};
use crate::bus::GameFact;
use crate::clock;
use crate::store::{AppendError, Ended, GameRow, Rated, StoreError};
use protocol::{EndReason, ServerMessage, Speed, Why};
use room::{Action, Command, Event, Fact, Room, Status};
use rules::{Color, Outcome};
use tokio::time::{Duration, Instant, sleep};

/// How long to wait before retrying a store that doesn't respond.
const RETRY: Duration = Duration::from_millis(500);

impl LiveGame {
    pub(super) async fn carry_out(&mut self, command: &Command) -> Result<(), Refusal> {
        self.carry_out_if(command, |_| true).await
    }

    /// Decides, stores and applies a command. Decides again whenever the game has moved on in the
    /// meantime.
    pub(super) async fn carry_out_if(
        &mut self,
        command: &Command,
        is_meant: impl Fn(&Room) -> bool,
    ) -> Result<(), Refusal> {
        loop {
            self.give_back_outages().await?;
            if !is_meant(&self.room) {
                return Err(stale());
            }
            let decided = self.room.decide(command, clock::now());
            let events = decided.map_err(|refused| Refusal(Why::from(&refused)))?;
            // Store one event at a time, because nodes compete for each number in the log.
            let Some(event) = events.into_iter().next() else {
                return Ok(());
            };
            // If the time is up, that comes first. Then the command is decided again.
            let is_flag = matches!(event.fact, Fact::FlagFell { .. });
            let is_wish = !is_flag || *command == Command::Tick;
            if self.store(event).await? && is_wish {
                return Ok(());
            }
        }
    }

    /// Stores an event as the next one in the log. Returns `false` if another event was first,
    /// which is then applied.
    pub(super) async fn store(&mut self, event: Event) -> Result<bool, Refusal> {
        if self.is_broken {
            return Err(Refusal(Why::Unavailable));
        }
        let mut after = self.room.clone();
        if let Err(error) = after.apply(&event) {
            tracing::error!(game = %self.id, %error, "cannot apply a decided event");
            return Err(Refusal(Why::Unavailable));
        }
        let mut ended = ended(&self.row, &self.room, &after, event.at);
        if let Some(ended) = &mut ended {
            ended.next = self.second_of_heat(&after);
        }
        loop {
            let appended = self.with.store.append(self.id, &event, ended.clone());
            match appended.await {
                Ok(()) => {
                    self.room = after;
                    self.note(event.clone());
                    self.tell_others(GameFact::Event(event.clone())).await;
                    if let Some(next) = ended.and_then(|ended| ended.next) {
                        self.with.starter.announce(&next).await;
                    }
                    self.follow_up(&event).await;
                    return Ok(true);
                }
                Err(AppendError::Conflict) => {
                    let news = self.catch_up().await;
                    // The event is ours after all, from an attempt whose response was lost.
                    if news.first() == Some(&event) {
                        self.tell_others(GameFact::Event(event)).await;
                        return Ok(true);
                    }
                    return Ok(false);
                }
                Err(AppendError::NotWritten(error)) => {
                    tracing::warn!(game = %self.id, %error, "cannot store an event");
                    return Err(self.put_off());
                }
                Err(AppendError::Unknown(error)) => {
                    tracing::warn!(game = %self.id, %error, "an event may not be stored: retrying");
                    sleep(RETRY).await;
                }
            }
        }
    }

    /// Nothing can be stored. Whatever is due is retried in a moment.
    pub(super) fn put_off(&mut self) -> Refusal {
        self.again = Some(Instant::now() + RETRY);
        Refusal(Why::NotStored)
    }

    /// Applies a stored event and sends it to everyone here.
    pub(super) fn take_in(&mut self, event: Event) {
        if let Err(error) = self.room.apply(&event) {
            tracing::error!(game = %self.id, %error, "the log is broken");
            self.is_broken = true;
            return;
        }
        self.note(event);
    }

    /// Adds an applied event to the log and sends it to everyone here.
    fn note(&mut self, event: Event) {
        self.log.push(event.clone());
        self.members.tell_all(&ServerMessage::Event {
            game: self.id,
            event,
        });
    }

    /// Reads new events from the store, applies them and returns them.
    pub(super) async fn catch_up(&mut self) -> Vec<Event> {
        loop {
            match self.with.store.log(self.id, self.room.next_seq()).await {
                Ok(events) => {
                    for event in &events {
                        self.take_in(event.clone());
                    }
                    if let Some(last) = events.last() {
                        Box::pin(self.give_back_late_news(last)).await;
                    }
                    for event in &events {
                        Box::pin(self.follow_up(event)).await;
                    }
                    return events;
                }
                Err(StoreError::Corrupt(why)) => {
                    tracing::error!(game = %self.id, why, "cannot read the log");
                    self.is_broken = true;
                    return Vec::new();
                }
                Err(error) => {
                    tracing::warn!(game = %self.id, %error, "cannot read a game's log: retrying");
                    sleep(RETRY).await;
                }
            }
        }
    }

    /// Handles the consequences of an event.
    pub(super) async fn follow_up(&mut self, event: &Event) {
        match event.fact {
            Fact::Moved { by, .. } => self.play_premove(by.opponent()).await,
            // Another node has lost a player who is connected here.
            Fact::Disconnected { seat } if self.members.is_here(seat) => {
                let _ = Box::pin(self.carry_out(&Command::Reconnect { seat })).await;
            }
            _ => {}
        }
        if self.next.is_none() {
            self.go_on().await;
        }
    }

    pub(super) async fn play_premove(&mut self, by: Color) {
        let Some(premove) = self.premoves[by].take() else {
            return;
        };
        if premove.ply != self.room.plies() {
            return;
        }
        let command = Command::player(by, Action::Move(premove.mv));
        let is_meant = |room: &Room| room.plies() == premove.ply;
        if let Err(why) = Box::pin(self.carry_out_if(&command, is_meant)).await {
            premove
                .outbox
                .refuse(Some(premove.id), Some(self.id), why.0);
        }
    }
}

/// How the game ended with this event, if it did.
fn ended(row: &GameRow, before: &Room, after: &Room, at: room::Instant) -> Option<Ended> {
    let status = after.status();
    if status == Status::Playing || before.status() == status {
        return None;
    }
    let (result, termination, score) = match status {
        Status::Over(ending) => {
            // In PDN, the first number is Black's.
            let (result, score) = match ending.outcome {
                Outcome::Win(Color::Black) => ("1-0", 1.0),
                Outcome::Win(Color::White) => ("0-1", 0.0),
                Outcome::Draw => ("1/2-1/2", 0.5),
            };
            (result, EndReason::from(ending.termination), Some(score))
        }
        Status::Aborted { .. } | Status::Playing => ("*", EndReason::Aborted, None),
    };
    let speed = Speed::of(after.terms().time).filter(|_| row.rated);
    let rated = speed.zip(score).map(|(speed, score)| Rated {
        black: row.black,
        white: row.white,
        speed,
        score,
    });
    Some(Ended {
        at,
        result,
        termination,
        rated,
        next: None,
    })
}
