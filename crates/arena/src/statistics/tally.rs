//! Counting results.

use rules::{Color, Outcome};

/// The first player's points in a game, in half points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Points {
    /// It lost.
    Loss,
    /// Nobody won.
    Draw,
    /// It won.
    Win,
}

impl Points {
    /// The points of the player with this color for an outcome.
    pub fn of(outcome: Outcome, color: Color) -> Points {
        match outcome {
            Outcome::Draw => Points::Draw,
            Outcome::Win(winner) if winner == color => Points::Win,
            Outcome::Win(_) => Points::Loss,
        }
    }
}

/// Games won, drawn and lost, and pairs of games by their combined points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// By the first player's color, then losses, draws and wins.
    games: [[u32; 3]; 2],
    pairs: Pairs,
}

/// Pairs of games from the same opening with colors swapped, by the first player's half points:
/// from 0, both lost, to 4, both won.
///
/// An opening that favors one side favors it in both games, so the two results of a pair aren't
/// independent. Pairs are: all conclusions are drawn from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs(pub [u32; 5]);

impl Tally {
    /// Counts a game.
    pub fn add_game(&mut self, color: Color, points: Points) {
        self.games[color as usize][points as usize] += 1;
    }

    /// Counts a pair. Its games are counted separately.
    pub fn add_pair(&mut self, one: Points, other: Points) {
        self.pairs.0[one as usize + other as usize] += 1;
    }

    /// The number of games with this result and color.
    pub const fn with_color(&self, color: Color, points: Points) -> u32 {
        self.games[color as usize][points as usize]
    }

    /// The number of games with this result.
    pub const fn count(&self, points: Points) -> u32 {
        self.with_color(Color::Black, points) + self.with_color(Color::White, points)
    }

    /// The number of games.
    pub const fn games(&self) -> u32 {
        self.count(Points::Loss) + self.count(Points::Draw) + self.count(Points::Win)
    }

    /// The first player's share of all points, from 0 to 1, or `None` before the first game.
    pub fn score(&self) -> Option<f64> {
        let points = f64::from(self.count(Points::Win)) + f64::from(self.count(Points::Draw)) / 2.0;
        (self.games() > 0).then(|| points / f64::from(self.games()))
    }

    /// The pairs.
    pub const fn pairs(&self) -> &Pairs {
        &self.pairs
    }
}

impl Pairs {
    /// The points per game of each kind of pair.
    pub const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

    /// The number of pairs.
    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_and_pairs_are_counted() {
        let mut tally = Tally::default();
        assert_eq!(tally.score(), None);
        let black_wins = Outcome::Win(Color::Black);
        let one = Points::of(black_wins, Color::Black);
        let other = Points::of(black_wins, Color::White);
        assert_eq!((one, other), (Points::Win, Points::Loss));
        tally.add_game(Color::Black, one);
        tally.add_game(Color::White, other);
        tally.add_pair(one, other);
        tally.add_game(Color::Black, Points::of(Outcome::Draw, Color::Black));
        assert_eq!(tally.games(), 3);
        assert_eq!(tally.with_color(Color::Black, Points::Win), 1);
        assert_eq!(tally.with_color(Color::White, Points::Win), 0);
        assert_eq!(tally.count(Points::Draw), 1);
        assert_eq!(tally.score(), Some(0.5));
        assert_eq!(tally.pairs(), &Pairs([0, 0, 1, 0, 0]));
        assert_eq!(tally.pairs().count(), 1);
    }
}
