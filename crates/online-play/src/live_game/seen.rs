//! What the screen shows of a game: the board and the clocks.

use super::LiveGame;
use room::{Duration, Instant, Status};
use rules::{Color, Game};

impl LiveGame {
    /// Returns the board on the screen: the room's, plus the user's unconfirmed move.
    pub const fn seen(&self) -> &Game {
        &self.seen
    }

    /// Returns what this side's clock shows at this server time, if the game has clocks.
    ///
    /// The user's clock stops when they move, not when the server receives the move.
    pub fn clock(&self, color: Color, now: Instant) -> Option<Duration> {
        match &self.own {
            Some(own) if self.side == Some(color) => self.room.clock(color, own.at.min(now)),
            _ => self.room.clock(color, now),
        }
    }

    /// Returns the side whose clock is running.
    pub fn running_clock(&self) -> Option<Color> {
        self.room.running_clock().filter(|_| self.own.is_none())
    }

    /// Returns the time that this side got back for network lag on its last move.
    pub fn last_credit(&self, color: Color) -> Option<Duration> {
        self.last_credit[color].filter(|credit| !credit.is_zero())
    }

    /// Returns the side to move on the board on the screen, while the game is in progress.
    pub fn turn(&self) -> Option<Color> {
        (self.room.status() == Status::Playing && self.seen.ending().is_none())
            .then(|| self.seen.turn())
    }

    /// Whether it's the user's turn.
    pub fn is_own_turn(&self) -> bool {
        self.side.is_some() && self.turn() == self.side
    }

    /// Whether the game is over or aborted.
    pub fn is_over(&self) -> bool {
        self.room.status() != Status::Playing
    }
}
