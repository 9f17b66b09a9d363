//! When a search ends.

use std::time::Duration;

/// The limits of a search. All of them apply together. Without any, it runs until it's stopped or
/// has nothing left to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The deepest iteration, in plies.
    pub depth: Option<u32>,
    /// About how many positions to visit. A search stops soon after that.
    pub nodes: Option<u64>,
    /// How long it can take.
    pub time: TimeLimit,
    /// How many lines to find, the best first: 1 or more. The result has fewer if there are fewer
    /// legal moves.
    pub lines: usize,
    /// Whether the time limit applies only after
    /// [`Control::ponder_hit`](crate::Control::ponder_hit).
    pub ponder: bool,
}

/// How long a search can take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimeLimit {
    /// No limit.
    #[default]
    None,
    /// This long. It uses all of it unless nothing is left to find.
    Move(Duration),
    /// As long as the engine considers right for a game with this clock.
    Clock(Clock),
}

/// A player's clock in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The time left.
    pub remaining: Duration,
    /// The time added with each move.
    pub increment: Duration,
    /// How many moves the time has to last for, or `None` for the whole game.
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

    /// This many plies deep.
    pub const fn depth(plies: u32) -> Limits {
        Limits {
            depth: Some(plies),
            ..Limits::INFINITE
        }
    }

    /// About this many nodes.
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

    /// By a game clock.
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
