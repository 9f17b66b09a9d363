//! The clients of a game.

use crate::outbox::Outbox;
use axum::extract::ws::Utf8Bytes;
use host::ConnectionId;
use protocol::{ServerMessage, close};

/// The outboxes of the clients that have joined a game.
#[derive(Default)]
pub(super) struct Outboxes(Vec<Outbox>);

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
        self.remove(outbox.id);
        self.0.push(outbox);
    }

    /// Removes a client.
    pub(super) fn remove(&mut self, connection: ConnectionId) {
        self.0.retain(|outbox| outbox.id != connection);
    }

    /// Sends a message to one client, unless it's gone.
    pub(super) fn send(&self, to: ConnectionId, message: &ServerMessage) {
        if let Some(outbox) = self.0.iter().find(|outbox| outbox.id == to) {
            outbox.send(message);
        }
    }

    /// Sends a message, which is encoded once, to these clients. Those who are gone are skipped.
    pub(super) fn tell(&self, to: &[ConnectionId], message: &ServerMessage) {
        let text = Utf8Bytes::from(message.encode());
        for outbox in self.0.iter().filter(|outbox| to.contains(&outbox.id)) {
            outbox.send_text(text.clone());
        }
    }

    /// Closes all connections with this code.
    pub(super) fn close_all(&mut self, code: u16) {
        for outbox in self.0.drain(..) {
            outbox.close(code);
        }
    }
}
