//! What to send again after an interruption.

use protocol::{ClientMessage, GameId, ServerMessage};

/// The client's subscriptions, and the messages that wait for a connection.
#[derive(Clone, Debug, Default)]
pub(super) struct Wanted {
    watches_lobby: bool,
    /// The games, each with the sequence number of the next event.
    games: Vec<(GameId, u64)>,
    /// Messages from while there was no connection.
    waiting: Vec<ClientMessage>,
}

impl Wanted {
    /// Records a message, which was either sent or had no connection.
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
            // The link sends pings on its own, and an action in a game may no longer make sense.
            ClientMessage::Hello { .. }
            | ClientMessage::Act { .. }
            | ClientMessage::Premove { .. }
            | ClientMessage::Ping { .. } => {}
        }
    }

    /// Advances the sequence numbers past received events.
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
            // Events after a gap don't count, because the gap still has to be requested.
            if event.seq == *next {
                *next += 1;
            }
        }
    }

    /// Returns everything to send on a new connection.
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
