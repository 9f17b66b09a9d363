//! One live game as a pure state machine over a log of events.
//!
//! A [`Command`] is a request and an [`Event`] is a fact. [`Room::decide`] turns a request into
//! facts or says why not, and [`Room::apply`] folds facts into the state. Both are pure: time is a
//! parameter, and there's no I/O. `apply` accepts exactly the events that `decide` could have
//! returned. So [`Room::replay`] restores the state from a log, and a log that was tampered with is
//! an error.
//!
//! ```
//! use crownhead_room::{Action, Command, Duration, Fact, Instant, Name, Room, Seat, Sides, Terms, TimeControl};
//! use crownhead_room::rules::{Color, Move, Square};
//!
//! let seats = Sides {
//!     black: Seat::human(Name::new("Ann").unwrap()),
//!     white: Seat::engine(Name::new("Crownhead").unwrap(), 3),
//! };
//! let mut terms = Terms::local(seats);
//! terms.time = TimeControl::Fischer {
//!     base: Duration::from_secs(300),
//!     increment: Duration::from_secs(2),
//! };
//! let (mut room, opened) = Room::open(terms, Instant::from_millis(0)).unwrap();
//! let mut log = vec![opened];
//!
//! let path = [11, 15].map(|number| Square::new(number).unwrap());
//! let action = Action::Move(Move::from_path(&path).unwrap());
//! let command = Command::player(Color::Black, action);
//! log.extend(room.act(&command, Instant::from_millis(4_200)).unwrap());
//!
//! assert_eq!(room.turn(), Some(Color::White));
//! assert_eq!(Room::replay(&log), Ok(room.clone()));
//!
//! let refused = room.act(&command, Instant::from_millis(5_000)).unwrap_err();
//! assert_eq!(refused.to_string(), "it's White's turn");
//! ```
//!
//! # Time
//!
//! - **Time never goes back.** A room decides at `now` or at the time of its last event, whichever
//!   is later. If the caller's clock jumps back, the game's time stands still until it catches up.
//!   No used time is given back, and no time becomes negative.
//! - **The flag comes first.** A player has from the start of the turn until the instant when the
//!   clock shows zero. A move at that instant is too late. A millisecond earlier is in time.
//! - **Every command notices a fallen flag**, not only [`Command::Tick`]. The game first ends on
//!   time, and then the command is decided as after the end. If it's no longer possible, the end of
//!   the game is the answer, not a refusal.
//! - **A flag falls when the time runs out, not when someone notices.** [`Fact::FlagFell`] carries
//!   the exact instant, so it doesn't depend on who noticed it and when.
//! - **A game is under way once each side has made a move.** Until then, a clock for the whole game
//!   stands still (each side's first move costs nothing and earns no increment), and either side
//!   may abort. A limit per turn runs from the start.
//! - **An outage costs nobody time.** The host may report that nobody could serve the game for a
//!   while, up to [`MAX_TIME`]. Clocks and grace periods don't run during that time. Everything in
//!   the log was served, so an outage starts after the last event, and none counts twice.
//! - **Offers don't stop the clock**, and neither does a lost connection.
//! - **A take-back restores both clocks** as they were at the start of the turn it returns to, and
//!   that turn starts over.
//! - **Lag.** The host may credit the mover with the time the network took, up to
//!   [`Terms::max_lag_credit`]. The credit is subtracted from the time used, and it's stored in the
//!   event. A credited move may still be on its way, so the flag is called only when the clock has
//!   been at zero for the longest credit, or when a move arrives whose credit is too small.
//!
//! # Proposals
//!
//! One side proposes a draw, a take-back or a rematch, and the other answers. The rules are the
//! same for all three.
//!
//! - Proposing what the other side has proposed accepts it.
//! - After proposing something, a side may propose it again only once both sides have moved. This
//!   prevents nagging, and each side can propose a rematch only once.
//! - A draw offer stands while its maker moves and lapses when the other side moves. A take-back
//!   request lapses with any move.
//! - If take-backs are free, as in local play, no answer is needed, and a take-back also reopens a
//!   finished game. Taking back zero moves only undoes an ending that the board doesn't show, such
//!   as a resignation.
//! - A rematch has the same terms with the seats swapped. It keeps the opening, so every ballot is
//!   played with both colors.
//!
//! # Leaving
//!
//! A player who leaves has the terms' grace period to return. After that, the opponent may claim
//! the game, but doesn't have to. Before the game is under way, it can't be claimed, only aborted.
//!
//! # Putting a game aside
//!
//! [`Room::record`] returns everything needed to continue later, and [`Room::resume`] starts a new
//! log from it. The time in between doesn't count: the turn continues with the time it had left.
//!
//! # As JSON
//!
//! Terms, records, commands and events have one form for the wire and for storage. Times are in
//! milliseconds. Deserializing fails for everything invalid: an unknown field, square 33, a path
//! that isn't a move, an unplayable board.
//!
//! ```
//! # use crownhead_room::{Action, Event, Fact};
//! for event in [
//!     r#"{"seq":1,"at":4200,"fact":{"moved":{"by":"black","move":[11,15]}}}"#,
//!     r#"{"seq":2,"at":6100,"fact":{"moved":{"by":"white","move":[22,15,8],"credit":80}}}"#,
//!     r#"{"seq":3,"at":7000,"fact":{"proposed":{"by":"black","proposal":"draw"}}}"#,
//!     r#"{"seq":4,"at":9500,"fact":{"declined":{"by":"white","proposal":"draw"}}}"#,
//!     r#"{"seq":5,"at":9900,"fact":{"accepted":{"by":"white","proposal":{"take_back":{"plies":2}}}}}"#,
//!     r#"{"seq":6,"at":20900,"fact":{"outage":{"since":10900}}}"#,
//!     r#"{"seq":7,"at":99000,"fact":{"flag_fell":{"seat":"white"}}}"#,
//! ] {
//!     let read: Event = serde_json::from_str(event).unwrap();
//!     assert_eq!(serde_json::to_string(&read).unwrap(), event);
//! }
//! for action in [r#"{"move":[11,15]}"#, r#""resign""#, r#"{"propose":"rematch"}"#] {
//!     let read: Action = serde_json::from_str(action).unwrap();
//!     assert_eq!(serde_json::to_string(&read).unwrap(), action);
//! }
//! assert!(serde_json::from_str::<Action>(r#"{"move":[11,33]}"#).is_err());
//! ```
#![deny(missing_docs)]

mod apply;
mod clocks;
mod command;
mod decide;
mod event;
mod happen;
mod proposal;
mod record;
mod refused;
mod room;
mod seat;
mod sides;
mod terms;
mod time;
mod time_control;
mod wire;

pub use rules;

pub use apply::{BrokenLog, Fault};
pub use command::{Action, Command};
pub use event::{Event, Fact};
pub use proposal::Proposal;
pub use record::{BadRecord, Played, Record};
pub use refused::Refused;
pub use room::{Connection, Room, Status};
pub use seat::{MAX_NAME_CHARS, Name, NameError, Player, Seat};
pub use sides::Sides;
pub use terms::{BadTerms, MAX_TIME, TakeBacks, Terms};
pub use time::{Duration, Instant};
pub use time_control::TimeControl;
pub use wire::ending as ending_form;

/// Runs the README's examples as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
