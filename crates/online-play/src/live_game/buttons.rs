//! What the person here can do now.

use super::LiveGame;
use protocol::Heat;
use room::{Action, Command, Connection, Duration, Instant, Player, Proposal, Status};
use rules::Color;

/// What the person here can do now besides moving. For a spectator it is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Buttons {
    /// To call the game off, as it is not under way yet.
    pub abort: bool,
    /// To give up.
    pub resign: bool,
    /// To offer a draw.
    pub offer_draw: bool,
    /// To claim a draw that the rules give.
    pub claim_draw: bool,
    /// To ask for the last move of the person here back: so many moves of both sides.
    pub take_back: Option<u16>,
    /// To claim the game, as the opponent is gone.
    pub claim_abandonment: bool,
    /// To propose a rematch, or to accept one.
    pub rematch: bool,
}

/// How it stands with a player who is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absence {
    /// The connection has just gone, or it does not matter here.
    Away,
    /// The player has so much time to come back.
    Reconnecting(Duration),
    /// The player has not come back: the opponent may claim the game.
    Overdue,
}

impl LiveGame {
    /// What the person here can do at this time of the server.
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

    /// Whether the second game of the heat follows by itself.
    pub fn awaits_second(&self) -> bool {
        self.heat == Some(Heat::First) && matches!(self.room.status(), Status::Over(_))
    }

    /// Back to the turn in which the person here moved last.
    fn plies_to_take_back(&self, side: Color) -> Option<u16> {
        let plies = if self.room.game().turn() == side {
            2
        } else {
            1
        };
        (self.own.is_none() && self.room.plies() >= usize::from(plies)).then_some(plies)
    }

    /// Whether this was asked for and has no answer yet.
    fn is_asking(&self, action: Action) -> bool {
        self.asked.iter().any(|(_, asked)| *asked == action)
    }

    /// What waits for an answer, each with the side that proposed it.
    pub fn offers(&self) -> Vec<(Color, Proposal)> {
        self.room.proposals().collect()
    }

    /// How it stands with this player, if the player is not there.
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
