//! The two clocks of a game.

use crate::{Duration, Instant, Sides, TimeControl};
use rules::Color;

/// The two clocks of a game, and what they showed at each turn.
///
/// Only the clock of the side to move can run. The game knows whose turn it is, so callers pass it
/// in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    control: TimeControl,
    max_credit: Duration,
    /// What the clocks showed when this turn started.
    left: Sides<Duration>,
    hand: Hand,
    /// The previous turns, not counting the opening.
    turns: Vec<Turn>,
}

/// The clock of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hand {
    /// It doesn't run in this turn.
    Still,
    Running {
        since: Instant,
        /// The time used in this turn before the game was put aside.
        carried: Duration,
    },
    /// The game is over.
    Stopped { spent: Duration },
}

/// A finished turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turn {
    /// What the clocks showed when it started.
    before: Sides<Duration>,
    /// What the mover's clock showed when it ended, including the increment.
    at_move: Duration,
}

impl Clocks {
    /// Starts the clocks of a game whose first turn starts at `at`.
    pub(crate) fn start(control: TimeControl, max_credit: Duration, at: Instant) -> Clocks {
        let mut clocks = Clocks {
            control,
            max_credit,
            left: Sides::both(control.initial().unwrap_or_default()),
            hand: Hand::Still,
            turns: Vec::new(),
        };
        clocks.start_turn(at);
        clocks
    }

    /// What this side's clock shows, if there are clocks.
    pub(crate) fn shown(&self, color: Color, turn: Color, now: Instant) -> Option<Duration> {
        self.control.initial()?;
        let spent = if color == turn {
            self.spent(now)
        } else {
            Duration::ZERO
        };
        Some(self.left[color].minus(spent))
    }

    /// What the mover's clock showed when this move was made, including the increment.
    pub(crate) fn at_move(&self, ply: usize) -> Option<Duration> {
        self.control.initial()?;
        self.turns.get(ply).map(|turn| turn.at_move)
    }

    /// Whether a clock is running.
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self.hand, Hand::Running { .. })
    }

    /// The time that the side to move has used in this turn.
    pub(crate) fn spent(&self, now: Instant) -> Duration {
        match self.hand {
            Hand::Still => Duration::ZERO,
            Hand::Running { since, carried } => now.since(since).plus(carried),
            Hand::Stopped { spent } => spent,
        }
    }

    /// When the clock of the side to move shows zero, if it is running.
    pub(crate) fn runs_out(&self, turn: Color) -> Option<Instant> {
        match self.hand {
            Hand::Running { since, carried } => Some(since.after(self.left[turn].minus(carried))),
            Hand::Still | Hand::Stopped { .. } => None,
        }
    }

    /// When the flag of the side to move is called: after its clock shows zero and the longest lag
    /// credit has passed too.
    pub(crate) fn called(&self, turn: Color) -> Option<Instant> {
        Some(self.runs_out(turn)?.after(self.max_credit))
    }

    /// Whether the side to move is out of time even with the longest lag credit.
    pub(crate) fn is_called(&self, turn: Color, now: Instant) -> bool {
        self.is_late(turn, now, self.max_credit)
    }

    /// Whether a move with this credit is too late.
    pub(crate) fn is_late(&self, turn: Color, now: Instant, credit: Duration) -> bool {
        self.is_running() && self.spent(now) >= self.left[turn].plus(credit)
    }

    /// How much lag a move made now can be credited with. `lag` is the time the network took.
    pub(crate) fn credit(&self, lag: Duration, now: Instant) -> Duration {
        if self.is_running() {
            lag.min(self.max_credit).min(self.spent(now))
        } else {
            Duration::ZERO
        }
    }

    /// Excludes this much time from the current turn.
    pub(crate) fn give_back(&mut self, lost: Duration) {
        if let Hand::Running { since, .. } = &mut self.hand {
            *since = since.after(lost);
        }
    }

    /// Ends the mover's turn and starts the opponent's.
    pub(crate) fn pass(&mut self, mover: Color, at: Instant, credit: Duration) {
        self.end_turn(mover, self.spent(at).minus(credit));
        self.start_turn(at);
    }

    /// Replays a turn of a resumed game from what the mover's clock showed when the move was made.
    /// Returns `None` and changes nothing if the clock couldn't have shown that.
    pub(crate) fn resume_turn(&mut self, mover: Color, at_move: Option<Duration>) -> Option<()> {
        let left = self.left[mover];
        let spent = match (self.control.initial(), at_move) {
            (None, None) => Duration::ZERO,
            (Some(_), Some(shown)) if self.runs() => {
                let spent = self.control.spent(left, shown)?;
                (spent < left).then_some(spent)?
            }
            (Some(_), Some(shown)) if shown == left => Duration::ZERO,
            _ => return None,
        };
        self.end_turn(mover, spent);
        Some(())
    }

    /// Continues a turn with this much time already used. Returns `None` and changes nothing if the
    /// clock couldn't have run that long.
    pub(crate) fn resume(&mut self, turn: Color, carried: Duration, at: Instant) -> Option<()> {
        if self.runs() {
            if carried >= self.left[turn].plus(self.max_credit) {
                return None;
            }
            self.hand = Hand::Running { since: at, carried };
        } else if !carried.is_zero() {
            return None;
        }
        Some(())
    }

    /// Restores the clocks of a finished game with this much time used in the last turn. Returns
    /// `None` and changes nothing if the clock couldn't have run that long.
    pub(crate) fn resume_stopped(&mut self, turn: Color, spent: Duration) -> Option<()> {
        if self.runs() {
            if spent > self.left[turn] {
                return None;
            }
            self.hand = Hand::Stopped { spent };
        } else if !spent.is_zero() {
            return None;
        }
        Some(())
    }

    /// Undoes this many turns, and restarts the turn that this returns to.
    pub(crate) fn take_back(&mut self, plies: usize, at: Instant) {
        for _ in 0..plies {
            if let Some(turn) = self.turns.pop() {
                self.left = turn.before;
            }
        }
        self.start_turn(at);
    }

    /// Stops the clocks, because the game is over.
    pub(crate) fn stop(&mut self, turn: Color, at: Instant) {
        if self.is_running() {
            let spent = self.spent(at).min(self.left[turn]);
            self.hand = Hand::Stopped { spent };
        }
    }

    /// Whether the clock runs in this turn while the game is in progress.
    const fn runs(&self) -> bool {
        self.control.runs_in_turn(self.turns.len())
    }

    fn start_turn(&mut self, at: Instant) {
        self.hand = if self.runs() {
            Hand::Running {
                since: at,
                carried: Duration::ZERO,
            }
        } else {
            Hand::Still
        };
    }

    fn end_turn(&mut self, mover: Color, spent: Duration) {
        let before = self.left;
        let left = before[mover];
        let at_move = if self.runs() {
            self.left[mover] = self.control.after_turn(left, spent);
            self.control.at_move(left, spent)
        } else {
            left
        };
        self.turns.push(Turn { before, at_move });
    }
}
