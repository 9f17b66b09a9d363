//! The order in which moves are tried.

use super::history::{History, Place, slot_of};
use arrayvec::ArrayVec;
use rules::{MAX_MOVES, Move, MoveList, Position};

/// The legal moves of a node, the most promising first.
pub(super) struct Ordered<'m> {
    moves: &'m MoveList,
    /// For each remaining move its worth and, in the low bits, its index in the list counted from
    /// the end. Among equals the first comes first, so the order is deterministic.
    keys: ArrayVec<i32, MAX_MOVES>,
}

const HASH_MOVE: i32 = 1 << 20;
const CROWNING: i32 = 1 << 18;
const FIRST_KILLER: i32 = 1 << 17;
const SECOND_KILLER: i32 = 1 << 16;
const COUNTER: i32 = 1 << 15;

/// A captured man adds twice this to the value of a capture, and a king three times this.
const PER_PIECE: i32 = 1 << 12;

const PLACE_BITS: u32 = 6;
const LAST_PLACE: i32 = (1 << PLACE_BITS) - 1;

impl<'m> Ordered<'m> {
    /// `best` is the index of the hash move in the list.
    #[inline]
    pub(super) fn new(
        pos: &Position,
        moves: &'m MoveList,
        best: Option<u8>,
        history: &History,
        here: Place,
    ) -> Ordered<'m> {
        let mut keys = ArrayVec::new();
        let kings = pos.board().kings();
        let crowning = pos.turn().crown_row() & !kings;
        let killers = history.killers(here);
        let counter = history.counter(here);
        for (place, &mv) in moves.iter().enumerate() {
            let worth = if best == Some(place as u8) {
                HASH_MOVE
            } else if mv.is_capture() {
                let captured = mv.captured();
                PER_PIECE * (2 * captured.len() + (captured & kings).len()) as i32
            } else {
                let mut worth = history.value(here, slot_of(pos, mv));
                if crowning.contains(mv.to()) && !kings.contains(mv.from()) {
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
            keys.push((worth << PLACE_BITS) | (LAST_PLACE - place as i32));
        }
        Ordered { moves, keys }
    }

    /// The next move and its index in the list of legal moves.
    #[inline]
    pub(super) fn next(&mut self) -> Option<(Move, u8)> {
        let (at, &key) = self.keys.iter().enumerate().max_by_key(|(_, key)| **key)?;
        self.keys.swap_remove(at);
        let place = LAST_PLACE - (key & LAST_PLACE);
        Some((self.moves[place as usize], place as u8))
    }
}
