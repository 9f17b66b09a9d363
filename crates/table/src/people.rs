//! The players at the table.

use crate::{Driver, Table};
use board_ui::{PieceCount, taken};
use room::{Duration, Instant};
use rules::Color;

/// What a player's card shows besides the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerState {
    /// The pieces on the board on the screen.
    pub left: PieceCount,
    /// The pieces captured up to there.
    pub taken: PieceCount,
    /// Whether it's this player's turn.
    pub is_to_move: bool,
}

impl<D: Driver> Table<D> {
    /// What this side's card shows.
    pub fn player(&self, side: Color) -> PlayerState {
        let game = self.driver().game();
        let made = self.made();
        let positions = &game.positions()[..=made];
        PlayerState {
            left: PieceCount::on(positions[made].board(), side),
            taken: taken(positions, &game.moves()[..made])[side],
            is_to_move: self.driver().turn() == Some(side),
        }
    }

    /// What this side's clock shows.
    pub fn clock(&self, side: Color, now: Instant) -> Option<Duration> {
        self.driver().clock(side, now)
    }
}
