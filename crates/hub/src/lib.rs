//! The Hub protocol, version 2: how draughts programs and engines talk to each other.
//!
//! Both ends are here. [`serve`] is the engine's end: it reads commands, thinks on a separate
//! thread and answers. [`Client`] is the other end: it runs any Hub engine as a child process and
//! asks it for moves. `docs/matches.md` explains how to use both from the command line.
//!
//! # The protocol on a board of 8×8
//!
//! Every line is a command with arguments: `level time=60 inc=0.5`. A value with a space is quoted.
//! Unknown commands and arguments are ignored, which leaves room for extensions.
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
//! * A position has 33 characters: the side to move, `B` or `W`, then one for each square from 1 to
//!   32: `b` and `w` for men, `B` and `W` for kings, `e` for empty. See [`write_position`].
//! * A capture names its ends and then the captured squares, in any order: `22x8x18x11`. See
//!   [`HubMove`].
//! * Times are in seconds. An increment is added *before* the move it belongs to.
//! * Scores are in men, for the side to move. A proven win in `n` plies is `100 - n/100`, a
//!   database win is 85, and an evaluation stays within 80.
//!
//! # What this engine does where the protocol leaves it open
//!
//! * Without a `level`, the engine thinks for one second. Without a `pos`, it uses the starting
//!   position.
//! * An invalid line gets `error message=…`, and the engine keeps running. So does a command that
//!   must wait for the end of a search, unless the search was asked to stop.
//! * After `stop`, the commands for the next search may follow immediately.
//! * At end of input, it stops, says `done` if it was thinking, and exits.

mod client;
mod command;
mod hub_move;
mod info;
mod level;
mod line;
mod param;
mod position_text;
mod reply;
mod serve;
mod session;
mod settings;
mod thinking;

pub use client::{Client, ClientError, CommandLine, Identity, Thought, Wait};
pub use command::{Command, CommandError, Mode};
pub use hub_move::{HubMove, NoSuchMove, ParseHubMoveError};
pub use info::{Info, men};
pub use level::LevelError;
pub use line::{Argument, LineError, ProtocolLine};
pub use param::{Param, ParamKind};
pub use position_text::{PositionTextError, read_position, write_position};
pub use reply::{Reply, ReplyError};
pub use serve::serve;
pub use settings::{SettingError, Settings};
