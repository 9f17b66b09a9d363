//! The pairings and openings of a match.

use crate::Opening;
use engine::Dice;
use rules::Color;

/// The games of a match, numbered from 1. Two consecutive games form a pair: the same opening, with
/// the first player as Black and then as White.
pub struct Schedule {
    openings: Vec<Opening>,
    /// The indices of the openings, in playing order.
    order: Vec<usize>,
    seed: u64,
}

/// The number of a game in its match, from 1.
pub type GameNumber = u32;

impl Schedule {
    /// The schedule with these openings in an order that depends only on the seed.
    ///
    /// There must be at least one opening. When they run out, they start over.
    pub fn new(openings: Vec<Opening>, seed: u64) -> Schedule {
        assert!(!openings.is_empty(), "a match needs an opening");
        let mut order: Vec<usize> = (0..openings.len()).collect();
        // A schedule must stay the same across versions, and so do these numbers.
        let mut dice = Dice::new(seed);
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last + 1));
        }
        Schedule {
            openings,
            order,
            seed,
        }
    }

    /// Distinguishes this game of a player from its other games.
    pub(crate) fn seed_of(&self, game: GameNumber, player: usize) -> u64 {
        let place = u64::from(game) << 1 | player as u64;
        Dice::new(self.seed ^ Dice::new(place).bits()).bits()
    }

    /// The number of games before openings repeat.
    pub fn distinct_games(&self) -> u32 {
        (2 * self.openings.len()).try_into().unwrap_or(u32::MAX)
    }

    /// The opening of a game.
    pub fn opening(&self, game: GameNumber) -> &Opening {
        let pair = (game - 1) / 2;
        &self.openings[self.order[pair as usize % self.order.len()]]
    }

    /// The first player's color in a game.
    pub const fn color_of_first(game: GameNumber) -> Color {
        if game.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The other game of the pair.
    pub const fn partner(game: GameNumber) -> GameNumber {
        if game.is_multiple_of(2) {
            game - 1
        } else {
            game + 1
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::openings_of_deck;
    use notation::Deck;
    use std::collections::HashSet;

    #[test]
    fn every_opening_is_played_with_both_colours() {
        let schedule = Schedule::new(openings_of_deck(Deck::ThreeMove), 7);
        assert_eq!(schedule.distinct_games(), 312);
        let mut seen = HashSet::new();
        for game in 1..=312 {
            let partner = Schedule::partner(game);
            assert_eq!(Schedule::partner(partner), game);
            assert_eq!(schedule.opening(game), schedule.opening(partner));
            let (one, other) = (
                Schedule::color_of_first(game),
                Schedule::color_of_first(partner),
            );
            assert_ne!(one, other);
            assert!(seen.insert((schedule.opening(game).name.clone(), one)));
        }
        assert_eq!(schedule.opening(313), schedule.opening(1));
    }

    #[test]
    fn the_order_is_that_of_the_seed() {
        let openings = openings_of_deck(Deck::ThreeMove);
        let order = |seed| Schedule::new(openings.clone(), seed).order;
        assert_eq!(order(1), order(1));
        assert_ne!(order(1), order(2));
        // Pinned: a match must continue the same way in later versions.
        assert_eq!(order(1)[..5], [148, 118, 9, 141, 140]);
    }

    #[test]
    fn every_game_has_a_seed_of_its_own() {
        let schedule = Schedule::new(openings_of_deck(Deck::TwoMove), 7);
        let places = (1..=100).flat_map(|game| [(game, 0), (game, 1)]);
        let seeds: HashSet<u64> = places
            .map(|(game, place)| schedule.seed_of(game, place))
            .collect();
        assert_eq!(seeds.len(), 200);
    }
}
