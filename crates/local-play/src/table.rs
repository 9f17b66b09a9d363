//! How a game is played on this device, independent of its terms.

use serde::{Deserialize, Serialize};

/// The choices saved with a game besides its moves and terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TableChoices {
    /// Whether each move has to be confirmed.
    pub confirm_moves: bool,
    /// Whether pieces that must jump are highlighted.
    pub show_forced: bool,
    /// Which way the board faces.
    pub seating: Seating,
    /// The maximum thinking time of the computer per move, in tenths of a second.
    pub thinking_tenths: u32,
    /// Whether the computer resigns a game that's lost for certain.
    pub computer_resigns: bool,
}

impl Default for TableChoices {
    fn default() -> TableChoices {
        TableChoices {
            confirm_moves: false,
            show_forced: true,
            seating: Seating::Fixed,
            thinking_tenths: 20,
            computer_resigns: false,
        }
    }
}

/// Which way the board faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// The board doesn't turn. The only person is at the bottom, or Black if two people play.
    Fixed,
    /// The player to move is at the bottom.
    Turns,
    /// The players sit across from each other, with the device lying flat between them.
    Facing,
}
