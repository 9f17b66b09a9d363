//! What goes into a host, and what comes out of it.

use crate::records::{Ended, NewGame, Outage};
use protocol::{GameId, PlayerId, Presence, ServerMessage, Why};
use room::{Action, Event, Instant};
use rules::Move;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Identifies a connection on a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ConnectionId(pub u64);

/// What a node knows about the world when it calls a host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The time in the logs, which all nodes share. It may jump.
    pub wall: Instant,
    /// The time since the node started. It never jumps.
    pub uptime: Duration,
    /// Whether the bus is connected, as far as the node knows.
    pub is_bus_up: bool,
}

/// Something that a host reacts to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A client wants the log from this number on, then every event.
    Join {
        /// The client's connection.
        connection: ConnectionId,
        /// The client's player.
        player: PlayerId,
        /// The number of the first event to send.
        from: u64,
    },
    /// A client is gone.
    Leave {
        /// The client's connection.
        connection: ConnectionId,
    },
    /// A player acts.
    Act {
        /// The client's connection.
        connection: ConnectionId,
        /// The number of the client's message.
        id: u32,
        /// How many moves the client has seen.
        ply: u32,
        /// What the player does.
        action: Action,
        /// The last measured round trip to the client.
        round_trip: room::Duration,
    },
    /// A player sets or cancels a premove.
    Premove {
        /// The client's connection.
        connection: ConnectionId,
        /// The number of the client's message.
        id: u32,
        /// How many moves there will be when it's played.
        ply: u32,
        /// The move. `None` cancels it.
        mv: Option<Move>,
        /// The last measured round trip to the client.
        round_trip: room::Duration,
    },
    /// A client sends a chat message.
    Say {
        /// The client's connection.
        connection: ConnectionId,
        /// The number of the client's message.
        id: u32,
        /// The name of the client's player.
        name: String,
        /// The message.
        text: String,
    },
    /// The computer does what it decided on before the event with this number.
    Computer {
        /// The number of the next event when it decided.
        seq: u64,
        /// What it does.
        action: Action,
    },
    /// Another node published this.
    Heard {
        /// The node.
        node: String,
        /// What it said.
        fact: GameFact,
    },
    /// A player's account was deleted.
    Forget {
        /// The player.
        player: PlayerId,
        /// The name that the player had, if it's known.
        name: Option<String>,
    },
    /// Something may be due.
    Look,
    /// It's time to announce who is connected and to check for missed events.
    Round,
}

/// Something for the node to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Send a message to a client.
    Send {
        /// The client's connection.
        to: ConnectionId,
        /// The message.
        message: ServerMessage,
    },
    /// Send the same message to several clients.
    Tell {
        /// The clients' connections.
        to: Vec<ConnectionId>,
        /// The message.
        message: ServerMessage,
    },
    /// Tell the other nodes.
    Publish(GameFact),
    /// The next game is stored: notify its players.
    Announce(Box<NewGame>),
    /// The computer was refused, and asking again would be pointless.
    ComputerRefused(Why),
    /// The game can't continue here with what's in memory. See
    /// [`Host::is_broken`](crate::Host::is_broken).
    Broken(String),
}

/// News about a game between nodes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameFact {
    /// An event was stored.
    Event(Event),
    /// Who is connected to the game on that node.
    Here(Presence),
    /// Someone sent a chat message.
    Said(ServerMessage),
    /// The players moved on to this game.
    Next(GameId),
}

/// What a host needs to know or to have stored before it can continue.
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    /// Has this node reached the store recently, and which outages ended after this? Waits for
    /// [`SHORT_WAIT`](crate::SHORT_WAIT) at most.
    Reach {
        /// The time of the last event.
        after: Instant,
    },
    /// Store this as the next event.
    Append {
        /// The event.
        event: Event,
        /// How the game ends with it, if it does.
        ended: Option<Box<Ended>>,
    },
    /// Read the first event, whose names may have changed, and the events from this number on.
    Read {
        /// The number of the first new event.
        from: u64,
    },
    /// Which game came after this one?
    FindNext,
    /// Start the next game.
    Begin(Box<NewGame>),
    /// Wait.
    Pause(Duration),
}

/// The answer to an [`Ask`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The store can be reached. The outages are those that ended after the given time.
    Reached(Vec<Outage>),
    /// The store can't be reached.
    Unreachable,
    /// The answer to [`Ask::Append`] and [`Ask::Begin`].
    Written(Result<(), NotWritten>),
    /// The answer to [`Ask::Read`].
    Read(Result<Vec<Event>, NotRead>),
    /// The answer to [`Ask::FindNext`]. `None` if there is none, or if the store doesn't respond.
    Next(Option<GameId>),
    /// The pause is over.
    Paused,
}

/// Why something wasn't written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotWritten {
    /// Another write was first, or the previous event is missing.
    Conflict,
    /// It wasn't written and won't be.
    Failed,
    /// It may or may not have been written.
    Unknown,
}

/// Why a log wasn't read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotRead {
    /// The store doesn't respond.
    Unavailable,
    /// The log contains something that this program doesn't understand.
    Corrupt(String),
}
