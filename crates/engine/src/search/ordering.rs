//! In which order moves are tried.

use super::history::{History, Place, slot_of};
use rules::{Move, MoveList, Position};

/// The legal moves of a node, given out from the most promising on.
pub(super) struct Ordered {
    moves: MoveList,
    /// The worth of each move, and the place it had in the list of legal moves.
    keys: [(i32, u8); rules::MAX_MOVES],
    next: usize,
}

const HASH_MOVE: i32 = 1 << 24;
const CROWNING: i32 = 1 << 20;
const FIRST_KILLER: i32 = 1 << 19;
const SECOND_KILLER: i32 = 1 << 18;
const COUNTER: i32 = 1 << 17;

impl Ordered {
    /// `best` is the place of the hash move in the list.
    pub(super) fn new(
        pos: &Position,
        moves: MoveList,
        best: Option<u8>,
        history: &History,
        here: Place,
    ) -> Ordered {
        let mut keys = [(0, 0); rules::MAX_MOVES];
        let turn = pos.turn();
        let kings = pos.board().kings();
        let killers = history.killers(here);
        let counter = history.counter(here);
        for (place, (&mv, key)) in moves.iter().zip(&mut keys).enumerate() {
            let worth = if best == Some(place as u8) {
                HASH_MOVE
            } else if mv.is_capture() {
                let captured = mv.captured();
                2 * captured.len() as i32 + (captured & kings).len() as i32
            } else {
                let crowns = turn.crown_row().contains(mv.to()) && !kings.contains(mv.from());
                let mut worth = history.value(here, slot_of(pos, mv));
                if crowns {
                    worth += CROWNING;
                }
                if killers[0] == Some(mv) {
                    worth += FIRST_KILLER;
                } else if killers[1] == Some(mv) {
                    worth += SECOND_KILLER;
                } else if counter == Some(mv) {
                    worth += COUNTER;
                }
                worth
            };
            *key = (worth, place as u8);
        }
        Ordered {
            moves,
            keys,
            next: 0,
        }
    }

    /// The next move and its place in the list of legal moves.
    #[inline]
    pub(super) fn next(&mut self) -> Option<(Move, u8)> {
        let rest = &mut self.keys[self.next..self.moves.len()];
        // The first of equals, so that the order is always the same.
        let mut best = 0;
        for at in 1..rest.len() {
            if rest[at].0 > rest[best].0 {
                best = at;
            }
        }
        let (_, place) = *rest.get(best)?;
        rest.swap(0, best);
        self.next += 1;
        Some((self.moves[usize::from(place)], place))
    }
}
