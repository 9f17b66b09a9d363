//! One live game as a pure state machine over a log of events.
//!
//! A [`Command`] is a wish, an [`Event`] is a fact. [`Room::decide`] turns a wish into facts or says
//! why not, [`Room::apply`] folds facts into the state. Both are pure: time is a parameter, and
//! nothing is read or written anywhere. What `decide` gives, `apply` accepts, and `apply` accepts
//! nothing that `decide` would not have given; so [`Room::replay`] of a log gives the state that was
//! there when the log was written, and a log that was tampered with is an error.
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
//! assert_eq!(refused.to_string(), "It is not your turn: White is to move.");
//! ```
//!
//! # Time
//!
//! - **Time never goes back.** A room decides at the later of `now` and the time of its last event.
//!   So a clock that jumps back stops the game's time until it has caught up: nothing that was
//!   used is given back, and nothing ever becomes negative.
//! - **The flag comes first.** A player has the time from the start of the turn up to, but not
//!   including, the instant at which the clock shows zero. A move at that very instant is too
//!   late, one a millisecond before is in time.
//! - **A fallen flag is seen by every command**, not only by [`Command::Tick`]: the game first ends
//!   by time, and then the command is decided as after the end. If it makes no sense any more, the
//!   answer is the end of the game and not a refusal.
//! - **A flag falls when it falls, not when somebody looks.** [`Fact::FlagFell`] carries the instant
//!   at which the time was used up, so that it does not depend on who noticed it and when.
//! - **A game is under way when each side has made a move.** Until then a clock for the whole game
//!   stands still (the first move of each side costs nothing and earns no increment), and either
//!   side may abort. A limit for each turn runs from the beginning.
//! - **An outage costs nobody time.** Who drives the room may say that nobody could serve the game for a
//!   while, at most [`MAX_TIME`]. Neither the clock nor a grace period runs then. What is in the log
//!   was served, so an outage begins after the last event, and none counts twice.
//! - **Offers do not stop the clock**, and neither does a lost connection.
//! - **A take-back gives both clocks back** as they were at the start of the turn that is returned
//!   to, and that turn starts anew.
//! - **Lag.** Who drives the room may credit the mover with time that the network took, bounded by
//!   [`Terms::max_lag_credit`]. The credit is taken off the time used and it is written into the
//!   event. As a credited move may still be on its way, the flag is called only when the clock has
//!   been at zero for the longest credit, or when a move arrives whose credit is too small.
//!
//! # Proposals
//!
//! A draw, a take-back and a rematch are proposed by one side and answered by the other, all by
//! the same rules.
//!
//! - Proposing what the other side has proposed accepts it.
//! - A side that has proposed something may propose it again only after both sides have moved.
//!   So nobody can nag, and a rematch can be proposed once by each side.
//! - A draw offer stands while its maker moves and lapses when the other side moves. A request for
//!   a take-back lapses with any move.
//! - Where take-backs are free, as in local play, no answer is needed. There a take-back also
//!   reopens a game that is over; one of zero moves undoes an end that the board did not bring, such
//!   as a resignation.
//! - A rematch has the same terms with the seats swapped, the opening included: every ballot is
//!   played with both colours.
//!
//! # Leaving
//!
//! A player who leaves has the grace period of the terms to return. Then the opponent may claim the
//! game; nobody has to. Before the game is under way there is nothing to claim: it is aborted.
//!
//! # Putting a game aside
//!
//! [`Room::record`] has all that is needed to go on later, and [`Room::resume`] begins a new log with
//! it. The time between does not count: the turn goes on with what was left of it.
//!
//! # As JSON
//!
//! Terms, records, commands and events are the wire form and the stored form of a game. Times are
//! milliseconds. Anything that is no sound value is an error of the deserializer: an unknown field,
//! a square 33, a path that is no move, a board that cannot be played.
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

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
