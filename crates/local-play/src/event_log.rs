//! Everything that happened in a game on this device, as text.

use room::{Duration, Event, Fact, Instant, Proposal, Room};
use rules::{Color, Move, Square};
use saves::BadSave;
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// The log of a game: how it started, and what happened since.
///
/// An event is a line with the milliseconds since the start, the side, and what it did:
///
/// ```text
/// 4200 b 11-15
/// 6100 w 23-19
/// 9000 b offer draw
/// 9900 w decline draw
/// 12000 b undo 2
/// ```
///
/// Saving a move appends a line, and the rest of the game is neither written nor parsed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventLog {
    /// The game when the log started, as PDN.
    start: String,
    /// The events since, one per line.
    events: String,
}

impl EventLog {
    /// Starts the log of a room.
    pub(crate) fn start(room: &Room, now: Instant) -> EventLog {
        EventLog {
            start: saves::to_pdn(room, now),
            events: String::new(),
        }
    }

    /// Appends an event of a game that started at `start`.
    pub(crate) fn push(&mut self, event: &Event, start: Instant) {
        let at = event.at.since(start).as_millis();
        // Writing to a string can't fail.
        let _ = write!(self.events, "{at} ");
        write_fact(&mut self.events, &event.fact, start);
        self.events.push('\n');
    }

    /// Replays the log so that its last event happened at `now`. The time since then, when nobody
    /// had the game open, doesn't count.
    ///
    /// Returns the room, when the game started, and the log. If there's an event that this version
    /// can't replay, the game continues from the one before it.
    pub(crate) fn replay(&self, now: Instant) -> Result<(Room, Instant, EventLog), BadSave> {
        let lines = || self.events.lines();
        let last = lines().filter_map(|line| at(line).map(|(at, _)| at)).max();
        let start = now.before(last.unwrap_or_default());
        let (mut room, _) = saves::from_pdn(&self.start, start)?;
        let mut log = EventLog {
            start: self.start.clone(),
            events: String::new(),
        };
        for (line, seq) in lines().zip(room.next_seq()..) {
            let event = at(line).and_then(|(at, fact)| {
                Some(Event {
                    seq,
                    at: start.after(at),
                    fact: read_fact(fact, start)?,
                })
            });
            match event {
                Some(event) if room.apply(&event).is_ok() => log.push(&event, start),
                _ => break,
            }
        }
        Ok((room, start, log))
    }

    /// Returns the events, one per line.
    pub fn events(&self) -> &str {
        &self.events
    }

    /// Returns the game as PDN, as it stood after the last event.
    pub(crate) fn pdn(&self) -> Result<String, BadSave> {
        let now = Instant::from_millis(0);
        let (room, ..) = self.replay(now)?;
        Ok(saves::to_pdn(&room, now))
    }
}

/// Splits a line into the time and the fact.
fn at(line: &str) -> Option<(Duration, &str)> {
    let (at, fact) = line.split_once(' ')?;
    Some((Duration::from_millis(at.parse().ok()?), fact))
}

fn write_fact(text: &mut String, fact: &Fact, start: Instant) {
    let side = |by: Color| match by {
        Color::Black => "b ",
        Color::White => "w ",
    };
    let (by, what, proposal) = match *fact {
        Fact::Moved { by, mv, credit } => {
            let _ = write!(text, "{}{mv}", side(by));
            if !credit.is_zero() {
                let _ = write!(text, " {}", credit.as_millis());
            }
            return;
        }
        Fact::TakenBack { by, plies } => {
            let _ = write!(text, "{}undo {plies}", side(by));
            return;
        }
        Fact::Outage { since } => {
            let _ = write!(text, "- outage {}", since.since(start).as_millis());
            return;
        }
        // A log starts with these, and the PDN contains the same facts.
        Fact::Opened(_) | Fact::Resumed(_) => return,
        Fact::Proposed { by, proposal } => (by, "offer", Some(proposal)),
        Fact::Accepted { by, proposal } => (by, "accept", Some(proposal)),
        Fact::Declined { by, proposal } => (by, "decline", Some(proposal)),
        Fact::Withdrawn { by, proposal } => (by, "withdraw", Some(proposal)),
        Fact::Resigned { by } => (by, "resign", None),
        Fact::DrawClaimed { by } => (by, "claim", None),
        Fact::AbandonmentClaimed { by } => (by, "claim-win", None),
        Fact::Aborted { by } => (by, "abort", None),
        Fact::FlagFell { seat } => (seat, "flag", None),
        Fact::Disconnected { seat } => (seat, "gone", None),
        Fact::Reconnected { seat } => (seat, "back", None),
    };
    text.push_str(side(by));
    text.push_str(what);
    match proposal {
        None => {}
        Some(Proposal::Draw) => text.push_str(" draw"),
        Some(Proposal::Rematch) => text.push_str(" rematch"),
        Some(Proposal::TakeBack { plies }) => {
            let _ = write!(text, " undo {plies}");
        }
    }
}

