//! Applies facts to the state.

use crate::{BadRecord, BadTerms, Event, Fact, Instant, Refused, Room};
use std::fmt;

impl Room {
    /// Replays a complete log, which doesn't have to be trusted. The first event opens or resumes
    /// the room, and the others are [applied](Room::apply).
    pub fn replay<'a>(log: impl IntoIterator<Item = &'a Event>) -> Result<Room, BrokenLog> {
        let mut events = log.into_iter();
        let broken = |why| BrokenLog { seq: 0, why };
        let first = events.next().ok_or(broken(Fault::Empty))?;
        if first.seq != 0 {
            return Err(broken(Fault::Gap { found: first.seq }));
        }
        let (mut room, _) = match &first.fact {
            Fact::Opened(terms) => Room::open((**terms).clone(), first.at)
                .map_err(|why| broken(Fault::BadTerms(why)))?,
            Fact::Resumed(record) => Room::resume((**record).clone(), first.at)
                .map_err(|why| broken(Fault::BadRecord(why)))?,
            _ => return Err(broken(Fault::NotOpened)),
        };
        for event in events {
            room.apply(event)?;
        }
        Ok(room)
    }

    /// Applies an event that has happened.
    ///
    /// An event that couldn't have happened is an error and changes nothing.
    pub fn apply(&mut self, event: &Event) -> Result<(), BrokenLog> {
        let seq = self.next_seq;
        let broken = |why| BrokenLog { seq, why };
        if event.seq != seq {
            return Err(broken(Fault::Gap { found: event.seq }));
        }
        if event.at < self.last_at {
            return Err(broken(Fault::TimeWentBack));
        }
        self.happen(&event.fact, event.at)
            .map_err(|why| broken(Fault::Impossible(why)))?;
        self.advance(event.at);
        Ok(())
    }

    /// Moves on to the next event's number and time.
    pub(crate) const fn advance(&mut self, at: Instant) {
        self.next_seq += 1;
        self.last_at = at;
    }
}

/// Why a log isn't the log of a game: where it's wrong, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenLog {
    /// The position in the log, counted from 0.
    pub seq: u64,
    /// What is wrong.
    pub why: Fault,
}

impl fmt::Display for BrokenLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.seq, self.why)
    }
}

// The message already shows the fault, so its cause comes next.
impl std::error::Error for BrokenLog {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.why.source()
    }
}

/// What's wrong at one position in a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// There are no events.
    #[error("the log is empty")]
    Empty,
    /// The first event doesn't open or resume the room.
    #[error("a log begins with the opening of the room")]
    NotOpened,
    /// A room can't open on these terms.
    #[error(transparent)]
    BadTerms(BadTerms),
    /// A room can't resume from this record.
    #[error(transparent)]
    BadRecord(BadRecord),
    /// An event is missing or repeated.
    #[error("found the sequence number {found} here")]
    Gap {
        /// The number found instead of the next one.
        found: u64,
    },
    /// The event is older than the one before it.
    #[error("it is older than the event before it")]
    TimeWentBack,
    /// This couldn't have happened then.
    #[error("this couldn't have happened: {0}")]
    Impossible(Refused),
}
