//! The members of a game.

use crate::outbox::{ConnectionId, Outbox};
use axum::extract::ws::Utf8Bytes;
use protocol::{Presence, ServerMessage, close};
use rules::Color;
use std::collections::HashMap;
use tokio::time::{Duration, Instant};

/// How long an announcement by another node is valid. Nodes repeat theirs more often.
const HEARSAY: Duration = Duration::from_secs(25);

/// The connections to a game on this node, and the announcements of other nodes.
#[derive(Default)]
pub(super) struct Members {
    here: Vec<(Outbox, Option<Color>)>,
    elsewhere: HashMap<String, (Presence, Instant)>,
}

/// If the game's task panics, its clients have to reconnect to a new one.
impl Drop for Members {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.close_all(close::RESTART);
        }
    }
}

impl Members {
    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Adds or replaces a connection.
    pub(super) fn add(&mut self, outbox: Outbox, side: Option<Color>) {
        self.remove(outbox.id);
        self.here.push((outbox, side));
    }

    /// Removes a connection. Returns the side it played.
    pub(super) fn remove(&mut self, id: ConnectionId) -> Option<Color> {
        let place = self.here.iter().position(|(outbox, _)| outbox.id == id)?;
        self.here.swap_remove(place).1
    }

    pub(super) fn has(&self, id: ConnectionId) -> bool {
        self.here.iter().any(|(outbox, _)| outbox.id == id)
    }

    /// Whether a player is connected to this node.
    pub(super) fn is_here(&self, color: Color) -> bool {
        self.here.iter().any(|(_, side)| *side == Some(color))
    }

    /// Whether a player is connected to any node, as far as this node knows.
    pub(super) fn is_anywhere(&self, color: Color) -> bool {
        let presence = self.presence();
        match color {
            Color::Black => presence.black,
            Color::White => presence.white,
        }
    }

    /// Stores another node's announcement.
    pub(super) fn hear(&mut self, node: String, presence: Presence) {
        if presence == Presence::default() {
            self.elsewhere.remove(&node);
        } else {
            self.elsewhere.insert(node, (presence, Instant::now()));
        }
    }

    /// Who is connected to this node.
    pub(super) fn presence_here(&self) -> Presence {
        let watchers = self.here.iter().filter(|(_, side)| side.is_none()).count();
        Presence {
            black: self.is_here(Color::Black),
            white: self.is_here(Color::White),
            watchers: u32::try_from(watchers).unwrap_or(u32::MAX),
        }
    }

    /// Who is connected to any node.
    pub(super) fn presence(&self) -> Presence {
        let recent = self
            .elsewhere
            .values()
            .filter(|(_, heard)| heard.elapsed() < HEARSAY)
            .map(|(presence, _)| *presence);
        recent.fold(self.presence_here(), |all, other| Presence {
            black: all.black || other.black,
            white: all.white || other.white,
            watchers: all.watchers.saturating_add(other.watchers),
        })
    }

    /// Closes all connections on this node with this code.
    pub(super) fn close_all(&self, code: u16) {
        for (outbox, _) in &self.here {
            outbox.close(code);
        }
    }

    /// Sends a message to everyone on this node.
    pub(super) fn tell_all(&self, message: &ServerMessage) {
        self.tell(message, |_| true);
    }

    /// Sends a message to everyone on this node whose side matches.
    pub(super) fn tell(&self, message: &ServerMessage, wanted: impl Fn(Option<Color>) -> bool) {
        if self.here.is_empty() {
            return;
        }
        let text = Utf8Bytes::from(message.encode());
        for (outbox, _) in self.here.iter().filter(|(_, side)| wanted(*side)) {
            outbox.send_text(text.clone());
        }
    }
}
