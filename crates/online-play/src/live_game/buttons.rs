//! The actions available to the user.

use super::LiveGame;
use protocol::Heat;
use room::{Action, Command, Connection, Duration, Instant, Player, Proposal, Status};
use rules::Color;

/// The actions available to the user besides moving. A spectator has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Buttons {
    /// Abort the game, which isn't under way yet.
    pub abort: bool,
    /// Resign.
    pub resign: bool,
    /// Offer a draw.
    pub offer_draw: bool,
    /// Claim a draw under the rules.
    pub claim_draw: bool,
    /// Ask to take back the user's last move. The number counts half-moves of both sides.
    pub take_back: Option<u16>,
    /// Claim the game because the opponent left.
    pub claim_abandonment: bool,
    /// Offer or accept a rematch.
    pub rematch: bool,
}

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
    /// Returns the available actions. `now` is the server's time.
    pub fn buttons(&self, now: Instant) -> Buttons {
        let Some(side) = self.side else {
            return Buttons::default();
        };
        let can = |action| {
            let command = Command::player(side, action);
            self.room.decide(&command, now).is_ok() && !self.is_asking(action)
        };
        let is_playing = self.room.turn().is_some();
        let plies = self.plies_to_take_back(side);
        let is_under_way = self.room.is_under_way();
        Buttons {
            abort: is_playing && !is_under_way && can(Action::Abort),
            resign: is_playing && is_under_way && can(Action::Resign),
            offer_draw: is_playing && can(Action::Propose(Proposal::Draw)),
            claim_draw: is_playing && can(Action::ClaimDraw),
            take_back: plies
                .filter(|&plies| is_playing && can(Action::Propose(Proposal::TakeBack { plies }))),
            claim_abandonment: is_playing && can(Action::ClaimAbandonment),
            rematch: !is_playing
                && !self.awaits_second()
                && can(Action::Propose(Proposal::Rematch)),
        }
    }

    /// Whether the second game of the heat will start automatically.
    pub fn awaits_second(&self) -> bool {
        self.heat == Some(Heat::First) && matches!(self.room.status(), Status::Over(_))
    }

    /// Returns how many half-moves to take back, up to and including the user's last move.
    fn plies_to_take_back(&self, side: Color) -> Option<u16> {
        let plies = if self.room.game().turn() == side {
            2
        } else {
            1
        };
        (self.own.is_none() && self.room.plies() >= usize::from(plies)).then_some(plies)
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
