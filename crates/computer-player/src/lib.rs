//! The computer as a player in a room.
//!
//! The engine finds moves. A [`ComputerPlayer`] decides everything else that a player decides: how
//! long to think and to wait, whether to offer, accept or claim a draw, whether to grant a
//! take-back, and whether to resign. The web app, the server and the terminal all ask it, so the
//! computer behaves the same everywhere.
//!
//! It's a pure function. The caller runs the search, reads the clock and carries out the
//! [`Step`]s:
//!
//! ```
//! use computer_player::{ComputerPlayer, Habits, Step};
//! use engine::{Level, Opponent, Score};
//! use room::{Action, Instant, Name, Room, Seat, Sides, Terms};
//! use rules::Color;
//!
//! let seats = Sides {
//!     black: Seat::engine(Name::new("Computer").unwrap(), 3),
//!     white: Seat::human(Name::new("Ann").unwrap()),
//! };
//! let now = Instant::from_millis(0);
//! let (room, _) = Room::open(Terms::local(seats), now).unwrap();
//! let player = ComputerPlayer::find(&room, 7, Habits::default()).unwrap();
//! assert_eq!(player.side, Color::Black);
//!
//! // It's the computer's turn, and it hasn't thought about the position.
//! assert_eq!(player.next(&room, None, false, now), Step::Think);
//! let found = room.game().legal_moves()[0];
//! let thought = player.thought(room.game(), Some(found), Score::DRAW);
//! // It waits for `player.pause(…)`, and then it moves.
//! assert_eq!(player.next(&room, Some(&thought), false, now), Step::Wait);
//! let step = player.next(&room, Some(&thought), true, now);
//! assert_eq!(step, Step::Act(Action::Move(found)));
//! ```

mod draws;
mod player;
mod time;

pub use draws::{accepts_draw, offers_draw};
pub use player::{ComputerPlayer, Habits, Step, Thought};
