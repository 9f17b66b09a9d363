//! How the computer uses its time.

use crate::ComputerPlayer;
use room::{Instant, Room, TimeControl};
use std::time::Duration;

/// The minimum time for a search. With less, it would play at random.
const MIN_THINK: Duration = Duration::from_millis(20);
/// It thinks for at most this part of the time left in a game, or in a turn.
const PART_OF_GAME: u32 = 30;
const PART_OF_TURN: u32 = 2;
/// With a clock, it waits for at most this part of the time left.
const PART_TO_WAIT: u32 = 40;
/// The pace at which the level's natural pauses aren't scaled.
const NATURAL_PACE: Duration = Duration::from_secs(2);

impl ComputerPlayer {
    /// The maximum thinking time for the position, counted from now.
    pub fn longest(&self, room: &Room, now: Instant) -> Duration {
        let think = self.habits.think;
        let longest = match (room.terms().time, self.left(room, now)) {
            (_, None) => think,
            (TimeControl::PerTurn { .. }, Some(left)) => think.min(left / PART_OF_TURN),
            (_, Some(left)) => think.min(left / PART_OF_GAME),
        };
        longest.max(MIN_THINK)
    }

    /// The minimum time from now to the move, so that a move found instantly doesn't feel robotic.
    /// If there's a clock, little of it is spent on that.
    pub fn pause(&self, room: &Room, now: Instant) -> Duration {
        let scale = self.habits.pace.as_secs_f64() / NATURAL_PACE.as_secs_f64();
        let opponent = self.opponent;
        let natural = opponent.level.pause(room.game(), opponent.seed);
        let pause = natural.mul_f64(scale);
        match self.left(room, now) {
            Some(left) => pause.min(left / PART_TO_WAIT),
            None => pause,
        }
    }

    fn left(&self, room: &Room, now: Instant) -> Option<Duration> {
        room.clock(self.side, now).map(Duration::from)
    }
}

#[cfg(test)]
mod tests {
    use crate::{ComputerPlayer, Habits};
    use engine::{Level, Opponent};
    use room::{Duration, Instant, Name, Room, Seat, Sides, Terms, TimeControl};
    use rules::Color;
    use std::time;

    const NOW: Instant = Instant::from_millis(0);

    fn player(think: u64, pace: u64) -> ComputerPlayer {
        ComputerPlayer {
            side: Color::Black,
            opponent: Opponent {
                level: Level::LOWEST,
                seed: 4,
            },
            habits: Habits {
                think: time::Duration::from_millis(think),
                pace: time::Duration::from_millis(pace),
                resigns: false,
            },
        }
    }

    fn room(time: TimeControl) -> Room {
        let name = |text| Name::new(text).unwrap();
        let mut terms = Terms::local(Sides {
            black: Seat::engine(name("Computer"), 1),
            white: Seat::human(name("Ann")),
        });
        terms.time = time;
        Room::open(terms, NOW).unwrap().0
    }

    const fn game_of(seconds: u64) -> TimeControl {
        TimeControl::SuddenDeath {
            base: Duration::from_secs(seconds),
        }
    }

    const fn turn_of(seconds: u64) -> TimeControl {
        TimeControl::PerTurn {
            limit: Duration::from_secs(seconds),
        }
    }

    #[test]
    fn the_clock_shortens_its_thinking() {
        #[track_caller]
        fn check(think: u64, time: TimeControl, expected: u128) {
            let longest = player(think, 0).longest(&room(time), NOW);
            assert_eq!(longest.as_millis(), expected, "{time:?}");
        }
        check(500, TimeControl::Unlimited, 500);
        check(500, game_of(300), 500);
        check(500, game_of(3), 100);
        check(5_000, turn_of(5), 2_500);
        check(5_000, turn_of(60), 5_000);
        check(0, TimeControl::Unlimited, 20);
    }

    #[test]
    fn its_pauses_follow_its_pace_and_the_clock() {
        let pause = |pace, time| player(500, pace).pause(&room(time), NOW);
        let natural = pause(2_000, TimeControl::Unlimited);
        assert!(natural > time::Duration::from_millis(500), "{natural:?}");
        assert_eq!(pause(1_000, TimeControl::Unlimited), natural / 2);
        assert_eq!(pause(0, TimeControl::Unlimited), time::Duration::ZERO);
        assert_eq!(pause(2_000, game_of(4)), time::Duration::from_millis(100));
        assert_eq!(pause(2_000, turn_of(4)), time::Duration::from_millis(100));
    }
}
