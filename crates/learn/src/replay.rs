//! What happens in a line: a position after each ply, and the balance of pieces.

use rules::{Color, Move, Position, RuleSet};

/// A line, played out.
pub(crate) struct Replay {
    /// The position before the first move, and after each.
    positions: Vec<Position>,
    moves: Vec<Move>,
    rules: RuleSet,
    us: Color,
}

impl Replay {
    /// Plays a line out, up to the first illegal move. `us` is the side that moves first.
    pub(crate) fn new(pos: &Position, rules: RuleSet, line: &[Move]) -> Replay {
        let mut positions = vec![*pos];
        let mut moves = Vec::new();
        for &mv in line {
            let last = positions[positions.len() - 1];
            let Ok(after) = last.play_under(rules, mv) else {
                break;
            };
            positions.push(after);
            moves.push(mv);
        }
        Replay {
            positions,
            moves,
            rules,
            us: pos.turn(),
        }
    }

    /// How many plies it has.
    pub(crate) fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The position after this many plies.
    pub(crate) fn after(&self, plies: usize) -> &Position {
        &self.positions[plies]
    }

    /// The moves, each with the position before it.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (&Position, Move)> {
        self.positions.iter().zip(self.moves.iter().copied())
    }

    /// How many pieces we are ahead after this many plies.
    pub(crate) fn balance(&self, plies: usize) -> i32 {
        let board = self.positions[plies].board();
        board.count(self.us) as i32 - board.count(self.us.opponent()) as i32
    }

    /// The numbers of plies after which no capture is pending: the board can be counted there.
    pub(crate) fn settled(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (1..self.positions.len())
            .filter(|&plies| !self.positions[plies].can_capture_under(self.rules))
    }

    /// The balance at the last settled point. `None` if the line never settles.
    pub(crate) fn final_balance(&self) -> Option<i32> {
        self.settled().next_back().map(|plies| self.balance(plies))
    }

    /// The first settled point where the balance passes `is_reached`, and does so at every settled
    /// point after it.
    pub(crate) fn lasting(&self, is_reached: impl Fn(i32) -> bool) -> Option<usize> {
        let settled: Vec<usize> = self.settled().collect();
        let last_not = settled
            .iter()
            .rposition(|&plies| !is_reached(self.balance(plies)));
        settled.get(last_not.map_or(0, |place| place + 1)).copied()
    }

    /// The first settled point where the balance passes `is_reached`, and does so at every settled
    /// point of the following plies, of which the line must have this many.
    pub(crate) fn lasting_for(
        &self,
        plies: usize,
        is_reached: impl Fn(i32) -> bool,
    ) -> Option<usize> {
        let lasts = |&start: &usize| {
            let mut next = self
                .settled()
                .filter(|it| (start..=start + plies).contains(it));
            next.all(|it| is_reached(self.balance(it)))
        };
        self.settled()
            .filter(|start| start + plies <= self.plies())
            .find(lasts)
    }

    /// How many of our pieces and of theirs are gone after this many plies.
    pub(crate) fn given_and_taken(&self, plies: usize) -> (u32, u32) {
        let (before, after) = (self.positions[0].board(), self.positions[plies].board());
        let gone = |color| before.count(color) - after.count(color);
        (gone(self.us), gone(self.us.opponent()))
    }
}