fn read_fact(text: &str, start: Instant) -> Option<Fact> {
    let mut words = text.split(' ');
    let by = match words.next()? {
        "b" => Color::Black,
        "w" => Color::White,
        "-" => return read_outage(words, start),
        _ => return None,
    };
    let what = words.next()?;
    let mut millis = || match words.next() {
        None => Some(0),
        Some(number) => number.parse().ok(),
    };
    if what.starts_with(|c: char| c.is_ascii_digit()) {
        let mv = read_move(what)?;
        let credit = Duration::from_millis(millis()?);
        return Some(Fact::Moved { by, mv, credit });
    }
    Some(match what {
        "undo" => Fact::TakenBack {
            by,
            plies: words.next()?.parse().ok()?,
        },
        "resign" => Fact::Resigned { by },
        "claim" => Fact::DrawClaimed { by },
        "claim-win" => Fact::AbandonmentClaimed { by },
        "abort" => Fact::Aborted { by },
        "flag" => Fact::FlagFell { seat: by },
        "gone" => Fact::Disconnected { seat: by },
        "back" => Fact::Reconnected { seat: by },
        "offer" | "accept" | "decline" | "withdraw" => {
            let proposal = match words.next()? {
                "draw" => Proposal::Draw,
                "rematch" => Proposal::Rematch,
                "undo" => Proposal::TakeBack {
                    plies: words.next()?.parse().ok()?,
                },
                _ => return None,
            };
            match what {
                "offer" => Fact::Proposed { by, proposal },
                "accept" => Fact::Accepted { by, proposal },
                "decline" => Fact::Declined { by, proposal },
                _ => Fact::Withdrawn { by, proposal },
            }
        }
        _ => return None,
    })
}

fn read_outage<'a>(mut words: impl Iterator<Item = &'a str>, start: Instant) -> Option<Fact> {
    let since: u64 = match (words.next()?, words.next()?) {
        ("outage", since) => since.parse().ok()?,
        _ => return None,
    };
    Some(Fact::Outage {
        since: start.after(Duration::from_millis(since)),
    })
}

/// Reads the path of a move. Whether it's legal is decided when it's replayed.
fn read_move(text: &str) -> Option<Move> {
    let squares: Option<Vec<Square>> = text
        .split(['-', 'x'])
        .map(|number| Square::new(number.parse().ok()?))
        .collect();
    Move::from_path(&squares?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fact_is_read_back() {
        #[track_caller]
        fn check(line: &str, fact: Fact) {
            let start = Instant::from_millis(500);
            let mut log = EventLog {
                start: String::new(),
                events: String::new(),
            };
            let event = Event {
                seq: 1,
                at: Instant::from_millis(4700),
                fact,
            };
            log.push(&event, start);
            assert_eq!(log.events, format!("4200 {line}\n"));
            assert_eq!(read_fact(line, start), Some(event.fact));
        }
        let path = |numbers: &[u8]| {
            let squares: Vec<Square> = numbers.iter().map(|n| Square::new(*n).unwrap()).collect();
            Move::from_path(&squares).unwrap()
        };
        let moved = |numbers: &[u8], credit| Fact::Moved {
            by: Color::Black,
            mv: path(numbers),
            credit: Duration::from_millis(credit),
        };
        let (by, seat) = (Color::White, Color::White);
        let back = Proposal::TakeBack { plies: 2 };
        check("b 11-15", moved(&[11, 15], 0));
        check("b 2x11x18", moved(&[2, 11, 18], 0));
        check("b 11-15 30", moved(&[11, 15], 30));
        check("w undo 2", Fact::TakenBack { by, plies: 2 });
        check("w resign", Fact::Resigned { by });
        check("w claim", Fact::DrawClaimed { by });
        check("w claim-win", Fact::AbandonmentClaimed { by });
        check("w abort", Fact::Aborted { by });
        check("w flag", Fact::FlagFell { seat });
        check("w gone", Fact::Disconnected { seat });
        check("w back", Fact::Reconnected { seat });
        let since = Instant::from_millis(1500);
        check("- outage 1000", Fact::Outage { since });
        for (word, proposal) in [
            ("draw", Proposal::Draw),
            ("rematch", Proposal::Rematch),
            ("undo 2", back),
        ] {
            check(&format!("w offer {word}"), Fact::Proposed { by, proposal });
            check(&format!("w accept {word}"), Fact::Accepted { by, proposal });
            check(
                &format!("w decline {word}"),
                Fact::Declined { by, proposal },
            );
            check(
                &format!("w withdraw {word}"),
                Fact::Withdrawn { by, proposal },
            );
        }
    }

    #[test]
    fn what_is_no_fact_is_refused() {
        for text in [
            "",
            "b",
            "x 11-15",
            "b 11-33",
            "b 11-12",
            "b 11-15 soon",
            "b offer",
            "b offer peace",
            "w undo",
            "w undo -1",
            "w dance",
            "- outage",
            "- 11-15",
        ] {
            assert_eq!(read_fact(text, Instant::default()), None, "{text}");
        }
        assert_eq!(at("soon b resign"), None);
        assert_eq!(at("12"), None);
    }
}
