//! The state of a live game.

use crate::clocks::Clocks;
use crate::proposal::Proposals;
use crate::{BadTerms, Duration, Event, Fact, Instant, Proposal, Seat, Sides, Terms, wire};
use rules::{Color, Ending, Game};
use serde::{Deserialize, Serialize};

/// One live game: the board and everything around it.
///
/// See the [crate documentation](crate) for what can happen in it and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    pub(crate) terms: Terms,
    pub(crate) game: Game,
    pub(crate) clocks: Clocks,
    pub(crate) proposals: Proposals,
    pub(crate) connections: Sides<Connection>,
    pub(crate) aborted: Option<Color>,
    pub(crate) rematch_agreed: bool,
    pub(crate) next_seq: u64,
    pub(crate) last_at: Instant,
}

/// Whether and how a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Status {
    /// It's in progress.
    Playing,
    /// It's over.
    Over(#[serde(with = "wire::ending")] Ending),
    /// It was aborted before it was under way.
    Aborted {
        /// The side that aborted it.
        #[serde(with = "wire::color")]
        by: Color,
    },
}

/// Whether a player is connected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Connection {
    /// The player is connected, or was never reported missing.
    #[default]
    Here,
    /// The connection is lost.
    Gone {
        /// When it was lost.
        since: Instant,
    },
}

impl Room {
    /// Starts a game. Returns the room and the first event of its log.
    ///
    /// If the position is already decided, the game is over immediately.
    pub fn open(terms: Terms, now: Instant) -> Result<(Room, Event), BadTerms> {
        let game = terms.begin()?;
        let mut clocks = Clocks::start(terms.time, terms.max_lag_credit, now);
        if game.ending().is_some() {
            clocks.stop(game.turn(), now);
        }
        let event = Event {
            seq: 0,
            at: now,
            fact: Fact::Opened(Box::new(terms.clone())),
        };
        let room = Room {
            terms,
            game,
            clocks,
            proposals: Proposals::default(),
            connections: Sides::default(),
            aborted: None,
            rematch_agreed: false,
            next_seq: 1,
            last_at: now,
        };
        Ok((room, event))
    }

    /// What the players agreed on before the game.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who plays this side.
    pub fn seat(&self, color: Color) -> &Seat {
        &self.terms.seats[color]
    }

    /// The board, the moves and the draw counters.
    ///
    /// An aborted game has no ending here; see [`Room::status`].
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whether and how the game ended.
    pub fn status(&self) -> Status {
        match (self.aborted, self.game.ending()) {
            (Some(by), _) => Status::Aborted { by },
            (None, Some(ending)) => Status::Over(ending),
            (None, None) => Status::Playing,
        }
    }

    /// The side to move, while the game is in progress.
    pub fn turn(&self) -> Option<Color> {
        (self.status() == Status::Playing).then(|| self.game.turn())
    }

    /// How many moves the players have made, not counting the opening. All of them can be taken
    /// back.
    pub fn plies(&self) -> usize {
        self.game.moves().len() - self.terms.opening.len()
    }

    /// Whether each side has made a move. Until then, clocks for the whole game stand still, and
    /// either side may abort.
    pub fn is_under_way(&self) -> bool {
        self.plies() >= 2
    }

    /// What this side's clock shows, if the game has clocks.
    pub fn clock(&self, color: Color, now: Instant) -> Option<Duration> {
        self.clocks
            .shown(color, self.game.turn(), now.max(self.last_at))
    }

    /// What the mover's clock showed after this move, including the increment, if the game has
    /// clocks. `ply` counts from 0 and doesn't include the opening.
    pub fn clock_at_move(&self, ply: usize) -> Option<Duration> {
        self.clocks.at_move(ply)
    }

    /// The time that the side to move has used in this turn. Zero if its clock stands still.
    pub fn spent_in_turn(&self, now: Instant) -> Duration {
        self.clocks.spent(now.max(self.last_at))
    }

    /// The side whose clock is running.
    pub fn running_clock(&self) -> Option<Color> {
        self.clocks.is_running().then(|| self.game.turn())
    }

    /// When to check again if nothing happens: when the flag falls or a grace period ends.
    ///
    /// If a flag has fallen without being noticed, this is in the past: send
    /// [`Command::Tick`](crate::Command::Tick) immediately.
    pub fn next_deadline(&self, now: Instant) -> Option<Instant> {
        let graces = Color::BOTH
            .into_iter()
            .filter_map(|color| self.abandonment_claimable_from(color))
            .filter(|end| *end > now);
        self.clocks
            .called(self.game.turn())
            .into_iter()
            .chain(graces)
            .min()
    }

    /// The earliest time at which this side can claim the game because its opponent is gone.
    pub fn abandonment_claimable_from(&self, by: Color) -> Option<Instant> {
        let grace = self.terms.disconnect_grace?;
        match self.connections[by.opponent()] {
            Connection::Gone { since } if self.turn().is_some() && self.is_under_way() => {
                Some(since.after(grace))
            }
            _ => None,
        }
    }

    /// The open proposals, each with the side that made it.
    pub fn proposals(&self) -> impl Iterator<Item = (Color, Proposal)> + use<> {
        self.proposals.open()
    }

    /// Whether this side's player is connected.
    pub fn connection(&self, color: Color) -> Connection {
        self.connections[color]
    }

    /// The terms of the rematch, once it is agreed.
    pub fn rematch(&self) -> Option<Terms> {
        self.rematch_agreed
            .then(|| self.terms.clone().with_seats_swapped())
    }

    /// The number of the next event, which is also the number of events.
    pub const fn next_seq(&self) -> u64 {
        self.next_seq
    }

    /// The time of the last event.
    pub const fn last_at(&self) -> Instant {
        self.last_at
    }
}
