//! Matches between engines, and what they prove.
//!
//! A [`Contest`] has two players, each described by a [`PlayerSpec`]: our engine with its settings,
//! or any command that talks the Hub protocol. They play the games of a [`Schedule`], every opening
//! with both colours, in as many threads as asked for. [`Standings`] count, and [`statistics`] say
//! what the counts prove. A [`Journal`] keeps everything on disk, so that a match can be
//! interrupted at any moment and goes on where it was.
//!
//! A suite of [`Problem`]s has known answers: how many an engine finds says something without a game.
//!
//! The same settings and the same seed give the same schedule, and with nodes or depth for a pace and
//! one thread for each engine the same games.

mod adjudication;
mod bout;
mod contest;
mod journal;
mod openings;
mod pace;
mod player;
mod record;
mod schedule;
mod standings;
pub mod statistics;
mod suite;

pub use adjudication::{Adjudication, Agreement, AgreementError};
pub use contest::{Clock, Conclusion, Contest, ContestError, FinishedGame};
pub use journal::{Journal, JournalError, MatchSettings};
pub use openings::{Opening, OpeningsError, openings_of_deck, openings_of_pdn};
pub use pace::{Pace, PaceError};
pub use player::{PlayerSpec, SpecError};
pub use schedule::{GameNumber, Schedule};
pub use standings::{Effort, Standings};
pub use suite::{Problem, ProblemError, ProblemKind, SUITE, SuiteError, problems};
