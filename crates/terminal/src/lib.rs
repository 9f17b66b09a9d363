//! The full-screen terminal app, without a terminal.
//!
//! It's the third view of a [`table`], next to the two of the web app. [`Local`] plays on this
//! device: a game, its options, a library of saved games, an editor, and analysis. [`Online`] plays
//! on a server: a lobby, challenges, and live games. Both are a [`Program`]: an [`Event`] goes in,
//! [`Effect`]s come out, and [`draw`] turns the state into a buffer of characters.
//!
//! There are no threads, files, sockets or clocks here, and no escape sequences: the caller has
//! them. All text comes from [`words`].

mod analysis;
mod board;
mod canvas;
mod command;
mod disc;
mod editor;
mod event;
mod form;
mod help;
mod library;
mod lobby;
mod local;
mod look;
mod new_game;
mod online;
mod table_view;

pub use canvas::{Hits, Target};
pub use command::Command;
pub use event::{Context, Effect, Event, Key, Pointed};
pub use local::{Local, Opened};
pub use look::Look;
pub use online::{Heard, Online, Request};

use canvas::Canvas;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use room::Instant;
use words::Speaker;

/// The smallest size in which everything fits: columns and rows.
pub const SMALLEST: (u16, u16) = (60, 20);

/// A program on the screen.
pub trait Program {
    /// Handles something that happened.
    fn handle(&mut self, event: Event, context: &Context);

    /// What to carry out, in this order. Each effect is given once.
    fn effects(&mut self) -> Vec<Effect>;

    /// How it speaks.
    fn speaker(&self) -> Speaker;

    /// How it looks.
    fn look(&self) -> Look;

    /// Draws the screen.
    #[doc(hidden)]
    fn paint(&self, canvas: &mut Canvas<'_>, now: Instant);
}

/// Draws the screen of a program. Returns what can be clicked.
pub fn draw(program: &dyn Program, buffer: &mut Buffer, now: Instant) -> Hits {
    let area = buffer.area;
    let mut canvas = Canvas::new(buffer, program.look());
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let (columns, rows) = SMALLEST;
        let text = program.speaker().words.screen_too_small(columns, rows);
        let _ = canvas.wrapped(area, &text, canvas.look().plain());
    } else {
        program.paint(&mut canvas, now);
    }
    canvas.into_hits()
}

/// The part of an area that's left without some rows at its top.
fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    }
}
