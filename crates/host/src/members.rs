//! The members of a game.

use crate::ConnectionId;
use protocol::Presence;
use room::Sides;
use rules::Color;
use std::collections::BTreeMap;
use std::time::Duration;

/// How long an announcement by another node is valid. Nodes repeat theirs more often.
const HEARSAY: Duration = Duration::from_secs(25);

/// The connections to a game on this node, and the announcements of other nodes.
#[derive(Default)]
pub(crate) struct Members {
    here: BTreeMap<ConnectionId, Option<Color>>,
    /// How many connections each side has here.
    players: Sides<usize>,
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
        self.here.insert(id, side);
        if let Some(color) = side {
            self.players[color] += 1;
        }
    }

    /// Removes a connection. Returns the side it played.
    pub(crate) fn remove(&mut self, id: ConnectionId) -> Option<Color> {
        let color = self.here.remove(&id)??;
        self.players[color] -= 1;
        Some(color)
    }

    /// The side that a connection plays, or `None` if it hasn't joined.
    pub(crate) fn side_of(&self, id: ConnectionId) -> Option<Option<Color>> {
        self.here.get(&id).copied()
    }

    /// The connections whose side is wanted.
    pub(crate) fn with_side(&self, wanted: impl Fn(Option<Color>) -> bool) -> Vec<ConnectionId> {
        let wanted = self.here.iter().filter(|(_, side)| wanted(**side));
        wanted.map(|(id, _)| *id).collect()
    }

    /// Whether a player is connected to this node.
    pub(crate) fn is_here(&self, color: Color) -> bool {
        self.players[color] > 0
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
        let watchers = self.here.len() - self.players.black - self.players.white;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_counted_by_side() {
        let mut members = Members::default();
        let is_here = |members: &Members| Color::BOTH.map(|color| members.is_here(color));
        let id = ConnectionId;
        members.add(id(1), Some(Color::Black));
        members.add(id(2), Some(Color::Black));
        members.add(id(3), None);
        // Joining again changes nothing.
        members.add(id(2), Some(Color::Black));
        members.add(id(3), None);
        assert_eq!(members.presence_here().watchers, 1);
        assert_eq!(is_here(&members), [true, false]);
        assert_eq!(members.side_of(id(3)), Some(None));
        assert_eq!(members.side_of(id(4)), None);
        assert_eq!(members.with_side(|side| side.is_some()), [id(1), id(2)]);
        assert_eq!(members.remove(id(1)), Some(Color::Black));
        assert_eq!(members.remove(id(1)), None);
        assert_eq!(is_here(&members), [true, false]);
        assert_eq!(members.remove(id(2)), Some(Color::Black));
        assert_eq!(members.remove(id(3)), None);
        assert_eq!(is_here(&members), [false, false]);
        assert!(members.is_empty());
        assert_eq!(members.presence_here(), Presence::default());
    }
}
