//! The Hub protocol, version 2: how draughts programs and draughts engines talk to each other.
//!
//! Both ends are here. [`serve`] is the engine's: it reads commands, thinks in a thread of its own
//! and answers. [`Client`] is the other: it runs any Hub engine as a child process and asks it for
//! moves. `docs/matches.md` tells how to use both from the command line.
//!
//! # The protocol on a board of 8×8
//!
//! Every line is a command and arguments: `level time=60 inc=0.5`. A value with a space in it is
//! quoted. Commands and arguments that nobody knows are ignored, which leaves room for more.
//!
//! ```text
//!   hub                                   → id …, param …, wait
//!   set-param name=hash value=64
//!   init                                  → ready
//!   pos pos=Bbbbb…www moves="11-15 23-19"
//!   level move-time=1
//!   go think                              → info …, done move=8-11 ponder=22-17
//!   ponder-hit · stop · ping · new-game · quit
//! ```
//!
//! * A position has 33 characters: the side to move, `B` or `W`, then one for each square from 1
//!   to 32: `b` and `w` for men, `B` and `W` for kings, `e` for none. See [`write_position`].
//! * A capture names its ends and then what it takes, in any order: `22x8x18x11`. See [`HubMove`].
//! * Times are in seconds. An increment is added *before* the move that it belongs to.
//! * Scores are in men, from the side to move. A win that is proven in `n` plies is
//!   `100 - n/100`, a database win is 85, and an evaluation stays within 80.
//!
//! # What this engine does where the protocol leaves it open
//!
//! * Without a `level`, it thinks for a second. Without a `pos`, a game starts.
//! * A line that it cannot understand gets `error message=…`, and the engine stays up. So does a
//!   command that has to wait until a search is over, unless the search was told to stop.
//! * After `stop`, the commands of the next search may come at once.
//! * At the end of its input it stops, says `done` if it was thinking, and ends.

mod answer;
mod client;
mod command;
mod hub_move;
mod info;
mod level;
mod line;
mod param;
mod position_text;
mod serve;
mod session;
mod settings;
mod thinking;

pub use answer::{Answer, AnswerError};
pub use client::{Client, ClientError, CommandLine, Identity, Thought, Wait};
pub use command::{Command, CommandError, Mode};
pub use hub_move::{HubMove, NoSuchMove, ParseHubMoveError};
pub use info::{Info, men};
pub use level::LevelError;
pub use line::{Argument, Line, LineError};
pub use param::{Param, ParamKind};
pub use position_text::{PositionTextError, read_position, write_position};
pub use serve::serve;
pub use settings::{SettingError, Settings};
