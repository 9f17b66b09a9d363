//! A game kept: a [`Room`](room::Room) to a PDN file and back.
//!
//! A saved game is PDN that any program can read: the moves are moves, the clocks are `[%clk …]`
//! comments, and everything else is in tags. Nothing of the game is lost, down to the
//! millisecond: seats, rules, start, opening, moves, clocks, how it ended. What does not belong to
//! the game is not kept: open proposals, and who is connected.
//!
//! ```
//! use room::{Action, Command, Duration, Instant, Name, Room, Seat, Sides, Terms, TimeControl};
//! use rules::{Color, Position, Square};
//!
//! let seats = Sides {
//!     black: Seat::human(Name::new("Ann").unwrap()),
//!     white: Seat::engine(Name::new("Crownhead").unwrap(), 3),
//! };
//! let mut terms = Terms::local(seats);
//! terms.time = TimeControl::PerTurn { limit: Duration::from_secs(60) };
//! let (mut room, _) = Room::open(terms, Instant::from_millis(0)).unwrap();
//! let mv = Position::START.moves().into_iter().find(|mv| mv.to_string() == "11-15").unwrap();
//! let command = Command::player(Color::Black, Action::Move(mv));
//! room.act(&command, Instant::from_millis(4_500)).unwrap();
//!
//! let text = saves::to_pdn(&room, Instant::from_millis(12_500));
//! assert_eq!(text, r#"[Black "Ann"]
//! [White "Crownhead"]
//! [Result "*"]
//! [GameType "21"]
//! [SavedGame "Crownhead 1"]
//! [BlackType "human"]
//! [WhiteType "program"]
//! [WhiteLevel "3"]
//! [TimeControl "1/60"]
//! [TakeBacks "free"]
//! [OpeningPlies "0"]
//! [TurnTime "8"]
//! [Termination "unterminated"]
//! [PlyCount "1"]
//!
//! 1. 11-15 {[%clk 0:00:55.5]} *
//! "#);
//!
//! // A year later, White goes on thinking.
//! let later = Instant::from_millis(31_536_000_000);
//! let (loaded, first_event) = saves::from_pdn(&text, later).unwrap();
//! assert_eq!(loaded.clock(Color::White, later), Some(Duration::from_secs(52)));
//! assert_eq!(loaded.game(), room.game());
//! ```
//!
//! # The tags
//!
//! | Tag | Value |
//! | --- | --- |
//! | `SavedGame` | `Crownhead 1`: who saved it, and the version of this table |
//! | `BlackType`, `WhiteType` | `human` or `program` |
//! | `BlackLevel`, `WhiteLevel` | the level of a program |
//! | `TimeControl` | `-` for none, `1/60` for 60 seconds per turn, `300` for 300 seconds in all, `300+2` with two more for each move |
//! | `TakeBacks` | `free`, `by consent` or `never` |
//! | `DisconnectGrace` | seconds; absent where nobody loses by being away |
//! | `MaxLagCredit` | seconds; absent where there is none |
//! | `OpeningPlies` | how many of the moves belong to the opening |
//! | `TurnTime` | the seconds that the side to move has used in this turn |
//! | `Termination` | how it ended; `unterminated` while it is played |
//! | `PlyCount` | the number of all moves |
//!
//! # What is refused
//!
//! A file is a saved game only as a whole. One that was cut off has no `*` at its end, and one
//! that was changed is checked like a log from anywhere: moves, clocks and the end must be those of
//! a game that could have been played. A file with the moves of a game but without `SavedGame` is some
//! other game. Loading makes a room of its own, so a refusal leaves everything as it was.

mod bad_save;
mod file;
mod read;
mod words;
mod write;

pub use bad_save::{BadGame, BadSave};
pub use file::{LoadError, LoadFault, MAX_BYTES, SaveError, load, save};
pub use read::from_pdn;
pub use write::{Occasion, to_pdn, to_pdn_of};
