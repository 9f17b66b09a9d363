//! Every sentence of this crate, in one place.

use crate::{WhyNot, WrongTry};
use room::Sides;
use rules::Labels;

/// Speaks to the player: how squares are spelled, and what the two sides are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// How squares are spelled.
    pub labels: Labels,
    /// What the sides are called, as their pieces look: `Red` and `White`.
    pub colors: Sides<String>,
}

impl Voice {
    /// Speaks of Black and White.
    pub fn new(labels: Labels) -> Voice {
        Voice {
            labels,
            colors: Sides {
                black: "Black".to_owned(),
                white: "White".to_owned(),
            },
        }
    }

    /// What was wrong with what the player did.
    pub fn wrong_try(&self, wrong: &WrongTry) -> String {
        match &wrong.why {
            WhyNot::Rules(refusal) => refusal.sentence(self.labels),
            WhyNot::NotAMove(why) => format!("That is not a move: {why}."),
            WhyNot::NothingToConfirm => {
                "There is no move to confirm: choose a piece and where it goes.".to_owned()
            }
            WhyNot::NothingToCancel => "There is nothing to cancel.".to_owned(),
            WhyNot::ConfirmFirst(mv) => format!(
                "{} waits: Enter confirms it, Backspace cancels it.",
                mv.text(self.labels)
            ),
        }
    }
}
