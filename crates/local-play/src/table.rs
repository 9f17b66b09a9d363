//! How a game is played at the table, whatever its terms.

use serde::{Deserialize, Serialize};

/// What goes along with a game besides its moves and terms: how it is played at this screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TableChoices {
    /// Each move waits for a confirmation.
    pub confirm_moves: bool,
    /// Pieces that must jump are shown before the first click.
    pub show_forced: bool,
    /// Who sits where.
    pub seating: Seating,
    /// How long the computer thinks at most about a move, in tenths of a second.
    pub thinking_tenths: u32,
}

impl Default for TableChoices {
    fn default() -> TableChoices {
        TableChoices {
            confirm_moves: false,
            show_forced: true,
            seating: Seating::Fixed,
            thinking_tenths: 20,
        }
    }
}

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// The board stays as it is: the person, or Black of two people, sits at the bottom.
    Fixed,
    /// The player to move sits at the bottom.
    Turns,
    /// The players sit face to face with the screen lying between them.
    Facing,
}
