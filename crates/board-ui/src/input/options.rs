//! Who enters moves, and how they wish to.

use room::TakeBacks;
use rules::Color;

/// Whose moves are entered here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hand {
    /// This side's. In the other side's turn there is a refusal.
    Of(Color),
    /// Both sides', as at one screen or in review.
    WhoeverIsToMove,
    /// Nobody's: the board is to be looked at, and presses have no answer.
    Nobody,
}

/// The player's wishes for input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InputOptions {
    /// A move that is entered waits until it is confirmed.
    pub confirm: bool,
    /// Whether a jump that is made can be taken back before the turn is complete.
    pub jumps: Jumps,
    /// Pressing an empty square while no piece is chosen plays the only move that ends there.
    pub destination_only: bool,
}

/// Whether a jump can be taken back before the whole capture is complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Jumps {
    /// The capture can be given up until it is complete.
    #[default]
    Revocable,
    /// As over the board: what has jumped must go on.
    Binding,
}

/// Where moves are taken back freely, an incomplete capture can be given up too.
impl From<TakeBacks> for Jumps {
    fn from(policy: TakeBacks) -> Jumps {
        match policy {
            TakeBacks::Free => Jumps::Revocable,
            TakeBacks::ByConsent | TakeBacks::Never => Jumps::Binding,
        }
    }
}

impl Default for InputOptions {
    fn default() -> InputOptions {
        InputOptions {
            confirm: false,
            jumps: Jumps::default(),
            destination_only: true,
        }
    }
}
