//! A trainer for the numbers of the squares.

use crate::mix::mix;
use rules::Square;

/// How many squares a round asks for, not counting those that are asked again.
pub const ROUND: usize = 20;
/// How many other squares come before a missed one is asked again.
const PAUSE: usize = 2;

/// A round of the trainer: numbers are called, and the learner finds their squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareRound {
    /// The squares to ask for. The last one is asked now.
    deck: Vec<Square>,
    /// Whether the square that's asked now was missed.
    is_missed: bool,
    misses: u32,
}

/// The result of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The square was found. The next one is asked, if there is one.
    Found,
    /// It was another square. The same one is still asked.
    Missed,
    /// The round was over already.
    Over,
}

impl SquareRound {
    /// Starts a round with squares that depend on the seed.
    pub fn new(seed: u64) -> SquareRound {
        let mut deck: Vec<Square> = Square::all().collect();
        deck.sort_by_key(|square| mix(seed ^ u64::from(square.number())));
        deck.truncate(ROUND);
        SquareRound {
            deck,
            is_missed: false,
            misses: 0,
        }
    }

    /// The square that's asked now. `None` if the round is over.
    pub fn asked(&self) -> Option<Square> {
        self.deck.last().copied()
    }

    /// How many squares are left.
    pub fn left(&self) -> usize {
        self.deck.len()
    }

    /// How many squares were missed.
    pub const fn misses(&self) -> u32 {
        self.misses
    }

    /// Whether the square that's asked now was missed.
    pub const fn is_missed(&self) -> bool {
        self.is_missed
    }

    /// The learner chooses a square. A square that was missed is asked again a little later.
    pub fn choose(&mut self, chosen: Square) -> Choice {
        let Some(asked) = self.asked() else {
            return Choice::Over;
        };
        if chosen != asked {
            self.misses += u32::from(!self.is_missed);
            self.is_missed = true;
            return Choice::Missed;
        }
        self.deck.pop();
        if self.is_missed {
            let place = self.deck.len().saturating_sub(PAUSE);
            self.deck.insert(place, asked);
        }
        self.is_missed = false;
        Choice::Found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    /// Finds squares until the round is over, and returns them.
    fn find_all(round: &mut SquareRound) -> Vec<Square> {
        let mut found = Vec::new();
        while let Some(asked) = round.asked() {
            assert_eq!(round.choose(asked), Choice::Found);
            found.push(asked);
        }
        found
    }

    fn other_than(square: Square) -> Square {
        square.turned()
    }

    #[test]
    fn a_missed_square_is_asked_again_after_two_others() {
        let mut round = SquareRound::new(7);
        let missed = round.asked().unwrap();
        assert_eq!(round.choose(other_than(missed)), Choice::Missed);
        assert_eq!(round.choose(other_than(missed)), Choice::Missed);
        assert_eq!((round.asked(), round.misses()), (Some(missed), 1));
        assert_eq!(round.choose(missed), Choice::Found);
        assert_eq!(round.left(), ROUND);
        let found = find_all(&mut round);
        assert_eq!(found.iter().position(|found| *found == missed), Some(2));
        assert_eq!(round.misses(), 1);
    }

    #[test]
    fn even_the_last_square_is_asked_again_and_then_the_round_is_over() {
        let mut round = SquareRound::new(7);
        while round.left() > 1 {
            round.choose(round.asked().unwrap());
        }
        let last = round.asked().unwrap();
        round.choose(other_than(last));
        round.choose(last);
        assert_eq!(round.asked(), Some(last));
        assert_eq!(round.choose(last), Choice::Found);
        assert_eq!(round.asked(), None);
        assert_eq!(round.choose(last), Choice::Over);
        assert_eq!(round.misses(), 1);
    }

    proptest! {
        #[test]
        fn a_round_asks_for_twenty_different_squares(seed: u64) {
            let found = find_all(&mut SquareRound::new(seed));
            let different: HashSet<Square> = found.iter().copied().collect();
            prop_assert_eq!((found.len(), different.len()), (ROUND, ROUND));
        }
    }

    #[test]
    fn rounds_differ() {
        assert_ne!(SquareRound::new(1), SquareRound::new(2));
    }
}
