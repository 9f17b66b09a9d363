//! Counting results.

use rules::{Color, Outcome};

/// What a game gives the first player, in half points.
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
    /// What the player of this colour gets for an outcome.
    pub fn of(outcome: Outcome, color: Color) -> Points {
        match outcome {
            Outcome::Draw => Points::Draw,
            Outcome::Win(winner) if winner == color => Points::Win,
            Outcome::Win(_) => Points::Loss,
        }
    }
}

/// Games won, drawn and lost, and pairs of games by what they gave together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// By the colour of the first player, then losses, draws and wins.
    games: [[u32; 3]; 2],
    pairs: Pairs,
}

/// Pairs of games from the same opening with colours swapped, by the half points of the first
/// player: from 0, both lost, to 4, both won.
///
/// An opening that favours one side favours it in both games, so the two results of a pair are
/// not independent. Pairs are: everything that is concluded is concluded from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs(pub [u32; 5]);

impl Tally {
    /// Counts a game.
    pub fn add_game(&mut self, color: Color, points: Points) {
        self.games[color as usize][points as usize] += 1;
    }

    /// Counts a pair, whose games are counted by themselves.
    pub fn add_pair(&mut self, one: Points, other: Points) {
        self.pairs.0[one as usize + other as usize] += 1;
    }

    /// How many games gave this, with one colour.
    pub const fn with_color(&self, color: Color, points: Points) -> u32 {
        self.games[color as usize][points as usize]
    }

    /// How many games gave this.
    pub const fn count(&self, points: Points) -> u32 {
        self.with_color(Color::Black, points) + self.with_color(Color::White, points)
    }

    /// All games.
    pub const fn games(&self) -> u32 {
        self.count(Points::Loss) + self.count(Points::Draw) + self.count(Points::Win)
    }

    /// The part of all points that the first player has, from 0 to 1; `None` before the first game.
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
    /// What each kind of pair is worth in points a game.
    pub const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

    /// All pairs.
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
