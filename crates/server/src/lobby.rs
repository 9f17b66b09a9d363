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
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::{Duration, Instant};

/// How long announcements are remembered. Longer than the store is asked for old ones, and longer
/// than a seek stays open without renewal.
const MEMORY: Duration = Duration::from_secs(120);

/// The connections of this node, and which of them watch the lobby.
#[derive(Clone, Default)]
pub(crate) struct Lobby {
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    by_player: HashMap<PlayerId, Vec<Outbox>>,
    watching: HashMap<ConnectionId, Outbox>,
    /// Which seeks and games have been announced. The same news may arrive over the bus and from the
    /// store.
    told_seeks: Told<SeekId>,
    told_games: Told<GameId>,
}

/// What has been announced lately.
struct Told<Id> {
    times: HashMap<Id, Instant>,
    /// When old announcements were last forgotten.
    swept: Option<Instant>,
}

impl<Id> Default for Told<Id> {
    fn default() -> Told<Id> {
        Told {
            times: HashMap::new(),
            swept: None,
        }
    }
}

impl<Id: Eq + Hash> Told<Id> {
    /// Notes an announcement. Returns whether it's the first one lately.
    fn note(&mut self, id: Id, now: Instant) -> bool {
        let is_old = |at: Instant| now.saturating_duration_since(at) > MEMORY;
        if self.swept.is_none_or(is_old) {
            self.times.retain(|_, at| !is_old(*at));
            self.swept = Some(now);
        }
        self.times.insert(id, now).is_none()
    }
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

    /// Forwards news to the clients it concerns, once.
    pub(crate) fn hear(&self, news: &LobbyFact) {
        match news {
            LobbyFact::Opened(seek) => {
                if self.lock().told_seeks.note(seek.id, Instant::now()) {
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
                if !state.told_games.note(*game, Instant::now()) {
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
            // No name of a player is kept here.
            LobbyFact::Deleted { .. } => {}
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A node without others has no rounds in which it could forget.
    #[test]
    fn announcements_are_forgotten_after_a_while() {
        let (mut told, start) = (Told::default(), Instant::now());
        for second in 0..100_000_u64 {
            let now = start + Duration::from_secs(second);
            assert!(told.note(second, now));
            assert!(!told.note(second, now));
        }
        assert!(told.times.len() <= 250, "{}", told.times.len());
    }
}
