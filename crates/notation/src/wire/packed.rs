//! The moves of a game, in a few bits each.

use rules::{Move, Position, RuleSet};

/// The moves of a game, packed: each is its index among the legal moves, in as many bits as
/// distinguish them. `None` if one of them isn't legal.
///
/// ```
/// # use crownhead_notation::wire::{pack_moves, unpack_moves};
/// # use rules::{Position, RuleSet};
/// let moves = [Position::START.moves()[2]];
/// let bytes = pack_moves(&Position::START, RuleSet::OFFICIAL, &moves).unwrap();
/// assert_eq!(bytes.len(), 1);
/// let (read, rest) = unpack_moves(&Position::START, RuleSet::OFFICIAL, 1, &bytes).unwrap();
/// assert_eq!((&read[..], rest), (&moves[..], &[][..]));
/// ```
pub fn pack_moves(start: &Position, rules: RuleSet, moves: &[Move]) -> Option<Vec<u8>> {
    let mut bits = BitWriter::default();
    let mut pos = *start;
    for mv in moves {
        let legal = in_order(&pos, rules);
        let place = legal.iter().position(|known| known == mv)?;
        bits.push(place, width(legal.len()));
        pos = pos.play_unchecked(*mv);
    }
    Some(bits.bytes)
}

/// Reads this many [packed](pack_moves) moves, and returns them with the bytes that follow. `None`
/// if no moves are packed like this.
///
/// Forced moves take no bits, so a few bytes can be any number of moves: check the count first.
pub fn unpack_moves<'a>(
    start: &Position,
    rules: RuleSet,
    count: usize,
    bytes: &'a [u8],
) -> Option<(Vec<Move>, &'a [u8])> {
    let mut bits = BitReader { bytes, at: 0 };
    let mut moves = Vec::new();
    let mut pos = *start;
    for _ in 0..count {
        let legal = in_order(&pos, rules);
        let mv = *legal.get(bits.take(width(legal.len()))?)?;
        moves.push(mv);
        pos = pos.play_unchecked(mv);
    }
    Some((moves, bits.finish()?))
}

/// The legal moves in an order that never changes.
fn in_order(pos: &Position, rules: RuleSet) -> Vec<Move> {
    let mut moves = pos.moves_under(rules).to_vec();
    moves.sort_unstable_by_key(|mv| mv.bits());
    moves
}

/// How many bits distinguish this many moves. A forced move takes none.
const fn width(count: usize) -> u32 {
    match count {
        0 | 1 => 0,
        _ => (count - 1).ilog2() + 1,
    }
}

/// Packs numbers, the highest bit first.
#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    /// How many bits of the last byte are used; 0 means all.
    used: u32,
}

impl BitWriter {
    fn push(&mut self, number: usize, width: u32) {
        for place in (0..width).rev() {
            if self.used == 0 {
                self.bytes.push(0);
            }
            let bit = (number >> place & 1) as u8;
            let last = self.bytes.last_mut().expect("a byte was just pushed");
            *last |= bit << (7 - self.used);
            self.used = (self.used + 1) % 8;
        }
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    fn take(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for _ in 0..width {
            let byte = self.bytes.get(self.at / 8)?;
            number = number << 1 | usize::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(number)
    }

    /// What follows the last byte. `None` if the rest of that byte isn't zero.
    fn finish(mut self) -> Option<&'a [u8]> {
        let left = (8 - self.at % 8) % 8;
        (self.take(left as u32)? == 0).then(|| &self.bytes[self.at / 8..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::Dice;

    /// A random game of at most this many moves.
    fn moves_of(dice: &mut Dice, rules: RuleSet, most: usize) -> Vec<Move> {
        let positions = testkit::random_game_positions(dice, rules, most);
        let played = positions.windows(2).map(|pair| {
            let legal = pair[0].moves_under(rules);
            let mut found = legal.into_iter();
            found.find(|mv| pair[0].play_unchecked(*mv) == pair[1])
        });
        played.map(Option::unwrap).collect()
    }

    #[test]
    fn moves_are_read_as_written_and_what_follows_is_left() {
        let safe_kings = RuleSet {
            kings_safe_from_men: true,
        };
        let mut dice = Dice::new(1);
        for rules in [RuleSet::OFFICIAL, safe_kings] {
            for most in [0, 1, 2, 40, 200] {
                let moves = moves_of(&mut dice, rules, most);
                let mut bytes = pack_moves(&Position::START, rules, &moves).unwrap();
                assert!(bytes.len() <= moves.len());
                let length = bytes.len();
                bytes.extend([7, 9]);
                let (read, rest) =
                    unpack_moves(&Position::START, rules, moves.len(), &bytes).unwrap();
                assert_eq!((read, rest), (moves.clone(), &[7, 9][..]));
                // A cut end is noticed, and so are more moves than there is room for.
                if length > 0 {
                    let cut = &bytes[..length - 1];
                    assert!(unpack_moves(&Position::START, rules, moves.len(), cut).is_none());
                }
            }
        }
    }

    #[test]
    fn what_is_no_move_is_refused() {
        let unpack = |count, bytes| unpack_moves(&Position::START, RuleSet::OFFICIAL, count, bytes);
        // There are seven moves, and the eighth index is unused.
        assert!(unpack(1, &[0b1110_0000]).is_none());
        assert!(unpack(1, &[0b1100_0000]).is_some());
        // The unused bits are zero.
        assert!(unpack(1, &[0b1100_0001]).is_none());
        let other = Position::START.play_unchecked(Position::START.moves()[0]);
        let moves = [other.moves()[0]];
        assert_eq!(
            pack_moves(&Position::START, RuleSet::OFFICIAL, &moves),
            None
        );
        // Nobody can move.
        let over = crate::read_fen("B:W25,30:B21").unwrap();
        assert!(over.moves().is_empty());
        assert!(unpack_moves(&over, RuleSet::OFFICIAL, 1, &[]).is_none());
    }
}
