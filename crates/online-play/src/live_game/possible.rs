//! What the user can do, and who's away.

use super::LiveGame;
use protocol::Heat;
use room::{Action, Command, Connection, Duration, Instant, Player, Proposal, Status};
use rules::Color;

/// The state of a player who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absence {
    /// The connection just dropped, or it doesn't matter in this game.
    Away,
    /// The player has this much time left to come back.
    Reconnecting(Duration),
    /// The player didn't come back in time, so the opponent may claim the game.
    Overdue,
}

impl LiveGame {
    /// Whether the server would let the user do this now, as far as the game is known. A request
    /// without an answer can't be repeated. `now` is the server's time.
    pub fn can(&self, action: Action, now: Instant) -> bool {
        self.side.is_some_and(|side| {
            let command = Command::player(side, action);
            !self.is_asking(action) && self.room.decide(&command, now).is_ok()
        })
    }

    /// Whether the second game of the heat will start automatically.
    pub fn awaits_second(&self) -> bool {
        self.heat == Some(Heat::First) && matches!(self.room.status(), Status::Over(_))
    }

    /// Returns how many half-moves a take-back undoes, up to and including the user's last move.
    pub fn take_back_plies(&self) -> Option<u16> {
        let plies = self.room.take_back_plies(self.side?);
        plies.filter(|_| self.own.is_none())
    }

    /// Whether this action was requested and has no answer yet.
    fn is_asking(&self, action: Action) -> bool {
        self.asked.iter().any(|(_, asked)| *asked == action)
    }

    /// Returns the open offers, each with the side that made it.
    pub fn offers(&self) -> Vec<(Color, Proposal)> {
        self.room.proposals().collect()
    }

    /// Returns the state of this player's absence. `None` if they're here.
    pub fn absence(&self, color: Color, now: Instant) -> Option<Absence> {
        // The computer is never away.
        if self.room.seat(color).player != Player::Human {
            return None;
        }
        let is_here = match color {
            Color::Black => self.presence.black,
            Color::White => self.presence.white,
        };
        match self.room.connection(color) {
            Connection::Here => (!is_here).then_some(Absence::Away),
            Connection::Gone { .. } => Some(
                match self.room.abandonment_claimable_from(color.opponent()) {
                    Some(from) if from > now => Absence::Reconnecting(from.since(now)),
                    Some(_) => Absence::Overdue,
                    None => Absence::Away,
                },
            ),
        }
    }
}
