//! A person at a board, without a screen.
//!
//! A [`Table`] holds everything that a view of a game shows: the board and what may be entered on
//! it, the position in the history, the status line, offers, and the clocks. Events go in as method
//! calls. [`Effect`]s come out: pieces to animate, sounds, announcements, and orders of the
//! [`Driver`], such as messages to send or positions to search. All of them are values; the view
//! renders them as text.
//!
//! A driver is the game behind the table:
//!
//! | driver | game | its orders |
//! | --- | --- | --- |
//! | [`LocalGame`] | on this device, between two people or against the computer | save, think, wait |
//! | [`LiveGame`](online_play::LiveGame) | on a server | send messages |
//!
//! It doesn't depend on a browser, socket or clock: time and message IDs come in with a [`Moment`].

mod buttons;
mod driver;
mod effect;
mod live;
mod local;
mod notice;
mod people;
mod score_sheet;
mod status_line;
mod table;
mod time_warnings;

pub use buttons::Buttons;
pub use driver::{Driver, Entering, Moment};
pub use effect::{Effect, Sound};
pub use live::LiveNotice;
pub use local::{HINT_STAGES, LocalGame, LocalNotice, LocalOrder, Question, hint_request};
pub use notice::{Message, Notice, Tone};
pub use people::PlayerState;
pub use score_sheet::{ScoreMove, ScoreRow, ScoreSheet};
pub use status_line::StatusLine;
pub use table::{Table, TableOptions};
