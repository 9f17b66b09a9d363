//! The computer as an opponent and adviser. It thinks in a worker, so that the page never waits.

use leptos::prelude::*;
use room::Duration;
use rules::{Game, Labels, Move, Square};

/// The computer at this page.
#[derive(Clone, Copy)]
pub(crate) struct Computer {
    is_thinking: RwSignal<bool>,
}

/// How the computer is to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    /// From 1 to 10.
    pub(crate) level: u8,
    /// How long it may think, where no clock tells.
    pub(crate) think_millis: u32,
    /// What is left on its clock.
    pub(crate) clock: Option<Duration>,
}

/// What the computer wants to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought {
    pub(crate) mv: Move,
    /// How it sees its chances, in hundredths of a man.
    pub(crate) score_centimen: i32,
}

/// Advice.
#[derive(Clone, Debug)]
pub(crate) struct Advice {
    pub(crate) text: String,
    /// The squares that it is about.
    pub(crate) squares: Vec<Square>,
}

impl Computer {
    pub(crate) fn new() -> Computer {
        Computer {
            is_thinking: RwSignal::new(false),
        }
    }

    /// Whether it is thinking about a move.
    pub(crate) fn is_thinking(self) -> Signal<bool> {
        self.is_thinking.into()
    }

    pub(crate) async fn think(self, _game: &Game, _wish: Wish) -> Option<Thought> {
        None
    }

    pub(crate) async fn hint(self, _game: &Game, _labels: Labels) -> Option<Advice> {
        None
    }

    pub(crate) fn move_now(self) {}

    pub(crate) fn stop(self) {}
}
