//! How a match stands.

use crate::bout::Bout;
use crate::schedule::{GameNumber, Schedule};
use crate::statistics::{Points, Tally};
use rules::Color;
use std::collections::HashMap;
use std::time::Duration;

/// The results of a match so far, for the first player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Standings {
    tally: Tally,
    played: HashMap<GameNumber, Points>,
    efforts: [Effort; 2],
}

/// What a player has done to choose its moves, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// How many moves it has chosen.
    pub moves: u64,
    /// The time for all of them.
    pub time: Duration,
    /// The time for the slowest.
    pub longest: Duration,
    /// The depths of all of them together.
    pub depth: u64,
    /// The nodes of all of them together.
    pub nodes: u64,
}

impl Standings {
    /// A match that has not begun.
    pub fn new() -> Standings {
        Standings::default()
    }

    /// Adds a result. A game counts once.
    pub fn add(&mut self, game: GameNumber, points: Points) {
        if self.played.insert(game, points).is_some() {
            return;
        }
        self.tally.add_game(Schedule::color_of_first(game), points);
        if let Some(&other) = self.played.get(&Schedule::partner(game)) {
            self.tally.add_pair(points, other);
        }
    }

    /// Whether the result of a game is known.
    pub fn has(&self, game: GameNumber) -> bool {
        self.played.contains_key(&game)
    }

    /// The results, counted.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// What each player has done in the games that were played just now. Games from a journal do
    /// not count.
    pub const fn efforts(&self) -> &[Effort; 2] {
        &self.efforts
    }

    pub(crate) fn add_efforts(&mut self, bout: &Bout, color_of_first: Color) {
        for remark in &bout.remarks {
            let effort = &mut self.efforts[usize::from(remark.by != color_of_first)];
            effort.moves += 1;
            effort.time += remark.time;
            effort.longest = effort.longest.max(remark.time);
            effort.depth += remark.choice.depth.map_or(0, u64::from);
            effort.nodes += remark.choice.nodes.unwrap_or(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Pairs;

    #[test]
    fn pairs_count_when_both_games_are_played() {
        let mut standings = Standings::new();
        standings.add(4, Points::Win);
        standings.add(1, Points::Draw);
        assert_eq!(standings.tally().pairs().count(), 0);
        standings.add(3, Points::Draw);
        standings.add(3, Points::Win);
        assert_eq!(standings.tally().pairs(), &Pairs([0, 0, 0, 1, 0]));
        assert_eq!(standings.tally().games(), 3);
        assert!(standings.has(1) && !standings.has(2));
        assert_eq!(standings.tally().with_color(Color::White, Points::Win), 1);
    }
}
