//! Engine matches and their statistics.
//!
//! A [`Contest`] has two players, each described by a [`PlayerSpec`]: our engine with its settings,
//! or any command that speaks the Hub protocol. They play the games of a [`Schedule`], every
//! opening with both colors, on as many threads as you like. [`Standings`] counts the results, and
//! [`statistics`] says what they prove. A [`Journal`] keeps everything on disk, so you can
//! interrupt a match at any time and resume it.
//!
//! A suite of [`Problem`]s has known answers: how many an engine solves measures it without playing
//! games. A [`Defense`] is a draw that's hard to hold: engines play it out.
//!
//! The same settings and seed give the same schedule. With a node or depth limit and one thread per
//! engine, they also give the same games.

mod adjudication;
mod bout;
mod contest;
mod defense;
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
pub use defense::{Contender, DEFENSES, Defense, DefenseError, defenses};
pub use journal::{Journal, JournalError, MatchSettings};
pub use openings::{Opening, OpeningsError, openings_of_deck, openings_of_pdn};
pub use pace::{Pace, PaceError};
pub use player::{PlayerSpec, SpecError};
pub use schedule::{GameNumber, Schedule};
pub use standings::{Effort, Standings};
pub use suite::{LineError, Problem, ProblemError, ProblemKind, SUITE, problems};
