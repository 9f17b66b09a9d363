//! What the search remembers about moves rather than positions.

use crate::Ply;
use rules::{Color, Move, Position};

/// Scores of moves, so that moves that did well elsewhere in the tree are tried early.
pub(crate) struct History {
    /// How well a move did for each side, by slot.
    quiet: [[i16; SLOTS]; 2],
    /// How well a move did as the answer to another. There is a row for each side to move and slot
    /// of the previous move, and a column for each slot of the answer.
    answers: Vec<[i16; SLOTS]>,
    /// For each ply, the last two moves that refuted something there.
    killers: Vec<[Option<Move>; 2]>,
    /// For each side to move and slot of the previous move, the move that last refuted it.
    counters: [[Option<Move>; SLOTS]; 2],
}

/// Where in the tree a move is tried.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) turn: Color,
    pub(super) ply: Ply,
    /// The slot of the move that led here.
    pub(super) previous: usize,
}

/// The number of slots. A move's slot depends on man or king, origin, and direction of the first
/// hop.
pub(super) const SLOTS: usize = 256;

/// The limit of the values, so that recent results outweigh old ones.
const LIMIT: i32 = 8192;

impl History {
    pub(crate) fn new() -> History {
        History {
            quiet: [[0; SLOTS]; 2],
            answers: vec![[0; SLOTS]; SLOTS * 2],
            killers: vec![[None; 2]; usize::from(Ply::MAX) + 2],
            counters: [[None; SLOTS]; 2],
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        *self = History::new();
    }

    /// Halves the scores by side and slot. Forgets the killers, which are tied to the plies of the
    /// last search.
    pub(crate) fn age(&mut self) {
        for value in self.quiet.as_flattened_mut() {
            *value /= 2;
        }
        self.killers.fill([None; 2]);
    }

    /// How promising a step in this slot is.
    #[inline]
    pub(super) fn value(&self, place: Place, slot: usize) -> i32 {
        i32::from(self.quiet[place.turn as usize][slot])
            + i32::from(self.answers[answers_row(place.turn, place.previous)][slot])
    }

    /// The moves that last refuted something at this ply.
    #[inline]
    pub(super) fn killers(&self, place: Place) -> [Option<Move>; 2] {
        self.killers[place.ply.index()]
    }

    /// The move that last refuted the one that led here.
    #[inline]
    pub(super) fn counter(&self, place: Place) -> Option<Move> {
        self.counters[place.turn as usize][place.previous]
    }

    /// Records that a step refuted the opponent's last move. `tried` has the slots of the steps
    /// that were tried before it and failed.
    pub(super) fn reward(
        &mut self,
        Place {
            turn,
            ply,
            previous,
        }: Place,
        (mv, slot): (Move, usize),
        tried: &[usize],
        bonus: i32,
    ) {
        let killers = &mut self.killers[ply.index()];
        if killers[0] != Some(mv) {
            killers[1] = killers[0];
            killers[0] = Some(mv);
        }
        self.counters[turn as usize][previous] = Some(mv);
        let row = answers_row(turn, previous);
        learn(&mut self.quiet[turn as usize][slot], bonus);
        learn(&mut self.answers[row][slot], bonus);
        for &slot in tried {
            learn(&mut self.quiet[turn as usize][slot], -bonus);
            learn(&mut self.answers[row][slot], -bonus);
        }
    }
}

#[inline]
const fn answers_row(turn: Color, previous: usize) -> usize {
    turn as usize * SLOTS + previous
}

/// Moves a value toward the limit on the side of the bonus, more slowly the closer it gets.
#[inline]
fn learn(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

/// A move's slot in the tables.
#[inline]
pub(super) fn slot_of(pos: &Position, mv: Move) -> usize {
    let is_king = pos.board().kings().contains(mv.from());
    usize::from(is_king) << 7
        | usize::from(mv.from().index()) << 2
        | mv.first_direction().code() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stay_within_the_limit() {
        let mut value = 0;
        for _ in 0..1_000 {
            learn(&mut value, 1_200);
        }
        assert!(i32::from(value) <= LIMIT && value > 7_000);
        for _ in 0..1_000 {
            learn(&mut value, -1_200);
        }
        assert!(i32::from(value) >= -LIMIT && value < -7_000);
    }
}
