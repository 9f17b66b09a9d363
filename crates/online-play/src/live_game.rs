//! An online game as one client sees it.

mod chat;
mod hearing;
mod intents;
mod possible;
mod seen;

pub use chat::{Chat, ChatLine};
pub use hearing::News;
pub use intents::CannotPremove;
pub use possible::Absence;

use crate::Delivery;
use intents::{OwnMove, Premove};
use protocol::{ClientMessage, GameId, GameLog, Heat, Presence};
use room::{Action, BrokenLog, Duration, Event, Fact, Room, Sides};
use rules::{Color, Game};

/// An online game as one client sees it.
///
/// The log is folded by `room`, and nothing else is trusted. The user's unconfirmed move is shown
/// on top of it immediately, and taken back if the server refuses it.
///
/// [`LiveGame::hear`] takes messages from the server, the other methods the user's input. Messages
/// to send are in [`LiveGame::outbox`], and things to announce in [`LiveGame::news`].
#[derive(Clone, Debug)]
pub struct LiveGame {
    id: GameId,
    room: Room,
    side: Option<Color>,
    rated: bool,
    after: Option<GameId>,
    heat: Option<Heat>,
    presence: Presence,
    /// The board on the screen: the room's, plus the unconfirmed move.
    seen: Game,
    own: Option<OwnMove>,
    premove: Option<Premove>,
    /// Other requests without an answer.
    asked: Vec<(u32, Action)>,
    chat: Chat,
    last_credit: Sides<Option<Duration>>,
    next_game: Option<GameId>,
    state: State,
    outbox: Vec<ClientMessage>,
    news: Vec<News>,
}

/// The state of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Complete as far as we know.
    Whole,
    /// Events are missing and have been requested.
    Asked,
    /// Our copy can't be right, so the whole log has been requested.
    AskedForAll,
}

impl LiveGame {
    /// Opens a game from the complete log that the server sends on joining.
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

    /// Returns the game's ID.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Returns the game as the server confirmed it.
    pub const fn room(&self) -> &Room {
        &self.room
    }

    /// Returns the user's side. `None` for a spectator.
    pub const fn side(&self) -> Option<Color> {
        self.side
    }

    /// Whether the game is rated.
    pub const fn is_rated(&self) -> bool {
        self.rated
    }

    /// Returns the previous game, if this one is a rematch or the second of a heat.
    pub const fn after(&self) -> Option<GameId> {
        self.after
    }

    /// Returns which part of a heat this is.
    pub const fn heat(&self) -> Option<Heat> {
        self.heat
    }

    /// Returns the game that follows: the rematch, or the second of the heat.
    pub const fn next_game(&self) -> Option<GameId> {
        self.next_game
    }

    /// Returns who is connected.
    pub const fn presence(&self) -> Presence {
        self.presence
    }

    /// Returns the chat.
    pub const fn chat(&self) -> &Chat {
        &self.chat
    }

    /// Hides or shows what others say.
    pub fn mute(&mut self, is_muted: bool) {
        self.chat.mute(is_muted);
    }

    /// Marks the chat as read.
    pub const fn read_chat(&mut self) {
        self.chat.read();
    }

    /// Returns the messages to send now. Each is given once.
    pub fn outbox(&mut self) -> Vec<ClientMessage> {
        std::mem::take(&mut self.outbox)
    }

    /// Returns what to announce. Each piece of news is given once.
    pub fn news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Requests an action other than a move.
    pub fn act(&mut self, action: Action, id: u32) {
        self.asked.push((id, action));
        self.outbox.push(ClientMessage::Act {
            id,
            game: self.id,
            ply: self.ply(),
            action,
        });
        // Any action cancels the premove on the server, even if it's refused. If the user still wants
        // it, send it again.
        self.ask_for_premove_again();
    }

    /// Says something in the chat.
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

    /// Handles the answer to a message. Unknown IDs are ignored.
    pub fn answered(&mut self, id: u32, answer: &Delivery) {
        if let Some(place) = self.asked.iter().position(|(other, _)| *other == id) {
            let (_, action) = self.asked.remove(place);
            match answer {
                Delivery::Done => {}
                Delivery::Refused(why) => self.news.push(News::Refused(why.clone())),
                Delivery::Lost => self.news.push(News::Lost(action)),
            }
            return;
        }
        self.answered_move(id, answer);
        self.answered_premove(id, answer);
    }

    /// Returns the number of half-moves in the log.
    fn ply(&self) -> u32 {
        u32::try_from(self.room.plies()).unwrap_or(u32::MAX)
    }

    fn note_credit(&mut self, event: &Event) {
        if let Fact::Moved { by, credit, .. } = event.fact {
            self.last_credit[by] = Some(credit);
        }
    }

    /// Rebuilds the board on the screen: the room's, plus the unconfirmed move.
    fn refresh_seen(&mut self) {
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
