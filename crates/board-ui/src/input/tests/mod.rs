//! The player's input step by step, with the expected replies.

mod ahead;
mod clicks;
mod confirming;
mod drags;
mod keys;
mod refusals;

use super::*;
use crate::Orientation;
use rules::Coords;
use testkit::{coords, position, square};

/// A board with a scripted player.
struct Table {
    input: MoveInput,
    orientation: Orientation,
}

impl Table {
    fn new(fen: &str) -> Table {
        Table::with_rules(fen, RuleSet::OFFICIAL)
    }

    fn with_rules(fen: &str, rules: RuleSet) -> Table {
        Table {
            input: MoveInput::for_position(position(fen), rules, Hand::WhoeverIsToMove),
            orientation: Orientation::PRINTED,
        }
    }

    fn options(mut self, options: InputOptions) -> Table {
        self.input.set_options(options);
        self
    }

    fn confirming(self) -> Table {
        self.options(InputOptions {
            confirm: true,
            ..InputOptions::default()
        })
    }

    fn binding(self) -> Table {
        self.options(InputOptions {
            jumps: Jumps::Binding,
            ..InputOptions::default()
        })
    }

    /// Performs one step of a script: `22` or `C3` to press, `grab 22`, `over 18`, `drop 15`, `type
    /// 22-18`, or the name of a key.
    fn act(&mut self, step: &str) -> Reply {
        let (word, rest) = step.split_once(' ').unwrap_or((step, ""));
        match word {
            "grab" => self.input.grab(point(rest)),
            "over" => {
                self.input.drag_over(point(rest));
                Reply::Nothing
            }
            "drop" => self.input.drop_at(point(rest)),
            "text" => self.input.enter_text(rest),
            "type" => rest
                .chars()
                .map(|c| self.input.key(Key::Char(c), self.orientation))
                .last()
                .unwrap_or(Reply::Nothing),
            "cancel" => self.input.cancel(),
            "confirm" => self.input.confirm(),
            "Space" => self.input.key(Key::Space, self.orientation),
            _ => match Key::from_name(word).filter(|key| !matches!(key, Key::Char(_))) {
                Some(key) => self.input.key(key, self.orientation),
                None => self.input.press(point(word)),
            },
        }
    }

    /// Runs the script and compares the reply to each step.
    #[track_caller]
    fn check(mut self, script: &[(&str, &str)]) -> Table {
        for (step, expected) in script {
            let reply = self.act(step);
            assert_eq!(described(&reply), *expected, "after {step}");
            match &reply {
                Reply::Refused(wrong) => assert_eq!(self.input.wrong(), Some(wrong)),
                // Releasing the button doesn't clear the error from pressing it.
                Reply::Nothing => {}
                _ => assert_eq!(self.input.wrong(), None, "after {step}"),
            }
        }
        self
    }
}

fn point(text: &str) -> Coords {
    match text {
        "off" => Coords::new(-1, 3),
        _ => match text.parse::<u8>() {
            Ok(number) => square(number).coords(),
            Err(_) => coords(text),
        },
    }
}

fn described(reply: &Reply) -> String {
    match reply {
        Reply::Nothing => "-".to_owned(),
        Reply::Focused(sq) => format!("focus {sq}"),
        Reply::Typed => "typed".to_owned(),
        Reply::Selected(sq) => format!("chosen {sq}"),
        Reply::Deselected => "put back".to_owned(),
        Reply::Partial(sq) => format!("on {sq}"),
        Reply::ChoosePath(sq) => format!("which way to {sq}?"),
        Reply::Pending(mv) => format!("confirm {mv}?"),
        Reply::Play(mv) => format!("play {mv}"),
        Reply::Refused(wrong) => match &wrong.why {
            WhyNot::Rules(refusal) => refusal.to_string(),
            WhyNot::NotAMove(why) => format!("not a move: {why}"),
            WhyNot::NothingToConfirm => "nothing to confirm".to_owned(),
            WhyNot::NothingToCancel => "nothing to cancel".to_owned(),
            WhyNot::ConfirmFirst(mv) => format!("confirm {mv} first"),
        },
    }
}

const START: &str = "B:W21-32:B1-12";
/// One man jumps three pieces.
const TRIPLE: &str = "W:W29,32:B25,18,11,1";
/// Two paths with the same ends.
const FORK: &str = "B:W6,7,14,15,32:B2";
/// From 18 the king can go straight to 25, or around a circuit first, in either direction.
const CIRCUIT: &str = "B:W14,15,16,22,23,24:BK9";

/// A king's circuit, in either direction.
const CLOSED: &str = "B:W15,16,23,24,5:BK18";
