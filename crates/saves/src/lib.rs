//! Saved games: converts a [`Room`](room::Room) to a PDN file and back.
//!
//! A saved game is PDN that any program can read: the moves are moves, the clocks are `[%clk …]`
//! comments, and everything else is in tags. The whole game is saved to the millisecond: seats,
//! rules, starting position, opening, moves, clocks and ending. Open proposals and connections
//! aren't saved.
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
//! // A year later, White keeps thinking.
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
//! | `SavedGame` | `Crownhead 1`: the program that saved it, and the version of this table |
//! | `BlackType`, `WhiteType` | `human` or `program` |
//! | `BlackLevel`, `WhiteLevel` | the level of a program |
//! | `TimeControl` | `-` for none, `1/60` for 60 seconds per turn, `300` for 300 seconds per game, `300+2` for 300 seconds plus 2 per move |
//! | `TakeBacks` | `free`, `by consent` or `never` |
//! | `DisconnectGrace` | seconds; absent if nobody loses by being away |
//! | `MaxLagCredit` | seconds; absent if there's none |
//! | `OpeningPlies` | how many of the moves are part of the opening |
//! | `TurnTime` | seconds that the side to move has used in this turn |
//! | `Termination` | how the game ended; `unterminated` while it's in progress |
//! | `PlyCount` | the number of moves, including the opening |
//!
//! # What is refused
//!
//! Only a complete file is a saved game. A truncated file doesn't end with a result and is refused.
//! An edited file is checked like any untrusted log: its moves, clocks and ending must be possible
//! in a real game. A file without `SavedGame` is refused, because Crownhead didn't save it. Loading
//! creates a new room, so a refusal changes nothing.

mod bad_save;
mod file;
mod read;
mod words;
mod write;

pub use bad_save::{BadGame, BadSave};
pub use file::{LoadError, LoadFault, MAX_BYTES, SaveError, load, save};
pub use read::from_pdn;
pub use write::{Occasion, to_pdn, to_pdn_of};
