//! One live game on one node, as a pure state machine.
//!
//! A [`Host`] receives everything that arrives as [`Input`], and returns [`Effect`]s: messages to
//! clients and news for other nodes. It never waits. When it needs the store, it returns an [`Ask`]
//! and continues with the [`Answer`]. Until then, no further input may be given to it.
//!
//! There's no I/O, no randomness and no clock here: a [`Moment`] comes with every call. So the
//! server's tasks and the simulation run the same code.
//!
//! `walk.rs` follows a move from the request to the spectators.

mod attendance;
mod deletion;
mod heartbeat;
mod input;
mod lag;
mod limits;
mod members;
mod next;
mod records;
mod requests;
mod walk;

pub use deletion::without_name;
pub use heartbeat::{BEAT, Heartbeat, LATE, SHORT_WAIT};
pub use input::{Answer, Ask, ConnectionId, Effect, GameFact, Input, Moment, NotRead, NotWritten};
pub use lag::LagBudget;
pub use records::{Agreed, Ended, GameRow, NewGame, Outage, Rated};

use lag::Lag;
use members::Members;
use protocol::{GameId, Presence, ServerMessage};
use room::{BrokenLog, Event, Player, Room, Sides};
use rules::{Color, Move};
use std::collections::VecDeque;
use std::time::Duration;
use walk::{Step, Waiting};

/// How long a player may be without a connection before it counts as lost. Long enough to reload
/// the page.
const BLINK: Duration = Duration::from_secs(3);
/// The same after a node has loaded a game. Long enough for everyone to come back.
const TAKE_UP: Duration = Duration::from_secs(12);

/// What a host has to know about its node.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether there may be other nodes.
    pub has_others: bool,
    /// How long each side may take for its first move while the clock isn't running. After that,
    /// the game is aborted.
    pub first_move: room::Duration,
    /// How much lag credit a player may collect.
    pub lag: LagBudget,
}

/// A move to play as soon as it's the player's turn.
struct Premove {
    connection: ConnectionId,
    id: u32,
    ply: usize,
    mv: Move,
}

/// One game on one node.
pub struct Host {
    row: GameRow,
    room: Room,
    log: Vec<Event>,
    lag: Lag,
    members: Members,
    /// The side that the computer plays.
    computer: Option<Color>,
    /// When a player without a connection counts as gone.
    missing: Sides<Option<Duration>>,
    premoves: Sides<Option<Premove>>,
    /// The next game.
    next: Option<GameId>,
    /// The ID of the next game, if this node starts it.
    next_id: GameId,
    /// When this node loaded the game.
    taken_up: room::Instant,
    /// The latest chat messages.
    said: VecDeque<ServerMessage>,
    /// When to announce who is connected.
    presence_due: Option<Duration>,
    told: Presence,
    /// When to retry what couldn't be stored.
    again: Option<Duration>,
    /// This node can't continue with what it has in memory, so nothing is decided anymore.
    is_broken: bool,
    settings: Settings,
    /// What's left to do, in order.
    steps: VecDeque<Step>,
    waiting: Option<Waiting>,
    effects: Vec<Effect>,
}

impl Host {
    /// Loads a game from its complete log. `next_id` is random, for the game that may follow.
    pub fn take_up(
        row: GameRow,
        log: Vec<Event>,
        next_id: GameId,
        settings: Settings,
        moment: Moment,
    ) -> Result<Host, BrokenLog> {
        let room = Room::replay(&log)?;
        let is_computer = |color: &Color| matches!(room.seat(*color).player, Player::Engine { .. });
        let since = Some(moment.uptime + TAKE_UP);
        Ok(Host {
            row,
            lag: Lag::new(settings.lag, &log),
            computer: Color::BOTH.into_iter().find(is_computer),
            room,
            log,
            members: Members::default(),
            missing: Sides::both(since),
            premoves: Sides::default(),
            next: None,
            next_id,
            taken_up: moment.wall,
            said: VecDeque::new(),
            presence_due: None,
            told: Presence::default(),
            again: None,
            is_broken: false,
            settings,
            steps: VecDeque::new(),
            waiting: None,
            effects: Vec::new(),
        })
    }

    /// The game as it's stored, as far as this node knows.
    pub const fn room(&self) -> &Room {
        &self.room
    }

    /// The players and the place of the game in its series.
    pub const fn row(&self) -> &GameRow {
        &self.row
    }

    /// What to do outside. Each effect is given once, in order.
    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Whether this node can't continue with what it has in memory. Everyone should be sent away,
    /// and the game should be loaded from the store again.
    pub const fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// Whether something couldn't be stored and is retried in a moment.
    pub const fn is_put_off(&self) -> bool {
        self.again.is_some()
    }

    /// Whether this player is connected to this node.
    pub fn is_here(&self, color: Color) -> bool {
        self.members.is_here(color)
    }

    /// Whether this player is connected to any node, as far as this node knows. The computer always
    /// is.
    pub fn is_anywhere(&self, color: Color, moment: Moment) -> bool {
        self.computer == Some(color) || self.members.is_anywhere(color, moment.uptime)
    }

    fn send(&mut self, to: ConnectionId, message: ServerMessage) {
        self.effects.push(Effect::Send { to, message });
    }

    fn tell_all(&mut self, message: ServerMessage) {
        self.tell_those(message, |_| true);
    }

    /// Sends a message to everyone here whose side is wanted.
    fn tell_those(&mut self, message: ServerMessage, wanted: impl Fn(Option<Color>) -> bool) {
        let to = self.members.with_side(wanted);
        if !to.is_empty() {
            self.effects.push(Effect::Tell { to, message });
        }
    }

    fn publish(&mut self, fact: GameFact) {
        if self.settings.has_others {
            self.effects.push(Effect::Publish(fact));
        }
    }
}
