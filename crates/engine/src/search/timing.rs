//! How long to think.

use crate::{Clock, TimeLimit, Tuning};
use std::time::Duration;

/// Two deadlines, counted from the start of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TimePlan {
    /// No iteration starts after this, scaled by how unsettled the choice is.
    pub(super) soft: Option<Duration>,
    /// The search ends at this point, even in the middle of an iteration.
    pub(super) hard: Option<Duration>,
}

impl TimePlan {
    pub(super) fn new(limit: TimeLimit, tuning: &Tuning) -> TimePlan {
        match limit {
            TimeLimit::None => TimePlan {
                soft: None,
                hard: None,
            },
            TimeLimit::Move(time) => TimePlan {
                soft: None,
                hard: Some(time),
            },
            TimeLimit::Clock(clock) => by_clock(clock, tuning),
        }
    }
}

fn by_clock(clock: Clock, tuning: &Tuning) -> TimePlan {
    let percent = |time: Duration, share: i32| time * share.max(0) as u32 / 100;
    let overhead = Duration::from_millis(tuning.clock_overhead.max(0) as u64);
    let available = clock.remaining.saturating_sub(overhead);
    let moves = clock
        .moves_to_go
        .unwrap_or(tuning.clock_moves.max(1) as u32)
        .clamp(1, tuning.clock_moves.max(1) as u32);
    let most = if moves == 1 {
        available
    } else {
        percent(available, tuning.clock_max_share)
    };
    let soft = available / moves + percent(clock.increment, tuning.clock_increment_share);
    let hard = percent(soft, tuning.clock_max_stretch).min(most);
    TimePlan {
        soft: Some(soft.min(hard)),
        hard: Some(hard),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_shared_among_the_moves_to_come() {
        #[track_caller]
        fn check(remaining: u64, increment: u64, moves: Option<u32>, soft: u64, hard: u64) {
            let ms = Duration::from_millis;
            let clock = Clock {
                remaining: ms(remaining),
                increment: ms(increment),
                moves_to_go: moves,
            };
            let tuning = Tuning {
                clock_moves: 30,
                clock_increment_share: 80,
                clock_max_stretch: 400,
                clock_max_share: 40,
                clock_overhead: 10,
                ..Tuning::DEFAULT
            };
            let plan = TimePlan::new(TimeLimit::Clock(clock), &tuning);
            assert_eq!((plan.soft, plan.hard), (Some(ms(soft)), Some(ms(hard))));
        }
        check(60_010, 0, None, 2_000, 8_000);
        check(60_010, 1_000, None, 2_800, 11_200);
        check(60_010, 0, Some(3), 20_000, 24_000);
        check(1_010, 0, Some(1), 1_000, 1_000);
        // Hardly any time left: never uses more than there is.
        check(20, 2_000, None, 4, 4);
        check(5, 0, None, 0, 0);
    }

    #[test]
    fn a_time_for_the_move_is_used_up() {
        let time = Duration::from_millis(100);
        let plan = TimePlan::new(TimeLimit::Move(time), &Tuning::DEFAULT);
        assert_eq!((plan.soft, plan.hard), (None, Some(time)));
    }
}
