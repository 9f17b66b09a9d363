//! The game behind a table.

use crate::{Notice, Tone};
use board_ui::Hand;
use online_play::CannotPremove;
use room::{Action, Command, Duration, Instant, Proposal, Refused, Room, Status};
use rules::{Color, Game, Move};
use std::fmt::Debug;

/// When something happens, and a source of IDs for the messages about it.
pub struct Moment<'a> {
    /// The time of the driver's game.
    pub now: Instant,
    /// Returns a new ID. Games without a server need none.
    pub new_id: &'a mut dyn FnMut() -> u32,
}

/// What can be entered on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entering {
    /// Moves of this hand.
    Moves(Hand),
    /// A premove of this side: one of these moves.
    Premove(Color, Vec<Move>),
}

/// The game behind a table.
pub trait Driver {
    /// What only this kind of game has to say.
    type Notice: Clone + PartialEq + Debug;
    /// What only this kind of game has to carry out.
    type Order: Clone + PartialEq + Debug;

    /// The game with everything around the board.
    fn room(&self) -> &Room;

    /// The board on the screen, which can be ahead of the room's.
    fn game(&self) -> &Game {
        self.room().game()
    }

    /// The side to move on the board on the screen, while the game is in progress.
    fn turn(&self) -> Option<Color>;

    /// Whether a person at this table acts for this side.
    fn acts_for(&self, side: Color) -> bool;

    /// The side that the buttons act for. `None` for a spectator.
    fn person(&self) -> Option<Color>;

    /// The side that's addressed as "you".
    fn you(&self) -> Option<Color>;

    /// What can be entered now.
    fn entering(&self) -> Entering;

    /// What this side's clock shows, if there are clocks.
    fn clock(&self, side: Color, now: Instant) -> Option<Duration>;

    /// The side whose clock is running.
    fn running_clock(&self) -> Option<Color>;

    /// Whether the game is played elsewhere, and this table only watches.
    fn is_elsewhere(&self) -> bool {
        false
    }

    /// The move for the next turn, if one is set.
    fn premove(&self) -> Option<Move> {
        None
    }

    /// Whether the person's action would be carried out now, or at least asked for.
    fn can(&self, action: Action, now: Instant) -> bool {
        self.person().is_some_and(|by| {
            let command = Command::player(by, action);
            self.room().decide(&command, now).is_ok()
        })
    }

    /// How many half-moves the person's take-back undoes. `None` if there's nothing to take back.
    fn take_back_plies(&self) -> Option<u16>;

    /// Whether the game has hardly begun, so that it's aborted instead of resigned.
    fn can_be_aborted(&self) -> bool {
        false
    }

    /// Whether a finished game can be followed by a rematch now.
    fn can_rematch(&self, now: Instant) -> bool;

    /// Whether there are hints during the game.
    fn has_hints(&self) -> bool {
        false
    }

    /// Whether the computer at this table is about to move.
    fn is_thinking(&self) -> bool {
        false
    }

    /// Whether the computer at this table is to move, but failed.
    fn has_failed(&self) -> bool {
        false
    }

    /// Whether the opponent has been away for so long that the game can be claimed.
    fn can_claim_abandonment(&self, _now: Instant) -> bool {
        false
    }

    /// The open offers, each with the side that made it.
    fn offers(&self) -> Vec<(Color, Proposal)> {
        self.room().proposals().collect()
    }

    /// Whether the game is over or aborted.
    fn is_over(&self) -> bool {
        self.room().status() != Status::Playing
    }

    /// Plays a move for the side to move.
    fn play(&mut self, mv: Move, at: &mut Moment<'_>) -> Result<(), Refused>;

    /// Does something else for this side.
    fn act(&mut self, by: Color, action: Action, at: &mut Moment<'_>) -> Result<(), Refused>;

    /// Sets a premove.
    fn set_premove(&mut self, _mv: Move, _at: &mut Moment<'_>) -> Result<(), CannotPremove> {
        Err(CannotPremove::NotNow)
    }

    /// Cancels the premove.
    fn cancel_premove(&mut self, _at: &mut Moment<'_>) {}

    /// Does what's due at this time.
    fn tick(&mut self, _now: Instant) {}

    /// The tone in which the status line says this. `None` if it's only announced.
    fn tone(notice: &Self::Notice) -> Option<Tone>;

    /// What happened since the last call, besides changes of the board and the end of the game.
    fn notices(&mut self) -> Vec<Notice<Self::Notice>>;

    /// What to carry out. Each order is given once.
    fn orders(&mut self) -> Vec<Self::Order>;
}
