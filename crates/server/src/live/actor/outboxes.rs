//! The clients of a game.

use crate::outbox::Outbox;
use axum::extract::ws::Utf8Bytes;
use host::ConnectionId;
use protocol::{ServerMessage, close};
use std::collections::BTreeMap;

/// The outboxes of the clients that have joined a game.
#[derive(Default)]
pub(super) struct Outboxes(BTreeMap<ConnectionId, Outbox>);

/// If the game's task panics, its clients have to reconnect to a new one.
impl Drop for Outboxes {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.close_all(close::RESTART);
        }
    }
}

impl Outboxes {
    /// Adds or replaces a client.
    pub(super) fn add(&mut self, outbox: Outbox) {
        self.0.insert(outbox.id, outbox);
    }

    /// Removes a client, if it's there.
    pub(super) fn remove(&mut self, connection: ConnectionId) -> Option<Outbox> {
        self.0.remove(&connection)
    }

    /// Whether this client has joined.
    pub(super) fn has(&self, connection: ConnectionId) -> bool {
        self.0.contains_key(&connection)
    }

    /// Sends a message to one client, unless it's gone.
    pub(super) fn send(&self, to: ConnectionId, message: &ServerMessage) {
        if let Some(outbox) = self.0.get(&to) {
            outbox.send(message);
        }
    }

    /// Sends a message, which is encoded once, to these clients. Those who are gone are skipped.
    pub(super) fn tell(&self, to: &[ConnectionId], message: &ServerMessage) {
        let text = Utf8Bytes::from(message.encode());
        for outbox in to.iter().filter_map(|to| self.0.get(to)) {
            outbox.send_text(text.clone());
        }
    }

    /// Closes all connections with this code.
    pub(super) fn close_all(&mut self, code: u16) {
        for outbox in std::mem::take(&mut self.0).into_values() {
            outbox.close(code);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outbox::Queue;
    use crate::store::Pass;
    use protocol::{GameId, PlayerId};
    use std::sync::Arc;

    fn new() -> (Outbox, Queue) {
        let player = PlayerId::from_random([1; 12]);
        Outbox::new(player, Pass::session("x"), Arc::default())
    }

    /// A game with a crowd of spectators: telling everyone takes one step for each.
    #[test]
    fn those_who_are_meant_hear_a_message_once() {
        let message = ServerMessage::NoGame {
            game: GameId::from_random([0; 12]),
        };
        let mut outboxes = Outboxes::default();
        let mut all: Vec<(Outbox, Queue)> = (0..30_000).map(|_| new()).collect();
        for (outbox, _) in &all {
            outboxes.add(outbox.clone());
            outboxes.add(outbox.clone());
        }
        let to: Vec<_> = all.iter().skip(1).map(|(outbox, _)| outbox.id).collect();
        assert!(outboxes.remove(to[0]).is_some() && !outboxes.has(to[0]));
        outboxes.tell(&to, &message);
        for (place, (_, queue)) in all.iter_mut().enumerate() {
            let heard = std::iter::from_fn(|| queue.try_next()).count();
            assert_eq!(heard, usize::from(place >= 2), "{place}");
        }
    }
}
