//! Lag compensation.
//!
//! A move is credited with the round trip to the client, which a client could fake. So there's a
//! budget: enough for a hiccup or a slow line, but not for half a second with every move. It
//! follows from the log, so that all nodes agree.

use super::LiveGame;
use crate::outbox::Outbox;
use room::{Duration, Event, Fact};
use rules::Color;

/// The maximum budget, which is also the initial one.
const FULL: Duration = Duration::from_millis(1_500);
/// How much the budget grows with each of the player's moves.
const REFILL: Duration = Duration::from_millis(100);

impl LiveGame {
    /// The maximum lag credit for a move that this client sends now.
    pub(super) fn lag(&self, by: Color, outbox: &Outbox) -> Duration {
        outbox.round_trip().min(budget(&self.log, by))
    }
}

/// What's left of a player's budget.
fn budget(log: &[Event], player: Color) -> Duration {
    log.iter().fold(FULL, |left, event| match event.fact {
        Fact::Moved { by, credit, .. } if by == player => left.minus(credit).plus(REFILL).min(FULL),
        _ => left,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::{Action, Command, Instant, Name, Room, Seat, Sides, Terms, TimeControl};

    /// How much time a player gains by claiming this much lag in each of this many moves.
    fn gained(lag: u64, moves: usize) -> u64 {
        let seat = |name| Seat::human(Name::new(name).unwrap());
        let seats = Sides {
            black: seat("Ann"),
            white: seat("Bob"),
        };
        let terms = Terms {
            time: TimeControl::SuddenDeath {
                base: Duration::from_secs(3_600),
            },
            max_lag_credit: Duration::from_millis(500),
            ..Terms::local(seats)
        };
        let mut now = Instant::from_millis(0);
        let (mut room, opened) = Room::open(terms, now).unwrap();
        let mut log = vec![opened];
        let mut gained = 0;
        for number in 0..moves * 2 {
            now = now.after(Duration::from_secs(1));
            let Some(by) = room.turn() else { break };
            // Pick moves that keep the game going long enough.
            let moves = room.game().position().moves();
            let mv = moves[number % moves.len()];
            let lag = Duration::from_millis(lag).min(budget(&log, by));
            let command = Command::Player {
                by,
                action: Action::Move(mv),
                lag,
            };
            for event in room.act(&command, now).unwrap() {
                if let Fact::Moved { by, credit, .. } = event.fact
                    && by == Color::White
                {
                    gained += credit.as_millis();
                }
                log.push(event);
            }
        }
        gained
    }

    #[test]
    fn a_slow_line_is_credited_and_a_pretended_one_is_not() {
        // A hundred milliseconds per move are always credited.
        let moves = 20;
        let fair = gained(100, moves);
        assert!(fair >= 100 * 15, "{fair}");
        let farmed = gained(500, moves);
        let most = FULL.as_millis() + REFILL.as_millis() * 20;
        assert!(farmed <= most, "{farmed} of {most}");
        assert!(farmed > fair, "a bad line is helped at first");
    }
}
