//! When a search ends.

use std::time::Duration;

/// What bounds a search. All bounds hold together; without any it runs until it is stopped or has
/// nothing left to find out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The last iteration, in plies.
    pub depth: Option<u32>,
    /// About how many positions are looked at: a search stops soon after.
    pub nodes: Option<u64>,
    /// How long it may take.
    pub time: TimeLimit,
    /// How many lines are wanted, from the best on: 1 or more. Fewer come where there are fewer
    /// legal moves.
    pub lines: usize,
    /// Whether the time limit starts to hold only at
    /// [`Control::ponder_hit`](crate::Control::ponder_hit).
    pub ponder: bool,
}

/// How long a search may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimeLimit {
    /// As long as it likes.
    #[default]
    None,
    /// This long, and it uses all of it unless nothing is left to find out.
    Move(Duration),
    /// What the engine thinks right for a game on this clock.
    Clock(Clock),
}

/// A player's clock in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What is left on it.
    pub remaining: Duration,
    /// What is added with each move.
    pub increment: Duration,
    /// How many moves remain to be made with it; `None` for the whole game.
    pub moves_to_go: Option<u32>,
}

impl Limits {
    /// No limit at all.
    pub const INFINITE: Limits = Limits {
        depth: None,
        nodes: None,
        time: TimeLimit::None,
        lines: 1,
        ponder: false,
    };

    /// So many plies deep.
    pub const fn depth(plies: u32) -> Limits {
        Limits {
            depth: Some(plies),
            ..Limits::INFINITE
        }
    }

    /// About so many nodes.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::INFINITE
        }
    }

    /// This long.
    pub const fn move_time(time: Duration) -> Limits {
        Limits {
            time: TimeLimit::Move(time),
            ..Limits::INFINITE
        }
    }

    /// By the clock of a game.
    pub const fn clock(clock: Clock) -> Limits {
        Limits {
            time: TimeLimit::Clock(clock),
            ..Limits::INFINITE
        }
    }
}

/// No limit.
impl Default for Limits {
    fn default() -> Limits {
        Limits::INFINITE
    }
}
