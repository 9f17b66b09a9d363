//! What is seen of a game: the board, the clocks.

use super::LiveGame;
use room::{Duration, Instant, Status};
use rules::{Color, Game};

impl LiveGame {
    /// The board that is seen: that of the room, and on it a move of the person here that is on its way.
    pub const fn seen(&self) -> &Game {
        &self.seen
    }

    /// What this side's clock shows at this time of the server, if the game has clocks.
    ///
    /// The own clock stands as soon as the own move is made, and not when the server has heard of it.
    pub fn clock(&self, color: Color, now: Instant) -> Option<Duration> {
        match &self.own {
            Some(own) if self.side == Some(color) => self.room.clock(color, own.at.min(now)),
            _ => self.room.clock(color, now),
        }
    }

    /// The side whose clock is running.
    pub fn running_clock(&self) -> Option<Color> {
        self.room.running_clock().filter(|_| self.own.is_none())
    }

    /// The time that was given back for the network's lag in this side's last move.
    pub fn last_credit(&self, color: Color) -> Option<Duration> {
        self.last_credit[color].filter(|credit| !credit.is_zero())
    }

    /// The side to move on the board that is seen, while the game is played.
    pub fn turn(&self) -> Option<Color> {
        (self.room.status() == Status::Playing && self.seen.ending().is_none())
            .then(|| self.seen.turn())
    }

    /// Whether the person here is to move.
    pub fn is_own_turn(&self) -> bool {
        self.side.is_some() && self.turn() == self.side
    }

    /// Whether the game is over or called off.
    pub fn is_over(&self) -> bool {
        self.room.status() != Status::Playing
    }
}
