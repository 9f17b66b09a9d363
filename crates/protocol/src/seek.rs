//! Looking for an opponent.

use crate::{PlayerId, PlayerRating, SeekId};
use room::TimeControl;
use serde::{Deserialize, Serialize};

/// An open seek, as others see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seek {
    /// Identifies it.
    pub id: SeekId,
    /// The player looking for an opponent.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The player's rating at the speed of this game, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<PlayerRating>,
    /// The terms of the game.
    pub terms: SeekTerms,
}

/// The terms of a game to look for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeekTerms {
    /// The time control.
    pub time: TimeControl,
    /// Whether the result counts for the players' ratings.
    #[serde(default)]
    pub rated: bool,
    /// The side the player wants.
    #[serde(default)]
    pub side: Wish,
    /// How the game starts.
    #[serde(default)]
    pub opening: Opening,
    /// Whether it's a heat: two games from the same opening, with colors swapped in the second.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub heat: bool,
}

/// The side a player wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Either side. The server picks one at random.
    #[default]
    Any,
    /// Black, which moves first.
    Black,
    /// White, which moves second.
    White,
}

/// How a game starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// From the starting position, with a free choice of moves.
    #[default]
    Free,
    /// After a random ballot from the official three-move deck.
    ThreeMove,
    /// After a random eleven-man ballot.
    ElevenMan,
}

impl SeekTerms {
    /// Whether these two can play each other: the terms match, and the players don't want the same
    /// side.
    pub fn fit(&self, other: &SeekTerms) -> bool {
        let sides_fit = !matches!(
            (self.side, other.side),
            (Wish::Black, Wish::Black) | (Wish::White, Wish::White)
        );
        let without_side = |terms: &SeekTerms| SeekTerms {
            side: Wish::Any,
            ..*terms
        };
        sides_fit && without_side(self) == without_side(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::Duration;

    #[test]
    fn seeks_fit_when_the_game_is_the_same_and_the_sides_differ() {
        #[track_caller]
        fn check(mine: Wish, theirs: Wish, expected: bool) {
            let terms = |side| SeekTerms {
                time: TimeControl::Unlimited,
                rated: false,
                side,
                opening: Opening::Free,
                heat: false,
            };
            assert_eq!(terms(mine).fit(&terms(theirs)), expected);
            let clocked = SeekTerms {
                time: TimeControl::SuddenDeath {
                    base: Duration::from_secs(60),
                },
                ..terms(theirs)
            };
            assert!(!terms(mine).fit(&clocked));
        }
        check(Wish::Any, Wish::Any, true);
        check(Wish::Any, Wish::Black, true);
        check(Wish::White, Wish::Any, true);
        check(Wish::White, Wish::Black, true);
        check(Wish::Black, Wish::Black, false);
        check(Wish::White, Wish::White, false);
    }
}
