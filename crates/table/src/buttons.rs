//! The buttons at a table.

use crate::{Driver, Table};
use room::{Action, Instant, Proposal};

/// What a person at a table can do now, besides entering a move. A spectator can do nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Buttons {
    /// Ends the game early: aborts it if it has hardly begun on a server, or else resigns.
    pub give_up: Option<Action>,
    /// Claims a draw if the rules allow it, or else offers one.
    pub draw: Option<Action>,
    /// Takes back the person's last turn, or asks for that.
    pub take_back: Option<Action>,
    /// Claims the game, because the opponent left.
    pub claim: Option<Action>,
    /// Whether a rematch can be started or offered.
    pub rematch: bool,
    /// Whether there are hints.
    pub hint: bool,
    /// Whether the computer can be told to move now.
    pub move_now: bool,
    /// Whether the computer failed and can try again.
    pub try_again: bool,
}

impl<D: Driver> Table<D> {
    /// Which buttons can be pressed. `now` is the time of the driver's game.
    pub fn buttons(&self, now: Instant) -> Buttons {
        let game = self.driver();
        if game.person().is_none() || game.is_elsewhere() {
            return Buttons::default();
        }
        let can = |action: &Action| game.can(*action, now);
        let take_back = game
            .take_back_plies()
            .map(|plies| Action::Propose(Proposal::TakeBack { plies }))
            .filter(can);
        if game.is_over() {
            return Buttons {
                take_back,
                rematch: game.can_rematch(now),
                ..Buttons::default()
            };
        }
        let draw = [Action::ClaimDraw, Action::Propose(Proposal::Draw)];
        let give_up = if game.can_be_aborted() {
            Action::Abort
        } else {
            Action::Resign
        };
        Buttons {
            give_up: Some(give_up).filter(can),
            draw: draw.into_iter().find(can),
            take_back,
            claim: Some(Action::ClaimAbandonment).filter(|_| game.can_claim_abandonment(now)),
            rematch: false,
            hint: game.has_hints() && game.turn().is_some_and(|turn| game.acts_for(turn)),
            move_now: game.is_thinking(),
            try_again: game.has_failed(),
        }
    }
}
