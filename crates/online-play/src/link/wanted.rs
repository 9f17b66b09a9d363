//! What is to be said again after an interruption.

use protocol::{ClientMessage, GameId, ServerMessage};

/// What the client is at, and what waits for a connection.
#[derive(Clone, Debug, Default)]
pub(super) struct Wanted {
    watches_lobby: bool,
    /// The games, each with the number of the first event that is missing.
    games: Vec<(GameId, u64)>,
    /// What was said without a connection.
    waiting: Vec<ClientMessage>,
}

impl Wanted {
    /// A message is sent now, or there is no connection for it.
    pub(super) fn note(&mut self, message: &ClientMessage, is_sent: bool) {
        match *message {
            ClientMessage::Lobby { watch } => self.watches_lobby = watch,
            ClientMessage::Join { game, from } => {
                self.games.retain(|(other, _)| *other != game);
                self.games.push((game, from));
            }
            ClientMessage::Leave { game } => self.games.retain(|(other, _)| *other != game),
            ClientMessage::Say { .. }
            | ClientMessage::Seek { .. }
            | ClientMessage::Take { .. }
            | ClientMessage::Unseek { .. } => {
                if !is_sent {
                    self.waiting.push(message.clone());
                }
            }
            // The time is asked for by the link itself, and what is done in a game may have lost its sense.
            ClientMessage::Hello { .. }
            | ClientMessage::Act { .. }
            | ClientMessage::Premove { .. }
            | ClientMessage::Ping { .. } => {}
        }
    }

    /// Counts the events that have come.
    pub(super) fn heard(&mut self, message: &ServerMessage) {
        let (game, events) = match message {
            ServerMessage::Game(log) => (log.game, log.events.as_slice()),
            ServerMessage::Event { game, event } => (*game, std::slice::from_ref(event)),
            _ => return,
        };
        let Some((_, next)) = self.games.iter_mut().find(|(other, _)| *other == game) else {
            return;
        };
        for event in events {
            // What comes after a gap does not count: the gap has to be asked for.
            if event.seq == *next {
                *next += 1;
            }
        }
    }

    /// All that is to be said on a new connection.
    pub(super) fn after_welcome(&mut self) -> Vec<ClientMessage> {
        let lobby = self
            .watches_lobby
            .then_some(ClientMessage::Lobby { watch: true });
        let joins = self
            .games
            .iter()
            .map(|&(game, from)| ClientMessage::Join { game, from });
        let mut all: Vec<ClientMessage> = lobby.into_iter().chain(joins).collect();
        all.append(&mut self.waiting);
        all
    }
}
