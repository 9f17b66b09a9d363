//! Handles what the server says about a game.

use super::{ChatLine, LiveGame, State};
use protocol::{ClientMessage, GameId, GameLog, ServerMessage, Why};
use room::{Action, Event, Fact, Instant, Proposal, Room, Status};
use rules::Color;

/// Something to announce.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The board on the screen has changed.
    Board,
    /// The user's request was refused, for this reason.
    Refused(Why),
    /// The user's move was taken back, for this reason.
    MoveRefused(Why),
    /// The connection was lost before this was answered. The log will show whether it happened.
    Lost(Action),
    /// The premove can't be played.
    PremoveDropped,
    /// A player made an offer.
    Proposed(Color, Proposal),
    /// A player declined an offer.
    Declined(Color, Proposal),
    /// A player withdrew an offer.
    Withdrawn(Color, Proposal),
    /// A player left.
    Left(Color),
    /// A player came back.
    Returned(Color),
    /// The game is over.
    Over,
    /// Someone else said something.
    Said(ChatLine),
    /// The next game has started.
    Next(GameId),
    /// The server sent a log that can't be replayed.
    Broken,
}

impl LiveGame {
    /// Whether a message changes this game. Others are for other screens.
    pub fn is_told_by(&self, message: &ServerMessage) -> bool {
        match message {
            ServerMessage::Welcome { .. } | ServerMessage::Started { .. } => true,
            ServerMessage::Game(log) => log.game == self.id,
            ServerMessage::Event { game, .. }
            | ServerMessage::Presence { game, .. }
            | ServerMessage::Said { game, .. } => *game == self.id,
            _ => false,
        }
    }

    /// Handles a message from the server. Messages about other games are ignored. `ids` provides
    /// IDs for new messages.
    pub fn hear(&mut self, message: &ServerMessage, ids: &mut dyn FnMut() -> u32) {
        match message {
            ServerMessage::Welcome { .. } => self.mark_all_unsent(),
            ServerMessage::Game(log) if log.game == self.id => self.hear_log(log),
            ServerMessage::Event { game, event } if *game == self.id => self.hear_event(event),
            ServerMessage::Presence { game, presence } if *game == self.id => {
                self.presence = *presence;
            }
            ServerMessage::Said {
                game,
                side,
                name,
                text,
            } if *game == self.id => {
                let side = side.map(Color::from);
                let is_own = side.is_some() && side == self.side;
                let line = self.chat.add(side, name, text, is_own);
                self.news.extend(line.map(News::Said));
            }
            ServerMessage::Started {
                game,
                after: Some(after),
                ..
            } if *after == self.id && self.next_game.is_none() => {
                self.next_game = Some(*game);
                self.news.push(News::Next(*game));
            }
            _ => return,
        }
        // Messages that waited for the move to be confirmed, or for the connection, can go now.
        if !matches!(message, ServerMessage::Welcome { .. }) {
            self.send_again(ids);
        }
    }

    fn hear_log(&mut self, log: &GameLog) {
        self.presence = log.presence;
        self.after = log.after;
        self.heat = log.heat;
        self.side = log.side.map(Color::from);
        let is_whole = log.events.first().is_some_and(|event| event.seq == 0);
        match self.state {
            State::AskedForAll if is_whole => match Room::replay(&log.events) {
                Ok(room) => {
                    self.room = room;
                    self.own = None;
                    self.premove = None;
                    self.state = State::Whole;
                    self.refresh_seen();
                }
                Err(_) => self.news.push(News::Broken),
            },
            State::AskedForAll => {}
            State::Whole | State::Asked => {
                self.state = State::Whole;
                for event in &log.events {
                    self.hear_event(event);
                }
            }
        }
    }

    fn hear_event(&mut self, event: &Event) {
        let next = self.room.next_seq();
        if event.seq < next || self.state == State::AskedForAll {
            return;
        }
        if event.seq > next {
            self.ask_for_missing();
            return;
        }
        let before = self.room.status();
        if self.room.apply(event).is_err() {
            self.state = State::AskedForAll;
            self.join_from(0);
            return;
        }
        self.note_credit(event);
        self.settle_by(&event.fact, event.at);
        self.refresh_seen();
        self.tell_of(&event.fact);
        if before == Status::Playing && self.room.status() != Status::Playing {
            self.news.push(News::Over);
        }
    }

    fn tell_of(&mut self, fact: &Fact) {
        let news = match *fact {
            Fact::Proposed { by, proposal } => News::Proposed(by, proposal),
            Fact::Declined { by, proposal } => News::Declined(by, proposal),
            Fact::Withdrawn { by, proposal } => News::Withdrawn(by, proposal),
            Fact::Disconnected { seat } => News::Left(seat),
            Fact::Reconnected { seat } => News::Returned(seat),
            _ => return,
        };
        self.news.push(news);
    }

    /// Requests missing events, once.
    pub(super) fn ask_for_missing(&mut self) {
        if self.state == State::Whole {
            self.state = State::Asked;
            self.join_from(self.room.next_seq());
        }
    }

    fn join_from(&mut self, from: u64) {
        self.outbox.push(ClientMessage::Join {
            game: self.id,
            from,
        });
    }

    /// Returns the server's time of the last event.
    pub fn last_at(&self) -> Instant {
        self.room.last_at()
    }
}
