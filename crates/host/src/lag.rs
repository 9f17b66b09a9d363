//! Lag compensation.
//!
//! A move is credited with the round trip to the client, which a client could fake. So there's a
//! budget: enough for a hiccup or a slow line, but not for half a second with every move. It
//! follows from the log, so that all nodes agree.

use room::{Duration, Event, Fact, Sides};
use rules::Color;

/// How much lag credit a player may collect in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LagBudget {
    /// The maximum, which is also what a player starts with.
    pub full: Duration,
    /// How much it grows with each of the player's moves.
    pub refill: Duration,
}

impl Default for LagBudget {
    fn default() -> LagBudget {
        LagBudget {
            full: Duration::from_millis(1_500),
            refill: Duration::from_millis(100),
        }
    }
}

/// What's left of the players' budgets.
pub(crate) struct Lag {
    budget: LagBudget,
    left: Sides<Duration>,
}

impl Lag {
    pub(crate) fn new(budget: LagBudget, log: &[Event]) -> Lag {
        let mut lag = Lag {
            budget,
            left: Sides::both(budget.full),
        };
        log.iter().for_each(|event| lag.note(event));
        lag
    }

    /// Deducts what a move was credited with.
    pub(crate) fn note(&mut self, event: &Event) {
        if let Fact::Moved { by, credit, .. } = event.fact {
            let left = self.left[by].minus(credit).plus(self.budget.refill);
            self.left[by] = left.min(self.budget.full);
        }
    }

    /// The maximum lag credit for a move over a line with this round trip.
    pub(crate) fn most(&self, by: Color, round_trip: Duration) -> Duration {
        round_trip.min(self.left[by])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::{Action, Command, Instant, Name, Room, Seat, Terms, TimeControl};

    /// How much time White gains by claiming this much lag in each of this many moves.
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
        let mut budget = Lag::new(LagBudget::default(), &[opened]);
        let mut gained = 0;
        for number in 0..moves * 2 {
            now = now.after(Duration::from_secs(1));
            let Some(by) = room.turn() else { break };
            // Pick moves that keep the game going long enough.
            let moves = room.game().position().moves();
            let mv = moves[number % moves.len()];
            let command = Command::Player {
                by,
                action: Action::Move(mv),
                lag: budget.most(by, Duration::from_millis(lag)),
            };
            for event in room.act(&command, now).unwrap() {
                if let Fact::Moved { by, credit, .. } = event.fact
                    && by == Color::White
                {
                    gained += credit.as_millis();
                }
                budget.note(&event);
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
        let LagBudget { full, refill } = LagBudget::default();
        let most = full.as_millis() + refill.as_millis() * 20;
        assert!(farmed <= most, "{farmed} of {most}");
        assert!(farmed > fair, "a bad line is helped at first");
    }
}
