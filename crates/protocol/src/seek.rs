//! Looking for an opponent.

use crate::{PlayerId, PlayerRating, SeekId};
use room::TimeControl;
use serde::{Deserialize, Serialize};

/// An open seek, as others see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seek {
    /// Its name.
    pub id: SeekId,
    /// Who looks for an opponent.
    pub player: PlayerId,
    /// What the player is called.
    pub name: String,
    /// How strong the player is at the speed of this game, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<PlayerRating>,
    /// For what game.
    pub terms: SeekTerms,
}

/// What game is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeekTerms {
    /// How much time there is.
    pub time: TimeControl,
    /// Whether the result counts for the players' ratings.
    #[serde(default)]
    pub rated: bool,
    /// The side that the player wants.
    #[serde(default)]
    pub side: Wish,
    /// How the game begins.
    #[serde(default)]
    pub opening: Opening,
    /// Whether it is a heat: two games from the same opening, the second with colours changed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub heat: bool,
}

/// The side that a player wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Either: the server draws lots.
    #[default]
    Any,
    /// To move first.
    Black,
    /// To move second.
    White,
}

/// How a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// From the standard position, as the players please.
    #[default]
    Free,
    /// After a ballot of the official three-move deck, drawn by the server.
    ThreeMove,
    /// After an eleven-man ballot, drawn by the server.
    ElevenMan,
}

impl SeekTerms {
    /// Whether these two can play each other: the same game, and not both on one side.
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
