//! A game over the network as one client sees it.

mod buttons;
mod chat;
mod hearing;
mod intents;
mod seen;

pub use buttons::{Absence, Buttons};
pub use chat::{Chat, ChatLine, MAX_SAID};
pub use hearing::News;
pub use intents::CannotPremove;

use crate::Answer;
use intents::{OwnMove, Premove};
use protocol::{ClientMessage, GameId, GameLog, Heat, Presence};
use room::{Action, BrokenLog, Duration, Event, Fact, Room, Sides};
use rules::{Color, Game};

/// A game over the network as one client sees it.
///
/// The log is folded by `room`; nothing else is believed. In front of it stands what the person here has done
/// and the server has not confirmed yet: a move is seen at once, and taken back if the server refuses it.
///
/// [`LiveGame::hear`] takes what the server says, the other methods what the person does. What is to be sent
/// is in [`LiveGame::outbox`]; what is worth telling in [`LiveGame::news`].
#[derive(Clone, Debug)]
pub struct LiveGame {
    id: GameId,
    room: Room,
    side: Option<Color>,
    rated: bool,
    after: Option<GameId>,
    heat: Option<Heat>,
    presence: Presence,
    /// The board that is seen: that of the room, and the own move on it.
    seen: Game,
    own: Option<OwnMove>,
    premove: Option<Premove>,
    /// What else was asked for and has no answer.
    asked: Vec<(u32, Action)>,
    chat: Chat,
    last_credit: Sides<Option<Duration>>,
    next_game: Option<GameId>,
    state: State,
    outbox: Vec<ClientMessage>,
    news: Vec<News>,
}

/// How it stands with the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// It is whole as far as we know.
    Whole,
    /// Events are missing, and were asked for.
    Asked,
    /// What we have made of it cannot be right: all of it was asked for.
    AskedForAll,
}

impl LiveGame {
    /// The game in the whole log that the server sends to whoever joins.
    pub fn open(log: &GameLog) -> Result<LiveGame, BrokenLog> {
        let room = Room::replay(&log.events)?;
        let mut game = LiveGame {
            id: log.game,
            seen: room.game().clone(),
            room,
            side: log.side.map(Color::from),
            rated: log.rated,
            after: log.after,
            heat: log.heat,
            presence: log.presence,
            own: None,
            premove: None,
            asked: Vec::new(),
            chat: Chat::default(),
            last_credit: Sides::default(),
            next_game: None,
            state: State::Whole,
            outbox: Vec::new(),
            news: Vec::new(),
        };
        for event in &log.events {
            game.note_credit(event);
        }
        Ok(game)
    }

    /// Its name.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// The game as the server has told it.
    pub const fn room(&self) -> &Room {
        &self.room
    }

    /// The side that is played here; none for a spectator.
    pub const fn side(&self) -> Option<Color> {
        self.side
    }

    /// Whether the result counts for the players' ratings.
    pub const fn is_rated(&self) -> bool {
        self.rated
    }

    /// The game before it, if it is a rematch or the second of a heat.
    pub const fn after(&self) -> Option<GameId> {
        self.after
    }

    /// Which part of a heat it is.
    pub const fn heat(&self) -> Option<Heat> {
        self.heat
    }

    /// The game that follows it: the rematch, or the second of the heat.
    pub const fn next_game(&self) -> Option<GameId> {
        self.next_game
    }

    /// Who is there.
    pub const fn presence(&self) -> Presence {
        self.presence
    }

    /// What was said.
    pub const fn chat(&self) -> &Chat {
        &self.chat
    }

    /// Nothing of the others is shown from now on, or all of it again.
    pub fn mute(&mut self, is_muted: bool) {
        self.chat.mute(is_muted);
    }

    /// What was said has been read.
    pub const fn read_chat(&mut self) {
        self.chat.read();
    }

    /// What is to be sent now. Each message is given once.
    pub fn outbox(&mut self) -> Vec<ClientMessage> {
        std::mem::take(&mut self.outbox)
    }

    /// What is worth telling. Each piece of news is given once.
    pub fn news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Does something that is no move.
    pub fn act(&mut self, action: Action, id: u32) {
        self.asked.push((id, action));
        self.outbox.push(ClientMessage::Act {
            id,
            game: self.id,
            ply: self.ply(),
            action,
        });
        // Whatever a player does takes a premove back; one that is still meant is asked for again.
        if matches!(
            action,
            Action::Propose(_) | Action::Decline(_) | Action::Withdraw(_)
        ) {
            self.ask_for_premove_again();
        }
    }

    /// Says something to those at the game.
    pub fn say(&mut self, text: &str, id: u32) {
        let text = text.trim();
        if !text.is_empty() {
            self.outbox.push(ClientMessage::Say {
                id,
                game: self.id,
                text: chat::shortened(text),
            });
        }
    }

    /// Takes in the answer to a message with a number. Numbers of others are passed over.
    pub fn answered(&mut self, id: u32, answer: &Answer) {
        if let Some(place) = self.asked.iter().position(|(other, _)| *other == id) {
            let (_, action) = self.asked.remove(place);
            match answer {
                Answer::Done => {}
                Answer::Refused(why) => self.news.push(News::Refused(*why)),
                Answer::Lost => self.news.push(News::Lost(action)),
            }
            return;
        }
        self.answered_move(id, answer);
        self.answered_premove(id, answer);
    }

    /// How many moves of the players there are in the log.
    fn ply(&self) -> u32 {
        u32::try_from(self.room.plies()).unwrap_or(u32::MAX)
    }

    fn note_credit(&mut self, event: &Event) {
        if let Fact::Moved { by, credit, .. } = event.fact {
            self.last_credit[by] = Some(credit);
        }
    }

    /// Makes the board that is seen anew: that of the room, and the own move on it.
    fn look_anew(&mut self) {
        let mut seen = self.room.game().clone();
        if let Some(own) = &self.own
            && seen.play(own.mv).is_err()
        {
            self.own = None;
        }
        if seen != self.seen {
            self.seen = seen;
            self.news.push(News::Board);
        }
    }
}
