//! Openings.

use fastrand::Rng;
use notation::Deck;
use rules::{Game, Position, RuleSet};

/// A random opening: an eleven-man ballot, a three-move opening or the standard position, each
/// followed by a few random moves.
///
/// The game isn't over, and includes the moves.
pub fn draw_opening(rng: &mut Rng) -> Game {
    loop {
        let (start, random_plies) = match rng.u32(..20) {
            0..12 => (ballot(rng, Deck::ElevenMan), rng.u32(..=4)),
            12..17 => (ballot(rng, Deck::ThreeMoveTable), rng.u32(..=6)),
            _ => (Position::START, rng.u32(4..=10)),
        };
        let mut game = Game::from_position(start, RuleSet::OFFICIAL);
        for _ in 0..random_plies {
            if let Some(&mv) = rng.choice(&game.legal_moves()) {
                game.play(mv).expect("a legal move is never refused");
            }
        }
        if game.ending().is_none() {
            return game;
        }
    }
}

fn ballot(rng: &mut Rng, deck: Deck) -> Position {
    let ballot = deck.get(rng.usize(..deck.len()));
    ballot.expect("the index is within the deck").position()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn openings_are_many_and_can_be_played() {
        let mut rng = Rng::with_seed(1);
        let games: Vec<Game> = (0..2000).map(|_| draw_opening(&mut rng)).collect();
        assert!(games.iter().all(|game| game.ending().is_none()));
        let distinct: HashSet<&Position> = games.iter().map(Game::position).collect();
        assert!(distinct.len() > 1500, "{}", distinct.len());
        let from_start = games.iter().filter(|game| *game.start() == Position::START);
        assert!((200..400).contains(&from_start.count()));
    }

    #[test]
    fn the_same_seed_draws_the_same() {
        let draw = |seed| draw_opening(&mut Rng::with_seed(seed));
        assert_eq!(draw(5), draw(5));
        assert_ne!(draw(5), draw(6));
    }
}
