//! The members of a game.

use crate::ConnectionId;
use protocol::Presence;
use rules::Color;
use std::collections::BTreeMap;
use std::time::Duration;

/// How long an announcement by another node is valid. Nodes repeat theirs more often.
const HEARSAY: Duration = Duration::from_secs(25);

/// The connections to a game on this node, and the announcements of other nodes.
#[derive(Default)]
pub(crate) struct Members {
    here: Vec<(ConnectionId, Option<Color>)>,
    /// What the other nodes announced, and at which uptime.
    elsewhere: BTreeMap<String, (Presence, Duration)>,
}

impl Members {
    pub(crate) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Adds or replaces a connection.
    pub(crate) fn add(&mut self, id: ConnectionId, side: Option<Color>) {
        self.remove(id);
        self.here.push((id, side));
    }

    /// Removes a connection. Returns the side it played.
    pub(crate) fn remove(&mut self, id: ConnectionId) -> Option<Color> {
        let place = self.here.iter().position(|(other, _)| *other == id)?;
        self.here.swap_remove(place).1
    }

    /// The side that a connection plays, or `None` if it hasn't joined.
    pub(crate) fn side_of(&self, id: ConnectionId) -> Option<Option<Color>> {
        let found = self.here.iter().find(|(other, _)| *other == id);
        found.map(|(_, side)| *side)
    }

    /// The connections whose side is wanted.
    pub(crate) fn with_side(&self, wanted: impl Fn(Option<Color>) -> bool) -> Vec<ConnectionId> {
        let wanted = self.here.iter().filter(|(_, side)| wanted(*side));
        wanted.map(|(id, _)| *id).collect()
    }

    /// Whether a player is connected to this node.
    pub(crate) fn is_here(&self, color: Color) -> bool {
        self.here.iter().any(|(_, side)| *side == Some(color))
    }

    /// Whether a player is connected to any node, as far as this node knows.
    pub(crate) fn is_anywhere(&self, color: Color, uptime: Duration) -> bool {
        let presence = self.presence(uptime);
        match color {
            Color::Black => presence.black,
            Color::White => presence.white,
        }
    }

    /// Stores another node's announcement.
    pub(crate) fn hear(&mut self, node: String, presence: Presence, uptime: Duration) {
        if presence == Presence::default() {
            self.elsewhere.remove(&node);
        } else {
            self.elsewhere.insert(node, (presence, uptime));
        }
    }

    /// Who is connected to this node.
    pub(crate) fn presence_here(&self) -> Presence {
        let watchers = self.here.iter().filter(|(_, side)| side.is_none()).count();
        Presence {
            black: self.is_here(Color::Black),
            white: self.is_here(Color::White),
            watchers: u32::try_from(watchers).unwrap_or(u32::MAX),
        }
    }

    /// Who is connected to any node.
    pub(crate) fn presence(&self, uptime: Duration) -> Presence {
        let recent = self
            .elsewhere
            .values()
            .filter(|(_, heard)| uptime.saturating_sub(*heard) < HEARSAY)
            .map(|(presence, _)| *presence);
        recent.fold(self.presence_here(), |all, other| Presence {
            black: all.black || other.black,
            white: all.white || other.white,
            watchers: all.watchers.saturating_add(other.watchers),
        })
    }
}
