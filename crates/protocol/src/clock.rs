//! Which clocks online games can have.

use room::{Duration, TimeControl};

/// The shortest total time of a side, in seconds.
pub const MIN_GAME_SECONDS: u32 = 10;
/// The longest total time of a side, in minutes.
pub const MAX_GAME_MINUTES: u32 = 180;
/// The most that's added after each move, in seconds.
pub const MAX_INCREMENT_SECONDS: u32 = 180;
/// The shortest time for each move, if that's the limit, in seconds.
pub const MIN_TURN_SECONDS: u32 = 5;
/// The longest time for each move, in days.
pub const MAX_TURN_DAYS: u32 = 14;

/// Whether an online game can have this clock, or none.
pub fn is_clock_allowed(time: TimeControl) -> bool {
    let times = |number: u32, seconds: u64| Duration::from_secs(u64::from(number) * seconds);
    let turns = times(MIN_TURN_SECONDS, 1)..=times(MAX_TURN_DAYS, 86_400);
    let games = times(MIN_GAME_SECONDS, 1)..=times(MAX_GAME_MINUTES, 60);
    match time {
        TimeControl::Unlimited => true,
        TimeControl::PerTurn { limit } => turns.contains(&limit),
        TimeControl::SuddenDeath { base } => games.contains(&base),
        TimeControl::Fischer { base, increment } => {
            games.contains(&base) && increment <= times(MAX_INCREMENT_SECONDS, 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_at_its_limits_is_allowed_and_one_beyond_is_not() {
        #[track_caller]
        fn check(clock: impl Fn(Duration) -> TimeControl, [min, max]: [u64; 2]) {
            let is_allowed = |millis| is_clock_allowed(clock(Duration::from_millis(millis)));
            assert!(
                is_allowed(min) && is_allowed(max),
                "{:?}",
                clock(Duration::ZERO)
            );
            assert!(!is_allowed(max + 1) && (min == 0 || !is_allowed(min - 1)));
        }
        check(
            |limit| TimeControl::PerTurn { limit },
            [5_000, 14 * 86_400_000],
        );
        check(
            |base| TimeControl::SuddenDeath { base },
            [10_000, 10_800_000],
        );
        let increment = Duration::ZERO;
        check(
            |base| TimeControl::Fischer { base, increment },
            [10_000, 10_800_000],
        );
        let base = Duration::from_secs(60);
        check(
            |increment| TimeControl::Fischer { base, increment },
            [0, 180_000],
        );
        assert!(is_clock_allowed(TimeControl::Unlimited));
    }
}
