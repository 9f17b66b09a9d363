//! The lobby: who is connected to this node, and who is looking for an opponent.

mod asking;
mod seeks;

pub(crate) use asking::ask_store;
pub(crate) use seeks::{RENEWAL, Refused, Seeks};

use crate::bus::LobbyFact;
use crate::outbox::Outbox;
use axum::extract::ws::Utf8Bytes;
use host::ConnectionId;
use protocol::{GameId, PlayerId, SeekId, ServerMessage, close};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// The connections of this node, and which of them watch the lobby.
#[derive(Clone, Default)]
pub(crate) struct Lobby {
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    by_player: HashMap<PlayerId, Vec<Outbox>>,
    watching: HashMap<ConnectionId, Outbox>,
    /// Which seeks and games have been announced, and when. The same news may arrive over the bus
    /// and from the store.
    told_seeks: HashMap<SeekId, Instant>,
    told_games: HashMap<GameId, Instant>,
}

impl Lobby {
    /// Adds a client's connection.
    pub(crate) fn enter(&self, outbox: Outbox) {
        self.lock()
            .by_player
            .entry(outbox.player)
            .or_default()
            .push(outbox);
    }

    /// Removes a client's connection.
    pub(crate) fn exit(&self, outbox: &Outbox) {
        let mut state = self.lock();
        state.watching.remove(&outbox.id);
        if let Some(outboxes) = state.by_player.get_mut(&outbox.player) {
            outboxes.retain(|other| other.id != outbox.id);
            if outboxes.is_empty() {
                state.by_player.remove(&outbox.player);
            }
        }
    }

    /// Starts or stops sending seeks to a client.
    pub(crate) fn watch(&self, outbox: &Outbox, is_wanted: bool) {
        let mut state = self.lock();
        if is_wanted {
            state.watching.insert(outbox.id, outbox.clone());
        } else {
            state.watching.remove(&outbox.id);
        }
    }

    /// The number of connections.
    pub(crate) fn connections(&self) -> usize {
        self.lock().by_player.values().map(Vec::len).sum()
    }

    /// The number of a player's connections to this node.
    pub(crate) fn connections_of(&self, player: PlayerId) -> usize {
        self.lock().by_player.get(&player).map_or(0, Vec::len)
    }

    /// Whether anyone is watching the lobby.
    fn is_watched(&self) -> bool {
        !self.lock().watching.is_empty()
    }

    /// Forgets announcements older than this.
    fn forget(&self, before: Instant) {
        let mut state = self.lock();
        state.told_seeks.retain(|_, at| *at >= before);
        state.told_games.retain(|_, at| *at >= before);
    }

    /// Forwards news to the clients it concerns, once.
    pub(crate) fn hear(&self, news: &LobbyFact) {
        match news {
            LobbyFact::Opened(seek) => {
                let told = self.lock().told_seeks.insert(seek.id, Instant::now());
                if told.is_none() {
                    self.tell_watching(&ServerMessage::Seek(seek.clone()));
                }
            }
            LobbyFact::Gone(seek) => {
                self.tell_watching(&ServerMessage::SeekGone { seek: *seek });
            }
            LobbyFact::Started {
                players,
                game,
                seek,
                after,
            } => {
                let text = ServerMessage::Started {
                    game: *game,
                    seek: *seek,
                    after: *after,
                };
                let text = Utf8Bytes::from(text.encode());
                let mut state = self.lock();
                if state.told_games.insert(*game, Instant::now()).is_some() {
                    return;
                }
                let outboxes = players
                    .iter()
                    .filter_map(|player| state.by_player.get(player));
                for outbox in outboxes.flatten() {
                    outbox.send_text(text.clone());
                }
            }
            LobbyFact::Revoked { player, passes } => {
                let state = self.lock();
                for outbox in state.by_player.get(player).into_iter().flatten() {
                    if passes.contains(&outbox.pass()) {
                        outbox.close(close::REVOKED);
                    }
                }
            }
            LobbyFact::Renewed { player, old, new } => {
                let state = self.lock();
                for outbox in state.by_player.get(player).into_iter().flatten() {
                    outbox.renew_pass(old, new);
                }
            }
        }
    }

    /// Closes all connections, because the node is shutting down or cut off.
    pub(crate) fn close_all(&self, farewell: &ServerMessage, code: u16) {
        let text = Utf8Bytes::from(farewell.encode());
        for outbox in self.lock().by_player.values().flatten() {
            outbox.send_text(text.clone());
            outbox.close(code);
        }
    }

    fn tell_watching(&self, message: &ServerMessage) {
        let state = self.lock();
        if state.watching.is_empty() {
            return;
        }
        let text = Utf8Bytes::from(message.encode());
        for outbox in state.watching.values() {
            outbox.send_text(text.clone());
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
