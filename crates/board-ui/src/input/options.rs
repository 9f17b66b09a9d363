//! Who enters moves, and the input options.

use room::TakeBacks;
use rules::Color;

/// Whose moves are entered here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hand {
    /// This side's. On the other side's turn, input is refused.
    Of(Color),
    /// Both sides', for example on one device or in review.
    WhoeverIsToMove,
    /// Nobody's. The board is view-only and ignores presses.
    Nobody,
}

/// The input options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InputOptions {
    /// Whether a move has to be confirmed.
    pub confirm: bool,
    /// Whether a jump can be undone before the capture is complete.
    pub jumps: Jumps,
    /// Whether pressing an empty square with no piece selected plays the only move that ends there.
    pub destination_only: bool,
}

/// Whether a jump can be undone before the capture is complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Jumps {
    /// The capture can be canceled until it's complete.
    #[default]
    Revocable,
    /// As over the board, a piece that has jumped must continue.
    Binding,
}

/// If moves can be taken back freely, an incomplete capture can be canceled too.
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
