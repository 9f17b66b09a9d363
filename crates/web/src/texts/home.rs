//! The options for a local game.

use super::{t, with_pieces};
use local_play::Pieces;
use rules::Color;

/// Returns the label for choosing the user's pieces.
pub(crate) fn your_pieces(pieces: Pieces) -> String {
    t().home_your_pieces(with_pieces(pieces).named(Color::Black))
}

/// Returns the label for the player of this side.
pub(crate) fn player_of(color: Color, pieces: Pieces) -> String {
    t().home_player_of(with_pieces(pieces).named(color))
}
